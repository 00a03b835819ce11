import { sql } from 'drizzle-orm';
import type { Queryable } from './connect.ts';

/** Who works on the same thing waits until the other's transaction has ended. */
export const lockFor = async (tx: Queryable, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};
