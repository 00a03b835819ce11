/**
 * The pool, instrumented: queries and waits are measured, and keep the scope of their request even after waiting for
 * a connection.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import {
  dbPoolWaits,
  dbQueries,
  dbSlowQueries,
} from '#server/platform/telemetry/process-metrics.ts';
import { currentRequestId } from '#server/platform/telemetry/request-context.ts';
import { querySpan } from '#server/platform/telemetry/traces.ts';

/** The statement with placeholders, never with values. */
type SlowQuery = { sql: string; ms: number; reqId: string | undefined };

type Callback = (error: unknown, ...rest: unknown[]) => void;

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? '');

const isNamed = (asked: unknown): asked is { name: string } =>
  typeof asked === 'object' && asked !== null && 'name' in asked;

/** The database is frozen and won't even answer a ROLLBACK. */
const isLate = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * The connection's prepared statement is no longer any good: a migration has changed the type of one of its columns, or
 * a pooler in between has lost it.
 */
const isUnprepared = (error: unknown): boolean => {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery');
};

const streamOf = (client: pg.Client) =>
  (client as unknown as { connection: pg.Connection }).connection.stream;

/** Same signature as pg's `query` in all its forms. */
const watchedClient = (
  onDone: (text: string, ms: number, reqId: string | undefined) => void,
  { named }: { named: boolean },
) =>
  class extends pg.Client {
    /** What is asked in one tick is written to the socket at once (together.ts). */
    private isGathering = false;
    private gather() {
      if (this.isGathering) return;
      this.isGathering = true;
      const stream = streamOf(this);
      stream.cork();
      process.nextTick(() => {
        this.isGathering = false;
        stream.uncork();
      });
    }
    override query(...given: unknown[]): never {
      this.gather();
      const text = textOf(given[0]);
      if (!named && isNamed(given[0])) given[0] = { ...given[0], name: undefined };
      const begun = performance.now();
      // Bind now: callbacks run in the scope of whoever opened the connection.
      const reqId = currentRequestId();
      const endSpan = querySpan(text);
      const done = (error?: unknown) => {
        // Destroy the connection, so the following ROLLBACK fails at once and nobody reuses it.
        if (isLate(error) || isUnprepared(error)) streamOf(this).destroy();
        const ms = performance.now() - begun;
        dbQueries.observe({ outcome: error ? 'failed' : 'ok' }, ms / 1000);
        endSpan(error);
        onDone(text, ms, reqId);
      };
      const last: unknown = given.at(-1);
      const ask = super.query.bind(this) as unknown as (...args: unknown[]) => never;
      if (typeof last === 'function') {
        const callback = last as Callback;
        const answered: Callback = (error, ...rest) => {
          done(error);
          callback(error, ...rest);
        };
        return ask(...given.slice(0, -1), answered);
      }
      const answer: unknown = ask(...given);
      if (answer instanceof Promise) answer.then(() => done(), done);
      return answer as never;
    }
  };

const watchedPool = class extends pg.Pool {
  override connect(callback?: unknown): never {
    const begun = performance.now();
    const waited = () => dbPoolWaits.observe((performance.now() - begun) / 1000);
    if (typeof callback !== 'function') return super.connect().finally(waited) as never;
    const inScope = AsyncLocalStorage.bind(callback as Callback);
    return super.connect((error, client, release) => {
      waited();
      inScope(error, client, release);
    }) as never;
  }
};

const slow = 'slow-query';

export type PoolOptions = {
  /** Threshold of the slow query log; 0 disables it. */
  slowMs: number;
  /** Whether statements with a name are prepared under it (prepared.ts). */
  named: boolean;
};

export const createWatchedPool = (
  config: pg.PoolConfig,
  { slowMs, named }: PoolOptions,
): pg.Pool => {
  const pool = new watchedPool({
    ...config,
    Client: watchedClient(
      (sql, ms, reqId) => {
        if (!slowMs || ms < slowMs) return;
        dbSlowQueries.inc();
        const query: SlowQuery = { sql, ms: Math.round(ms), reqId };
        pool.emit(slow as never, query as never);
      },
      { named },
    ) as typeof pg.Client,
  } as pg.PoolConfig);
  return pool;
};

export const onSlowQuery = (pool: pg.Pool, listener: (query: SlowQuery) => void): void => {
  pool.on(slow as never, listener as never);
};
