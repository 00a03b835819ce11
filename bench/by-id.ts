/**
 * `npm run bench -- by-id`: records that are opened by their id, through the API, at 10,000 and at 1,000,000 rows. Medians in
 * milliseconds; found by an index, they do not grow with the table. BENCH_SIZES, BENCH_RUNS change its size.
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

const sizes = (process.env.BENCH_SIZES ?? '10000,1000000').split(',').map(Number);
const runs = Number(process.env.BENCH_RUNS ?? 15);
/** More than this at the large size: it looks through the table. */
const waitMs = 50;

/** `{}` is the id that `from` finds. */
const records = [
  {
    name: 'office: request',
    who: 'staff',
    path: '/staff/request/{}',
    from: `select id from service_record where method = 'online' limit 1`,
  },
  {
    name: 'office: application',
    who: 'staff',
    path: '/staff/application/{}',
    from: 'select user_id as id from caregiver_application limit 1',
  },
  {
    name: 'office: person',
    who: 'staff',
    path: '/staff/people/{}',
    from: `select id from app_user u where first_name = 'Bench'
      and not exists (select 1 from white_card c where c.user_id = u.id) limit 1`,
  },
  {
    name: 'office: trainee',
    who: 'staff',
    path: '/staff/training/people/{}',
    from: `select user_id as id from caregiver_application where status = 'approved'
      order by submitted_at limit 1`,
  },
  {
    name: 'office: training',
    who: 'staff',
    path: '/staff/training/contents/{}',
    from: 'select id from training limit 1',
  },
  {
    name: 'own request',
    who: 'person',
    path: '/api/user/serviceRecord/{}',
    from: `select id from service_record where user_id = $1 limit 1`,
  },
  {
    name: 'article',
    who: 'visitor',
    path: '/content/article/{}',
    from: 'select id from article order by published_at offset (select count(*) / 2 from article) limit 1',
  },
] as const;

await onDatabase({ durable: false }, async ({ app, db, url, clock, sealer }) => {
  await loadDemo(db, { clock, sealer });
  // A connection of its own: the app's give up after some seconds.
  const client = new pg.Client({ connectionString: url });
  // When something fails the database is stopped under it.
  client.on('error', () => {});
  await client.connect();
  const now = clock.now();
  const tokens = { visitor: '', person: randomUUID(), staff: randomUUID() };
  const staff = await insertStaff(db, {
    email: 'bench@persimmon.example',
    name: 'Bench',
    role: 'admin',
    passwordHash: 'none',
    createdAt: now,
  });
  const device = { pending: false, device: 'computer', browser: '', now };
  await insertStaffSession(db, tokens.staff, { ...device, staffId: staff?.id ?? '' });

  const measureAt = async (rows: number): Promise<Record<string, number>> => {
    report(`filling in ${rows.toLocaleString('en')} rows …`);
    const userId = await fillLists(client, sealer, { rows: rows, searchOnly: false });
    const expiresAt = new Date(clock.now().getTime() + 3 * 3_600_000);
    await insertSession(db, tokens.person, { userId, remember: false, now, expiresAt });
    const found: Record<string, number> = {};
    for (const { name, who, path, from } of records) {
      const { rows: one } = await client.query(from, from.includes('$1') ? [userId] : []);
      const ask = async (): Promise<number> => {
        app.contentCache.clear();
        const begun = performance.now();
        const answer = await app.inject({
          url: `/home${path.replace('{}', String(one[0]?.id))}`,
          headers: { authorization: tokens[who], 'accept-language': 'zh-TW' },
        });
        if (answer.statusCode !== 200)
          throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
        return performance.now() - begun;
      };
      await ask();
      const times: number[] = [];
      for (let run = 0; run < runs; run++) times.push(await ask());
      found[name] = median(times);
    }
    return found;
  };
  const all: Record<string, number>[] = [];
  for (const rows of sizes) all.push(await measureAt(rows));
  const [small, large] = [all[0], all.at(-1)];
  for (const { name } of records) {
    const [a = Number.NaN, b = Number.NaN] = [small?.[name], large?.[name]];
    report(
      `  ${name.padEnd(22)} ${a.toFixed(1)} → ${b.toFixed(1)} ms (aim ${waitMs} ms) ` +
        (b <= waitMs ? 'reached' : 'NOT reached'),
    );
  }
  await client.end();
});
