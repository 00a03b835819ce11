import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { activity, activityRegistration } from '#server/schema/activity.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import type { LockedActivity, Party } from './join.store.ts';

/**
 * Registered parties without a reminder whose activity starts between `now` and `until`. Rows stay locked until the
 * transaction ends; rows locked by another process are skipped.
 */
export const listToRemind = async (
  tx: Tx,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<{ party: Party; activity: LockedActivity }[]> => {
  const rows = await tx
    .select()
    .from(activityRegistration)
    .innerJoin(activity, eq(activityRegistration.activityId, activity.id))
    .where(
      and(
        eq(activityRegistration.status, 'registered'),
        isNull(activityRegistration.remindedAt),
        eq(activity.published, true),
        gt(activity.startTime, now),
        lt(activity.startTime, until),
      ),
    )
    .orderBy(asc(activity.startTime), asc(activityRegistration.joinOrder))
    .limit(limit)
    .for('update', { of: activityRegistration, skipLocked: true });
  return rows.map(({ activity_registration: row, activity: about }) => ({
    party: { ...row, locale: localeOf(row.locale) },
    activity: about,
  }));
};

export const updateReminded = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .update(activityRegistration)
    .set({ remindedAt: now })
    .where(eq(activityRegistration.id, id));
};
