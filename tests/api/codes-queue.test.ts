/** Codes on the real queue: nothing in it can be read by who reads the database (quality 31). */
import { expect, it } from 'vitest';
import { startJobs } from '#server/ports/jobs.ts';
import { startMessages } from '#server/ports/messages.ts';
import { testSealer } from './demo.ts';
import { peopleOf } from './people.ts';
import { testApp } from './test-app.ts';

const t = testApp({ jobs: true });
const people = peopleOf(t);

const arrived = (phone: string) =>
  expect.poll(() => people.messagesTo(phone), { timeout: 15_000 }).toHaveLength(1);

it('a code arrives; phone and code stand nowhere in the queue', async () => {
  const phone = people.newPhone();
  expect((await people.askCode(phone, 'register')).status).toBe(200);
  await arrived(phone);
  const [text = ''] = await people.messagesTo(phone);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? 'none';
  const { rows } = await t.pool.query(
    `select row_to_json(j)::text as job from pgboss.job j where name = 'message'`,
  );
  const all = rows.map((r) => r.job).join('\n');
  expect(all).toContain(testSealer().hash(`+1${phone}`));
  expect(all).not.toContain(phone);
  expect(all).not.toContain(code);
});

it('what is queued at once arrives at once, however much it is', async () => {
  const phones = Array.from({ length: 30 }, () => people.newPhone());
  await t.db.transaction(async (tx) => {
    for (const phone of phones)
      await t.messages.send(tx, { channel: 'sms', to: `+1${phone}`, text: 'Closed tomorrow.' });
  });
  await expect
    .poll(async () => (await Promise.all(phones.map(people.messagesTo))).flat().length, {
      timeout: 15_000,
    })
    .toBe(phones.length);
});

it('what was queued before messages were sealed is still delivered', async () => {
  const phone = people.newPhone();
  const jobs = await startJobs(t.url, () => {});
  try {
    const message = { channel: 'sms', to: `+1${phone}`, text: 'From yesterday.' };
    await t.db.transaction((tx) => jobs.enqueue(tx, 'message', message));
    await arrived(phone);
  } finally {
    await jobs.stop();
  }
});

it('a code that is rolled back is not sent', async () => {
  const phone = people.newPhone();
  await t.pool.query(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'not today'; end $$;
    create constraint trigger refuse after insert on verification_code
      deferrable initially deferred for each row execute function refuse()`);
  expect((await people.askCode(phone, 'register')).status).toBe(500);
  await t.pool.query('drop trigger refuse on verification_code');
  const { rows } = await t.pool.query(`select 1 from pgboss.job where data->>'to' = $1`, [
    testSealer().hash(`+1${phone}`),
  ]);
  expect(rows).toEqual([]);
  expect(t.logs.join('')).not.toMatch(/not today|718555/);
});

it('a message that cannot be delivered says nothing in the dead letters', async () => {
  const phone = people.newPhone();
  const failing = await startJobs(t.url, () => {});
  try {
    const messages = await startMessages(
      failing,
      () => Promise.reject(new Error('away')),
      testSealer(),
    );
    await t.db.transaction((tx) =>
      messages.send(tx, { channel: 'sms', to: `+1${phone}`, text: 'Secret 424242.' }),
    );
    const { rows } = await t.pool.query(
      `select data::text as data from pgboss.job where data->>'to' = $1`,
      [testSealer().hash(`+1${phone}`)],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].data).not.toMatch(/424242|718555|Secret/);
  } finally {
    await failing.stop();
  }
});
