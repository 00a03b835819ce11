/**
 * `npm run bench -- render`: what it takes to render a page that nobody has asked for since the content changed: time until
 * it has come, processor of the thread that answers everybody, and of all others (rendering, compression, data). Every
 * page is rendered BENCH_ROUNDS times; the first round, which compiles, does not count.
 */
import { loadavg } from 'node:os';
import pg from 'pg';
import { report } from '../scripts/report.ts';
import { cpuOfThreads } from './cpu.ts';
import { asBrowser, median } from './measure.ts';
import { withDatabase } from './on-database.ts';
import { startProduct } from './product.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const aimMs = 30;

const paths = ['/', '/community/activity/list', '/community/news', '/about/faq', '/feedback'];
const pages = paths.flatMap((path) => [path, `/h5${path}`]);

await withDatabase({ durable: false }, async ({ url: database, folder }) => {
  const product = await startProduct(folder, { DATABASE_URL: database, LOG_LEVEL: 'warn' });
  const client = new pg.Client({ connectionString: database });
  client.on('error', () => {});
  await client.connect();
  const get = async (path: string) => {
    const answer = await fetch(product.url + path, { headers: asBrowser, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  };
  try {
    report(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
    const found = new Map(pages.map((path) => [path, [] as [number, number, number][]]));
    for (let round = 0; round <= rounds; round++) {
      await client.query('notify content_changed');
      // Until the process has heard it.
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (const path of pages) {
        const before = cpuOfThreads(product.pid);
        const begun = performance.now();
        await get(path);
        const took = performance.now() - begun;
        // Brotli of the best quality comes after the answer: not counted against the next page.
        await new Promise((resolve) => setTimeout(resolve, 300));
        const after = cpuOfThreads(product.pid);
        const spent = [took, after.main - before.main, after.others - before.others] as const;
        if (round) found.get(path)?.push([...spent]);
      }
    }
    for (const [path, runs] of found) {
      const [took, main, others] = [0, 1, 2].map((n) => median(runs.map((run) => run[n] ?? 0)));
      report(
        `${path}: ${took?.toFixed(0)} ms (aim ${aimMs}) ${(took ?? 0) <= aimMs ? 'reached' : 'NOT reached'}; processor: ` +
          `answering thread ${main?.toFixed(0)} ms, the others ${others?.toFixed(0)} ms`,
      );
    }
  } finally {
    await client.end();
    await product.stop();
  }
});
