/** Background jobs with pg-boss, enqueued in the caller's transaction, so a rollback sends nothing. */
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Tx } from '#server/platform/database/connect.ts';
import { orderedId } from '#server/platform/database/ordered-id.ts';
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

type Run<T> = (data: T) => Promise<void>;

export type Jobs = {
  /** `urgent` jobs run before all others. */
  enqueue(tx: Tx, queue: string, data: object, how?: { urgent?: boolean }): Promise<void>;
  /**
   * Runs up to `atOnce` jobs of a queue side by side. `prepare` reads what they need together and returns what runs for
   * each. Failures are retried with exponential backoff, then become dead letters or are passed to `failed`, also when
   * the process died in the last attempt.
   */
  work<T extends object>(
    queue: string,
    prepare: (batch: readonly T[]) => Promise<Run<T>>,
    failed?: Run<T>,
  ): Promise<void>;
  /** Runs `handler` by a cron schedule (UTC): once for all processes; missed runs are skipped. */
  every(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const deadLetters = 'dead-letters';

/** Side by side in one process: a provider may take its time. */
const atOnce = 4;

/**
 * Workers are notified of new jobs. They also poll, for retries and for lost notifications: soon where somebody waits
 * for the result, now and then where a schedule starts the work.
 */
const looking = (batchSize: number, seconds: number) =>
  ({
    batchSize,
    // One notification may be for many jobs.
    burstWhenBatchFull: true,
    pollingIntervalSeconds: seconds,
    notifyPollingIntervalSeconds: seconds,
    includeMetadata: true,
    perJobResults: true,
  }) as const;
const [soon, nowAndThen] = [looking(atOnce, 2), looking(1, 30)];

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
  const runEach =
    <T extends object>(queue: string, prepare: (batch: readonly T[]) => Promise<Run<T>>) =>
    async (fetched: JobWithMetadata<T>[]): Promise<JobResult[]> => {
      // In the order in which they were enqueued, which those of one transaction have by their IDs alone.
      const batch = fetched.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const run = await prepare(batch.map(({ data }) => data));
      const runs = batch.map((job) =>
        watchJob(queue, () => run(job.data).catch((error: unknown) => putOff(job, error))).then(
          (): JobResult => ({ id: job.id, status: 'completed' }),
          (output: unknown): JobResult => ({ id: job.id, status: 'failed', output }),
        ),
      );
      return Promise.all(runs);
    };
  const work: Jobs['work'] = async <T extends object>(
    queue: string,
    prepare: (batch: readonly T[]) => Promise<Run<T>>,
    failed?: Run<T>,
  ) => {
    await ensure(queue);
    if (failed) {
      const failures = `${queue}-failed`;
      // Dead letters send no notification: this queue is polled every two seconds.
      await ensure(failures, false);
      await work<T>(failures, async () => failed);
      await boss.updateQueue(queue, { deadLetter: failures });
    }
    await boss.work<T, void, typeof soon>(queue, soon, runEach(queue, prepare));
  };
  return {
    work,
    async enqueue(tx, queue, data, { urgent = false } = {}) {
      await ensure(queue);
      const priority = urgent ? 1 : 0;
      await boss.send(queue, data, { id: orderedId(), db: onTransaction(tx), priority });
    },
    async every(queue, cron, handler) {
      await ensure(queue);
      await boss.work<object, void, typeof nowAndThen>(
        queue,
        nowAndThen,
        runEach(queue, async () => handler),
      );
      await boss.schedule(queue, cron, null, { tz: 'UTC' });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
};
