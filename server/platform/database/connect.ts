/** The connection pool and Drizzle. An unavailable database fails the request, not the process. */

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import {
  drizzle,
  type NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { createWatchedPool, type PoolOptions } from './instrumented-pool.ts';
import { together } from './together.ts';

export type Db = NodePgDatabase;
type Schema = ExtractTablesWithRelations<Record<string, never>>;
export type Tx = NodePgTransaction<Record<string, never>, Schema>;
/** The pool, or the caller's transaction. */
export type Queryable = Pick<
  Db,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>;

type Options = Partial<PoolOptions> & {
  onError: (error: Error) => void;
  max?: number;
  /** Statement timeout: pages must respond within 5 s in all (quality 9). */
  seconds?: number;
  /** How long a request waits for a connection. */
  connectSeconds?: number;
};

const dialect = new PgDialect();

/** BEGIN goes with the first statements. Drizzle's own waits for it, and leaks the connection when it fails. */
const transactionOn =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    const session = new NodePgSession<Record<string, never>, Schema>(client, dialect, undefined);
    const tx: Tx = new NodePgTransaction(dialect, session, undefined);
    try {
      const [, , result] = await together(
        client.query('begin'),
        config && tx.setTransaction(config),
        work(tx),
      );
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };

export const connect = (
  url: string,
  { onError, max = 16, seconds = 4, connectSeconds = 4, slowMs = 0, named = true }: Options,
) => {
  const pool = createWatchedPool(
    {
      connectionString: url,
      max,
      connectionTimeoutMillis: connectSeconds * 1_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: seconds * 1_000,
      query_timeout: seconds * 1_000,
      application_name: 'persimmon',
      // Sends what is asked at once without waiting in between (together.ts).
      pipeline: true,
    },
    { slowMs, named },
  );
  // A broken connection must not crash the process; the pool opens another.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = Object.assign(drizzle(pool), { transaction: transactionOn(pool) });
  return { pool, db: db as Db, close: () => pool.end() };
};

/** What a query by a key finds. */
export const firstRow = async <T>(rows: PromiseLike<T[]>): Promise<T | null> =>
  (await rows)[0] ?? null;
