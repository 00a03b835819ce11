/**
 * `npm run bench -- lists`: every list at 1,000 and at 1,000,000 rows, the first page and page 1000 (or the last there
 * is), through the API, nothing kept. Medians in milliseconds; what counts is that they hardly grow with the table.
 * BENCH_SIZES, BENCH_RUNS change its size; BENCH_LISTS=search fills in and measures the office's search alone.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { loadDemo } from '#server/demo/load.ts';
import { insertSession } from '#server/features/account/sign-in/sessions.store.ts';
import {
  insertStaff,
  insertSession as insertStaffSession,
} from '#server/features/staff/staff.store.ts';
import { report } from '../scripts/report.ts';
import { fillLists } from './list-rows.ts';
import { median } from './measure.ts';
import { onDatabase } from './on-database.ts';

const sizes = (process.env.BENCH_SIZES ?? '1000,1000000').split(',').map(Number);
const runs = Number(process.env.BENCH_RUNS ?? 15);
const pageSize = 10;
/** More than this on the first page of the large table: somebody waits. */
const waitMs = 100;

type Who = 'visitor' | 'person' | 'staff';
/** `share` of all rows is what this list counts. */
type List = {
  name: string;
  who: Who;
  path: string;
  share: number;
  /** Read on from where the last page ended, not by its number. */
  onward?: true;
  /** All on one page. */
  whole?: true;
};

const lists: List[] = [
  { name: 'activities', who: 'visitor', path: '/content/activity/page?', share: 1 },
  { name: 'reviews', who: 'visitor', path: '/content/comment/page?', share: 1 },
  { name: 'news', who: 'visitor', path: '/content/article/page?', share: 1 },
  { name: 'own requests', who: 'person', path: '/api/user/serviceRecord/page?', share: 0.0005 },
  {
    name: 'own activities',
    who: 'person',
    path: '/api/user/activity/register/page?',
    share: 0.0005,
  },
  { name: 'own reviews', who: 'person', path: '/api/user/comment/page?', share: 0.0005 },
  {
    name: 'office: applications',
    who: 'staff',
    path: '/staff/application/list?queue=submitted&',
    share: 0.001,
  },
  {
    name: 'office: decided applications',
    who: 'staff',
    path: '/staff/application/list?queue=decided&',
    share: 0.5,
  },
  { name: 'office: white cards', who: 'staff', path: '/staff/card/list?queue=open&', share: 0.001 },
  {
    name: 'office: decided cards',
    who: 'staff',
    path: '/staff/card/list?queue=decided&',
    share: 0.5,
  },
  { name: 'office: requests', who: 'staff', path: '/staff/request/list?queue=init&', share: 0.001 },
  {
    name: 'office: closed requests',
    who: 'staff',
    path: '/staff/request/list?queue=closed&',
    share: 1,
  },
  { name: 'office: reviews', who: 'staff', path: '/staff/review/page?', share: 0.001 },
  { name: 'office: all reviews', who: 'staff', path: '/staff/review/page?queue=all&', share: 1 },
  { name: 'office: activities', who: 'staff', path: '/staff/activity/page?', share: 0 },
  {
    name: 'office: past activities',
    who: 'staff',
    path: '/staff/activity/page?when=past&',
    share: 1,
  },
  { name: 'office: people', who: 'staff', path: '/staff/people?', share: 1 },
  { name: 'office: messages', who: 'staff', path: '/staff/message/list?', share: 1 },
  { name: 'office: audit', who: 'staff', path: '/staff/audit?', share: 1, onward: true },
  { name: 'office: trainees', who: 'staff', path: '/staff/training/people?', share: 0.5 },
  ...['Person 77777', 'bench', 'erson 7777', '0177', 'R-20200', 'PHI-2020-0007', 'tai chi'].map(
    (typed): List => ({
      name: `office: search ${typed}`,
      who: 'staff',
      path: `/staff/search?q=${encodeURIComponent(typed)}`,
      share: 1,
      whole: true,
    }),
  ),
  { name: 'office: desk', who: 'staff', path: '/staff/desk', share: 1, whole: true },
  { name: 'office: numbers in menu', who: 'staff', path: '/staff/waiting', share: 1, whole: true },
];

const only = process.env.BENCH_LISTS ?? '';
const measured = lists.filter(({ name }) => name.includes(only));
const searchOnly = only === 'search';

type Measured = Record<string, { first: number; deep: number }>;

await onDatabase({ durable: false }, async ({ app, db, url: database, clock, sealer }) => {
  await loadDemo(db, { clock, sealer });
  // A connection of its own: the app's give up after some seconds.
  const client = new pg.Client({ connectionString: database });
  // When something fails the database is stopped under it.
  client.on('error', () => {});
  await client.connect();
  const now = clock.now();
  const staff = await insertStaff(db, {
    email: 'bench@persimmon.example',
    name: 'Bench',
    role: 'admin',
    passwordHash: 'none',
    createdAt: now,
  });
  const tokens = { visitor: '', person: randomUUID(), staff: randomUUID() };
  await insertStaffSession(db, tokens.staff, {
    staffId: staff?.id ?? '',
    pending: false,
    device: 'computer',
    browser: '',
    now,
  });

  const ask = async ({ who, path, onward, whole }: List, pageNum: number) => {
    app.contentCache.clear();
    const page = onward ? older : `pageSize=${pageSize}&pageNum=${pageNum}`;
    const begun = performance.now();
    const answer = await app.inject({
      url: `/home${path}${whole ? '' : page}`,
      headers: { authorization: tokens[who], 'accept-language': 'zh-TW' },
    });
    const ms = performance.now() - begun;
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    const { data } = answer.json<{ data: { total?: number; older?: string } }>();
    return { ms, ...data };
  };
  let older = '';
  const timed = async (list: List, pageNum: number): Promise<number> => {
    const times: number[] = [];
    const { ms: once } = await ask(list, pageNum);
    // What takes seconds is known well enough after three.
    const count = once > 1_000 ? 3 : runs;
    for (let run = 0; run < count; run++) times.push((await ask(list, pageNum)).ms);
    return median(times);
  };

  const measureAt = async (rows: number): Promise<Measured> => {
    report(`filling in ${rows.toLocaleString('en')} rows …`);
    const userId = await fillLists(client, sealer, { rows, searchOnly });
    const expiresAt = new Date(clock.now().getTime() + 3 * 3_600_000);
    await insertSession(db, tokens.person, { userId, remember: false, now, expiresAt });
    const found: Measured = {};
    for (const list of measured) {
      older = '';
      const { total = rows * list.share, older: next } = await ask(list, 1);
      const last = Math.max(1, Math.min(1_000, Math.floor(total / pageSize)));
      const first = await timed(list, 1);
      older = `older=${next}`;
      found[list.name] = { first, deep: await timed(list, last) };
    }
    return found;
  };
  const all: { rows: number; found: Measured }[] = [];
  for (const rows of sizes) all.push({ rows, found: await measureAt(rows) });
  const [small, large] = [all[0], all.at(-1)];
  if (!small || !large) throw new Error('BENCH_SIZES names no size');
  for (const { name } of measured) {
    const [a, b] = [small.found[name], large.found[name]];
    if (!a || !b) continue;
    const good = b.first <= waitMs;
    report(
      `  ${name.padEnd(28)} first page ${a.first.toFixed(1)} → ${b.first.toFixed(1)} ms, page 1000 ` +
        `${a.deep.toFixed(1)} → ${b.deep.toFixed(1)} ms (aim ${waitMs} ms for the first) ${good ? 'reached' : 'NOT reached'}`,
    );
  }
  await client.end();
});
