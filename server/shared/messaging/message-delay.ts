/** The delay of the oldest due message (quality 40). */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';

const minute = 60_000;
/** Older messages have been given up. */
const longestMs = 2 * 24 * 60 * minute;
const delayMs = 5 * minute;

/** Late means: due but not taken from the queue (quiet hours don't count), or rejected repeatedly by the provider. */
const findDelayMs = async (db: Queryable, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ queued: boolean; tried: string | null }>(sql`
    select to_regclass('pgboss.job') is not null as queued,
      (select min(created_at) from message
       where created_at > ${new Date(now.getTime() - longestMs)} and state = 'waiting' and attempts > 0) as tried`);
  const [{ queued, tried } = { queued: false, tried: null }] = rows;
  const triedMs = tried ? now.getTime() - new Date(tried).getTime() : 0;
  if (!queued) return triedMs;
  const due = await db.execute<{ ms: string | null }>(sql`
    select extract(epoch from now() - min(start_after)) * 1000 as ms
    from pgboss.job where name = 'message' and state < 'active' and start_after < now()`);
  return Math.max(triedMs, Number(due.rows[0]?.ms ?? 0));
};

/** Throws when messages are delayed. */
export const checkMessageDelay = async (db: Queryable, now: Date): Promise<void> => {
  if ((await findDelayMs(db, now)) > delayMs) throw new Error('messages are delayed');
};
