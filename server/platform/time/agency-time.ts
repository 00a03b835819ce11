/** From the agency's local time to moments, also across daylight-saving changes; the inverse of `localTime`. */
import { localTime } from './clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

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

/** Like `momentOf`, but a time skipped by daylight saving moves an hour later. */
export const momentOrLater = (local: string, timeZone: string): Date => {
  const anHourLater = new Date(asUtc(local) + 60 * minute).toISOString().slice(0, 16);
  return (
    momentOf(local, timeZone) ??
    momentOf(anHourLater.replace('T', ' '), timeZone) ??
    new Date(asUtc(local))
  );
};

export const startOfDay = (date: string, timeZone: string): Date =>
  momentOrLater(`${date} 00:00`, timeZone);

/** 'YYYY-MM-DD', so many days later or earlier. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10);

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
  // Keep the seconds; a time skipped by daylight saving moves an hour later.
  const rest = now.getTime() % minute;
  const due = momentOf(`${date} ${time}`, timeZone);
  return due
    ? new Date(due.getTime() + rest)
    : new Date(asUtc(`${date} ${time}`) - offsetAt(now.getTime(), timeZone) + rest);
};
