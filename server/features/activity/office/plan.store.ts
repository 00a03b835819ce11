import { and, eq, inArray } from 'drizzle-orm';
import {
  type LockedActivity,
  nobodyWaits,
} from '#server/features/activity/registration/join.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { activity, activityRegistration } from '#server/schema/activity.ts';

export const updateActivity = async (
  tx: Tx,
  id: string,
  values: Partial<typeof activity.$inferInsert>,
): Promise<void> => {
  await tx.update(activity).set(values).where(eq(activity.id, id));
};

type Copy = {
  id: string;
  seriesId: string | null;
  published: boolean;
} & Pick<LockedActivity, 'startTime' | 'endTime' | 'registerStart' | 'registerEnd'>;

/** Copies without participants. Existing ids are skipped. */
export const insertCopies = async (
  tx: Tx,
  original: LockedActivity,
  copies: Copy[],
): Promise<void> => {
  if (!copies.length) return;
  const empty = { registeredCount: 0, waitlistCount: 0, featured: false };
  await tx
    .insert(activity)
    .values(copies.map((copy) => ({ ...original, ...empty, ...copy })))
    .onConflictDoNothing();
};

export const listSeriesDays = async (tx: Tx, seriesId: string): Promise<Set<string>> => {
  const rows = await tx
    .select({ startTime: activity.startTime })
    .from(activity)
    .where(eq(activity.seriesId, seriesId));
  return new Set(rows.map((row) => row.startTime.slice(0, 10)));
};

export const listExisting = async (tx: Tx, ids: string[]): Promise<string[]> => {
  if (!ids.length) return [];
  const rows = await tx
    .select({ id: activity.id })
    .from(activity)
    .where(inArray(activity.id, ids))
    .orderBy(activity.startTime, activity.id);
  return rows.map((row) => row.id);
};

/** Cancels all registrations of a cancelled activity. */
export const cancelAll = async (tx: Tx, activityId: string, now: Date): Promise<void> => {
  await tx
    .update(activityRegistration)
    .set({ status: 'cancelled', cancelledAt: now, cancelledByStaff: true, ...nobodyWaits })
    .where(
      and(
        eq(activityRegistration.activityId, activityId),
        inArray(activityRegistration.status, ['registered', 'waitlisted']),
      ),
    );
  await updateActivity(tx, activityId, { registeredCount: 0, waitlistCount: 0 });
};

/** Resets reminders after a move: they named the old time. */
export const updateReminders = async (
  tx: Tx,
  activityId: string,
  remindedAt: Date | null,
): Promise<void> => {
  await tx
    .update(activityRegistration)
    .set({ remindedAt })
    .where(
      and(
        eq(activityRegistration.activityId, activityId),
        eq(activityRegistration.status, 'registered'),
      ),
    );
};
