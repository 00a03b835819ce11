/** By when the office has promised to answer: working days, on the agency's wall. */
import { gte } from 'drizzle-orm';
import { workingDaysAfter } from '#server/ports/agency-time.ts';
import { wallClock } from '#server/ports/clock.ts';
import type { Tx } from './connect.ts';
import { holiday } from './schema/office.ts';
import { getSetting, getTimeZone, type Settings } from './settings.ts';

type Promised = keyof Pick<Settings['promises'], 'applicationWorkingDays' | 'serviceWorkingDays'>;

export const dueAfter = async (
  tx: Tx,
  now: Date,
  promised: Promised,
): Promise<{ dueAt: Date; timeZone: string }> => {
  const timeZone = await getTimeZone(tx);
  const { [promised]: days } = await getSetting(tx, 'promises');
  const today = wallClock(now, timeZone).slice(0, 10);
  const rows = await tx.select({ day: holiday.day }).from(holiday).where(gte(holiday.day, today));
  const holidays = new Set(rows.map(({ day }) => day));
  return { dueAt: workingDaysAfter(now, days, timeZone, holidays), timeZone };
};
