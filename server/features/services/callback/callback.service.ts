import type { CallbackWish } from '#contract/services/callback-rules.ts';
import { listSchedules } from '#server/features/services/booking/offices.store.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { agencyTime, momentOrLater } from '#server/platform/time/agency-time.ts';
import { dueAfter } from '#server/shared/cases/working-day-deadline.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { callBy } from './callback.rules.ts';
import { listOpenOffices } from './callback.store.ts';

/** By when we call. An agency without office hours promises what it promises for requests. */
export const callbackDue = async (db: Queryable, now: Date, wish: CallbackWish): Promise<Date> => {
  const timeZone = await getTimeZone(db);
  const schedules = await listSchedules(db, await listOpenOffices(db));
  const by = callBy([...schedules.values()], wish, agencyTime(now, timeZone));
  if (by) return momentOrLater(by, timeZone);
  return (await dueAfter(db, now, 'serviceWorkingDays')).dueAt;
};
