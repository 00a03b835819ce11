/** The email address of an account: proved before it counts, and what somebody can do with only an address. */
import { describe, expect, it } from 'vitest';
import { codeRules, getPatientInfo, sendEmailCode } from '#contract/account/account.ts';
import { updatePatientInfo } from '#contract/account/update.ts';
import { en } from '#i18n/en.ts';
import { office, goodPassword as password, peopleOf, seen } from '#tests/api/support/people.ts';
import { profilesOf } from '#tests/api/support/profiles.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
const { someone, update } = profilesOf(t, people);

let next = 0;
const newEmail = () => `address${next++}@mail.example`;
const info = (token: string) => t.read(getPatientInfo, { token });
const opened = async (username: string) =>
  (await people.signIn(username)).json.data?.user.userId ?? null;
const confirm = (token: string, emailCode: string) =>
  t.call('POST', '/home/api/user/email/confirm', { token, body: { emailCode }, lang: 'en' });
const ask = (token: string, email: string) =>
  t.call('POST', '/home/api/user/email-code', { token, body: { email }, lang: 'en' });
/** Somebody whose address is proved, by the calls that people use. */
const withAddress = async (email: string) => {
  const me = await someone({ locale: 'en' });
  const emailCode = await people.emailCodeFor(email, me.token);
  await t.read(updatePatientInfo, {
    token: me.token,
    body: { ...me.form, email, emailCode, password } as never,
  });
  return { ...me, userId: (await people.userRow(me.phone)).id as string };
};

describe('a new address', () => {
  it('needs the code that went there, and the password', async () => {
    const { token, form, phone } = await someone({ locale: 'en' });
    const email = newEmail();
    const { json } = await update(token, { ...form, email });
    expect(json.errors).toEqual([
      { field: 'emailCode', message: en.fields.required },
      { field: 'password', message: en.fields.required },
    ]);
    const emailCode = await people.emailCodeFor(email, token);
    const wrong = emailCode === '111111' ? '222222' : '111111';
    const body = { ...form, email, emailCode, password };
    const guessed = await update(token, { ...body, emailCode: wrong });
    expect([guessed.json.code, guessed.json.errors]).toEqual([
      'wrong_code',
      [{ field: 'emailCode', message: en.errors.wrong_code }],
    ]);
    const other = await update(token, { ...body, password: 'something else' });
    expect(other.json.errors).toEqual([{ field: 'password', message: en.errors.wrong_password }]);
    expect((await info(token)).email).toBeNull();
    expect((await update(token, body)).json.code).toBe('200');
    expect(await info(token)).toMatchObject({ email, emailVerified: true, emailOpens: true });
    expect(await opened(email)).toBe(await opened(phone));
    expect(await people.messagesTo(phone)).toEqual([
      en.messages.emailChanged.replace('{{phone}}', office),
    ]);
  });

  it('is told to the phone and to the old address, and ends the other sessions', async () => {
    const old = newEmail();
    const me = await withAddress(old);
    const elsewhere = await t.sessionOf(me.phone);
    t.clock.pass(60_000);
    const email = newEmail();
    const emailCode = await people.emailCodeFor(email, me.token);
    await update(me.token, { ...me.form, email, emailCode, password });
    expect((await people.messagesTo(old))[0]).toContain('was changed');
    expect(await people.messagesTo(me.phone)).toHaveLength(2);
    expect(await opened(old)).toBeNull();
    expect((await t.call('GET', '/home/api/user/patient/info', { token: elsewhere })).status).toBe(
      401,
    );
    expect((await info(me.token)).email).toBe(email);
  });

  it('none any more: by the password, without a code', async () => {
    const old = newEmail();
    const me = await withAddress(old);
    expect((await update(me.token, { ...me.form, email: '' })).json.errors).toEqual([
      { field: 'password', message: en.fields.required },
    ]);
    expect((await update(me.token, { ...me.form, email: '', password })).json.code).toBe('200');
    expect(await info(me.token)).toMatchObject({ email: null, emailVerified: false });
    expect(await opened(old)).toBeNull();
    expect((await people.messagesTo(old))[0]).toContain('was changed');
  });

  it('together with a new phone takes both codes; one wrong leaves both and changes nothing', async () => {
    const { token, form, phone } = await someone();
    const [email, newPhone] = [newEmail(), people.newPhone()];
    const emailCode = await people.emailCodeFor(email, token);
    const verificationCode = await people.codeFor(newPhone, 'changePhone', { token });
    const body = { ...form, email, emailCode, phone: newPhone, verificationCode, password };
    const half = await update(token, { ...body, emailCode: '000000', verificationCode: '000000' });
    expect(half.json.errors?.map((one) => one.field)).toEqual(['verificationCode', 'emailCode']);
    const wrong = await update(token, { ...body, emailCode: '000000' });
    expect(wrong.json.errors?.map((one) => one.field)).toEqual(['emailCode']);
    expect(await people.userRow(phone)).toMatchObject({ email: null });
    expect((await update(token, body)).json.code).toBe('200');
    expect(await people.userRow(newPhone)).toMatchObject({ email, verified_email: email });
  });

  it('cannot be guessed beside a right code for the phone: every guess counts', async () => {
    const { token, form } = await someone();
    const [email, phone] = [newEmail(), people.newPhone()];
    const emailCode = await people.emailCodeFor(email, token);
    const verificationCode = await people.codeFor(phone, 'changePhone', { token });
    const body = { ...form, email, phone, verificationCode, password };
    for (let i = 0; i < codeRules.triesPerCode; i++)
      await update(token, { ...body, emailCode: '000000' });
    expect((await update(token, { ...body, emailCode })).json.code).toBe('wrong_code');
  });
});

describe('an address that nobody has proved', () => {
  it('opens nothing, and the registration of another with it is not kept out', async () => {
    const email = newEmail();
    const stranger = await people.registerPatient({ email });
    expect(await opened(email)).toBeNull();
    const owner = await people.registerPatient({ email });
    expect((await people.confirmEmail(email, owner.token)).json.code).toBe('200');
    expect(await opened(email)).toBe(owner.user.userId);
    expect(await info(stranger.token)).toMatchObject({ email, emailVerified: false });
  });

  it('counts once its code is typed, which only who asked for it can', async () => {
    const email = newEmail();
    const [me, other] = [
      await people.registerPatient({ email }),
      await people.registerPatient({ email }),
    ];
    const code = await people.emailCodeFor(email, me.token);
    expect((await confirm(other.token, code)).json.code).toBe('wrong_code');
    expect((await confirm(me.token, code)).json.code).toBe('200');
    expect(await info(me.token)).toMatchObject({ emailVerified: true, emailOpens: true });
    expect((await confirm(me.token, code)).json.code).toBe('wrong_code');
  });

  it('somebody else’s guesses do not use up the tries of the owner’s code', async () => {
    const email = newEmail();
    const [owner, stranger] = [
      await people.registerPatient({ email }),
      await people.registerPatient({ email }),
    ];
    await ask(stranger.token, email);
    const code = await people.emailCodeFor(email, owner.token);
    for (let i = 0; i < 2 * codeRules.triesPerCode; i++) await confirm(stranger.token, '000000');
    expect((await confirm(owner.token, code)).json.code).toBe('200');
  });

  it('gets nothing from us but its code', async () => {
    const email = newEmail();
    const me = await people.registerPatient({ email });
    const next = people.newPhone();
    const verificationCode = await people.codeFor(next, 'changePhone', { token: me.token });
    const { password: _, requestKey: __, ...form } = people.patientForm();
    const body = { ...form, email, phone: next, verificationCode, password };
    expect((await update(me.token, body)).json.code).toBe('200');
    expect(await people.messagesTo(email)).toEqual([]);
    const papers = await t.call('POST', '/home/api/user/white-card/documents', {
      token: me.token,
      body: { documents: [], checklistBy: 'email' },
      lang: 'en',
    });
    expect(papers.json.errors).toEqual([{ field: 'checklistBy', message: en.fields.noEmail }]);
  });

  it('shows its owner nothing of what another account got there, and erases nothing of it', async () => {
    const email = newEmail();
    await withAddress(email);
    const got = await people.messagesTo(email);
    expect(got).toHaveLength(1);
    const stranger = await people.registerPatient({ email });
    const { json } = await t.call<{ messages: { channel: string }[] }>(
      'POST',
      '/home/api/user/export',
      { token: stranger.token, body: { password } },
    );
    expect(json.data?.messages.filter(({ channel }) => channel === 'email')).toEqual([]);
    await t.call('POST', '/home/api/user/delete', { token: stranger.token, body: { password } });
    expect(await people.messagesTo(email)).toEqual(got);
  });
});

describe('an address that another account has proved', () => {
  it('is answered like any other, at every step', async () => {
    const taken = newEmail();
    const owner = await withAddress(taken);
    const answers = [];
    for (const email of [taken, newEmail()]) {
      const me = await someone();
      const asked = seen(await ask(me.token, email));
      const body = { ...me.form, email, password };
      const guessed = seen(await update(me.token, { ...body, emailCode: '000000' }));
      const [message = ''] = await people.messagesTo(email);
      const emailCode = /\b\d{6}\b/.exec(message)?.[0];
      const { status, json } = await update(me.token, { ...body, emailCode });
      answers.push({ asked, guessed, done: [status, json.code] });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.done).toEqual([200, '200']);
    expect(await opened(taken)).toBe(owner.userId);
  });

  it('stays the way in of who proved it first; the other one can be written to', async () => {
    const email = newEmail();
    const first = await withAddress(email);
    const second = await withAddress(email);
    expect(await info(second.token)).toMatchObject({ emailVerified: true, emailOpens: false });
    expect(await opened(email)).toBe(first.userId);
  });

  it('proved by two at once opens one of them', async () => {
    const email = newEmail();
    const both = [await someone(), await someone()];
    const bodies: object[] = [];
    for (const { token, form } of both)
      bodies.push({ ...form, email, emailCode: await people.emailCodeFor(email, token), password });
    const answers = await Promise.all(both.map(({ token }, i) => update(token, bodies[i] ?? {})));
    expect(answers.map(({ json }) => json.code)).toEqual(['200', '200']);
    const opens = await Promise.all(both.map(async (one) => (await info(one.token)).emailOpens));
    expect(opens.sort()).toEqual([false, true]);
  });

  it('named by an account from before addresses were proved is taken by who proves it', async () => {
    const email = newEmail();
    const before = await someone({ email, verifiedEmail: null, loginEmail: email });
    expect(await opened(email)).toBeNull();
    const owner = await withAddress(email);
    expect(await opened(email)).toBe(owner.userId);
    expect(await info(before.token)).toMatchObject({ email, emailVerified: false });
  });
});

describe('the limits of its codes', () => {
  it('are the account’s: one a minute, five a day, wherever they go', async () => {
    const { token } = await someone();
    const codes: (string | undefined)[] = [];
    for (const wait of [0, 59, 1, 60, 60, 600, 600, 600, 600]) {
      t.clock.pass(wait * 1000);
      codes.push((await ask(token, newEmail())).json.code);
    }
    expect(codes).toEqual([
      '200',
      'code_too_soon',
      '200',
      '200',
      'code_limit',
      '200',
      '200',
      'code_limit',
      'code_limit',
    ]);
  });

  it('nobody’s asking keeps the owner of an address from it, nor texts from going out', async () => {
    const email = newEmail();
    for (let i = 0; i < 6; i++)
      expect((await ask((await someone()).token, email)).status).toBe(200);
    const { token } = await someone();
    expect(await t.read(sendEmailCode, { token, body: { email } })).toEqual({
      againAfterSeconds: codeRules.againAfterSeconds,
      validMinutes: codeRules.validMinutes,
    });
    expect((await people.askCode(people.newPhone(), 'register')).status).toBe(200);
  });
});
