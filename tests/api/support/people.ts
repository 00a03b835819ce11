/** People for account tests: codes as they arrive, forms as they are sent, pictures as they were uploaded. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SignedIn } from '#contract/account/account.ts';
import type { DocumentKind } from '#contract/account/documents.ts';
import type { UploadPurpose } from '#contract/upload/upload.ts';
import type { CallOptions, TestApp } from './app.ts';
import { messagesTo } from './messages.ts';

export const goodPassword = 'Tangerine-88!';
/** The office's number, as messages name it. */
export const office = '(212) 555-0100';

type Purpose = 'register' | 'resetPassword' | 'changePhone';
type Form = Record<string, unknown> & { phone: string; requestKey: string };
export type Session = (typeof SignedIn)['_zod']['output'];

export const peopleOf = (t: TestApp) => {
  let next = 0;
  /** A number that nobody has. */
  const newPhone = () => `718555${String(1000 + next++)}`;
  const newCard = () => `QP${String(20_000 + next++)}Z`;

  const sentTo = (to: string) => messagesTo(t, to);

  const askCode = (phone: string, purpose: Purpose, options: CallOptions = {}) =>
    t.call('POST', '/home/api/user/sms-code', { body: { phone, purpose }, lang: 'en', ...options });

  /** The code as it arrived. */
  const codeFor = async (phone: string, purpose: Purpose, options: CallOptions = {}) => {
    const { status, text } = await askCode(phone, purpose, options);
    expect(status, text).toBe(200);
    const [message = ''] = await sentTo(phone);
    const code = /\b\d{6}\b/.exec(message)?.[0];
    if (!code) throw new Error('no code arrived');
    return code;
  };

  /** The code that arrived at an email address. */
  const emailCodeFor = async (email: string, token: string) => {
    const { status, text } = await t.call('POST', '/home/api/user/email-code', {
      body: { email },
      token,
      lang: 'en',
    });
    expect(status, text).toBe(200);
    const [message = ''] = await sentTo(email);
    const code = /\b\d{6}\b/.exec(message)?.[0];
    if (!code) throw new Error('no code arrived');
    return code;
  };
  /** The address of a registration, proved. */
  const confirmEmail = async (email: string, token: string) =>
    t.call('POST', '/home/api/user/email/confirm', {
      body: { emailCode: await emailCodeFor(email, token) },
      token,
      lang: 'en',
    });

  /** A picture as if it had been uploaded just now. */
  const picture = async (
    purpose: UploadPurpose = 'registration',
    ownerId: string | null = null,
  ) => {
    const id = randomUUID();
    await t.pool.query(
      `insert into file (id, owner_id, purpose, type, width, height, bytes, created_at)
       values ($1, $2, $3, 'image/jpeg', 10, 10, 100, $4)`,
      [id, ownerId, purpose, t.clock.now()],
    );
    return id;
  };

  const patientForm = (more: Record<string, unknown> = {}): Form => ({
    firstName: 'Ah Mui',
    lastName: 'Wong',
    gender: 'female',
    address: '12 Persimmon Street',
    city: 'New York',
    state: 'NY',
    postcode: '10002',
    password: goodPassword,
    phone: newPhone(),
    verificationCode: '000000',
    requestKey: randomUUID(),
    ...more,
  });

  const documents = async () => ({
    workAuthorization: { type: 'green_card', fileIds: [await picture(), await picture()] },
    homeCareCertificate: { fileIds: [await picture()] },
    medicalReport: { fileIds: [await picture()] },
    proofOfAddress: { type: 'phone_bill', fileIds: [await picture()] },
  });

  const caregiverForm = async (more: Record<string, unknown> = {}): Promise<Form> => ({
    ...patientForm(),
    yearsOfExperience: 3,
    workExperience: 'Looked after my grandmother.',
    ...(await documents()),
    ...more,
  });

  const send = (type: 'patient' | 'caregiver', form: object, options: CallOptions = {}) =>
    t.call<Session>('POST', `/home/api/user/${type}/register`, {
      body: form,
      lang: 'en',
      ...options,
    });

  const registered = async (
    type: 'patient' | 'caregiver',
    form: Form,
    options: CallOptions = {},
  ): Promise<Session & { phone: string }> => {
    const verificationCode = await codeFor(form.phone, 'register', options);
    const { status, json, text } = await send(type, { ...form, verificationCode }, options);
    expect([status, json.code], text).toEqual([200, '200']);
    if (!json.data) throw new Error('no answer');
    return { ...json.data, phone: form.phone };
  };

  const signIn = (username: string, password = goodPassword) =>
    t.call<Session>('POST', '/home/auth/login', { body: { username, password } });

  return {
    signIn,
    newPhone,
    newCard,
    messagesTo: sentTo,
    askCode,
    codeFor,
    emailCodeFor,
    confirmEmail,
    picture,
    documents,
    patientForm,
    caregiverForm,
    send,
    registerPatient: (more: Record<string, unknown> = {}, options: CallOptions = {}) =>
      registered('patient', patientForm(more), options),
    registerCaregiver: async (more: Record<string, unknown> = {}, options: CallOptions = {}) =>
      registered('caregiver', await caregiverForm(more), options),
    userRow: async (phone: string) => {
      const { rows } = await t.pool.query('select * from app_user where phone = $1', [
        `+1${phone}`,
      ]);
      return rows[0];
    },
    applicationRow: async (userId: string) => {
      const { rows } = await t.pool.query(
        'select * from caregiver_application where user_id = $1',
        [userId],
      );
      return rows[0];
    },
  };
};

export type People = ReturnType<typeof peopleOf>;
export const allKinds: DocumentKind[] = [
  'workAuthorization',
  'homeCareCertificate',
  'medicalReport',
  'proofOfAddress',
];

/** What a stranger sees of an answer: everything but the request's own number. */
export const seen = ({ status, json, text, headers }: Awaited<ReturnType<TestApp['call']>>) => {
  const { requestId: _, ...rest } = json;
  const names = Object.keys(headers).sort();
  return { status, rest, length: text.length, names, size: headers['content-length'] };
};
