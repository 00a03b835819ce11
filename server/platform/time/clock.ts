import { htmlLang, type Locale } from '#i18n/pick-locale.ts';

/** A clock that tests can set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string) => {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
};

/** 'YYYY-MM-DD HH:mm' in the given time zone (the agency's, never the server's). Two of them compare as text. */
export const localTime = (moment: Date, timeZone: string): string => {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
};

type LocalTimes<T> = T extends Date
  ? string
  : T extends string | number | boolean | null | undefined
    ? T
    : { [K in keyof T]: LocalTimes<T[K]> };

/** A copy of plain data in which every Date is a local time. */
export const withLocalTimes = <T>(data: T, timeZone: string): LocalTimes<T> => {
  const copy = (value: unknown): unknown => {
    if (value instanceof Date) return localTime(value, timeZone);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)]));
  };
  return copy(data) as LocalTimes<T>;
};

export const localTimeOrNull =
  (timeZone: string) =>
  (moment: Date | null | undefined): string | null =>
    moment ? localTime(moment, timeZone) : null;

/** In the reader's language: 'Tuesday, Nov 17, 3:10 PM'. */
export const sayMoment = (moment: Date, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(htmlLang[locale], {
    timeZone,
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(moment);

/** Formats 'YYYY-MM-DD' in the reader's language: 'November 17, 2026', '2026年11月17日'. */
export const sayDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(htmlLang[locale], { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  );
