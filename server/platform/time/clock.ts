import { LRUCache } from 'lru-cache';
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';

/** A clock that tests can set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Making a formatter costs far more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (language: string, options: Intl.DateTimeFormatOptions) => {
  const key = `${language} ${options.timeZone} ${options.dateStyle ?? options.hourCycle ?? ''}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(language, options);
    formatters.set(key, formatter);
  }
  return formatter;
};

const byIntl = (moment: Date | number, timeZone: string): string => {
  const formatter = formatterOf('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    formatter.formatToParts(moment).map((part) => [part.type, part.value]),
  );
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
};

const dayMs = 86_400_000;
/** Since then every zone is whole minutes from UTC. */
const wholeMinutesSince = Date.UTC(1973);
const lastYear = Date.UTC(9999);

/** By zone and UTC day; null for a day on which the clocks change. */
const offsets = new LRUCache<string, { ms: number | null }>({ max: 5_000 });
const offsetAt = (moment: number, timeZone: string): number =>
  Date.parse(`${byIntl(moment, timeZone).replace(' ', 'T')}Z`) - moment;
const offsetOn = (day: number, timeZone: string): number | null => {
  const key = `${day} ${timeZone}`;
  let known = offsets.get(key);
  if (!known) {
    const [first, last] = [day, day + 1].map((one) => offsetAt(one * dayMs, timeZone));
    known = { ms: first === last ? (first ?? null) : null };
    offsets.set(key, known);
  }
  return known.ms;
};

/** 'YYYY-MM-DD HH:mm' in the given time zone (the agency's, never the server's). Two of them compare as text. */
export const localTime = (moment: Date, timeZone: string): string => {
  const ms = moment.getTime();
  const isUsual = ms >= wholeMinutesSince && ms < lastYear;
  const offset = isUsual ? offsetOn(Math.floor(ms / dayMs), timeZone) : null;
  if (offset === null) return byIntl(moment, timeZone);
  const iso = new Date(ms + offset).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
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
  formatterOf(htmlLang[locale], {
    timeZone,
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
    .format(moment)
    .replace('下午12:', '中午12:');

/** Formats 'YYYY-MM-DD' in the reader's language: 'November 17, 2026', '2026年11月17日'. */
export const sayDay = (day: string, locale: Locale): string =>
  formatterOf(htmlLang[locale], { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  );
