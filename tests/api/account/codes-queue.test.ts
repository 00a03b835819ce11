/** Codes on the real queue: nothing in it can be read by who reads the database (quality 31). */

import { expect, it } from 'vitest';
import { createSealer } from '#server/platform/crypto/field-encryption.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { rotateKeys } from '#server/shared/keys/rotate-keys.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { expectNone, wordsOfLogs } from '#tests/api/security/canaries.ts';
import { testKey, testSealer } from '#tests/api/support/demo.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ jobs: true });
const people = peopleOf(t);

const arrived = (phone: string) => expect.poll(() => people.messagesTo(phone)).toHaveLength(1);

it('a code arrives; phone and code stand nowhere in the queue', async () => {
  const phone = people.newPhone();
  expect((await people.askCode(phone, 'register')).status).toBe(200);
  await arrived(phone);
  const [text = ''] = await people.messagesTo(phone);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? 'none';
  const { rows } = await t.pool.query(
    `select row_to_json(j)::text as one from pgboss.job j where name = 'message'
     union all select row_to_json(m)::text from message m`,
  );
  const all = rows.map((r) => r.one).join('\n');
  expect(all).toContain(testSealer().hash(`+1${phone}`));
  expectNone(all, [phone, code]);
});

it('what is queued at once arrives at once, however much it is', async () => {
  const phones = Array.from({ length: 30 }, () => people.newPhone());
  await t.db.transaction(async (tx) => {
    for (const phone of phones)
      await t.messages.send(tx, {
        channel: 'sms',
        to: `+1${phone}`,
        text: 'Closed tomorrow.',
        ...ownedBy(null),
      });
  });
  await expect
    .poll(async () => (await Promise.all(phones.map(people.messagesTo))).flat().length, {
      timeout: 120_000,
    })
    .toBe(phones.length);
});

it('one that still waits in the queue under the old key is not said to be done', async () => {
  const sealed = testSealer().sealToken('{}', 'message');
  await t.pool.query(
    `insert into pgboss.job (name, data, start_after) values ('message', $1, now() + interval '1 hour')`,
    [{ channel: 'sms', to: 'x', sealed }],
  );
  const sealer = createSealer('another secret for tests of at least 32 chars', [testKey]);
  const files = folderFiles(t.filesFolder);
  expect((await rotateKeys({ db: t.db, sealer, files })).left).toEqual({ 'queued messages': 1 });
  await t.pool.query(`delete from pgboss.job where data ? 'sealed'`);
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
  const { rows } = await t.pool.query('select 1 from message where to_hash = $1', [
    testSealer().hash(`+1${phone}`),
  ]);
  expect(rows).toEqual([]);
  expectNone(wordsOfLogs(t.logs), [phone, 'not today']);
});
