export const client = {
  timeout: '網路請求逾時',
  network: '網路錯誤',
  failed: 'API 請求失敗：{{reason}}',
  requestNumber: '打電話來時，請報這個編號：{{id}}',
  unknownService: '未知服務',
  noDescription: '暫無描述',
  loginAgain: '為了您的帳號安全，已經登出。請再登入一次。',
  loginAgainHint: '登入後，可以從剛才的地方繼續。',
  loggedOut: '已成功登出',
};
