/** Wall-clock times of the agency ('YYYY-MM-DD HH:mm'), shown in the reader's language without ever shifting zones. */
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';

/** The parts are taken as UTC and shown as UTC, so that the browser's own zone has no say. */
const asUtc = (wall: string): Date => new Date(`${wall.slice(0, 16).replace(' ', 'T')}Z`);

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) => (wall: string) =>
  new Intl.DateTimeFormat(htmlLang[locale], { timeZone: 'UTC', ...options }).format(
    asUtc(wall.length === 10 ? `${wall} 00:00` : wall),
  );

export const formatDateTime = (wall: string, locale: Locale): string =>
  format(locale, {
    year: 'numeric',
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })(wall);

export const formatDate = (wall: string, locale: Locale): string =>
  format(locale, { year: 'numeric', month: locale === 'en' ? 'short' : 'long', day: 'numeric' })(
    wall,
  );

/** 'Jun 4' · '6月4日' */
export const formatShortDay = (wall: string, locale: Locale): string =>
  format(locale, { month: locale === 'en' ? 'short' : 'long', day: 'numeric' })(wall);
/** 'Saturday, Jun 15, 2024' · '2024年6月15日 星期六' */
export const formatDay = (wall: string, locale: Locale): string => {
  const [day, weekday] = [formatDate(wall, locale), formatWeekday(wall, locale)];
  return locale === 'en' ? `${weekday}, ${day}` : `${day} ${weekday}`;
};

export const formatTime = (wall: string, locale: Locale): string =>
  format(locale, { hour: 'numeric', minute: '2-digit', hour12: true })(wall);

export const formatMonth = (wall: string, locale: Locale): string =>
  format(locale, { month: locale === 'en' ? 'long' : 'numeric' })(wall).replace(
    /^(\d+)月?$/,
    '$1 月',
  );

export const formatWeekday = (wall: string, locale: Locale): string =>
  format(locale, { weekday: 'long' })(wall);

export const isWeekend = (wall: string): boolean => [0, 6].includes(asUtc(wall).getUTCDay());
