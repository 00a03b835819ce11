/**
 * Makes pages in a worker thread: a rendering and its compression block a CPU for 15 to 50 ms, during which the main
 * thread could not even serve cached pages (docs/decisions/024).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '#contract/errors.ts';
import type { ErrorFacts } from '#server/platform/telemetry/error-facts.ts';
import type { MadePage, PageMaker } from './make-page.ts';
import type { PageRoute } from './page-table.ts';
import {
  type AnswerCall,
  type FromThread,
  type Place,
  type ToThread,
  withBuffers,
} from './render-messages.ts';

type RenderThread = {
  makePage: PageMaker;
  /** The build's route table. */
  pages: PageRoute[];
  close(): Promise<void>;
};

type UnderWay = {
  resolve: (page: MadePage) => void;
  reject: (error: Error) => void;
  /** Runs a callback in the scope of the request that the page is rendered for. */
  within: <T>(work: () => T) => T;
  late: NodeJS.Timeout;
};

/** Renderings time out by themselves after 5 s. One that doesn't is stuck, and so is its thread. */
const patienceMs = 15_000;
const restMs = 500;

const noAnswer = { status: 503, headers: {}, body: new Uint8Array() };

/** The error, as far as the thread reports it. */
const errorOf = ({ name, code, place = [] }: ErrorFacts): Error =>
  Object.assign(new Error('a page could not be rendered'), {
    name,
    code,
    stack: [name, ...place].join('\n'),
  });

export const startRenderThread = async (
  place: Place,
  answerCall: AnswerCall,
  patience = patienceMs,
): Promise<RenderThread> => {
  const underWay = new Map<number, UnderWay>();
  let count = 0;
  let closed = false;
  let pages: PageRoute[] = [];

  const settle = (id: number): UnderWay | undefined => {
    const one = underWay.get(id);
    underWay.delete(id);
    clearTimeout(one?.late);
    return one;
  };

  const answer = async (worker: Worker, message: Extract<FromThread, { fetch: number }>) => {
    const { path, headers } = message;
    const within = underWay.get(message.render)?.within ?? (<T>(work: () => T) => work());
    const sent = await within(() => answerCall(path, headers)).catch(() => noAnswer);
    worker.postMessage({ fetched: message.fetch, answer: sent } satisfies ToThread);
  };

  const start = (): Promise<Worker> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
        workerData: place,
        // React's development build takes three times as long.
        env: { ...process.env, NODE_ENV: 'production' },
        // Renderings need little; without a limit the heap grows while the machine has room.
        resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
      });
      worker.on('message', (message: FromThread) => {
        if ('pages' in message) {
          pages = message.pages;
          resolve(worker);
        } else if ('made' in message) settle(message.made)?.resolve(withBuffers(message.page));
        else if ('failed' in message) settle(message.failed)?.reject(errorOf(message.facts));
        else void answer(worker, message);
      });
      worker.on('error', reject);
      worker.once('exit', () => {
        reject(new Error('the rendering thread has ended'));
        for (const id of [...underWay.keys()]) settle(id)?.reject(new AppError('unavailable'));
        if (closed) return;
        // Delayed: a thread that fails on start would restart in a busy loop.
        ready = wait(restMs).then(start);
        ready.catch(() => {});
      });
    });

  let ready = start();
  await ready;
  return {
    pages,
    async makePage(page) {
      const worker = await ready.catch(() => {
        throw new AppError('unavailable');
      });
      return new Promise((resolve, reject) => {
        const id = ++count;
        const late = setTimeout(() => void worker.terminate(), patience);
        underWay.set(id, { resolve, reject, within: AsyncLocalStorage.snapshot(), late });
        worker.postMessage({ make: id, page } satisfies ToThread);
      });
    },
    async close() {
      closed = true;
      const worker = await ready.catch(() => null);
      await worker?.terminate();
    },
  };
};
