/**
 * `npm run bench -- ratios`: what is answered from memory, beside the least that Node can do with the same bytes: the
 * home page beside bare `node:http` with the same headers, a content call beside the barest Fastify route. nginx with the
 * page's bytes is shown, without an aim. Brotli, as browsers ask; processor time for each answer beside answers a second.
 * The rounds alternate, so that a busy machine slows all sides alike. BENCH_SECONDS and BENCH_ROUNDS change its size.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from '../scripts/report.ts';
import { cpuOf } from './cpu.ts';
import { keepFigures } from './figures.ts';
import { startBare, startNginx } from './limits.ts';
import { clientName, type Load, load, median, sayClient } from './measure.ts';
import { startProduct } from './product.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const contentCall = '/home/content/activity/page?pageSize=10&pageNum=1';

const folder = mkdtempSync(join(tmpdir(), 'persimmon-bench-'));
const stops: (() => Promise<void> | void)[] = [];

type Side = { name: string; url: string; cpu: () => number };

/** By turns; the figures of each side in the order given. */
const compare = async (title: string, sides: readonly Side[]) => {
  const measured = sides.map(() => ({ loads: [] as Load[], ms: [] as number[] }));
  for (const { url } of sides) await load(url, { seconds: 1 });
  for (let round = 0; round < rounds; round++)
    for (const [n, { url, cpu }] of sides.entries()) {
      const before = cpu();
      const done = await load(url, { seconds });
      measured[n]?.loads.push(done);
      measured[n]?.ms.push((cpu() - before) / done.count);
    }
  return measured.map(({ loads, ms }, n) => {
    const figures = { perSecond: median(loads.map((l) => l.perSecond)), ms: median(ms) };
    report(
      `${title}, ${sides[n]?.name}: ${figures.perSecond.toFixed(0)}/s, ${figures.ms.toFixed(3)} ms each, ${sayClient(loads)}`,
    );
    return figures;
  });
};

/** By processor time, which other work on the machine moves less than answers a second. */
const judge = (title: string, ours: number, theirs: number, aim: number) => {
  const ratio = theirs / ours;
  report(
    `${title}: ${ratio.toFixed(2)} of it by processor time (aim ${aim}) ${ratio >= aim ? 'reached' : 'NOT reached'}`,
  );
};

try {
  const product = await startProduct(folder);
  stops.push(product.stop);
  report(`client: ${clientName}; load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const cpu = () => cpuOf(product.pid);
  const home = await product.fetch('/');
  const http = await startBare('http', home);
  stops.push(http.stop);
  const nginx = await startNginx(folder, home);
  if (nginx) stops.push(nginx.stop);
  else report('nginx is not installed (on Debian: apt-get install nginx-light); left out');
  const [page, bare] = await compare('home page', [
    { name: 'product', url: `${product.url}/`, cpu },
    { name: 'bare node:http with the same headers', ...http },
    ...(nginx ? [{ name: 'nginx, 2 workers', ...nginx }] : []),
  ]);
  if (page && bare) judge('home page and bare node:http', page.ms, bare.ms, 0.75);
  keepFigures({ pageMs: page?.ms ?? Number.NaN });

  const answer = await product.fetch(contentCall);
  const fastify = await startBare('fastify', answer);
  stops.push(fastify.stop);
  const [call, route] = await compare('content call', [
    { name: 'product', url: product.url + contentCall, cpu },
    { name: 'bare Fastify route', ...fastify },
  ]);
  if (call && route) judge('content call and bare Fastify', call.ms, route.ms, 0.8);
} finally {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
