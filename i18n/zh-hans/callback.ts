/** "We call you back": the form for anyone. */
export const callback = {
  title: '我们打电话给您',
  lead: '留下电话号码就可以，不用账号。',
  phone: '您的电话号码',
  phoneExample: '(212) 555-0100',
  wish: '方便接电话的时间（可以不选）',
  today: '今天{{time}}前',
  tomorrow: '明天{{time}}前',
  later: '{{day}} {{time}}前',
  promise: '现在送出，我们{{when}}打给您。',
  submit: '请打给我',
  done: '收到您的电话号码了',
  already: '您已经留过电话号码了',
  doneText: '我们{{when}}打 {{phone}} 给您，说您的语言，不收费。',
  other: '换一个号码',
  privacy: '这个号码只用来打这一通电话。',
  people: '打电话给您的是他们',
  wishes: {
    any: '都可以',
    morning: '上午',
    afternoon: '下午',
  },
};
