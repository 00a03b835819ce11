/** Failed sign-ins: counted by day, then one entry of the audit log for each account. */
import { lt, sql } from 'drizzle-orm';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { signInRefusal } from '#server/schema/account.ts';
import { localToday } from '#server/shared/people/important-dates.ts';
import { insertAudit } from './audit-log.ts';

/** `actor` of entries about people who did not get in. */
export const atTheDoor = 'sign-in';

type Refused = { door: 'client' | 'staff'; userId: string | null; now: Date };

export const countRefusal = async (db: Queryable, { now, ...who }: Refused): Promise<void> => {
  await db
    .insert(signInRefusal)
    .values({ ...who, day: await localToday(db, now), tries: 1 })
    .onConflictDoUpdate({
      target: [signInRefusal.day, signInRefusal.door, signInRefusal.userId],
      set: { tries: sql`${signInRefusal.tries} + 1` },
    });
};

/** The days that are over. Two processes write each entry once: the rows are deleted in the same transaction. */
export const auditRefusals = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const over = await tx
      .delete(signInRefusal)
      .where(lt(signInRefusal.day, await localToday(tx, now)))
      .returning();
    for (const { door, userId, day, tries } of over)
      await insertAudit(tx, {
        at: now,
        actor: atTheDoor,
        action: door === 'client' ? 'account.refused' : 'staff.unknown_refused',
        ...(userId && { subjectId: userId }),
        details: { day, tries: String(tries) },
      });
  });
