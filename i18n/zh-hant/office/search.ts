import type { Messages } from '#i18n/messages.ts';

/** The search box of the office. */
export const search: Messages['office']['search'] = {
  label: '搜尋全部',
  hint: '姓名、電話末四碼、R-20265、證書或識別證編號…',
  results: '尋找結果',
  groups: {
    people: '客戶與護理員',
    records: '申請與到訪',
    papers: '證書與識別證',
    cases: '案件',
    calls: '回電',
    conversations: '簡訊對話',
    activities: '活動',
    contents: '內容',
  },
  more: '還有更多，請繼續輸入',
  certificate: '證書：{{title}}',
  transcript: '{{title}} 年時數證明',
  idCard: '識別證',
  callBy: '{{when}}前回電',
  unread_one: '{{count}} 則未讀',
  unread_other: '{{count}} 則未讀',
  open: '處理中',
  closed: '已結束',
  nothing: '沒有找到。請少輸入幾個字，或輸入電話末四碼。',
  failed: '尋找沒有成功，請重新輸入。',
};
