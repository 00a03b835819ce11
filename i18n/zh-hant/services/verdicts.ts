/** What the office says about a document: read by its owner, by text message, and in the office. */
export const verdicts = {
  labels: {
    accepted: '已接受',
    unreadable: '看不清楚',
    wrong: '文件不對',
    expired: '已過期或太舊',
    missing: '還缺',
  },
  reasons: {
    blurred: '照片不清楚，請在光線好的地方再拍一次。',
    cutOff: '有一部分沒拍到，請拍下整頁。',
    otherDocument: '這不是我們需要的文件，請送對的那一份。',
    nameDiffers: '上面的姓名不是您的。請送有您姓名的文件，或打電話給我們。',
    expired: '文件已經過期，請送新的。',
    tooOld: '文件太舊了，請送最新的一份。',
    pages: '少了一頁，請送全部頁面，正面和反面。',
    notSent: '我們還沒有收到，請拍照送來。',
  },
  /** Of a list that the office sends. */
  line: '{{name}}：{{why}}',
  accepted: '我們看過了，謝謝您。',
};
