/** Days and times on the agency's wall: the other way round from wallClock, over the days when the clocks change. */
import { wallClock } from './clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A wall-clock time as if it were UTC: only for counting and comparing. */
const asUtc = (wall: string): number =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(wall)
    ? Date.parse(`${wall.replace(' ', 'T')}:00Z`)
    : Number.NaN;

/** How far the wall is ahead of UTC at a moment, in whole minutes. */
const offsetAt = (moment: number, timeZone: string): number =>
  asUtc(wallClock(new Date(moment), timeZone)) - Math.floor(moment / minute) * minute;

/**
 * The moment of 'YYYY-MM-DD HH:mm' on the wall. Null for a time that the day does not have, because the clocks jump over
 * it; of a time that comes twice the first.
 */
export const momentOf = (wall: string, timeZone: string): Date | null => {
  const utc = asUtc(wall);
  if (Number.isNaN(utc)) return null;
  const offsets = [offsetAt(utc - day, timeZone), offsetAt(utc + day, timeZone)];
  const moments = offsets
    .map((offset) => utc - offset)
    .filter((moment) => moment + offsetAt(moment, timeZone) === utc);
  return moments.length ? new Date(Math.min(...moments)) : null;
};

/** 'YYYY-MM-DD', so many days later or earlier on the calendar. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** What rules about time are given: a moment, and the agency's wall. */
export const agencyTime = (now: Date, timeZone: string) => {
  // Asked for with every slot.
  const nowOnWall = wallClock(now, timeZone);
  return {
    now,
    timeZone,
    wallOf: (moment: Date) => (moment === now ? nowOnWall : wallClock(moment, timeZone)),
    momentOf: (wall: string) => momentOf(wall, timeZone),
    dayAfter,
    weekdayOf,
  };
};
export type AgencyTime = ReturnType<typeof agencyTime>;

/** The same time of day, that many working days later, on the agency's wall; Saturday, Sunday and holidays are none. */
export const workingDaysAfter = (
  now: Date,
  days: number,
  timeZone: string,
  holidays: ReadonlySet<string> = new Set(),
): Date => {
  const [today = '', time = ''] = wallClock(now, timeZone).split(' ');
  let date = today;
  for (let left = days; left > 0; ) {
    date = dayAfter(date, 1);
    if (![0, 6].includes(weekdayOf(date)) && !holidays.has(date)) left--;
  }
  if (date === today) return now;
  // Seconds stay; a time that the clocks jump over is an hour later.
  const rest = now.getTime() % minute;
  const due = momentOf(`${date} ${time}`, timeZone);
  return due
    ? new Date(due.getTime() + rest)
    : new Date(asUtc(`${date} ${time}`) - offsetAt(now.getTime(), timeZone) + rest);
};
