/** The rendering thread; see render-thread.ts. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { factsOf } from '#server/platform/telemetry/error-facts.ts';
import { createPageMaker } from './make-page.ts';
import { builtStyles } from './optimize-html.ts';
import { pageRoutesOf } from './page-table.ts';
import {
  type FromThread,
  type Place,
  type ToThread,
  toHandOver,
  unpack,
} from './render-messages.ts';
import { builtApp, createRenderer, type PageRequest, readManifest } from './renderer.ts';
import { lowerThreadPriority } from './thread-priority.ts';

if (!parentPort) throw new Error('this file runs as a worker thread only');
const port = parentPort;
const { buildDir, origin, secure } = workerData as Place;
const say = (message: FromThread) => port.postMessage(message);

/** The rendering that the current code runs for. */
const rendering = new AsyncLocalStorage<number>();
const asked = new Map<number, (answer: Response) => void>();
let count = 0;

const loadBuild = builtApp(buildDir);
const render = createRenderer({
  loadBuild,
  manifest: await readManifest(buildDir),
  origin,
  fetcher: (path, init) =>
    new Promise((resolve) => {
      const fetch = ++count;
      asked.set(fetch, resolve);
      const headers = Object.fromEntries(new Headers(init.headers));
      say({ fetch, render: rendering.getStore() ?? 0, path, headers });
    }),
});

const makePage = createPageMaker({
  render,
  secure,
  readStyle: builtStyles(join(buildDir, 'client')),
});

const make = async (id: number, page: PageRequest) => {
  try {
    const made = await rendering.run(id, () => makePage(page));
    port.postMessage({ made: id, page: made } satisfies FromThread, toHandOver(made));
  } catch (error) {
    say({ failed: id, facts: factsOf(error) });
  }
};

port.on('message', (message: ToThread) => {
  if ('make' in message) void make(message.make, message.page);
  else {
    asked.get(message.fetched)?.(unpack(message.answer));
    asked.delete(message.fetched);
  }
});

const pages = pageRoutesOf(await loadBuild());
// Once started: cached pages and calls go before pages that are yet to be rendered.
lowerThreadPriority();
say({ pages });
