/** Times in everyday words: with the weekday, or 'today'. */
import type { TFunction } from 'i18next';
import type { Locale } from '#i18n/pick-locale.ts';
import { formatDateTime, formatTime, formatWall, withWeekday } from './dates.ts';
import { formatter } from './formatter.ts';

/** 'Tuesday, June 4' · '6月4日 星期二' */
export const sayDay = (wall: string, locale: Locale): string =>
  withWeekday(formatWall(wall, locale, { month: 'long', day: 'numeric' }), wall, locale);

/** 'Tuesday, June 4, 3:10 PM' · '6月4日 星期二 下午3:10' */
export const sayWhen = (wall: string, locale: Locale): string =>
  `${sayDay(wall, locale)}${locale === 'en' ? ', ' : ' '}${formatTime(wall, locale)}`;

/** Now, on the agency's clock: 'YYYY-MM-DD HH:mm', as the API writes times. */
export const wallNow = (timeZone: string): string =>
  formatter('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date());

/** A deadline has passed. */
export const isLate = (by: string | null, timeZone: string): boolean =>
  by !== null && by < wallNow(timeZone);

const dayOf = (wall: string): number => Date.parse(`${wall.slice(0, 10)}T00:00Z`) / 86_400_000;

/** 'today, 3:10 PM', 'yesterday, 9:00 AM', or the date. */
export const sayLately = (wall: string, now: string, t: TFunction, locale: Locale): string => {
  const days = dayOf(now) - dayOf(wall);
  const time = formatTime(wall, locale);
  if (days === 0) return t('common.today', { time });
  if (days === 1) return t('common.yesterday', { time });
  return formatDateTime(wall, locale);
};
