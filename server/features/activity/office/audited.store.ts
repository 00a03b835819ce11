/** What the audit log says was done with an activity. */
import { and, eq, or, sql } from 'drizzle-orm';
import type { Party } from '#server/features/activity/registration/join.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { auditLog } from '#server/schema/audit.ts';

/**
 * Whether a party whose place the office canceled was told: with a message to it, or to everybody when the activity was
 * called off. Whoever lost it with their account was sent nothing.
 */
export const wasToldCancelled = async (
  tx: Tx,
  { id, cancelledAt }: Pick<Party, 'id' | 'cancelledAt'>,
  subject: string,
): Promise<boolean> => {
  const told = or(
    and(
      eq(auditLog.action, 'activity.party_cancelled'),
      sql`${auditLog.details}->>'registration' = ${id}`,
    ),
    eq(auditLog.action, 'activity.unpublished'),
  );
  const rows = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.at, cancelledAt ?? new Date(0)), told))
    .limit(1);
  return rows.length > 0;
};

/** Whether a form with this request key was processed before. */
export const wasDone = async (
  tx: Tx,
  { action, subject, key }: { action: string; subject: string; key: string },
): Promise<boolean> => {
  const rows = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, action),
        eq(auditLog.subject, subject),
        sql`${auditLog.details}->>'key' = ${key}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
};
