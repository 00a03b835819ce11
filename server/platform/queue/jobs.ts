/** Background jobs with pg-boss, enqueued in the caller's transaction, so a rollback sends nothing. */
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Tx } from '#server/platform/database/connect.ts';
import { watchJob } from '#server/platform/telemetry/process-metrics.ts';
import { NamingClient, onTransaction } from './named-client.ts';

/** Thrown by a handler to retry after so many seconds. `counts`: it was a failed attempt. */
export class Later extends Error {
  readonly seconds: number;
  readonly counts: boolean;
  constructor(reason: string, seconds: number, counts: boolean) {
    super(reason);
    this.seconds = seconds;
    this.counts = counts;
  }
}

export type Jobs = {
  /** `urgent` jobs run before all others. */
  enqueue(tx: Tx, queue: string, data: object, how?: { urgent?: boolean }): Promise<void>;
  /**
   * Runs `handler` for each job. Failures are retried with exponential backoff, then become dead letters or are
   * passed to `failed`, also when the process died in the last attempt.
   */
  work<T extends object>(
    queue: string,
    handler: (data: T, jobId: string) => Promise<void>,
    failed?: (data: T) => Promise<void>,
  ): Promise<void>;
  /** Runs `handler` by a cron schedule (UTC): once for all processes; missed runs are skipped. */
  every(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const deadLetters = 'dead-letters';

/**
 * Workers are notified of new jobs. They also poll, for retries and for lost notifications, which would otherwise
 * wait for half a minute.
 */
const looking = {
  batchSize: 1,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  includeMetadata: true,
} as const;

/**
 * Jobs of a killed process are retried after so many seconds without a heartbeat. (The default is 15 minutes: too
 * late for a verification code.)
 */
const silentSeconds = 20;
const watching = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 };

export const startJobs = async (
  databaseUrl: string,
  onError: (error: Error) => void,
  { named = true } = {},
): Promise<Jobs> => {
  const options = {
    connectionString: databaseUrl,
    max: 4,
    useListenNotify: true,
    // For its pool, which hands it on to pg.
    ...(named && { Client: NamingClient }),
    ...watching,
  };
  const boss = new PgBoss(options);
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(deadLetters);
  const created = new Set<string>();
  const ensure = async (queue: string, notify = true) => {
    if (created.has(queue)) return;
    await boss.createQueue(queue, {
      retryLimit: 8,
      retryDelay: 2,
      retryBackoff: true,
      deadLetter: deadLetters,
      notify,
    });
    // Separately, since `createQueue` leaves an existing queue unchanged.
    await boss.updateQueue(queue, { heartbeatSeconds: silentSeconds });
    created.add(queue);
  };
  /** Enqueues a successor with the remaining attempts; fails if there are none. */
  const putOff = async <T extends object>(job: JobWithMetadata<T>, error: unknown) => {
    if (!(error instanceof Later)) throw error;
    const left = job.retryLimit - job.retryCount - (error.counts ? 1 : 0);
    if (left < 0) throw error;
    const { name, data, priority } = job;
    await boss.send(name, data, {
      startAfter: Math.ceil(error.seconds),
      retryLimit: left,
      priority,
    });
  };
  const work: Jobs['work'] = async <T extends object>(
    queue: string,
    handler: (data: T, jobId: string) => Promise<void>,
    failed?: (data: T) => Promise<void>,
  ) => {
    await ensure(queue);
    if (failed) {
      const failures = `${queue}-failed`;
      // Dead letters send no notification: this queue is polled every two seconds.
      await ensure(failures, false);
      await work<T>(failures, failed);
      await boss.updateQueue(queue, { deadLetter: failures });
    }
    let worker = '';
    worker = await boss.work<T, void, typeof looking>(queue, looking, async ([job]) => {
      // One transaction sends one notification for all its jobs: look for the next after each.
      boss.notifyWorker(worker);
      if (job)
        await watchJob(queue, () =>
          handler(job.data, job.id).catch((error: unknown) => putOff(job, error)),
        );
    });
  };
  return {
    work,
    async enqueue(tx, queue, data, { urgent = false } = {}) {
      await ensure(queue);
      await boss.send(queue, data, { db: onTransaction(tx), priority: urgent ? 1 : 0 });
    },
    async every(queue, cron, handler) {
      await work(queue, handler);
      await boss.schedule(queue, cron, null, { tz: 'UTC' });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
};
