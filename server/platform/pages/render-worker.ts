/** The rendering thread; see render-thread.ts. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { factsOf } from '#server/platform/telemetry/error-facts.ts';
import { pageRoutesOf } from './page-table.ts';
import { type FromThread, type Place, pack, type ToThread, unpack } from './render-messages.ts';
import { builtApp, createRenderer, type PageRequest, readManifest } from './renderer.ts';

if (!parentPort) throw new Error('this file runs as a worker thread only');
// On Linux this concerns the calling thread alone: rendering yields to the thread that serves cached pages.
if (process.platform === 'linux') setPriority(10);
const port = parentPort;
const { buildDir, origin } = workerData as Place;
const say = (message: FromThread, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);

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
      const headers = [...new Headers(init.headers)];
      say({ fetch, render: rendering.getStore() ?? 0, path, headers });
    }),
});

const answer = async (id: number, page: PageRequest) => {
  try {
    const { response, ...rest } = await rendering.run(id, () => render(page));
    const sent = await pack(response);
    say({ rendered: id, answer: sent, ...rest }, [sent.body]);
  } catch (error) {
    say({ failed: id, facts: factsOf(error) });
  }
};

port.on('message', (message: ToThread) => {
  if ('render' in message) void answer(message.render, message.page);
  else {
    asked.get(message.fetched)?.(unpack(message.answer));
    asked.delete(message.fetched);
  }
});

say({ pages: pageRoutesOf(await loadBuild()) });
