/**
 * `node bench/search.ts`: how long a search of 100,000 activities takes, nothing kept, from request to answer. The
 * database is one of its own in a temporary folder, durable as in production; filling it takes some minutes.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { connect } from '#server/db/connect.ts';
import { lockDataFolder } from '#server/db/data-folder.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import { removeEmbedded, startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { systemClock as clock } from '#server/ports/clock.ts';
import { folderFiles } from '#server/ports/files.ts';
import { createSealer } from '#server/ports/sealer.ts';
import { median } from './measure.ts';
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

const dataDir = mkdtempSync(join(tmpdir(), 'persimmon-bench-'));
const lock = await lockDataFolder(dataDir);
const embedded = await startEmbedded({ dataDir, log: () => {} });
await migrate(embedded.url);
const { db, pool } = connect(embedded.url, { onError: (error) => console.error(error.name) });
try {
  const sealer = createSealer('only for this measurement, at least 32 characters');
  await loadDemo(db, { clock, sealer });
  console.log(`filling in ${total} activities …`);
  await insertMany(embedded.url, total);
  const app = await buildApp({
    env: { APP_ENV: 'test', LOG_LEVEL: 'silent' },
    db,
    pool,
    clock,
    sealer,
    messages: { send: async () => {}, sendAgain: async () => {} },
    files: folderFiles(join(dataDir, 'files')),
  });
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
    console.log(
      `${keyword || '(no keyword)'}: ${found} found, median ${ms.toFixed(1)} ms, ` +
        `slowest ${Math.max(...times).toFixed(1)} ms (aim ${aimMs}) ${ms <= aimMs ? 'reached' : 'NOT reached'}`,
    );
  }
  await app.close();
} finally {
  await pool.end();
  await embedded.stop();
  lock.release();
  await removeEmbedded(dataDir, () => {});
}
