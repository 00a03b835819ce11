import { nextHalfDay } from '#contract/services/call-promise.ts';
import type { CallbackWish } from '#contract/services/callback-rules.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { momentOrLater } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { dueAfter } from '#server/shared/cases/promised-time.ts';
import { listOpenDays } from '#server/shared/settings/office-hours.store.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';

/** By when we call. An agency without office hours promises what it promises for requests. */
export const callbackDue = async (db: Queryable, now: Date, wish: CallbackWish): Promise<Date> => {
  const timeZone = await getTimeZone(db);
  const local = localTime(now, timeZone);
  const by = nextHalfDay(await listOpenDays(db, local.slice(0, 10)), wish, local);
  if (by) return momentOrLater(by, timeZone);
  return (await dueAfter(db, now, 'serviceWorkingDays')).dueAt;
};
