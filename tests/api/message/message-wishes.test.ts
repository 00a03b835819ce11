/** Texts that are not sent, or not now: who answered STOP, and the night. */
import { describe, expect, it } from 'vitest';
import { getPerson } from '#contract/account/people-office.ts';
import { expectNone, wordsOfLogs } from '#tests/api/security/canaries.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { oldestDueMessageAge } from '#tests/api/support/message-age.ts';
import { smsApp } from '#tests/api/support/sms-app.ts';

const s = smsApp();
const { send, rowOf, becomes, shown, retry, jobOf, only } = s;

describe('somebody who answers', () => {
  const auditOf = async (ending: string) => {
    const { rows } = await s.t.pool.query(
      'select action, actor, subject_id, details from audit_log where subject = $1 order by id',
      [`phone ***${ending}`],
    );
    return rows;
  };

  it('STOP gets nothing but codes, until START', async () => {
    const to = '+12125550102';
    const { rows } = await s.t.pool.query('select id from app_user where phone = $1', [to]);
    const person = () =>
      s.t.read(getPerson, { token: s.coordinator, path: `/staff/people/${rows[0].id}` });
    expect((await person()).textsStopped).toBe(false);
    for (const word of ['Stop.', 'STOPALL']) await s.provider.says(s.t, to, word);
    expect((await person()).textsStopped).toBe(true);
    await send(to, { owner: rows[0].id });
    await becomes(to, 'held');
    expect(await shown(to)).toMatchObject({ optedOut: true, mayRetry: true, attempts: 0 });
    await s.t.call('POST', '/home/api/user/sms-code', {
      body: { phone: '2125550102', purpose: 'resetPassword' },
    });
    await expect.poll(() => s.provider.takenBy(to).length).toBe(1);
    expect(only(to).body).toMatch(/\d{6}/);

    await s.provider.says(s.t, to, 'start');
    expect((await person()).textsStopped).toBe(false);
    await s.t.pool.query(`delete from message where state <> 'held' and to_hash = $1`, [
      testSealer().hash(to),
    ]);
    expect(await retry(to)).toEqual({ retried: 1 });
    await becomes(to, 'sent');
    const entry = { actor: 'sms', subject_id: rows[0].id, details: { source: 'reply' } };
    expect(await auditOf('0102')).toEqual([
      { action: 'message.stop', ...entry },
      { action: 'message.start', ...entry },
    ]);
  });

  it.each([
    ['+16465550121', '退订', /不再给您发短信了/],
    ['+16465550122', '退訂', /不再傳簡訊給您/],
    ['+16465550123', 'HELP', /Reply STOP to end/],
  ])('%s: %s is told in that language what follows', async (from, word, answer) => {
    await s.provider.says(s.t, from, word);
    await expect.poll(() => s.provider.takenBy(from).length).toBe(1);
    expect(only(from).body).toMatch(answer);
    expect((await shown(from))?.optedOut).toBe(word !== 'HELP');
  });

  it('what the provider answers itself, or is no word of these, is not answered', async () => {
    const from = '+16465550124';
    await s.provider.says(s.t, from, 'STOP');
    await s.provider.says(s.t, from, '停', { OptOutType: 'STOP' });
    await s.provider.says(s.t, from, 'Please stop by');
    expect(await rowOf(from)).toBeUndefined();
    const forged = await s.provider.tell(
      s.t,
      '/home/provider/sms/inbound',
      { MessageSid: 'SM9', From: from, Body: 'START' },
      { token: 'x' },
    );
    expect(forged.status).toBe(403);
    expect(await auditOf('0124')).toMatchObject([{ action: 'message.stop', subject_id: null }]);
    expectNone(wordsOfLogs(s.t.logs), ['6465550124', '5550124', 'the-auth-token']);
  });
});

it('at night texts wait for the morning, but for codes and warnings', async () => {
  const [to, other, robbed] = ['+16465550131', '+16465550132', '+16465550133'];
  // 22:30 in New York.
  s.t.clock.set('2025-06-12T02:30:00Z');
  await s.t.pool.query(`delete from message where state = 'waiting'`);
  await send(to);
  await expect.poll(async () => (await jobOf(to))?.seconds).toBeGreaterThan(34_000);
  await send(other, { text: '271828', template: 'messages.codeRegister' });
  await becomes(other, 'sent');
  await send(robbed, { template: 'messages.phoneChanged' });
  await becomes(robbed, 'sent');
  s.coordinator = await s.t.staffSession('coordinator');
  expect(await shown(to)).toMatchObject({
    state: 'waiting',
    waitsUntil: '2025-06-12 08:00',
    attempts: 0,
  });
  expect(s.provider.takenBy(to)).toEqual([]);
  expect(await oldestDueMessageAge(s.t.db, s.t.clock.now())).toBe(0);

  s.t.clock.set('2025-06-12T12:00:00Z');
  await s.t.pool.query(`update pgboss.job set start_after = now() where data->>'messageId' = $1`, [
    (await rowOf(to)).id,
  ]);
  await becomes(to, 'sent');
  s.coordinator = await s.t.staffSession('coordinator');
  expect(await shown(to)).toMatchObject({ waitsUntil: null, attempts: 1 });
});
