/** Promised and past times, said as people say them: with the weekday, and 'today' where it is today. */
import type { TFunction } from 'i18next';
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';
import { formatDateTime } from './dates.ts';

/** The agency's wall clock, shown as UTC so that the browser's zone has no say. */
const part = (wall: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(htmlLang[locale], { timeZone: 'UTC', ...options }).format(
    new Date(`${(wall.length === 10 ? `${wall} 00:00` : wall).slice(0, 16).replace(' ', 'T')}Z`),
  );

/** '3:10 PM' · '下午3:10' */
export const sayTime = (wall: string, locale: Locale): string =>
  part(wall, locale, { hour: 'numeric', minute: '2-digit', hour12: true });

/** 'Tuesday, June 4' · '6月4日 星期二' */
export const sayDay = (wall: string, locale: Locale): string => {
  const weekday = part(wall, locale, { weekday: 'long' });
  const day = part(wall, locale, { month: 'long', day: 'numeric' });
  return locale === 'en' ? `${weekday}, ${day}` : `${day} ${weekday}`;
};

/** 'Tuesday, June 4, 3:10 PM' · '6月4日 星期二 下午3:10' */
export const sayWhen = (wall: string, locale: Locale): string =>
  `${sayDay(wall, locale)}${locale === 'en' ? ', ' : ' '}${sayTime(wall, locale)}`;

/** Now, on the agency's clock: 'YYYY-MM-DD HH:mm', as the API writes times. */
export const wallNow = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date());

/** A promised time has passed. */
export const isLate = (by: string | null, timeZone: string): boolean =>
  by !== null && by < wallNow(timeZone);

const dayOf = (wall: string): number => Date.parse(`${wall.slice(0, 10)}T00:00Z`) / 86_400_000;

/** 'today, 3:10 PM', 'yesterday, 9:00 AM', or the date. */
export const sayLately = (wall: string, now: string, t: TFunction, locale: Locale): string => {
  const days = dayOf(now) - dayOf(wall);
  const time = sayTime(wall, locale);
  if (days === 0) return t('common.today', { time });
  if (days === 1) return t('common.yesterday', { time });
  return formatDateTime(wall, locale);
};
