export const client = {
  timeout: '网络请求超时',
  network: '网络错误',
  failed: 'API 请求失败：{{reason}}',
  requestNumber: '打电话来时，请报这个编号：{{id}}',
  unknownService: '未知服务',
  noDescription: '暂无描述',
  loginAgain: '为了您的账号安全，已经退出。请再登录一次。',
  loginAgainHint: '登录后，可以从刚才的地方继续。',
  loggedOut: '已成功退出',
};
