/**
 * What the browser says when no answer came (spec §8). The Chinese text is always shown; on the English site
 * the English follows it (readings "Texts shown in Chinese").
 */
export const client = {
  timeout: '网络请求超时 · Network request timed out',
  network: '网络错误 · Network error',
  failed: 'API 请求失败：{{reason}} · API request failed: {{reason}}',
  requestNumber: 'If you call us, please read us this number: {{id}}',
  unknownService: '未知服务 · unknown service',
  noDescription: '暂无描述 · no description',
  loginAgain: 'You were logged out to keep your account safe. Please log in again.',
  loginAgainHint: 'Then you can pick up where you left off.',
  loggedOut: 'Logout Successful',
};
