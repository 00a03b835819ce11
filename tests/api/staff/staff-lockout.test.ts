/** Nobody is locked out for good (quality 45): each way back into the office, and who cannot close it. */
import { describe, expect, it } from 'vitest';
import * as api from '#contract/staff/staff.ts';
import { runCommand } from '#tests/api/support/commands.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { actionsOf } from '#tests/api/support/office.ts';
import { longPassword, minute, newPassword, staffCalls } from '#tests/api/support/staff-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const s = staffCalls(t);
const giveCode = (token: string, code: string, at = t) =>
  at.call('POST', '/home/staff/second-factor', { token, body: { code } });
const pendingOf = async (email: string, more: { deviceKey?: string } = {}) =>
  (await s.signIn(email, longPassword, more)).json.data?.token ?? '';

describe('strangers who try passwords', () => {
  it('lock their own way in, not the owner’s device', async () => {
    const { email, deviceKey } = await s.newcomer('attacked@persimmon.example');
    for (let round = 0; round < 4; round++) {
      await Promise.all(Array.from({ length: 10 }, () => s.signIn(email, 'wrong')));
      expect((await s.signIn(email, longPassword)).json.code).toBe('locked');
      const mine = await s.signIn(email, longPassword, { deviceKey });
      expect([mine.status, mine.json.data?.deviceKey]).toEqual([200, deviceKey]);
      t.clock.pass(15 * minute);
    }
  });

  it('and on a new device the owner gets in by a link to the mailbox', async () => {
    const person = await s.enrolled('newdevice@persimmon.example');
    await Promise.all(Array.from({ length: 10 }, () => s.signIn(person.email, 'wrong')));
    await s.forgot(person.email);
    const [link = ''] = await s.resetsOf(person.email);
    const token = (await s.reset(link)).json.data?.token ?? '';
    expect((await giveCode(token, s.codeAt(person.secret))).status).toBe(200);
    // What strangers tried before is forgotten with it.
    expect((await s.signIn(person.email, newPassword)).status).toBe(200);
  });

  it('a device has ten tries of its own, and is known to its owner only', async () => {
    const a = await s.newcomer('one@persimmon.example');
    const b = await s.newcomer('other@persimmon.example');
    await Promise.all(Array.from({ length: 10 }, () => s.signIn(b.email, 'wrong')));
    for (const deviceKey of [a.deviceKey, 'made-up', ''])
      expect((await s.signIn(b.email, longPassword, { deviceKey })).json.code).toBe('locked');
    const { deviceKey } = a;
    const tries = Array.from({ length: 10 }, () => s.signIn(a.email, 'wrong', { deviceKey }));
    await Promise.all(tries);
    expect((await s.signIn(a.email, longPassword, { deviceKey })).json.code).toBe('locked');
    expect((await s.signIn(a.email, longPassword)).status).toBe(200);
  });
});

describe('who knows the password', () => {
  it('does not use up the owner’s codes', async () => {
    const { email, secret, deviceKey } = await s.enrolled('guessed@persimmon.example');
    const thief = await pendingOf(email);
    const guesses = await Promise.all(Array.from({ length: 11 }, () => giveCode(thief, '000000')));
    expect(guesses.filter((one) => one.json.code === 'locked')).toHaveLength(1);
    const owner = await pendingOf(email, { deviceKey });
    expect((await giveCode(owner, s.codeAt(secret))).status).toBe(200);
  });

  it('gets no more codes to guess by signing in again', async () => {
    const { email } = await s.enrolled('fresh@persimmon.example');
    const first = await s.signIn(email, longPassword);
    const thief = first.json.data?.token ?? '';
    await Promise.all(Array.from({ length: 10 }, () => giveCode(thief, '000000')));
    // The key of a device that never gave the second factor is none.
    const again = await pendingOf(email, { deviceKey: first.json.data?.deviceKey ?? '' });
    expect((await giveCode(again, '000000')).json.code).toBe('locked');
  });
});

describe('who stole a session', () => {
  it('does not use up the owner’s tries at the password', async () => {
    const { email, token } = await s.newcomer('robbed@persimmon.example');
    const change = (by: string, oldPassword: string) =>
      t.call('POST', '/home/staff/password', {
        token: by,
        body: { oldPassword, password: newPassword },
      });
    const guesses = await Promise.all(Array.from({ length: 11 }, () => change(token, 'wrong')));
    expect(guesses.filter((one) => one.json.code === 'locked')).toHaveLength(1);
    const own = await pendingOf(email);
    expect((await change(own, longPassword)).status).toBe(200);
    expect((await t.call('GET', '/home/staff/me', { token })).status).toBe(401);
  });
});

describe('who lost the phone', () => {
  it('and the recovery codes: an administrator takes the second factor away, a link lets them in', async () => {
    const person = await s.enrolled('phone@persimmon.example');
    const boss = await s.enrolled('boss@persimmon.example', 'admin');
    const proof = await s.proofOf(boss.token, { code: s.codeAt(boss.secret) });
    const path = `/staff/team/${person.staffId}`;
    const body = { resetSecondFactor: true, proof };
    await t.read(api.updateStaff, { path, token: boss.token, body });
    const [link = ''] = await s.resetsOf(person.email);
    const token = (await s.reset(link)).json.data?.token ?? '';
    const { secret } = await s.enroll(token, newPassword);
    t.clock.pass(minute);
    const again = (await s.signIn(person.email, newPassword)).json.data;
    expect(again?.staff.stage).toBe('code');
    expect((await giveCode(again?.token ?? '', s.codeAt(secret))).status).toBe(200);
  });

  it('but has a recovery code: gives it, and sets up another', async () => {
    const { email, recoveryCodes } = await s.enrolled('paper@persimmon.example');
    const [first = '', second = ''] = recoveryCodes;
    const token = await pendingOf(email);
    expect((await giveCode(token, first)).status).toBe(200);
    const begun = await t.read(api.startAuthenticator, {
      token,
      body: { password: longPassword, code: second },
    });
    await t.read(api.confirmAuthenticator, { token, body: { code: s.codeAt(begun.secret) } });
  });
});

/** A process of its own takes its time where many share two cores. */
const processTimeout = 180_000;

describe('npm run office:admin', () => {
  const p = testApp();
  const q = staffCalls(p);
  const run = async (...words: string[]) => {
    const env = { DATABASE_URL: p.url, SECRET_KEY: 'a secret for tests, at least 32 characters' };
    const { code, stdout, stderr } = await runCommand('scripts/office-admin.ts', words, env);
    return { code, says: code === 0 ? stdout : stderr };
  };
  const linkIn = (says: string) => says.match(/\/office\/reset#(\S+)/)?.[1] ?? '';
  /** What happens now happens at the command's own time. */
  const now = () => p.clock.set(new Date().toISOString());

  it(
    'rescues the only administrator: who forgot the password, and who lost the phone too',
    async () => {
      const boss = await q.enrolled('only@persimmon.example', 'admin');
      await p.pool.query(`update staff set role = 'editor' where role = 'admin' and id <> $1`, [
        boss.staffId,
      ]);
      now();
      const first = await run(boss.email, '--rescue');
      expect(first, first.says).toMatchObject({ code: 0 });
      now();
      const opened = (await q.reset(linkIn(first.says))).json.data;
      expect(opened?.staff.stage).toBe('code');
      expect((await giveCode(opened?.token ?? '', q.codeAt(boss.secret), p)).status).toBe(200);

      const second = await run(boss.email, '--rescue', '--new-second-factor');
      expect(second, second.says).toMatchObject({ code: 0 });
      now();
      const again = (await q.reset(linkIn(second.says), longPassword)).json.data;
      expect(again?.staff).toMatchObject({ stage: 'done', secondFactor: false });
      await p.read(api.listTeam, { token: again?.token ?? '' });

      const actions = await actionsOf(p, { subjectId: boss.staffId });
      expect(actions.filter((one) => /reset/.test(one))).toEqual([
        'staff.reset.link',
        'staff.reset.use',
        'staff.authenticator.reset',
        'staff.reset.link',
        'staff.reset.use',
      ]);
      // Told by mail, whoever made the link.
      const { rows } = await p.pool.query(
        `select template from message where to_hash = $1 and template = 'staffRescued'`,
        [testSealer().hash(boss.email)],
      );
      expect(rows).toHaveLength(2);
    },
    processTimeout,
  );

  it(
    'says in a sentence why it does not',
    async () => {
      for (const [words, sentence] of [
        [[], 'npm run office:admin'],
        [['not-an-address', 'Name'], 'npm run office:admin'],
        [['x@y.example', '--new-second-factor'], 'npm run office:admin'],
        [['nobody@persimmon.example', '--rescue'], 'No open account'],
        [['editor@persimmon.example', '--rescue'], 'no administrator'],
        [['editor@persimmon.example', 'Name'], '--rescue'],
      ] as const) {
        const { code, says } = await run(...words);
        expect([code, says]).toEqual([1, expect.stringContaining(sentence)]);
      }
    },
    processTimeout,
  );
});
