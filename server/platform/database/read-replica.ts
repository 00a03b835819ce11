/**
 * Reads from a streaming replica (docs/decisions/030). A read goes there only once the replica has replayed all that was
 * committed when the read began, so people read their own writes, whichever process wrote them. A replica that is down
 * or behind is left alone for a while, and the primary answers.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { replicaReads } from '#server/platform/telemetry/process-metrics.ts';
import type { Db, Tx } from './connect.ts';
import { createScopedDb } from './scoped-db.ts';

export type ReadReplica = {
  /** The primary, or within `read` perhaps the replica. */
  db: Db;
  /** Runs work that only reads. It may run twice: the replica can fail in the middle. */
  read<T>(work: () => Promise<T>): Promise<T>;
};

type Patience = {
  /** How long to wait for a replica that is a little behind. */
  behindMs: number;
  /** Until it is asked again. */
  afterLagMs: number;
  afterErrorMs: number;
};

const usual: Patience = { behindMs: 50, afterLagMs: 1_000, afterErrorMs: 5_000 };
const pollMs = 5;

/** The replica's fault, not the statement's: it is gone, shutting down, not connected in time, or cancelled the query. */
const isFaultOfReplica = (error: unknown): boolean => {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code = '', message = '' } = cause as { code?: string; message?: string };
  return (
    /^(08|57P|53|ECONN|EPIPE|ETIMEDOUT|EHOST|ENOTFOUND)/.test(code) ||
    ['40001', '57014', '25006'].includes(code) ||
    /timeout|Connection terminated/.test(message)
  );
};

export const createReadReplica = (
  primary: Db,
  replica: Db,
  { behindMs, afterLagMs, afterErrorMs }: Patience = usual,
): ReadReplica => {
  const chosen = new AsyncLocalStorage<Db | Tx>();
  let notBefore = 0;
  const leaveAlone = (ms: number): void => {
    notBefore = performance.now() + ms;
  };

  const hasCaughtUp = async (): Promise<boolean> => {
    const { rows } = await primary.execute<{ lsn: string }>(
      sql`select pg_current_wal_flush_lsn()::text as lsn`,
    );
    const lsn = rows[0]?.lsn ?? '';
    const deadline = performance.now() + behindMs;
    for (;;) {
      const { rows: replayed } = await replica.execute<{ done: boolean | null }>(
        sql`select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as done`,
      );
      if (replayed[0]?.done) return true;
      if (performance.now() > deadline) return false;
      await wait(pollMs);
    }
  };

  const isUsable = async (): Promise<boolean> => {
    if (performance.now() < notBefore) return false;
    try {
      const isFresh = await hasCaughtUp();
      if (!isFresh) leaveAlone(afterLagMs);
      return isFresh;
    } catch {
      leaveAlone(afterErrorMs);
      return false;
    }
  };

  return {
    db: createScopedDb(primary, chosen),
    async read(work) {
      if (await isUsable()) {
        try {
          const result = await chosen.run(replica, work);
          replicaReads.inc({ server: 'replica' });
          return result;
        } catch (error) {
          if (!isFaultOfReplica(error)) throw error;
          leaveAlone(afterErrorMs);
        }
      }
      replicaReads.inc({ server: 'primary' });
      return work();
    },
  };
};
