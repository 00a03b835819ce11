/** The second factor is changed by the second factor: never by a password or a token alone (quality 44). */
import { describe, expect, it } from 'vitest';
import * as api from '#contract/staff/staff.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { longPassword, minute, staffCalls } from '#tests/api/support/staff-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { signIn, codeAt, enrolled } = staffCalls(t);

const start = (token: string, body: object) =>
  t.call<{ secret: string }>('POST', '/home/staff/authenticator/start', { token, body });
const confirm = (token: string, code: string) =>
  t.call('POST', '/home/staff/authenticator/confirm', { token, body: { code } });
const stageBy = async (email: string) => (await signIn(email, longPassword)).json.data?.staff.stage;

describe('a new authenticator', () => {
  it('replaces the old one only when it is confirmed', async () => {
    const { email, token, secret } = await enrolled('keep@persimmon.example');
    const begun = await start(token, { password: longPassword, code: codeAt(secret) });
    const next = begun.json.data?.secret ?? '';
    expect(next).not.toBe('');
    t.clock.pass(minute);
    // Nothing has changed yet: a password alone is not enough, the old app still counts, the new one does not.
    const pending = await signIn(email, longPassword);
    expect(pending.json.data?.staff).toMatchObject({ stage: 'code', recoveryCodesLeft: 10 });
    const body = { code: codeAt(next) };
    const other = pending.json.data?.token ?? '';
    const early = await t.call('POST', '/home/staff/second-factor', { token: other, body });
    expect(early.json.code).toBe('wrong_code');
    await t.read(api.giveSecondFactor, { token: other, body: { code: codeAt(secret) } });

    expect((await confirm(token, codeAt(next))).status).toBe(200);
    t.clock.pass(minute);
    const after = (await signIn(email, longPassword)).json.data?.token ?? '';
    const old = await t.call('POST', '/home/staff/second-factor', {
      token: after,
      body: { code: codeAt(secret) },
    });
    expect(old.json.code).toBe('wrong_code');
    await t.read(api.giveSecondFactor, { token: after, body: { code: codeAt(next) } });
  });

  it('needs the present one, or a recovery code, besides the password', async () => {
    const { token, secret, recoveryCodes, email } = await enrolled('again@persimmon.example');
    const none = await start(token, { password: longPassword });
    expect([none.status, none.json.errors?.[0]?.field]).toEqual([400, 'code']);
    const wrong = await start(token, { password: longPassword, code: '000000' });
    expect(wrong.json.code).toBe('wrong_code');
    const noPassword = await start(token, { password: 'wrong', code: codeAt(secret) });
    expect(noPassword.json.code).toBe('wrong_password');
    expect((await start(token, { password: longPassword, code: recoveryCodes[0] })).status).toBe(
      200,
    );
    const twice = await start(token, { password: longPassword, code: recoveryCodes[0] });
    expect(twice.json.code).toBe('wrong_code');
    expect(await stageBy(email)).toBe('code');
  });

  it('cannot be confirmed by who gave only the password', async () => {
    const { email, token, secret } = await enrolled('halfway@persimmon.example');
    const begun = await start(token, { password: longPassword, code: codeAt(secret) });
    const pending = (await signIn(email, longPassword)).json.data?.token ?? '';
    const tried = await confirm(pending, codeAt(begun.json.data?.secret ?? ''));
    expect([tried.status, tried.json.code]).toEqual([403, 'second_factor']);
    expect((await t.call('GET', '/home/staff/team', { token: pending })).status).toBe(403);
  });

  it('waits half an hour to be confirmed, no longer', async () => {
    const { token, secret } = await enrolled('slow@persimmon.example');
    const begun = await start(token, { password: longPassword, code: codeAt(secret) });
    const next = begun.json.data?.secret ?? '';
    for (let passed = 0; passed < 30; passed += 10) {
      t.clock.pass(10 * minute);
      await t.read(api.getStaffMe, { token });
    }
    expect((await confirm(token, codeAt(next))).json.code).toBe('wrong_code');
  });

  it('leaves a trace of every step', async () => {
    const { staffId, token, secret } = await enrolled('trace@persimmon.example');
    const begun = await start(token, { password: longPassword, code: codeAt(secret) });
    await confirm(token, codeAt(begun.json.data?.secret ?? ''));
    const actions = (await auditsOf(t, { subjectId: staffId })).map(({ action }) => action);
    expect(actions.filter((one) => one.startsWith('staff.authenticator'))).toEqual([
      'staff.authenticator.start',
      'staff.authenticator.confirm',
      'staff.authenticator.start',
      'staff.authenticator.confirm',
    ]);
  });

  it('of two who confirm together one does', async () => {
    const { token, secret } = await enrolled('both@persimmon.example');
    const begun = await start(token, { password: longPassword, code: codeAt(secret) });
    const code = codeAt(begun.json.data?.secret ?? '');
    const answers = await Promise.all([1, 2, 3].map(() => confirm(token, code)));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 400, 400]);
  });
});
