import { and, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { message } from '#server/schema/office.ts';

/** Seconds since the oldest waiting message was due; 0 when none is due. */
export const oldestDueMessageAge = async (db: Queryable, now: Date): Promise<number> => {
  const [row] = await db
    .select({ dueAt: message.dueAt })
    .from(message)
    .where(and(sql`${message.state} = 'waiting'`, lte(message.dueAt, now)))
    .orderBy(message.dueAt)
    .limit(1);
  return row ? (now.getTime() - row.dueAt.getTime()) / 1_000 : 0;
};
