import { expect, it } from 'vitest';
import { expectNone, wordsOfLogs } from '#tests/api/security/canaries.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ slowMs: 1 });

it('a slow query is logged with its text and the number of its request, never with what stood in it', async () => {
  const phone = '2125550101';
  // Whoever looks for the account has to wait for this lock.
  const holder = await t.pool.connect();
  await holder.query('begin');
  await holder.query('lock table app_user in access exclusive mode');
  const asked = t.call('POST', '/home/auth/login', { body: { username: phone, password: 'x' } });
  await expect
    .poll(async () => {
      const { rows } = await holder.query(
        `select count(*)::int as n from pg_locks where not granted and relation = 'app_user'::regclass`,
      );
      return rows[0].n;
    })
    .toBeGreaterThan(0);
  await holder.query('commit');
  holder.release();
  const { headers } = await asked;
  const slow = t.logs
    .map((line) => JSON.parse(line))
    .filter(({ msg, sql }) => msg === 'slow query' && /from "app_user"/.test(sql));
  expect(slow[0]).toMatchObject({
    level: 40,
    reqId: headers['x-request-id'],
    sql: expect.stringContaining('$1'),
    ms: expect.any(Number),
  });
  expectNone(wordsOfLogs(t.logs), [phone, '5550101']);
});
