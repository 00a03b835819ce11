/** 示範版的手機：以客戶身分回覆。 */
export const demoPhone = {
  title: '以客戶身分回覆',
  lead: '就像這支手機傳了簡訊。簡訊會到辦公室的收件匣。',
  from: '客戶的手機號碼',
  text: '簡訊內容',
  send: '傳送簡訊',
  sent: '已傳送。現在在辦公室的收件匣裡。',
  byClient: '客戶傳的',
};
