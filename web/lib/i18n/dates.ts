/** Wall-clock times of the agency ('YYYY-MM-DD HH:mm'), shown in the reader's language without ever shifting zones. */
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';
import { formatter } from './formatter.ts';

/** The parts are taken as UTC and shown as UTC, so that the browser's own zone has no say. */
const asUtc = (wall: string): Date => new Date(`${wall.slice(0, 16).replace(' ', 'T')}Z`);

export const formatWall = (
  wall: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string =>
  formatter(htmlLang[locale], { timeZone: 'UTC', ...options }).format(
    asUtc(wall.length === 10 ? `${wall} 00:00` : wall),
  );

export const formatDateTime = (wall: string, locale: Locale): string =>
  formatWall(wall, locale, {
    year: 'numeric',
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });

export const formatDate = (wall: string, locale: Locale): string =>
  formatWall(wall, locale, {
    year: 'numeric',
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
  });

/** 'Jun 4' · '6月4日' */
export const formatShortDay = (wall: string, locale: Locale): string =>
  formatWall(wall, locale, { month: locale === 'en' ? 'short' : 'long', day: 'numeric' });

/** A day that is written already, and its weekday where the language has it. */
export const withWeekday = (day: string, wall: string, locale: Locale): string => {
  const weekday = formatWeekday(wall, locale);
  return locale === 'en' ? `${weekday}, ${day}` : `${day} ${weekday}`;
};

/** 'Saturday, Jun 15, 2024' · '2024年6月15日 星期六' */
export const formatDay = (wall: string, locale: Locale): string =>
  withWeekday(formatDate(wall, locale), wall, locale);

/** '3:10 PM' · '下午3:10' */
export const formatTime = (wall: string, locale: Locale): string =>
  formatWall(wall, locale, { hour: 'numeric', minute: '2-digit', hour12: true });

export const formatMonth = (wall: string, locale: Locale): string =>
  formatWall(wall, locale, { month: locale === 'en' ? 'long' : 'numeric' }).replace(
    /^(\d+)月?$/,
    '$1 月',
  );

export const formatWeekday = (wall: string, locale: Locale): string =>
  formatWall(wall, locale, { weekday: 'long' });

export const isWeekend = (wall: string): boolean => [0, 6].includes(asUtc(wall).getUTCDay());
