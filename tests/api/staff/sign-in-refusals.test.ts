/** Failed logins are in the audit log: staff one by one, clients counted by day. */
import { expect, it } from 'vitest';
import { listAudit } from '#contract/staff/audit.ts';
import { sweepAccounts } from '#server/features/account/account.jobs.ts';
import { verifyAudit } from '#server/shared/audit/audit-chain.ts';
import { staffCalls } from '#tests/api/support/staff-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const s = staffCalls(t);
const day = 24 * 60 * 60_000;

const logged = async (action: string) =>
  (await t.read(listAudit, { token: await t.staffSession('admin'), query: `action=${action}` }))
    .records;
const clientLogin = (username: string) =>
  t.call('POST', '/home/auth/login', { body: { username, password: 'Wrong-1-pass!' } });

it('a wrong password of staff is an entry with the address, without what was typed', async () => {
  const { staffId, email } = await s.newcomer('mistyped@persimmon.example');
  expect((await s.signIn(email, 'wrong')).status).toBe(401);
  const [entry] = await logged('staff.refused');
  expect(entry).toMatchObject({ subjectId: staffId, actor: 'sign-in', name: null, details: {} });
  expect(entry?.address).toMatch(/^[\d.:a-f]+$/);
});

it('unknown names at the office, and clients by account, are one entry a day with their number', async () => {
  await s.signIn('nobody-at-all@persimmon.example', 'wrong');
  await s.signIn('nobody-else@persimmon.example', 'wrong');
  for (const phone of ['2125550101', '2125550101', '2125559999', '2125559998'])
    expect((await clientLogin(phone)).status).toBe(401);
  const today = '2025-06-11';
  await sweepAccounts(t);
  expect(await logged('account.refused')).toEqual([]);
  t.clock.pass(day);
  await Promise.all([sweepAccounts(t), sweepAccounts(t)]);
  const [unknown] = await logged('staff.unknown_refused');
  expect(unknown?.details).toEqual({ day: today, tries: '2' });
  const clients = await logged('account.refused');
  expect(clients.map(({ subject, details, address }) => [subject, details.tries, address])).toEqual(
    expect.arrayContaining([
      ['陳美玲 Meiling Chen', '2', null],
      [null, '2', null],
    ]),
  );
  expect(clients).toHaveLength(2);
  const { rows } = await t.pool.query('select count(*)::int as n from sign_in_refusal');
  expect(rows[0].n).toBe(0);
});

it('rows with an address and rows without one are links of one chain; a changed address breaks it', async () => {
  expect((await verifyAudit(t.pool)).faults).toEqual([]);
  const client = await t.pool.connect();
  await client.query(`begin; set local session_replication_role = replica;
    update audit_log set address = '203.0.113.9' where action = 'staff.refused'; commit`);
  client.release();
  expect((await verifyAudit(t.pool)).faults.map(({ what }) => what)).toContain('altered');
});
