export const move = {
  soon_one: '{{count}} 秒後，帶您前往：{{place}}。',
  soon_other: '{{count}} 秒後，帶您前往：{{place}}。',
  go: '現在就去',
  goTo: '前往：{{place}}',
  stay: '留在這裡',
  stays: '您會留在這一頁，想走的時候再走。',
};
