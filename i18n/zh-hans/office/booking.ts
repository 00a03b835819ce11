import type { Messages } from '#i18n/messages.ts';

export const booking: Messages['office']['booking'] = {
  title: '代人申请或预约',
  who: '是哪一位？',
  nobodyFound: '没有找到。请核对号码，或在这里登记新客户。',
  newPerson: '登记新客户',
  useThem: '为这位客户预约',
  goToDay: '跳到日期',
  dayFull: '{{day}}没有空位。下面是之后有空位的日子。',
  book: '预约',
  walkIn: '现场来访',
  walkInTitle: '现场来访：没有预约',
  walkInAt: '{{office}}：现场来访',
  here: '人已到，没有预约',
  now: '现在，{{from}} 至 {{to}}',
  noPlace: '位置已满',
  hasVisit: '这位客户在这个时间有预约。请把预约标为已到。',
  beyond: '位置已满，为什么现在接待？',
  beyondHint: '给同事看，客户看不到。',
  noMessage: '记为已到。人在现场，不发短信。',
  walkInNow: '现在安排',
  walkInDone: '已安排{{name}}，并记为已到。',
};
