import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  getCaregiverInfo,
  getPatientInfo,
  getSessions,
  SignedIn,
} from '#contract/account/account.ts';
import { addressProofTypes, workAuthorizationTypes } from '#contract/account/documents.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { demoNow, testSealer } from '#tests/api/support/demo.ts';
import { goodPassword, office, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);

describe('a patient', () => {
  it('registers with what is required, and is signed in', async () => {
    const form = people.patientForm();
    const verificationCode = await people.codeFor(form.phone, 'register');
    const { status, json, headers } = await people.send('patient', { ...form, verificationCode });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const { token, user, deviceKey } = SignedIn.parse(json.data);
    expect(user).toEqual({
      userId: expect.any(String),
      userType: 'patient',
      firstName: 'Ah Mui',
      lastName: 'Wong',
      preferredName: null,
      chineseName: null,
    });
    expect(Buffer.from(deviceKey, 'base64url')).toHaveLength(32);
    expect(await t.read(getPatientInfo, { token })).toEqual({
      ...user,
      phone: `+1${form.phone}`,
      email: null,
      emailVerified: false,
      emailOpens: false,
      gender: 'female',
      address: '12 Persimmon Street',
      apartment: null,
      city: 'New York',
      state: 'NY',
      postcode: '10002',
      whiteCardId: null,
      whiteCardStatus: 'waiting',
      contactBy: null,
    });
    const row = await people.userRow(form.phone);
    expect(row).toMatchObject({ locale: 'en', suspended: false, login_email: null });
    expect(row.password_hash).toMatch(/^argon2id\$/);
    expect((await people.messagesTo(form.phone))[0]).toBe(
      en.messages.welcomePatient.replace('{{phone}}', office),
    );
    expect((await people.signIn(form.phone)).status).toBe(200);
  });

  it('with everything: names, email, card, proof of address', async () => {
    const card = people.newCard();
    const fileIds = [await people.picture(), await people.picture()];
    const { token, phone, user } = await people.registerPatient(
      {
        preferredName: '阿妹',
        chineseName: '黃𠮷妹',
        email: ' Mui@Example.COM ',
        apartment: '3F',
        whiteCardId: card.toLowerCase(),
        proofOfAddress: { type: 'utility_bill', fileIds },
      },
      { lang: 'zh-CN' },
    );
    expect(await t.read(getPatientInfo, { token })).toMatchObject({
      preferredName: '阿妹',
      chineseName: '黃𠮷妹',
      email: 'mui@example.com',
      apartment: '3F',
      whiteCardId: `•••••${card.slice(-3)}`,
      whiteCardStatus: 'submitted',
      contactBy: '2025-06-12 10:30',
    });
    expect((await people.messagesTo(phone))[0]).toBe(
      zhHans.messages.welcomePatientCard
        .replace('{{name}}', '黃𠮷妹')
        .replace('{{by}}', '6月12日星期四 上午10:30')
        .replace('{{phone}}', office),
    );
    const { rows } = await t.pool.query(
      `select f.id, f.owner_id, f.claimed_at, d.kind, d.type from file f
       join person_document d on d.id = f.document_id where d.user_id = $1 order by f.position`,
      [user.userId],
    );
    expect(rows).toEqual(
      fileIds.map((id) => ({
        id,
        owner_id: user.userId,
        claimed_at: new Date(demoNow),
        kind: 'proofOfAddress',
        type: 'utility_bill',
      })),
    );
    const cards = await t.pool.query('select * from white_card where user_id = $1', [user.userId]);
    expect(testSealer().open(cards.rows[0].id_sealed, user.userId)).toBe(card);
    expect(JSON.stringify(cards.rows)).not.toContain(card);
    // The address opens nothing before it is proved.
    expect((await people.signIn('MUI@example.com')).status).toBe(401);
    await people.confirmEmail('mui@example.com', token);
    expect((await people.signIn('MUI@example.com')).status).toBe(200);
  });

  it('leaves fields empty as forms do', async () => {
    const { token } = await people.registerPatient({
      preferredName: '',
      chineseName: '',
      email: '',
      apartment: '',
      whiteCardId: '',
    });
    expect(await t.read(getPatientInfo, { token })).toMatchObject({
      preferredName: null,
      email: null,
      whiteCardStatus: 'waiting',
    });
  });

  it('is known by the device that registered', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; x) Version/18.1 Mobile Safari/604.1' };
    const { token } = await people.registerPatient({}, { headers });
    expect(await t.read(getSessions, { token })).toMatchObject([
      { device: 'phone', browser: 'Safari', current: true },
    ]);
  });
});

describe('a caregiver', () => {
  it('applies with documents, and is told by when we answer', async () => {
    const form = await people.caregiverForm({ employeeId: 'E-7' });
    const verificationCode = await people.codeFor(form.phone, 'register');
    const { json } = await people.send('caregiver', { ...form, verificationCode });
    const { token, user } = SignedIn.parse(json.data);
    expect(user.userType).toBe('caregiver');
    const info = await t.read(getCaregiverInfo, { token });
    expect(info).toMatchObject({
      yearsOfExperience: 3,
      workExperience: 'Looked after my grandmother.',
      employeeId: 'E-7',
      applicationStatus: 'submitted',
      submittedAt: '2025-06-11 10:30',
      dueAt: '2025-06-13 10:30',
      officeNote: null,
    });
    const sent = form as unknown as Record<string, { type?: string; fileIds: string[] }>;
    expect(info.documents).toEqual(
      ['workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress'].map(
        (kind) => ({
          kind,
          type: sent[kind]?.type ?? null,
          files: sent[kind]?.fileIds.map((fileId) => ({
            fileId,
            path: `/home/api/file/${fileId}`,
          })),
          missing: false,
          byOffice: false,
          inReview: false,
          renewal: null,
          verdict: null,
        }),
      ),
    );
    expect((await people.messagesTo(form.phone))[0]).toBe(
      en.messages.welcomeCaregiver
        .replace('{{by}}', 'Friday, Jun 13, 10:30 AM')
        .replace('{{phone}}', office),
    );
  });

  it('on a Friday is answered on Tuesday', async () => {
    t.clock.set('2025-06-13T20:00:00Z');
    const { token } = await people.registerCaregiver();
    expect(await t.read(getCaregiverInfo, { token })).toMatchObject({ dueAt: '2025-06-17 16:00' });
  });

  it.each([
    ...workAuthorizationTypes.map((type) => ['workAuthorization', type] as const),
    ...addressProofTypes.map((type) => ['proofOfAddress', type] as const),
  ])('may show as %s a %s', async (kind, type) => {
    const form = await people.caregiverForm({
      [kind]: { type, fileIds: [await people.picture()] },
    });
    // Everything is well with the form, but for the code.
    expect((await people.send('caregiver', form)).json.code).toBe('wrong_code');
  });

  it.each([
    ['workAuthorization', undefined],
    ['homeCareCertificate', undefined],
    ['medicalReport', undefined],
    ['proofOfAddress', undefined],
    [
      'workAuthorization.type',
      { workAuthorization: { type: 'library_card', fileIds: [randomUUID()] } },
    ],
    ['workAuthorization.type', { workAuthorization: { fileIds: [randomUUID()] } }],
    ['medicalReport.fileIds', { medicalReport: { fileIds: [] } }],
    [
      'medicalReport.fileIds',
      { medicalReport: { fileIds: Array.from({ length: 5 }, () => randomUUID()) } },
    ],
    ['medicalReport.fileIds.0', { medicalReport: { fileIds: ['../x'] } }],
    ['medicalReport.type', { medicalReport: { type: 'x', fileIds: [randomUUID()] } }],
    ['yearsOfExperience', { yearsOfExperience: -1 }],
    ['yearsOfExperience', { yearsOfExperience: 71 }],
    ['yearsOfExperience', { yearsOfExperience: '3' }],
    ['workExperience', { workExperience: 'x'.repeat(2001) }],
    ['workExperience', { workExperience: '' }],
  ])('is told what is wrong with %s', async (field, change) => {
    const form = await people.caregiverForm(change ?? { [field]: undefined });
    const { status, json } = await people.send('caregiver', form);
    expect(status).toBe(400);
    expect(json.errors?.map((e) => e.field)).toEqual([field]);
  });
});

it('the answer is the only place of the token and the device key', async () => {
  const { token, deviceKey } = await people.registerPatient();
  const tables = ['session', 'known_device', 'app_user', 'verification_code'];
  const all = await Promise.all(
    tables.map(async (name) => {
      const { rows } = await t.pool.query(`select row_to_json(x)::text as r from ${name} x`);
      return rows.map((r) => r.r).join('\n');
    }),
  );
  for (const secret of [token, deviceKey]) {
    expect(all.join('')).not.toContain(secret);
    expect(all.join('')).toContain(createHash('sha256').update(secret).digest('hex'));
  }
  expect(all.join('')).not.toContain(goodPassword);
});
