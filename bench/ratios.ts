/**
 * `npm run bench`: starts the built product and measures it beside a limit, in one run, as ratios:
 * the home page against nginx serving the same bytes from disk, and one content call against a bare Fastify
 * route with the same body. The rounds alternate, so that a busy machine slows both sides alike.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from '../scripts/report.ts';
import { startBare, startNginx } from './limits.ts';
import { measure, median } from './measure.ts';
import { startProduct } from './product.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const contentCall = '/home/content/activity/page?pageSize=10&pageNum=1';

const folder = mkdtempSync(join(tmpdir(), 'persimmon-bench-'));
const stops: (() => Promise<void> | void)[] = [];

type Side = { name: string; url: string };

const compare = async (title: string, product: Side, limit: Side, aim: number) => {
  const figures: Record<'product' | 'limit', number[]> = { product: [], limit: [] };
  await measure(product.url, 1);
  await measure(limit.url, 1);
  for (let round = 0; round < rounds; round++) {
    figures.product.push(await measure(product.url, seconds));
    figures.limit.push(await measure(limit.url, seconds));
  }
  const ours = median(figures.product);
  const theirs = median(figures.limit);
  const ratio = ours / theirs;
  report(
    `${title}: ${product.name} ${Math.round(ours)} req/s, ${limit.name} ${Math.round(theirs)} req/s, ` +
      `ratio ${ratio.toFixed(2)} (aim ${aim}) ${ratio >= aim ? 'reached' : 'NOT reached'}`,
  );
};

try {
  const product = await startProduct(folder);
  stops.push(product.stop);
  const home = await product.fetch('/');
  const nginx = await startNginx(folder, home);
  if (nginx) {
    stops.push(nginx.stop);
    await compare(
      'home page',
      { name: 'product', url: `${product.url}/` },
      { name: 'nginx', url: nginx.url },
      0.6,
    );
  } else
    report('home page: nginx is not installed (on Debian: apt-get install nginx-light); left out');

  const answer = await product.fetch(contentCall);
  const bare = await startBare(answer);
  stops.push(bare.stop);
  await compare(
    'content call',
    { name: 'product', url: product.url + contentCall },
    { name: 'bare Fastify', url: bare.url },
    0.5,
  );
} finally {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
