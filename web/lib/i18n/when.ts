/** Times in everyday words: with the weekday, or 'today'. */

import type { Locale } from '#i18n/pick-locale.ts';
import type { Translate } from '#i18n/translator.ts';
import { formatDateTime, formatLocal, formatTime, withWeekday } from './dates.ts';
import { formatter } from './formatter.ts';

/** 'Tuesday, June 4' · '6月4日 星期二' */
export const sayDay = (local: string, locale: Locale): string =>
  withWeekday(formatLocal(local, locale, { month: 'long', day: 'numeric' }), local, locale);

/** 'Tuesday, June 4, 3:10 PM' · '6月4日 星期二 下午3:10' */
export const sayWhen = (local: string, locale: Locale): string =>
  `${sayDay(local, locale)}${locale === 'en' ? ', ' : ' '}${formatTime(local, locale)}`;

/** A moment on the agency's clock: 'YYYY-MM-DD HH:mm', as the API writes times. */
export const localAt = (moment: Date, timeZone: string): string =>
  formatter('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);

export const localNow = (timeZone: string): string => localAt(new Date(), timeZone);

/** A deadline has passed. */
export const isLate = (by: string | null, timeZone: string): boolean =>
  by !== null && by < localNow(timeZone);

const dayOf = (local: string): number => Date.parse(`${local.slice(0, 10)}T00:00Z`) / 86_400_000;

/** 'today, 3:10 PM', 'yesterday, 9:00 AM', or the date. */
export const sayLately = (local: string, now: string, t: Translate, locale: Locale): string => {
  const days = dayOf(now) - dayOf(local);
  const time = formatTime(local, locale);
  if (days === 0) return t('common.today', { time });
  if (days === 1) return t('common.yesterday', { time });
  return formatDateTime(local, locale);
};
