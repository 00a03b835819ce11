/** Background work by pg-boss: enqueued inside the caller's transaction, so that a rollback sends nothing. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Tx } from '#server/platform/database/connect.ts';
import { watchJob } from '#server/platform/telemetry/process-metrics.ts';

/** Thrown by a handler: not now, but after so many seconds. One that counts is a try that failed. */
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
  /** What is `urgent` comes before everything else that waits. */
  enqueue(tx: Tx, queue: string, data: object, how?: { urgent?: boolean }): Promise<void>;
  /**
   * Runs `handler` for each job; an error is tried again with growing pauses, then kept as a dead letter, or handed
   * to `failed`. Also when the process died in the last try.
   */
  work<T extends object>(
    queue: string,
    handler: (data: T, jobId: string) => Promise<void>,
    failed?: (data: T) => Promise<void>,
  ): Promise<void>;
  /** Runs `handler` at the times of `cron` (UTC): once for all processes, and never after it was missed. */
  every(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const deadLetters = 'dead-letters';

/**
 * A worker is woken when a job is queued. It also looks by itself: for what is tried again, and for wake-ups that were
 * lost, which would else wait for half a minute.
 */
const looking = {
  batchSize: 1,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  includeMetadata: true,
} as const;

/**
 * A process that was killed leaves its job behind: one that has not been heard of for so long is tried again. (Without
 * this it would wait for a quarter of an hour, and a code would come when nobody waits for it any more.)
 */
const silentSeconds = 20;
const watching = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 };

export const startJobs = async (
  databaseUrl: string,
  onError: (error: Error) => void,
): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    useListenNotify: true,
    ...watching,
  });
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
    // Apart, since a queue of an earlier version stays as it was made.
    await boss.updateQueue(queue, { heartbeatSeconds: silentSeconds });
    created.add(queue);
  };
  /** A successor takes over, with the tries that are left; without any, this one has failed. */
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
      // Nobody is told of a dead letter: this queue is looked into every two seconds.
      await ensure(failures, false);
      await work<T>(failures, failed);
      await boss.updateQueue(queue, { deadLetter: failures });
    }
    let worker = '';
    worker = await boss.work<T, void, typeof looking>(queue, looking, async ([job]) => {
      // What one transaction queues wakes the worker once: after each job it looks for another.
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
      await boss.send(queue, data, { db: fromDrizzle(tx, sql), priority: urgent ? 1 : 0 });
    },
    async every(queue, cron, handler) {
      await work(queue, handler);
      await boss.schedule(queue, cron, null, { tz: 'UTC' });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
};
