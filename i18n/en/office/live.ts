/** What changes by itself. */
export const live = {
  come_one: '{{count}} new',
  come_other: '{{count}} new',
  gone_one: '{{count}} no longer in this list',
  gone_other: '{{count}} no longer in this list',
  moved: 'The order has changed',
  changed: 'Something changed here',
  show: 'Show',
  showNews: 'Show what changed',
  lost: 'No connection. What you see may be out of date.',
  looking_one: '{{names}} is looking at this case',
  looking_other: '{{names}} are looking at this case',
};
