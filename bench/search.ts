/**
 * `node bench/search.ts`: how long a search of 100,000 activities takes, nothing kept, from request to answer. The
 * database is one of its own in a temporary folder, durable as in production; filling it takes some minutes.
 */
import { loadDemo } from '#server/demo/load.ts';
import { report } from '../scripts/report.ts';
import { median } from './measure.ts';
import { onDatabase } from './on-database.ts';
import { insertMany } from './search-rows.ts';

const total = Number(process.env.BENCH_ACTIVITIES ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 15);
const aimMs = 200;

const list = '';
const keywords = [
  list,
  '太極',
  '饺子',
  '生日會',
  '長者生日會',
  'tai chi',
  'dumplings',
  'umpli',
  'tea',
  '第37期',
  'round 37',
  '太極 queens',
  '舞 round 12',
  '的',
  'a',
  'zzzz',
];

await onDatabase({ durable: true }, async ({ app, db, url: database, clock, sealer }) => {
  await loadDemo(db, { clock, sealer });
  report(`filling in ${total} activities …`);
  await insertMany(database, total);
  const search = async (keyword: string) => {
    app.contentCache.clear();
    const begun = performance.now();
    const url = `/home/content/activity/page?pageSize=10&keyword=${encodeURIComponent(keyword)}`;
    const { payload } = await app.inject({ url, headers: { 'accept-language': 'zh-TW' } });
    const ms = performance.now() - begun;
    return { ms, found: JSON.parse(payload).data.total as number };
  };
  for (const keyword of keywords) {
    const { found } = await search(keyword);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push((await search(keyword)).ms);
    const ms = median(times);
    report(
      `${keyword || '(no keyword)'}: ${found} found, median ${ms.toFixed(1)} ms, ` +
        `slowest ${Math.max(...times).toFixed(1)} ms (aim ${aimMs}) ${ms <= aimMs ? 'reached' : 'NOT reached'}`,
    );
  }
});
