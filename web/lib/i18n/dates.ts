/** Local times of the agency ('YYYY-MM-DD HH:mm') in the reader's language, never converted between time zones. */
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';
import { formatter } from './formatter.ts';

/** The parts are taken as UTC and shown as UTC, so that the browser's own zone has no say. */
const asUtc = (local: string): Date => new Date(`${local.slice(0, 16).replace(' ', 'T')}Z`);

export const formatLocal = (
  local: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string =>
  // 简体 would count to 24 unless told.
  formatter(htmlLang[locale], { timeZone: 'UTC', hour12: true, ...options })
    .format(asUtc(local.length === 10 ? `${local} 00:00` : local))
    .replace('下午12:', '中午12:')
    // 'June' and '4' stay on one line, the year and '3:10 PM' too.
    .replace(/([a-z]) (\d)/gi, '$1\u00a0$2')
    .replace(/(\d), (\d{4})/, '$1,\u00a0$2')
    .replace(/(\d)\s([AP]M)/, '$1\u00a0$2');

export const formatDateTime = (local: string, locale: Locale): string =>
  formatLocal(local, locale, {
    year: 'numeric',
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

export const formatDate = (local: string, locale: Locale): string =>
  formatLocal(local, locale, {
    year: 'numeric',
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
  });

/** 'Jun 4' · '6月4日' */
export const formatShortDay = (local: string, locale: Locale): string =>
  formatLocal(local, locale, { month: locale === 'en' ? 'short' : 'long', day: 'numeric' });

/** A day that is written already, and its weekday where the language has it. */
export const withWeekday = (day: string, local: string, locale: Locale): string => {
  const weekday = formatWeekday(local, locale);
  return locale === 'en' ? `${weekday}, ${day}` : `${day} ${weekday}`;
};

/** 'Saturday, Jun 15, 2024' · '2024年6月15日 星期六' */
export const formatDay = (local: string, locale: Locale): string =>
  withWeekday(formatDate(local, locale), local, locale);

/** '3:10 PM' · '下午3:10' */
export const formatTime = (local: string, locale: Locale): string =>
  formatLocal(local, locale, { hour: 'numeric', minute: '2-digit' });

export const formatMonth = (local: string, locale: Locale): string =>
  formatLocal(local, locale, { month: locale === 'en' ? 'long' : 'numeric' }).replace(
    /^(\d+)月?$/,
    '$1 月',
  );

export const formatWeekday = (local: string, locale: Locale): string =>
  formatLocal(local, locale, { weekday: 'long' });

export const isWeekend = (local: string): boolean => [0, 6].includes(asUtc(local).getUTCDay());
