/** What some work costs the whole product: processor of app and database, rows, write-ahead log, disk, for each one. */
import type pg from 'pg';
import { report } from '../scripts/report.ts';
import { cpuOf, cpuOfServer } from './cpu.ts';

export type Cost = {
  count: number;
  appMs: number;
  dbMs: number;
  rows: number;
  walBytes: number;
  diskBytes: number;
};

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const idleMs = 5_000;
/** Counts of rows come with some delay. */
const settleMs = 1_500;

export const createMeter = async (client: pg.Client, appPid: number) => {
  const one = async <T>(text: string) => (await client.query<{ value: T }>(text)).rows[0]?.value;
  const backend = (await one<number>('select pg_backend_pid() as value')) ?? 0;
  const drained = async () => {
    while (
      await one<number>(
        `select count(*)::int as value from pgboss.job where name = 'message' and state < 'completed'`,
      )
    )
      await wait(100);
    await wait(settleMs);
  };
  const now = async () => ({
    at: Date.now(),
    app: cpuOf(appPid),
    db: cpuOfServer(backend),
    wal: Number(await one<string>(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as value`)),
    disk: Number(await one<string>('select pg_database_size(current_database()) as value')),
    rows: Number(
      await one<string>(
        `select sum(n_tup_ins + n_tup_upd + n_tup_del) as value from pg_stat_user_tables`,
      ),
    ),
  });
  const between = async (work: () => Promise<number>) => {
    await drained();
    const a = await now();
    const count = await work();
    await drained();
    const b = await now();
    const seconds = (b.at - a.at) / 1000;
    return {
      count,
      seconds,
      app: b.app - a.app,
      db: b.db - a.db,
      wal: b.wal - a.wal,
      disk: b.disk - a.disk,
      rows: b.rows - a.rows,
    };
  };
  // What goes on by itself: the queue looks for work, jobs by the clock.
  const idle = await between(async () => {
    await wait(idleMs);
    return 1;
  });
  return async (work: () => Promise<number>): Promise<Cost> => {
    const all = await between(work);
    const each = (name: 'app' | 'db' | 'wal' | 'rows') =>
      Math.max(0, all[name] - (idle[name] / idle.seconds) * all.seconds) / all.count;
    return {
      count: all.count,
      appMs: each('app'),
      dbMs: each('db'),
      walBytes: each('wal'),
      rows: each('rows'),
      diskBytes: Math.max(0, all.disk) / all.count,
    };
  };
};

export const sayCost = (name: string, cost: Cost): void =>
  report(
    `${name}: processor ${cost.appMs.toFixed(2)} ms app + ${cost.dbMs.toFixed(2)} ms database, ${cost.rows.toFixed(1)} rows, ` +
      `${(cost.walBytes / 1000).toFixed(1)} KB log, ${(cost.diskBytes / 1000).toFixed(1)} KB disk (mean of ${cost.count})`,
  );
