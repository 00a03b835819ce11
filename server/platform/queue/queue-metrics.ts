/** Metrics of the job queues, by queries that use the queue's indexes only. */
import type pg from 'pg';

export type QueueNumbers = {
  /** `oldestSeconds`: the age of the oldest due job; 0 when none is due. */
  queues: { queue: string; waiting: number; oldestSeconds: number }[];
  /** Dead letters by their original queue. */
  dead: { queue: string; count: number }[];
  /** When each scheduled job last succeeded, as a Unix time in seconds. */
  lastSuccess: { queue: string; at: number }[];
  /** Failed messages by channel. */
  failedMessages: { channel: string; count: number }[];
};

const deadLetters = 'dead-letters';

const rowsOf = async <T extends object>(pool: pg.Pool, text: string, values: unknown[] = []) =>
  (await pool.query<T & pg.QueryResultRow>(text, values)).rows;

/** The queue's tables are created when the first process starts it; tests and scripts may run without. */
const hasQueue = async (pool: pg.Pool): Promise<boolean> => {
  const rows = await rowsOf<{ there: boolean }>(
    pool,
    `select to_regclass('pgboss.job') is not null as there`,
  );
  return rows[0]?.there === true;
};

export const readQueueNumbers = async (pool: pg.Pool): Promise<QueueNumbers> => {
  const failedMessages = await rowsOf<QueueNumbers['failedMessages'][number]>(
    pool,
    `select channel, count(*)::int as count from message where state = 'failed' group by channel`,
  );
  if (!(await hasQueue(pool))) return { queues: [], dead: [], lastSuccess: [], failedMessages };
  const queues = await rowsOf<QueueNumbers['queues'][number]>(
    pool,
    `select q.name as queue, w.waiting, w.oldest::float as "oldestSeconds"
     from pgboss.queue q cross join lateral (
       select count(*)::int as waiting,
         coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0) as oldest
       from pgboss.job j where j.name = q.name and j.state < 'active'
     ) w where q.name <> $1`,
    [deadLetters],
  );
  const dead = await rowsOf<QueueNumbers['dead'][number]>(
    pool,
    `select coalesce(source_name, name) as queue, count(*)::int as count from pgboss.job
     where name = $1 and state < 'active' group by 1`,
    [deadLetters],
  );
  const lastSuccess = await rowsOf<QueueNumbers['lastSuccess'][number]>(
    pool,
    `select s.name as queue, extract(epoch from max(j.completed_on))::float as at
     from pgboss.schedule s join pgboss.job j on j.name = s.name and j.state = 'completed'
     group by s.name`,
  );
  return { queues, dead, lastSuccess, failedMessages };
};
