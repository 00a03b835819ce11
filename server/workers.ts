/**
 * Worker processes that share one port and one database. The parent accepts the connections and hands them out in turn,
 * replaces workers that end unexpectedly, and on request all of them, one after the other, without refusing anyone.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { answerScrapes } from './platform/telemetry/worker-metrics.ts';

const databaseVariable = 'WORKER_DATABASE_URL';
const backoffMs = [50, 250, 1_000, 5_000];

/** A worker ended before it was ready; it has said why. */
export class WorkerFailed extends Error {}

const ready = 'ready';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** In a worker: the database that its parent has opened. */
export const workerDatabaseUrl = (): string | undefined =>
  cluster.isWorker ? process.env[databaseVariable] : undefined;

/** In a worker that listens. */
export const reportReady = (): void => {
  cluster.worker?.send(ready);
};

/** Resolves when it listens. */
const launch = (databaseUrl: string): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const worker = cluster.fork({ [databaseVariable]: databaseUrl });
    const onExit = () => reject(new WorkerFailed());
    worker.once('exit', onExit);
    worker.on('message', (message) => {
      if (message !== ready) return;
      worker.off('exit', onExit);
      resolve(worker);
    });
    answerScrapes(worker);
  });

export const startWorkers = async (count: number, databaseUrl: string) => {
  const serving = new Set<Worker>();
  let stopping = false;
  let restarting: Promise<void> | undefined;

  const addOne = async (): Promise<void> => {
    const worker = await launch(databaseUrl);
    serving.add(worker);
    worker.once('exit', (code, signal) => {
      if (!serving.delete(worker) || stopping) return;
      say(`A worker ended unexpectedly (${signal ?? code}): starting another.`);
      void replace();
    });
    if (stopping) worker.process.kill('SIGTERM');
    else if (serving.size === count) say(`${count} workers are serving.`);
  };

  const adding = new Set<Promise<void>>();
  const add = (): Promise<void> => {
    const added = addOne().finally(() => adding.delete(added));
    adding.add(added);
    return added;
  };

  const replace = async (): Promise<void> => {
    for (let failures = 0; !stopping; failures++) {
      await wait(backoffMs[Math.min(failures, backoffMs.length - 1)]);
      if (stopping) return;
      const isUp = await add().then(
        () => true,
        () => false,
      );
      if (isUp) return;
    }
  };

  const end = async (worker: Worker): Promise<void> => {
    if (worker.isDead()) return;
    const gone = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    await gone;
  };

  const restartAll = async (): Promise<void> => {
    // They may have read some of the files before these changed.
    await Promise.allSettled(adding);
    for (const old of [...serving]) {
      if (stopping || !serving.has(old)) continue;
      try {
        await add();
      } catch {
        say('A new worker could not start: the others go on as they are.');
        return;
      }
      serving.delete(old);
      await end(old);
    }
    say('Every worker has been restarted.');
  };

  // One first: it brings the database up to date, and if it cannot start the others need not try.
  await add();
  // The site is open; nobody waits for the others.
  for (let more = 1; more < count; more++) void add().catch(() => replace());

  return {
    /** New workers for old, one after the other: they run the files as they are now. */
    restart(): Promise<void> {
      restarting ??= restartAll().finally(() => {
        restarting = undefined;
      });
      return restarting;
    },
    async stop(): Promise<void> {
      stopping = true;
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(all.map(end));
    },
  };
};
