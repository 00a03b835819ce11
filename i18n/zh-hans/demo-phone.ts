/** 演示版的手机：以客户身份回复。 */
export const demoPhone = {
  title: '以客户身份回复',
  lead: '就像这部手机发了短信。短信会到办公室的收件箱。',
  from: '客户的手机号码',
  text: '短信内容',
  send: '发送短信',
  sent: '已发送。现在在办公室的收件箱里。',
  byClient: '客户发的',
};
