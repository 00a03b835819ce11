/**
 * `npm run bench -- load`: visitors that keep their connection open and read public pages, and signed-in people who do
 * the real mix (list, detail, book, register, save exam answers), all at once, on the built product with a durable
 * database. The clients are a process of their own. BENCH_LOAD_SECONDS, BENCH_VISITORS, BENCH_PEOPLE change its size.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { locales } from '#i18n/pick-locale.ts';
import { report } from '../scripts/report.ts';
import { canCount, cpuOf, cpuOfEnded, cpuOfServer, memoryOf } from './cpu.ts';
import { keepFigures } from './figures.ts';
import type { Outcome, Plan } from './load-clients.ts';
import { seedLoad } from './load-seed.ts';
import { clientMax, median } from './measure.ts';
import { withDatabase } from './on-database.ts';
import { startProduct } from './product.ts';

const seconds = Number(process.env.BENCH_LOAD_SECONDS ?? 300);
const visitors = Number(process.env.BENCH_VISITORS ?? 1_000);
const people = Number(process.env.BENCH_PEOPLE ?? 100);
const reading = Number(process.env.BENCH_READING_MS ?? 2_000);
const thinking = Number(process.env.BENCH_THINKING_MS ?? 1_000);

const paths = [
  '/',
  '/feedback',
  '/community/activity/list',
  '/community/news',
  '/about/team',
  '/about/faq',
  '/about/privacy',
];
const pages = paths.flatMap((path) => [path, `/h5${path}`]);

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const runClients = (plan: Plan): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'load-clients.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(Buffer.concat(parts).toString()) as Outcome);
      else reject(new Error(`the clients ended with ${code}`));
    });
    child.stdin.end(JSON.stringify(plan));
  });

const sayTimes = (times: Outcome['times']) => {
  for (const [step, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(1));
    report(
      `  ${step.padEnd(12)} ${String(all.length).padStart(7)} answers, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, ` +
        `slowest ${sorted.at(-1)?.toFixed(0)} ms`,
    );
  }
};

/** Grows by how much in an hour, by the line that fits best; the first third is warming up. */
const slopeOf = (samples: { at: number; mb: number }[]) => {
  const rest = samples.slice(Math.floor(samples.length / 3));
  const mean = (pick: (one: { at: number; mb: number }) => number) =>
    rest.reduce((sum, one) => sum + pick(one), 0) / rest.length;
  const [x, y] = [mean(({ at }) => at), mean(({ mb }) => mb)];
  const over = rest.reduce((sum, { at, mb }) => sum + (at - x) * (mb - y), 0);
  const under = rest.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
  return (over / under) * 3_600_000;
};

await withDatabase({ durable: true }, async ({ url: database, folder }) => {
  const product = await startProduct(folder, { DATABASE_URL: database, LOG_LEVEL: 'warn' });
  const client = new pg.Client({ connectionString: database });
  client.on('error', () => {});
  await client.connect();
  try {
    const seeded = await seedLoad(database, people);
    // As on any day but the first minute of a process: every page has been read before.
    for (const path of pages)
      for (const lang of locales) {
        const headers = { 'accept-language': lang };
        const { status } = await fetch(product.url + path, { redirect: 'manual', headers });
        if (status !== 200) throw new Error(`${path} answers ${status}`);
      }
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    const cpuNow = () => [cpuOf(product.pid), cpuOfServer(backend), cpuOfEnded(process.pid)];
    const cpuBefore = cpuNow();
    const samples: { at: number; mb: number }[] = [];
    const sampling = setInterval(() => {
      if (canCount) samples.push({ at: Date.now(), mb: memoryOf(product.pid) });
    }, 1_000);
    report(`${visitors} visitors and ${people} signed-in people for ${seconds} s …`);
    const begun = Date.now();
    const plan = { url: product.url, seconds, visitors, reading, thinking, pages, seeded };
    const { times, refused, errors, bytes, connections } = await runClients(plan);
    clearInterval(sampling);
    const took = (Date.now() - begun) / 1000;
    const shares = cpuNow().map((ms, n) => (ms - (cpuBefore[n] ?? 0)) / took / 10);
    sayTimes(times);
    const answers = Object.values(times).reduce((sum, all) => sum + all.length, 0);
    report(
      `  ${Math.round(answers / took)} answers/s, ${(bytes / took / 1e6).toFixed(1)} MB/s, ${connections} connections opened, ` +
        `refused by a rule: ${JSON.stringify(refused)}`,
    );
    const worst = Math.max(
      ...Object.values(times).map((all) =>
        percentile(
          all.toSorted((a, b) => a - b),
          0.99,
        ),
      ),
    );
    report(
      `  p99 of the slowest step ${worst.toFixed(0)} ms (aim 250) ${worst <= 250 ? 'reached' : 'NOT reached'}`,
    );
    report(`  errors: ${errors.length} ${errors.length ? 'NOT zero' : '(aim 0) reached'}`);
    for (const one of new Set(errors.slice(0, 10))) report(`    ${one}`);
    if (canCount) {
      const all = samples.map(({ mb }) => mb);
      const third = Math.floor(all.length / 3);
      const [early, late] = [median(all.slice(third, third * 2)), median(all.slice(-third))];
      const [app, db, clients = 0] = shares;
      report(
        `  processor: app ${app?.toFixed(0)} %, database ${db?.toFixed(0)} % and clients ${clients.toFixed(0)} % of a core` +
          (clients > clientMax * 100 ? ' INVALID: the clients were the limit' : ''),
      );
      report(
        `  memory of the app: at first ${all[0]?.toFixed(0)} MB, second third ${early.toFixed(0)} MB, last third ` +
          `${late.toFixed(0)} MB, most ${Math.max(...all).toFixed(0)} MB, slope ${slopeOf(samples).toFixed(0)} MB/h ` +
          `(aim: last third at most 5 % over the second) ${late <= early * 1.05 ? 'reached' : 'NOT reached'}`,
      );
    }
    keepFigures({ answersPerSecond: answers / took, errors: errors.length });
    if (errors.length) process.exitCode = 1;
  } finally {
    await client.end();
    await product.stop();
  }
});
