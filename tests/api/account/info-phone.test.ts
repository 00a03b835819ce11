/** Changing the phone of an account: its code, and whose it is. */
import { describe, expect, it } from 'vitest';
import { updatePatientInfo } from '#contract/account/update.ts';
import { en } from '#i18n/en.ts';
import { office, goodPassword as password, peopleOf, seen } from '#tests/api/support/people.ts';
import { profilesOf } from '#tests/api/support/profiles.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
const { someone, update } = profilesOf(t, people);

describe('a new phone', () => {
  it('needs its code and the password; then it opens the account, and the old one is told', async () => {
    const { token, form, phone } = await someone({ locale: 'en' });
    const next = people.newPhone();
    const missing = await update(token, { ...form, phone: next });
    expect(missing.json.errors).toEqual([
      { field: 'verificationCode', message: en.fields.required },
      { field: 'password', message: en.fields.required },
    ]);
    const verificationCode = await people.codeFor(next, 'changePhone', { token });
    const wrong = verificationCode === '111111' ? '222222' : '111111';
    const refused = await update(token, {
      ...form,
      phone: next,
      verificationCode: wrong,
      password,
    });
    expect([refused.status, refused.json.code]).toEqual([400, 'wrong_code']);
    const body = { ...form, phone: next, verificationCode, password };
    expect((await t.read(updatePatientInfo, { token, body })).phone).toBe(`+1${next}`);
    expect(await people.messagesTo(phone)).toEqual([
      en.messages.phoneChanged.replace('{{phone}}', office),
    ]);
    expect(await people.userRow(phone)).toBeUndefined();
  });

  it('is not had with a wrong password, which leaves the code as good as it was', async () => {
    const { token, form } = await someone();
    const next = people.newPhone();
    const verificationCode = await people.codeFor(next, 'changePhone', { token });
    const body = { ...form, phone: next, verificationCode };
    for (let i = 0; i < 7; i++) {
      const { status, json } = await update(token, { ...body, password: `guess ${i}` });
      expect([status, json.code, json.errors?.[0]?.field]).toEqual([
        400,
        'wrong_password',
        'password',
      ]);
    }
    expect((await update(token, { ...body, password })).json.code).toBe('200');
  });

  it('ends every other session; the one that changed it goes on', async () => {
    const { token, form, phone } = await someone();
    const other = await t.sessionOf(phone);
    const next = people.newPhone();
    const verificationCode = await people.codeFor(next, 'changePhone', { token });
    await update(token, { ...form, phone: next, verificationCode, password });
    expect((await t.call('GET', '/home/api/user/patient/info', { token: other })).status).toBe(401);
    expect((await t.call('GET', '/home/api/user/patient/info', { token })).status).toBe(200);
  });

  it('that another account has is refused like a wrong code', async () => {
    const [me, other] = [await someone(), await someone()];
    const free = people.newPhone();
    for (const phone of [other.phone, free])
      await people.askCode(phone, 'changePhone', { token: me.token });
    const answers = [];
    for (const phone of [other.phone, free])
      answers.push(
        seen(await update(me.token, { ...me.form, phone, verificationCode: '000000', password })),
      );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.rest.code).toBe('wrong_code');
  });

  it('whose code somebody else asked for is refused', async () => {
    const [me, other] = [await someone(), await someone()];
    const next = people.newPhone();
    const verificationCode = await people.codeFor(next, 'changePhone', { token: me.token });
    const proof = { phone: next, verificationCode, password };
    const stolen = await update(other.token, { ...other.form, ...proof });
    expect(stolen.json.code).toBe('wrong_code');
    const mine = await update(me.token, { ...me.form, ...proof });
    expect(mine.json.code).toBe('200');
  });

  it('taken by two at once goes to one', async () => {
    const next = people.newPhone();
    const [a, b] = [await someone(), await someone()];
    const codeA = await people.codeFor(next, 'changePhone', { token: a.token });
    t.clock.pass(60_000);
    const codeB = await people.codeFor(next, 'changePhone', { token: b.token });
    const answers = await Promise.all([
      update(a.token, { ...a.form, phone: next, verificationCode: codeA, password }),
      update(b.token, { ...b.form, phone: next, verificationCode: codeB, password }),
    ]);
    const codes = answers.map((x) => x.json.code).sort();
    expect(codes[0]).toBe('200');
    expect(['wrong_code', 'conflict']).toContain(codes[1]);
  });

  it('registered by somebody in between is refused, and the profile stays', async () => {
    const me = await someone();
    const next = people.newPhone();
    const verificationCode = await people.codeFor(next, 'changePhone', { token: me.token });
    await t.newPatient(next);
    const { json } = await update(me.token, {
      ...me.form,
      firstName: 'Changed',
      phone: next,
      verificationCode,
      password,
    });
    expect(json.code).toBe('conflict');
    expect((await people.userRow(me.phone)).first_name).toBe('Test');
  });

  it('is not needed when it is the same, however it is written', async () => {
    const { token, form, phone } = await someone();
    const typed = `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
    expect((await update(token, { ...form, phone: typed })).status).toBe(200);
  });
});
