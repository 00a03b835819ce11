/** Every call about accounts × every kind of caller × own, other's, absent (quality 16, 17). */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { may, refusalOf } from '#contract/access.ts';
import type { Api } from '#contract/endpoint.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { endpoints, nameOf } from '#tests/api/support/endpoints.ts';
import { everyCell } from '#tests/api/support/matrix.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(goodPassword);
});

const accountCalls = endpoints.filter((api) => api.tag === 'account');

/** Caregivers need an application to have any info. */
const caregiver = async (status: string) => {
  const phone = people.newPhone();
  await t.newPatient(phone, { userType: 'caregiver', passwordHash });
  const { id } = await people.userRow(phone);
  await t.pool.query(
    `insert into caregiver_application
       (user_id, status, years_of_experience, work_experience, submitted_at)
     values ($1, $2, 1, 'x', $3)`,
    [id, status, demoNow],
  );
  return phone;
};
const patient = async () => {
  const phone = people.newPhone();
  await t.newPatient(phone, { passwordHash });
  return phone;
};

type Caller = { phone: string | null; token: string | undefined };
const callers = {
  visitor: async () => ({ phone: null, token: undefined }),
  garbage: async () => ({ phone: null, token: 'garbage' }),
  patient: async () => signedIn(await patient()),
  caregiver: async () => signedIn(await caregiver('approved')),
  'caregiver under review': async () => signedIn(await caregiver('submitted')),
  'caregiver asked for more': async () => signedIn(await caregiver('more_info')),
  'caregiver who was rejected': async () => signedIn(await caregiver('rejected')),
  suspended: async () => {
    const phone = await patient();
    const token = await t.sessionOf(phone);
    await t.pool.query('update app_user set suspended = true where phone = $1', [`+1${phone}`]);
    return { phone: null, token };
  },
  'expired token': async () => {
    const phone = await patient();
    const token = await t.sessionOf(phone);
    await t.pool.query(
      `update session set expires_at = $1 where user_id = (select id from app_user where phone = $2)`,
      [demoNow, `+1${phone}`],
    );
    return { phone: null, token };
  },
} satisfies Record<string, () => Promise<Caller>>;
const signedIn = async (phone: string): Promise<Caller> => ({
  phone,
  token: await t.sessionOf(phone),
});
type Who = keyof typeof callers;
const roleOf = (who: Who) =>
  who === 'patient'
    ? ('patient' as const)
    : who.startsWith('caregiver')
      ? ('caregiver' as const)
      : ('visitor' as const);

/** A body that would be good, of this caller: where the phone counts, the own one or one that nobody has. */
const bodyFor = async ({ path }: Api, phone: string | null): Promise<object | undefined> => {
  const body = goodBodies[path];
  if (!body) return undefined;
  const isUpdate = path.endsWith('/info/update');
  if (path === '/api/user/caregiver/documents') {
    const row = phone ? await people.userRow(phone) : null;
    return { medicalReport: { fileIds: [await people.picture('document', row?.id ?? null)] } };
  }
  return {
    ...body,
    ...('phone' in body && { phone: (isUpdate && phone) || people.newPhone() }),
    ...('username' in body && { username: people.newPhone() }),
    ...('requestKey' in body && { requestKey: randomUUID() }),
  };
};

/** What an allowed caller gets for a body that is well-formed. */
const allowedAnswers: Record<string, string[]> = {
  '/auth/login': ['wrong_credentials'],
  '/api/user/resetPassword': ['wrong_code'],
  '/api/user/sms-code/check': ['wrong_code'],
  '/api/user/patient/register': ['wrong_code'],
  '/api/user/caregiver/register': ['wrong_code'],
  '/api/user/password': ['wrong_password'],
  '/api/user/delete': ['wrong_password'],
  '/api/user/export': ['wrong_password'],
  '/api/user/white-card/reveal': ['wrong_password'],
  '/api/user/email/confirm': ['wrong_code'],
  '/api/user/caregiver/documents': ['200', 'application_closed'],
};

const callAs = async (who: Who, api: Api) => {
  const { phone, token } = await callers[who]();
  const body = await bodyFor(api, phone);
  return t.call(api.method, `/home${api.path}`, { token, body, lang: 'en' });
};

describe('who may', () => {
  it('is asked about every call about accounts', () => {
    expect(accountCalls.length).toBeGreaterThanOrEqual(17);
    const writes = accountCalls.filter((api) => api.body);
    expect(writes.filter((api) => !goodBodies[api.path]).map(nameOf)).toEqual([]);
  });

  it.each(accountCalls.map((api) => [nameOf(api), api] as const))('%s', (_, api) =>
    everyCell(Object.keys(callers) as Who[], String, async (who) => {
      const { status, json, text } = await callAs(who, api);
      const role = roleOf(who);
      if (may(role, api.access)) {
        expect(allowedAnswers[api.path] ?? ['200'], text).toContain(json.code);
        return;
      }
      const refusal = role === 'visitor' ? 'unauthorized' : refusalOf(api.access);
      expect([status, json.code], text).toEqual([role === 'visitor' ? 401 : 403, refusal]);
      // Nothing about what it would take.
      expect(json.errors).toBeUndefined();
    }),
  );
});

describe('no extra field is taken', () => {
  const extra = ['userType', 'status', 'score', 'whiteCardStatus', 'signedAt', 'userId', 'role'];
  const writes = accountCalls.filter((api) => api.body);
  it.each(writes.map((api) => [nameOf(api), api] as const))('%s', async (_, api) => {
    const who: Who = may('patient', api.access) ? 'patient' : 'caregiver under review';
    const { phone, token } = await callers[who]();
    const row = async () => JSON.stringify(phone ? await people.userRow(phone) : null);
    const before = await row();
    for (const field of extra) {
      const body = { ...(await bodyFor(api, phone)), [field]: 'approved' };
      const { status, json } = await t.call(api.method, `/home${api.path}`, { token, body });
      expect([status, json.errors?.map((e) => e.field)], field).toEqual([400, [field]]);
    }
    expect(await row()).toBe(before);
  });
});

it('nobody reaches another’s: there is no way to name one', () => {
  for (const api of accountCalls) {
    expect(api.path).not.toContain('{');
    const body = (api.body as { shape?: object } | undefined)?.shape ?? {};
    expect(Object.keys(body)).not.toContain('userId');
  }
});
