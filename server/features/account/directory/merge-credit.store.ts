/** Classes and other credit of a duplicate account. */
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { trainingCredit, trainingSeat } from '#server/schema/training/credit.ts';

export const moveCredit = async (
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  // A class that both attended counts once, and keeps one seat.
  await tx
    .update(trainingCredit)
    .set({ userId: to })
    .where(
      and(
        eq(trainingCredit.userId, from),
        sql`not exists (select 1 from training_credit o where o.user_id = ${to}
          and o.session_id = ${trainingCredit.sessionId} and o.state = 'counted')`,
      ),
    );
  await tx
    .update(trainingSeat)
    .set({ userId: to })
    .where(
      and(
        eq(trainingSeat.userId, from),
        sql`not exists (select 1 from training_seat o where o.user_id = ${to}
          and o.session_id = ${trainingSeat.sessionId})`,
      ),
    );
};
