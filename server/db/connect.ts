/** The pool and Drizzle on top of it. A database that does not answer ends the request, not the process. */

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import { createWatchedPool } from './watched-pool.ts';

export type Db = NodePgDatabase;
export type Tx = NodePgTransaction<
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;
/** What a store needs: the pool, or a transaction of the caller's. */
export type Queryable = Pick<
  Db,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>;

export const connect = (
  url: string,
  options: { onError: (error: Error) => void; max?: number; slowMs?: number },
) => {
  const pool = createWatchedPool(
    {
      connectionString: url,
      max: options.max ?? 16,
      connectionTimeoutMillis: 4_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 10_000,
      query_timeout: 12_000,
      application_name: 'persimmon',
    },
    options.slowMs ?? 0,
  );
  // An idle connection that breaks must not take the process down; the pool opens another.
  pool.on('error', options.onError);
  return { pool, db: drizzle(pool), close: () => pool.end() };
};
