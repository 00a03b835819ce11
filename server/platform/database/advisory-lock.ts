import { sql } from 'drizzle-orm';
import type { Queryable } from './connect.ts';

/** Exclusive advisory lock until the end of the transaction. */
export const lockFor = async (tx: Queryable, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};

/** Shared advisory lock until the end of the transaction. */
export const shareLock = async (tx: Queryable, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`);
};
