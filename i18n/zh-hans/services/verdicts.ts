/** What the office says about a document: read by its owner, by text message, and in the office. */
export const verdicts = {
  labels: {
    accepted: '已接受',
    unreadable: '看不清楚',
    wrong: '文件不对',
    expired: '已过期或太旧',
    missing: '还缺',
  },
  reasons: {
    blurred: '照片不清楚，请在光线好的地方再拍一次。',
    cutOff: '有一部分没拍到，请拍下整页。',
    otherDocument: '这不是我们需要的文件，请送对的那一份。',
    nameDiffers: '上面的姓名不是您的。请送有您姓名的文件，或打电话给我们。',
    expired: '文件已经过期，请送新的。',
    tooOld: '文件太旧了，请送最新的一份。',
    pages: '少了一页，请送全部页面，正面和反面。',
    notSent: '我们还没有收到，请拍照送来。',
  },
  /** Of a list that the office sends. */
  line: '{{name}}：{{why}}',
  accepted: '我们看过了，谢谢您。',
};
