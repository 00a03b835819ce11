/**
 * `npm run bench -- reads`: what the calls cost with which signed-in pages open, in processor time of app and database.
 * Everybody has as many requests as fill the first page. BENCH_SECONDS and BENCH_ROUNDS change its size.
 */
import { loadavg } from 'node:os';
import pg from 'pg';
import { report } from '../scripts/report.ts';
import { createMeter } from './cost.ts';
import { keepFigures } from './figures.ts';
import { seedLoad } from './load-seed.ts';
import { clientName, type Load, load, median, sayClient } from './measure.ts';
import { secretKey, withDatabase } from './on-database.ts';
import { startProduct } from './product.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** With the aims of docs/scaling.md, app and database. */
const calls = {
  'own requests': {
    path: '/home/api/user/serviceRecord/page?pageSize=10&pageNum=1',
    aim: [2.2, 0.9],
  },
  'own data': { path: '/home/api/user/patient/info', aim: [1, 0.35] },
  services: { path: '/home/api/service/infos', aim: [1, 0.35] },
  sessions: { path: '/home/api/user/session/list', aim: [1, 0.35] },
} as const;

/** Visits and online requests by turns, two events each. */
const requests = `
  with written as (
    insert into service_record (id, user_id, record_no, kind, service_id, item, icon, method, status, contact_phone, locale,
      created_at, changed_at, company_address_id, starts_at, ends_at, request_key)
    select gen_random_uuid(), u.id, 'B-' || u.phone || '-' || n, 'service', s.id, s.name, s.icon,
      case when n % 2 = 0 then 'online' else 'offline' end, 'init', u.phone, 'en', now() - n * interval '1 hour', now(),
      case when n % 2 = 1 then a.id end, case when n % 2 = 1 then now() + n * interval '1 day' end,
      case when n % 2 = 1 then now() + n * interval '1 day' + interval '30 minutes' end, gen_random_uuid()
    from app_user u, generate_series(1, 12) n,
      (select * from service where id = 'government-benefits') s,
      (select id from company_address where published order by id limit 1) a
    where u.last_name = 'Person'
    returning id)
  insert into service_record_event (record_id, event, by, at)
  select id, event, 'owner', now() from written, unnest(array['booked', 'moved']) event`;

await withDatabase({ durable: true }, async ({ url: database, folder }) => {
  const product = await startProduct(folder, { DATABASE_URL: database, SECRET_KEY: secretKey });
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { people } = await seedLoad(database, 100);
    await client.query(requests);
    await client.query('vacuum analyze');
    const [someone] = people;
    if (!someone) throw new Error('nobody there');
    const measure = await createMeter(client, product.pid);
    report(`client: ${clientName}; load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
    for (const [name, { path, aim }] of Object.entries(calls)) {
      const headers = { authorization: someone.token, 'accept-language': 'en' };
      const ask = () => load(product.url + path, { seconds, connections: 4, headers });
      await ask();
      const costs: { app: number; db: number }[] = [];
      const loads: Load[] = [];
      for (let round = 0; round < rounds; round++) {
        const { appMs, dbMs } = await measure(async () => {
          const done = await ask();
          loads.push(done);
          return done.count;
        });
        costs.push({ app: appMs, db: dbMs });
      }
      const [app, db] = [median(costs.map((c) => c.app)), median(costs.map((c) => c.db))];
      const reached = app <= aim[0] && db <= aim[1] ? 'reached' : 'NOT reached';
      report(
        `${name}: ${app.toFixed(2)} ms app + ${db.toFixed(2)} ms database (aim ${aim.join(' + ')}: ${reached}), ` +
          `${median(loads.map((l) => l.perSecond)).toFixed(0)}/s, ${sayClient(loads)}`,
      );
      if (name === 'own requests') keepFigures({ readAppMs: app, readDbMs: db });
    }
  } finally {
    await client.end();
    await product.stop();
  }
});
