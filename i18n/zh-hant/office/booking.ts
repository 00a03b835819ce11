import type { Messages } from '#i18n/messages.ts';

export const booking: Messages['office']['booking'] = {
  title: '代人申請或預約',
  who: '是哪一位？',
  nobodyFound: '找不到。請核對號碼，或在這裡登記新客戶。',
  newPerson: '登記新客戶',
  useThem: '為這位客戶預約',
  goToDay: '前往日期',
  dayFull: '{{day}}沒有空位。以下是之後有空位的日子。',
  book: '預約',
  walkIn: '現場來訪',
  walkInTitle: '現場來訪：沒有預約',
  walkInAt: '{{office}}：現場來訪',
  here: '人已到，沒有預約',
  now: '現在，{{from}} 至 {{to}}',
  noPlace: '位置已滿',
  hasVisit: '這位客戶在這個時間有預約。請將預約標為已到。',
  beyond: '位置已滿，為什麼現在接待？',
  beyondHint: '給同事看，客戶看不到。',
  noMessage: '記為已到。人在現場，不傳簡訊。',
  walkInNow: '現在安排',
  walkInDone: '已安排{{name}}，並記為已到。',
};
