import { sql } from 'drizzle-orm';
import type { Queryable } from './connect.ts';

/** Who works on the same thing waits until the other's transaction has ended. */
export const lockFor = async (tx: Queryable, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};

/** Any number may share a thing; who locks it waits for all of them. */
export const shareLock = async (tx: Queryable, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`);
};
