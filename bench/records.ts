/**
 * `npm run bench:records`: application requests at 1,000 and at 1,000,000 rows: the first page and page 1000 (or the
 * last there is) of one person's, through the API, and of everybody's, through the store that the office will use.
 * Durations are medians in milliseconds; what counts is that they hardly grow with the table.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { getServiceRecords } from '#contract/service-records.ts';
import { insertSession } from '#server/features/account/account-sessions.store.ts';
import { countRecords, listRecords } from '#server/features/services/services-records.store.ts';
import { report } from '../scripts/report.ts';
import { median } from './measure.ts';
import { onDatabase } from './on-database.ts';

const sizes = [1_000, 1_000_000];
const runs = Number(process.env.BENCH_RUNS ?? 30);
const pageSize = 10;

/** One person has 2 % of all; the others are spread over 1,000 people. */
const seed = async (client: pg.Client, rows: number): Promise<string> => {
  await client.query('truncate app_user cascade');
  const person = randomUUID();
  await client.query(
    `insert into app_user (id, user_type, phone, password_hash, first_name, last_name)
     select case n when 0 then $1::uuid else gen_random_uuid() end, 'patient',
       '+1212' || lpad((5550000 + n)::text, 7, '0'), 'none', 'Bench', 'Patient'
     from generate_series(0, 1000) n`,
    [person],
  );
  await client.query(
    `with others as (select array_agg(id) as ids from app_user where id <> $1)
     insert into service_record (record_no, user_id, kind, item, icon, method, contact_phone, locale,
       created_at, changed_at)
     select 'R-' || n, case when n % 50 = 0 then $1::uuid else ids[1 + n % 1000] end, 'service',
       '{"en":"Government benefits","zh-TW":"政府福利"}', 'bank', 'online', '+12125550101', 'zh-TW',
       at, at
     from generate_series(1, $2) n, others, lateral (select timestamptz '2020-01-01' + n * interval '1 minute' as at) t`,
    [person, rows],
  );
  await client.query(
    `insert into service_record_event (record_id, event, by, at)
     select id, 'received', 'owner', created_at from service_record`,
  );
  await client.query('vacuum analyze service_record, service_record_event, app_user');
  return person;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < runs + 3; run++) {
    const start = performance.now();
    await work();
    // The first ones warm plans and caches.
    if (run >= 3) times.push(performance.now() - start);
  }
  return median(times);
};

await onDatabase({ durable: false }, async ({ app, db, url: database, clock }) => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const measureAt = async (rows: number) => {
    const userId = await seed(client, rows);
    const token = randomUUID();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await insertSession(db, token, { userId, remember: false, now, expiresAt });
    const own = async (pageNum: number) => {
      const url = `/home${getServiceRecords.path}?pageNum=${pageNum}&pageSize=${pageSize}`;
      const answer = await app.inject({ url, headers: { authorization: token } });
      const { data } = answer.json<{ data: { records: unknown[] } }>();
      if (data.records.length !== pageSize) throw new Error(`page ${pageNum}: not a whole page`);
    };
    const all = async (pageNum: number) => {
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
      const [records] = await Promise.all([listRecords(db, page), countRecords(db)]);
      if (records.length !== pageSize) throw new Error(`page ${pageNum}: not a whole page`);
    };
    const deep = (count: number) => Math.min(1_000, Math.floor(count / pageSize));
    return {
      rows,
      'own, first page': await timed(() => own(1)),
      'own, page 1000': await timed(() => own(deep(rows / 50))),
      'all, first page': await timed(() => all(1)),
      'all, page 1000': await timed(() => all(deep(rows))),
      'all, first page without the count': await timed(() =>
        listRecords(db, { limit: pageSize, offset: 0 }),
      ),
    };
  };
  for (const rows of sizes) {
    const { rows: _, ...figures } = await measureAt(rows);
    report(`${rows.toLocaleString('en')} rows:`);
    for (const [name, ms] of Object.entries(figures)) report(`  ${name}: ${ms.toFixed(1)} ms`);
  }
  await client.end();
});
