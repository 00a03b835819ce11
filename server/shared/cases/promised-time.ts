/** By when the office calls or answers: the promised span, and within it a time at which somebody is there. */
import { gte } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { momentOrLater, workingDaysAfter } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { holiday } from '#server/schema/office.ts';
import { listOpenDays } from '#server/shared/settings/office-hours.store.ts';
import { getSetting, getTimeZone, type Settings } from '#server/shared/settings/settings.ts';
import { promisedBy } from './call-promise.rules.ts';

const hour = 3_600_000;

export const inOfficeHours = async (db: Queryable, now: Date, latest: Date): Promise<Date> => {
  const timeZone = await getTimeZone(db);
  const [from, to] = [localTime(now, timeZone), localTime(latest, timeZone)];
  const by = promisedBy(await listOpenDays(db, from.slice(0, 10)), from, to);
  // As it is where nothing changed: a local time has no seconds, and occurs twice in autumn.
  return by === to ? latest : momentOrLater(by, timeZone);
};

/** After a White Card number or papers, and an application for care (spec §5: within 24 hours). */
export const callDueAfter = async (db: Queryable, now: Date): Promise<Date> => {
  const latest = new Date(now.getTime() + limits.whiteCardFollowUpHours * hour);
  return inOfficeHours(db, now, latest);
};

type Promised = keyof Pick<Settings['promises'], 'applicationWorkingDays' | 'serviceWorkingDays'>;

export const dueAfter = async (
  db: Queryable,
  now: Date,
  promised: Promised,
): Promise<{ dueAt: Date; timeZone: string }> => {
  const timeZone = await getTimeZone(db);
  const { [promised]: days } = await getSetting(db, 'promises');
  const today = localTime(now, timeZone).slice(0, 10);
  const rows = await db.select({ day: holiday.day }).from(holiday).where(gte(holiday.day, today));
  const holidays = new Set(rows.map(({ day }) => day));
  const latest = workingDaysAfter(now, days, timeZone, holidays);
  return { dueAt: await inOfficeHours(db, now, latest), timeZone };
};
