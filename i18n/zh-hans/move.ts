export const move = {
  soon_one: '{{count}} 秒后，带您前往：{{place}}。',
  soon_other: '{{count}} 秒后，带您前往：{{place}}。',
  go: '现在就去',
  goTo: '前往：{{place}}',
  stay: '留在这里',
  stays: '您会留在这一页，想走的时候再走。',
};
