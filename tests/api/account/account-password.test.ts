import { describe, expect, it } from 'vitest';
import { changePassword, resetPassword } from '#contract/account/account.ts';
import { en } from '#i18n/en.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { goodPassword, office, peopleOf, seen } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);

const newPassword = 'Brand-new-99!';
const statusOf = async (token: string) =>
  (await t.call('GET', '/home/api/user/session/list', { token })).status;
const signIn = async (username: string, password: string) =>
  (await t.call('POST', '/home/auth/login', { body: { username, password } })).status;

describe('a new password by code', () => {
  it('ends every session, tells the owner, and the old one is gone', async () => {
    const me = await people.registerPatient({}, { lang: 'zh-TW' });
    const onAnother = await t.sessionOf(me.phone);
    t.clock.pass(60_000);
    const verificationCode = await people.codeFor(me.phone, 'resetPassword');
    const body = { phone: me.phone, verificationCode, password: newPassword };
    expect(await t.read(resetPassword, { body, lang: 'en' })).toEqual({});
    expect([await statusOf(me.token), await statusOf(onAnother)]).toEqual([401, 401]);
    // In the owner's language, whatever the caller's is.
    expect((await people.messagesTo(me.phone))[0]).toBe(
      zhHant.messages.passwordReset.replace('{{phone}}', office),
    );
    expect(await signIn(me.phone, goodPassword)).toBe(401);
    expect(await signIn(me.phone, newPassword)).toBe(200);
    const { rows } = await t.pool.query('select 1 from known_device where user_id = $1', [
      me.user.userId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('does not open a suspended account', async () => {
    const me = await people.registerPatient();
    await t.pool.query('update app_user set suspended = true where phone = $1', [`+1${me.phone}`]);
    t.clock.pass(60_000);
    const verificationCode = await people.codeFor(me.phone, 'resetPassword');
    const body = { phone: me.phone, verificationCode, password: newPassword };
    await t.read(resetPassword, { body });
    expect(await signIn(me.phone, newPassword)).toBe(401);
  });

  it.each(['short1!', 'Password1!', ''])('is not %j', async (password) => {
    const body = { phone: people.newPhone(), verificationCode: '123456', password };
    const answer = await t.call('POST', '/home/api/user/resetPassword', { body, lang: 'en' });
    expect([answer.status, answer.json.errors?.[0]?.field]).toEqual([400, 'password']);
  });

  it.each(['userId', 'token', 'status', 'userType'])('takes no %s', async (field) => {
    const body = {
      phone: people.newPhone(),
      verificationCode: '123456',
      password: newPassword,
      [field]: 'x',
    };
    const { status, json } = await t.call('POST', '/home/api/user/resetPassword', { body });
    expect([status, json.errors?.map((e) => e.field)]).toEqual([400, [field]]);
  });

  it('while somebody signs in with the old one: no session survives', async () => {
    for (let round = 0; round < 5; round++) {
      t.clock.pass(11 * 60_000);
      const me = await people.registerPatient();
      t.clock.pass(60_000);
      const verificationCode = await people.codeFor(me.phone, 'resetPassword');
      const body = { phone: me.phone, verificationCode, password: newPassword };
      const [login] = await Promise.all([
        t.call<{ token: string }>('POST', '/home/auth/login', {
          body: { username: me.phone, password: goodPassword },
        }),
        t.call('POST', '/home/api/user/resetPassword', { body }),
      ]);
      if (login.status === 200) expect(await statusOf(login.json.data?.token ?? '')).toBe(401);
      expect(await signIn(me.phone, goodPassword)).toBe(401);
    }
  });
});

describe('a new password by the old one', () => {
  it('ends the other sessions and tells the owner', async () => {
    const me = await people.registerPatient();
    const onAnother = await t.sessionOf(me.phone);
    const body = { currentPassword: goodPassword, password: newPassword };
    expect(await t.read(changePassword, { token: me.token, body })).toEqual({});
    expect([await statusOf(me.token), await statusOf(onAnother)]).toEqual([200, 401]);
    expect((await people.messagesTo(me.phone))[0]).toBe(
      en.messages.passwordChanged.replace('{{phone}}', office),
    );
    expect([await signIn(me.phone, goodPassword), await signIn(me.phone, newPassword)]).toEqual([
      401, 200,
    ]);
  });

  it('is refused with a wrong one, and nothing changes', async () => {
    const me = await people.registerPatient();
    const onAnother = await t.sessionOf(me.phone);
    const body = { currentPassword: 'Not-my-0wn!', password: newPassword };
    const answer = await t.call('POST', '/home/api/user/password', {
      token: me.token,
      body,
      lang: 'en',
    });
    expect([answer.status, answer.json.code]).toEqual([400, 'wrong_password']);
    expect(answer.json.errors).toEqual([
      { field: 'currentPassword', message: en.errors.wrong_password },
    ]);
    expect(await statusOf(onAnother)).toBe(200);
    expect(await signIn(me.phone, goodPassword)).toBe(200);
  });

  it('is not a common one', async () => {
    const me = await people.registerPatient();
    const body = { currentPassword: goodPassword, password: 'Qwerty123!' };
    const answer = await t.call('POST', '/home/api/user/password', { token: me.token, body });
    expect([answer.status, answer.json.errors?.[0]?.field]).toEqual([400, 'password']);
  });
});

it('the answer to a wrong code is the same with and without an account, ten addresses or one', async () => {
  const known = await people.registerPatient();
  t.clock.pass(60_000);
  const answers = [];
  for (const phone of [known.phone, people.newPhone()]) {
    await people.askCode(phone, 'resetPassword');
    const body = { phone, verificationCode: '999999', password: newPassword };
    answers.push(seen(await t.call('POST', '/home/api/user/resetPassword', { body, lang: 'en' })));
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.rest).toEqual({
    code: 'wrong_code',
    message: en.errors.wrong_code,
    errors: [{ field: 'verificationCode', message: en.errors.wrong_code }],
  });
});
