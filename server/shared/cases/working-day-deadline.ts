/** The office's response deadline: working days in the agency's local time. */
import { gte } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { workingDaysAfter } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { holiday } from '#server/schema/office.ts';
import { getSetting, getTimeZone, type Settings } from '#server/shared/settings/settings.ts';

type Promised = keyof Pick<Settings['promises'], 'applicationWorkingDays' | 'serviceWorkingDays'>;

export const dueAfter = async (
  tx: Queryable,
  now: Date,
  promised: Promised,
): Promise<{ dueAt: Date; timeZone: string }> => {
  const timeZone = await getTimeZone(tx);
  const { [promised]: days } = await getSetting(tx, 'promises');
  const today = localTime(now, timeZone).slice(0, 10);
  const rows = await tx.select({ day: holiday.day }).from(holiday).where(gte(holiday.day, today));
  const holidays = new Set(rows.map(({ day }) => day));
  return { dueAt: workingDaysAfter(now, days, timeZone, holidays), timeZone };
};
