/** "We call you back": the form for anyone. */
export const callback = {
  title: '我們打電話給您',
  lead: '留下電話號碼就可以，不用帳號。',
  phone: '您的電話號碼',
  phoneExample: '(212) 555-0100',
  wish: '方便接電話的時間（可以不選）',
  today: '今天{{time}}前',
  tomorrow: '明天{{time}}前',
  later: '{{day}} {{time}}前',
  promise: '現在送出，我們{{when}}打給您。',
  submit: '請打給我',
  done: '收到您的電話號碼了',
  already: '您已經留過電話號碼了',
  doneText: '我們{{when}}打 {{phone}} 給您，說您的語言，不收費。',
  other: '換一個號碼',
  privacy: '這個號碼只用來打這一通電話。',
  people: '打電話給您的是他們',
  wishes: {
    any: '都可以',
    morning: '上午',
    afternoon: '下午',
  },
};
