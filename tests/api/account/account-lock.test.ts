/** Lock-out, known devices, and the password that is asked for again (quality 20). */
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#contract/account/account.ts';
import { demoPassword } from '#demo/agency.ts';
import { en } from '#i18n/en.ts';
import { anyTestPhone, expectNone } from '#tests/api/security/canaries.ts';
import { goodPassword, peopleOf, seen } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);

const minute = 60_000;
type Session = { token: string; user: SessionUser; deviceKey: string };
const signIn = (username: string, password: string, more: object = {}) =>
  t.call<Session>('POST', '/home/auth/login', {
    body: { username, password, ...more },
    lang: 'en',
  });
const fail = async (username: string, times: number, more: object = {}) => {
  const codes = [];
  for (let i = 0; i < times; i++)
    codes.push((await signIn(username, `Wrong-${i}-pass!`, more)).json.code);
  return codes;
};
const wrong = (n: number) => Array<string>(n).fill('wrong_credentials');
/** The four demo accounts, each used by one test: they are locked afterwards. */
const [mei, guo, xiao, wei] = ['2125550101', '2125550102', '2125550103', '2125550104'] as const;

describe('ten failures', () => {
  it('lock for 15 minutes, with the same answers for a phone that has no account', async () => {
    const nobody = people.newPhone();
    for (let i = 0; i < 10; i++) {
      const [a, b] = [await signIn(mei, `Wrong-${i}!`), await signIn(nobody, `Wrong-${i}!`)];
      expect(a.json.code).toBe('wrong_credentials');
      expect(seen(a)).toEqual(seen(b));
      t.clock.pass(minute);
    }
    const [a, b] = [await signIn(mei, demoPassword), await signIn(nobody, demoPassword)];
    expect([a.status, a.json.code, a.json.message]).toEqual([429, 'locked', en.errors.locked]);
    expect(seen(a)).toEqual(seen(b));
    // 15 minutes from the last failure, which is one minute ago.
    t.clock.pass(14 * minute - 1);
    expect((await signIn(mei, demoPassword)).json.code).toBe('locked');
    t.clock.pass(1);
    expect((await signIn(mei, demoPassword)).json.code).toBe('200');
  });

  it('in more than 15 minutes do not', async () => {
    const phone = people.newPhone();
    for (let i = 0; i < 12; i++) {
      expect(await fail(phone, 1)).toEqual(wrong(1));
      t.clock.pass(2 * minute);
    }
  });

  it('50 tries at once: ten are compared', async () => {
    const phone = people.newPhone();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => signIn(phone, `Wrong-${i}!`)),
    );
    const codes = answers.map((a) => a.json.code).sort();
    expect(codes).toEqual([...Array(40).fill('locked'), ...wrong(10)].sort());
  });

  it('on phone and email together: neither name tells that it belongs to the other', async () => {
    const email = 'guoqiang.lin@mail.example';
    expect(await fail(guo, 10)).toEqual(wrong(10));
    // Not locked by its own name, but nothing is compared any more.
    const strangers = await signIn('nobody@mail.example', demoPassword);
    expect(seen(await signIn(email, demoPassword))).toEqual(seen(strangers));
    expect((await signIn(guo, demoPassword)).json.code).toBe('locked');
    t.clock.pass(16 * minute);
    expect((await signIn(email, demoPassword)).json.code).toBe('200');
  });

  it('a success in between is no failure', async () => {
    for (let i = 0; i < 3; i++) {
      expect(await fail(xiao, 3)).toEqual(wrong(3));
      expect((await signIn(xiao, demoPassword)).json.code).toBe('200');
    }
    expect(await fail(xiao, 1)).toEqual(wrong(1));
    expect((await signIn(xiao, demoPassword)).json.code).toBe('locked');
  });

  it('are forgotten when the owner resets the password', async () => {
    const { phone } = await people.registerPatient();
    await fail(phone, 10);
    expect((await signIn(phone, goodPassword)).json.code).toBe('locked');
    t.clock.pass(minute);
    const verificationCode = await people.codeFor(phone, 'resetPassword');
    const body = { phone, verificationCode, password: 'Brand-new-99!' };
    await t.call('POST', '/home/api/user/resetPassword', { body });
    expect((await signIn(phone, 'Brand-new-99!')).json.code).toBe('200');
  });

  it('are kept without the name that was typed', async () => {
    const { rows } = await t.pool.query('select row_to_json(f)::text as r from login_failure f');
    const all = rows.map((r) => r.r).join('\n');
    expect(rows.length).toBeGreaterThan(20);
    expect(all).not.toMatch(anyTestPhone);
    expectNone(all, ['2125550101', '2125550102', 'mail.example']);
  });
});

describe('the owner on a known device', () => {
  it('gets in while strangers lock the account, and keeps the key', async () => {
    const first = await signIn(wei, demoPassword);
    const deviceKey = first.json.data?.deviceKey ?? '';
    expect(Buffer.from(deviceKey, 'base64url')).toHaveLength(32);
    await fail(wei, 10);
    expect((await signIn(wei, demoPassword)).json.code).toBe('locked');
    const mine = await signIn(wei, demoPassword, { deviceKey });
    expect(mine.json.code).toBe('200');
    expect(mine.json.data?.deviceKey).toBe(deviceKey);
    expect((await signIn('wei.huang@mail.example', demoPassword, { deviceKey })).status).toBe(200);
  });

  it('has ten tries of its own', async () => {
    const { phone, deviceKey } = await people.registerPatient();
    expect(await fail(phone, 10, { deviceKey })).toEqual(wrong(10));
    expect((await signIn(phone, goodPassword, { deviceKey })).json.code).toBe('locked');
    // They were not counted against everyone else.
    expect((await signIn(phone, goodPassword)).json.code).toBe('200');
  });

  it('is known for this account only; a key that was made up is none', async () => {
    const [a, b] = [await people.registerPatient(), await people.registerPatient()];
    await fail(b.phone, 10);
    for (const deviceKey of [a.deviceKey, 'x'.repeat(43), '', '\0', 'null'])
      expect((await signIn(b.phone, goodPassword, { deviceKey })).json.code).toBe('locked');
    const answer = await signIn(a.phone, goodPassword, { deviceKey: 'made-up' });
    expect(answer.json.data?.deviceKey).not.toBe('made-up');
  });

  it('20 are remembered, those used last', async () => {
    const { phone, deviceKey, user } = await people.registerPatient();
    for (let i = 0; i < 20; i++) {
      t.clock.pass(minute);
      await t.pool.query(
        `insert into known_device (key_hash, user_id, last_used_at) values ($1, $2, $3)`,
        [`other-${i}`, user.userId, t.clock.now()],
      );
    }
    t.clock.pass(minute);
    await signIn(phone, goodPassword);
    const { rows } = await t.pool.query('select 1 from known_device where user_id = $1', [
      user.userId,
    ]);
    expect(rows).toHaveLength(20);
    await fail(phone, 10);
    expect((await signIn(phone, goodPassword, { deviceKey })).json.code).toBe('locked');
  });
});

describe('the password asked for again', () => {
  it('may be guessed ten times by who found the phone unlocked', async () => {
    const { token, phone } = await people.registerPatient();
    const ask = (currentPassword: string) =>
      t.call('POST', '/home/api/user/password', {
        token,
        lang: 'en',
        body: { currentPassword, password: 'Another-7777!' },
      });
    for (let i = 0; i < 10; i++) {
      const { status, json } = await ask(`Guess-${i}!`);
      expect([status, json.code]).toEqual([400, 'wrong_password']);
    }
    expect((await ask(goodPassword)).json.code).toBe('locked');
    const body = { password: goodPassword };
    const deleting = await t.call('POST', '/home/api/user/delete', { token, body });
    expect(deleting.json.code).toBe('locked');
    // Signing in is another door.
    expect((await signIn(phone, goodPassword)).json.code).toBe('200');
  });
});
