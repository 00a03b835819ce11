/** Several processes that start at once on one database: migrations and demo content come once. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { users } from '#demo/agency.ts';
import { deskCaregivers } from '#demo/desk-caregivers.ts';
import { deskPatients } from '#demo/desk-patients.ts';
import { loadDemo } from '#server/demo/load.ts';
import { isDemoLoaded } from '#server/demo/mark.ts';
import { connect } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { databaseUrl, freshDatabase, onServer } from '#tests/api/support/database.ts';
import { demoNow, testSealer } from '#tests/api/support/demo.ts';

const ask = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

it('four processes bring one empty database up to date together, and again', async () => {
  const adminUrl = inject('adminUrl');
  const name = `persimmon_test_${randomBytes(6).toString('hex')}`;
  await onServer(adminUrl, `CREATE DATABASE ${name}`);
  onTestFinished(() => onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  const url = databaseUrl(adminUrl, name);
  await Promise.all(Array.from({ length: 4 }, () => migrate(url)));
  const done = 'select count(*)::int as n from drizzle.__drizzle_migrations';
  const [{ n }] = (await ask(url, done)) as [{ n: number }];
  expect(n).toBeGreaterThanOrEqual(2);
  expect(await ask(url, `select to_regclass('white_card') is not null as there`)).toEqual([
    { there: true },
  ]);
  await migrate(url);
  expect(await ask(url, done)).toEqual([{ n }]);
});

it('two processes load the demo together: one does, and a later start finds it', async () => {
  const { url, drop } = await freshDatabase();
  // As in server/main.ts: who comes second waits until the first has loaded all of it.
  const processes = [1, 2].map(() => connect(url, { max: 2, seconds: 60, onError: () => {} }));
  onTestFinished(async () => {
    for (const { close } of processes) await close();
    await drop();
  });
  const clock = { now: () => new Date(demoNow) };
  const load = () =>
    Promise.all(processes.map(({ db }) => loadDemo(db, { clock, sealer: testSealer() })));
  expect((await load()).sort()).toEqual([false, true]);
  expect(await load()).toEqual([false, false]);
  expect(await ask(url, 'select count(*)::int as n from app_user')).toEqual([
    { n: users.length + deskCaregivers.length + deskPatients.length },
  ]);
});

it('a folder of before the trainings gets them at its next start, and nothing twice', async () => {
  const { url, drop } = await freshDatabase();
  const { db, close } = connect(url, { max: 1, onError: () => {} });
  onTestFinished(async () => {
    await close();
    await drop();
  });
  const load = () =>
    loadDemo(db, { clock: { now: () => new Date(demoNow) }, sealer: testSealer() });
  expect(await load()).toBe(true);
  const counts = `select (select count(*)::int from training) as trainings,
    (select count(*)::int from training_question) as questions,
    (select count(*)::int from app_user) as people,
    (select count(*)::int from holiday) as holidays,
    (select count(*)::int from setting where key = 'signatory') as signatory`;
  const whole = await ask(url, counts);
  // As the mark was then.
  await ask(
    url,
    `truncate training, training_enrolment cascade; delete from holiday; delete from setting where key = 'signatory';
     update setting set value = 'true' where key = 'demoLoaded'`,
  );
  expect(await isDemoLoaded(db)).toBe(false);
  expect(await load()).toBe(true);
  expect(await isDemoLoaded(db)).toBe(true);
  expect(await ask(url, counts)).toEqual(whole);
  expect(await load()).toBe(false);
  expect(await ask(url, counts)).toEqual(whole);
});
