/**
 * Renders certificates, transcripts and ID cards in a worker thread: loading a full Chinese font takes a second and 100 MB and would block the
 * server. One at a time. The idle thread is kept for a while, then ended to free its memory.
 */
import { Worker } from 'node:worker_threads';
import type { CardSheet } from '#server/features/training/idcard/id-card-pdf.service.ts';
import type { Sheet } from '#server/features/training/transcript/transcript-pdf.service.ts';
import { createSemaphore } from '#server/platform/queue/semaphore.ts';
import type { Paper } from './pdf.service.ts';

export type Job = ({ certificate: Paper } | { transcript: Sheet } | { idCard: CardSheet }) & {
  logo: Uint8Array | null;
};

const waitingMax = 20;
const idleMs = 30_000;
const turns = createSemaphore({ atOnce: 1, waitingMax });

type Answer = { bytes: Uint8Array<ArrayBuffer> } | { error: Error };
/** An idle worker and the timer that ends it. */
let resting: { worker: Worker; ending: NodeJS.Timeout } | null = null;

const start = (): Worker => {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url));
  // Waiters get the error themselves; an idle worker is just dropped.
  worker.on('error', () => {});
  worker.once('exit', () => {
    if (resting?.worker === worker) resting = null;
  });
  return worker;
};

const take = (): Worker => {
  if (!resting) return start();
  const { worker, ending } = resting;
  resting = null;
  clearTimeout(ending);
  worker.ref();
  return worker;
};

/** Unreferenced, so it doesn't keep the process alive. */
const rest = (worker: Worker): void => {
  worker.unref();
  const ending = setTimeout(() => {
    resting = null;
    void worker.terminate();
  }, idleMs);
  ending.unref();
  resting = { worker, ending };
};

const drawIn = (worker: Worker, job: Job): Promise<Answer> =>
  new Promise((resolve) => {
    const end = (answer: Answer) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(answer);
    };
    const onMessage = (bytes: Uint8Array<ArrayBuffer>) => end({ bytes });
    const onError = (error: Error) => end({ error });
    const onExit = () => end({ error: new Error('certificate worker exited without a result') });
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(job);
  });

/** Fair by `userId`: many requests of one person only delay each other. */
export const renderInWorker = (userId: string, job: Job): Promise<Uint8Array<ArrayBuffer>> =>
  turns(userId, async () => {
    const worker = take();
    const answer = await drawIn(worker, job);
    if ('error' in answer) {
      void worker.terminate();
      throw answer.error;
    }
    rest(worker);
    return answer.bytes;
  });
