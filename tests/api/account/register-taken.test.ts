/** Registering with what another has, or had first: pictures, a card, an email, a phone; and with the same form twice. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getPatientInfo, SignedIn } from '#contract/account/account.ts';
import { demoPassword } from '#demo/agency.ts';
import { en } from '#i18n/en.ts';
import { peopleOf, seen } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);

const usersNow = async () =>
  (await t.pool.query('select count(*)::int as n from app_user')).rows[0].n as number;

describe('pictures', () => {
  const tryWith = async (proofOfAddress: object) => {
    const form = people.patientForm({ proofOfAddress });
    const verificationCode = await people.codeFor(form.phone, 'register');
    const answer = await people.send('patient', { ...form, verificationCode });
    return { answer, form: { ...form, verificationCode } };
  };

  it('that are not there, expired, another’s or for something else: nothing is made, the code stays', async () => {
    const other = await people.registerPatient();
    const old = await people.picture();
    await t.pool.query(
      `update file set created_at = created_at - interval '25 hours' where id = $1`,
      [old],
    );
    const bad = [
      randomUUID(),
      old,
      await people.picture('registration', other.user.userId),
      await people.picture('review'),
    ];
    for (const id of bad) {
      const before = await usersNow();
      const good = await people.picture();
      const { answer, form } = await tryWith({ type: 'phone_bill', fileIds: [good, id] });
      expect([answer.status, answer.json.code]).toEqual([400, 'file_gone']);
      expect(await usersNow()).toBe(before);
      const { rows } = await t.pool.query('select owner_id from file where id = $1', [good]);
      expect(rows).toEqual([{ owner_id: null }]);
      // The same code works once the picture is mended.
      const again = await people.send('patient', {
        ...form,
        proofOfAddress: { type: 'phone_bill', fileIds: [good] },
      });
      expect(again.json.code).toBe('200');
    }
  });

  it('belong to one document', async () => {
    const shared = await people.picture();
    const form = await people.caregiverForm({
      medicalReport: { fileIds: [shared] },
      homeCareCertificate: { fileIds: [shared] },
    });
    const verificationCode = await people.codeFor(form.phone, 'register');
    const { status, json } = await people.send('caregiver', { ...form, verificationCode });
    expect([status, json.errors?.[0]?.field]).toEqual([400, 'medicalReport.fileIds']);
  });

  it('are claimed by one of two who name them', async () => {
    const id = await people.picture();
    const forms = await Promise.all(
      [1, 2].map(async () => {
        const form = people.patientForm({ proofOfAddress: { type: 'insurance', fileIds: [id] } });
        return { ...form, verificationCode: await people.codeFor(form.phone, 'register') };
      }),
    );
    const answers = await Promise.all(forms.map((form) => people.send('patient', form)));
    expect(answers.map((a) => a.json.code).sort()).toEqual(['200', 'file_gone']);
  });
});

describe('a card number of another account', () => {
  it('is said only to who holds the phone; the form can be mended', async () => {
    const card = people.newCard();
    await people.registerPatient({ whiteCardId: card });
    const form = people.patientForm({ whiteCardId: card });
    const free = people.patientForm({ whiteCardId: people.newCard() });
    // A stranger without the code learns nothing.
    expect(seen(await people.send('patient', form))).toEqual(
      seen(await people.send('patient', free)),
    );
    const verificationCode = await people.codeFor(form.phone, 'register');
    const taken = await people.send('patient', { ...form, verificationCode });
    expect([taken.status, taken.json.code]).toEqual([400, 'invalid_input']);
    expect(taken.json.errors).toEqual([
      { field: 'whiteCardId', message: en.errors.white_card_taken },
    ]);
    expect(await people.userRow(form.phone)).toBeUndefined();
    const { whiteCardId: _, ...without } = form;
    const again = await people.send('patient', { ...without, verificationCode });
    expect(again.json.code).toBe('200');
  });

  it('cannot be found out by trying: a code has five tries', async () => {
    const card = people.newCard();
    await people.registerPatient({ whiteCardId: card });
    const form = people.patientForm({ whiteCardId: card });
    const verificationCode = await people.codeFor(form.phone, 'register');
    const codes = [];
    for (let i = 0; i < 6; i++)
      codes.push((await people.send('patient', { ...form, verificationCode })).json.code);
    expect(codes).toEqual([...Array(5).fill('invalid_input'), 'wrong_code']);
  });
});

describe('an email address that opens another account', () => {
  it('is kept like any other: unverified, and nobody is written to', async () => {
    const email = 'shared@example.com';
    const first = await people.registerPatient({ email });
    expect((await people.confirmEmail(email, first.token)).json.code).toBe('200');
    const mails = await people.messagesTo(email);
    const [second, free] = [
      await people.registerPatient({ email }),
      await people.registerPatient({ email: 'nobodys@example.com' }),
    ];
    for (const { token } of [second, free])
      expect(await t.read(getPatientInfo, { token })).toMatchObject({
        emailVerified: false,
        emailOpens: false,
      });
    expect(await people.messagesTo(email)).toEqual(mails);
    expect(await people.messagesTo('nobodys@example.com')).toEqual([]);
    const { json } = await people.signIn(email);
    expect(json.data?.user.userId).toBe(first.user.userId);
  });

  it('ten at once: all are made, and it opens none of them', async () => {
    const email = 'race@example.com';
    const forms = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const form = people.patientForm({ email });
        return { ...form, verificationCode: await people.codeFor(form.phone, 'register') };
      }),
    );
    const answers = await Promise.all(forms.map((form) => people.send('patient', form)));
    expect(answers.map((a) => a.json.code)).toEqual(Array(10).fill('200'));
    const { rows } = await t.pool.query(
      'select count(*)::int as n, count(login_email)::int as opens from app_user where email = $1',
      [email],
    );
    expect(rows[0]).toEqual({ n: 10, opens: 0 });
    expect(await people.messagesTo(email)).toEqual([]);
  });
});

describe('a phone that has an account', () => {
  it('gets no code, and a guess is refused like for any other', async () => {
    const known = people.patientForm({ phone: '2125550101' });
    const unknown = people.patientForm();
    for (const { phone } of [known, unknown]) await people.askCode(phone, 'register');
    const answers = [];
    for (const form of [known, unknown])
      for (let i = 0; i < 6; i++) answers.push(seen(await people.send('patient', form)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.rest.code).toBe('wrong_code');
    expect((await people.signIn('2125550101', demoPassword)).status).toBe(200);
  });

  it('registered by the other of two codes: the second is of no use', async () => {
    const form = people.patientForm();
    const first = await people.codeFor(form.phone, 'register');
    t.clock.pass(60_000);
    const second = await people.codeFor(form.phone, 'register');
    const answers = await Promise.all(
      [first, second].map((verificationCode) =>
        people.send('patient', { ...form, verificationCode, requestKey: randomUUID() }),
      ),
    );
    expect(answers.map((a) => a.json.code).sort()).toEqual(['200', 'wrong_code']);
  });
});

describe('sent twice', () => {
  it('20 times at once makes one account, one message, 20 sessions that work', async () => {
    const card = people.newCard();
    const form = people.patientForm({
      whiteCardId: card,
      proofOfAddress: { type: 'insurance', fileIds: [await people.picture()] },
    });
    const verificationCode = await people.codeFor(form.phone, 'register');
    const before = await usersNow();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => people.send('patient', { ...form, verificationCode })),
    );
    expect(answers.map((a) => a.json.code)).toEqual(Array(20).fill('200'));
    expect(await usersNow()).toBe(before + 1);
    const sessions = answers.map((a) => SignedIn.parse(a.json.data));
    expect(new Set(sessions.map((s) => s.user.userId)).size).toBe(1);
    expect(new Set(sessions.map((s) => s.token)).size).toBe(20);
    for (const { token } of sessions)
      expect((await t.read(getPatientInfo, { token })).whiteCardStatus).toBe('submitted');
    // The code, and one welcome.
    expect(await people.messagesTo(form.phone)).toHaveLength(2);
  });

  it('by a client that knows no key: one account, because the code opens only one', async () => {
    const { requestKey: _, ...form } = people.patientForm();
    const verificationCode = await people.codeFor(form.phone, 'register');
    const before = await usersNow();
    const send = () => people.send('patient', { ...form, verificationCode });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((a) => a.json.code).sort()).toEqual(['200', 'wrong_code', 'wrong_code']);
    expect(await usersNow()).toBe(before + 1);
  });

  it('later, it is the same account; with another password or phone it is refused', async () => {
    const form = people.patientForm();
    const verificationCode = await people.codeFor(form.phone, 'register');
    const first = await people.send('patient', { ...form, verificationCode });
    t.clock.pass(3_600_000);
    const again = await people.send('patient', { ...form, verificationCode });
    expect(again.json.data?.user).toEqual(first.json.data?.user);
    for (const change of [{ password: 'Another-9999!' }, { phone: people.newPhone() }]) {
      const { status, json } = await people.send('patient', {
        ...form,
        verificationCode,
        ...change,
      });
      expect([status, json.code]).toEqual([409, 'conflict']);
    }
    const other = await people.send('caregiver', {
      ...(await people.caregiverForm()),
      ...form,
      verificationCode,
    });
    expect(other.json.code).toBe('conflict');
  });
});
