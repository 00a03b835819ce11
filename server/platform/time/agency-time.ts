/** From the agency's local time to moments, also across daylight-saving changes; the inverse of `localTime`. */
import { localTime } from './clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A local time read as UTC: for counting and comparing only. */
const asUtc = (local: string): number =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(local)
    ? Date.parse(`${local.replace(' ', 'T')}:00Z`)
    : Number.NaN;

/** The zone's offset from UTC at a moment, in milliseconds (whole minutes). */
const offsetAt = (moment: number, timeZone: string): number =>
  asUtc(localTime(new Date(moment), timeZone)) - Math.floor(moment / minute) * minute;

/**
 * The moment of a local time 'YYYY-MM-DD HH:mm'. Null for a time skipped by daylight saving; the first of a time that
 * occurs twice.
 */
export const momentOf = (local: string, timeZone: string): Date | null => {
  const utc = asUtc(local);
  if (Number.isNaN(utc)) return null;
  const offsets = [offsetAt(utc - day, timeZone), offsetAt(utc + day, timeZone)];
  const moments = offsets
    .map((offset) => utc - offset)
    .filter((moment) => moment + offsetAt(moment, timeZone) === utc);
  return moments.length ? new Date(Math.min(...moments)) : null;
};

/** Like `momentOf`, but a time skipped by daylight saving is an hour later. */
export const momentOrLater = (local: string, timeZone: string): Date => {
  const text = local.slice(0, 16);
  const found = momentOf(text, timeZone);
  if (found) return found;
  const later = new Date(asUtc(text) + hour).toISOString().slice(0, 16).replace('T', ' ');
  return momentOf(later, timeZone) ?? new Date(asUtc(text));
};

export const startOfDay = (day: string, timeZone: string): Date =>
  momentOrLater(`${day} 00:00`, timeZone);

/** Adds days to 'YYYY-MM-DD'. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Whole days between two dates, or the dates of two local times. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / day;

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** What rules about time need: now, and the agency's time zone. */
export const agencyTime = (now: Date, timeZone: string) => {
  // Cached: needed for every slot.
  const localNow = localTime(now, timeZone);
  return {
    now,
    timeZone,
    toLocal: (moment: Date) => (moment === now ? localNow : localTime(moment, timeZone)),
    momentOf: (local: string) => momentOf(local, timeZone),
    dayAfter,
    weekdayOf,
  };
};
export type AgencyTime = ReturnType<typeof agencyTime>;

/** The same local time of day, that many working days later; weekends and holidays are not working days. */
export const workingDaysAfter = (
  now: Date,
  days: number,
  timeZone: string,
  holidays: ReadonlySet<string> = new Set(),
): Date => {
  const [today = '', time = ''] = localTime(now, timeZone).split(' ');
  let date = today;
  for (let left = days; left > 0; ) {
    date = dayAfter(date, 1);
    if (![0, 6].includes(weekdayOf(date)) && !holidays.has(date)) left--;
  }
  if (date === today) return now;
  const seconds = now.getTime() % minute;
  return new Date(momentOrLater(`${date} ${time}`, timeZone).getTime() + seconds);
};
