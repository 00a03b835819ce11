import { sql } from 'drizzle-orm';
import type { Queryable } from './connect.ts';
import { prepared } from './prepared.ts';

const key = sql`hashtextextended(${sql.placeholder('name')}, 0)`;
const oneRow = sql`(values (1)) as one`;
const exclusive = prepared('lock', (db) =>
  db.select({ lock: sql`pg_advisory_xact_lock(${key})` }).from(oneRow),
);
const shared = prepared('lock_shared', (db) =>
  db.select({ lock: sql`pg_advisory_xact_lock_shared(${key})` }).from(oneRow),
);

/** Exclusive advisory lock until the end of the transaction. */
export const lockFor = async (tx: Queryable, name: string): Promise<void> => {
  await exclusive(tx, { name });
};

/** Shared advisory lock until the end of the transaction. */
export const shareLock = async (tx: Queryable, name: string): Promise<void> => {
  await shared(tx, { name });
};
