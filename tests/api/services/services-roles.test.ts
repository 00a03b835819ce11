/** Every call about services and the white card × every kind of caller × own, other's, absent (quality 16, 17). */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { may, refusalOf } from '#contract/access.ts';
import type { Api } from '#contract/endpoint.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { addressOf, endpoints, nameOf, paramsOf } from '#tests/api/support/endpoints.ts';
import { everyCell } from '#tests/api/support/matrix.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, queens, visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
beforeAll(async () => {
  // Room for everybody's visit.
  await v.setPlaces(queens, 100);
});

const calls = endpoints.filter((api) => ['services', 'whitecard'].includes(api.tag));

const callers = {
  visitor: async () => undefined,
  garbage: async () => 'garbage',
  patient: async () => {
    const { phone, token } = await v.someone();
    await v.giveCard(phone);
    return token;
  },
  caregiver: async () => (await v.someone({ userType: 'caregiver' })).token,
  suspended: async () => {
    const { phone, token } = await v.someone();
    await t.pool.query('update app_user set suspended = true where phone = $1', [`+1${phone}`]);
    return token;
  },
} satisfies Record<string, () => Promise<string | undefined>>;
type Who = keyof typeof callers;
const roleOf = (who: Who) => (who === 'patient' || who === 'caregiver' ? who : 'visitor');

/** Where the address names a record, one that everybody may name: their own, if they have any. */
const recordOf = async (who: Who, token: string | undefined) =>
  token && roleOf(who) !== 'visitor'
    ? (await v.book(token, at('2025-06-19 10:00', queens))).recordId
    : randomUUID();

const queryOf: Record<string, string> = {
  '/api/service/info': '?serviceId=medical-transport',
  '/api/service/slots': '?companyAddressId=queens-office',
};
const ask = async (api: Api, token: string | undefined, recordId: string, body?: object) =>
  t.call(
    api.method,
    addressOf(api, { recordId, serviceId: 'medical-transport' }) + (queryOf[api.path] ?? ''),
    {
      token,
      lang: 'en',
      body: body ?? (api.body && goodBodies[api.path]),
    },
  );

it('every write has a good body to try', () => {
  expect(calls.length).toBeGreaterThanOrEqual(17);
  const writes = calls.filter((api) => api.body && !api.path.endsWith('submit-white-card'));
  expect(writes.filter((api) => !goodBodies[api.path]).map(nameOf)).toEqual([]);
});

describe('who may', () => {
  it.each(calls.map((api) => [nameOf(api), api] as const))('%s', (_, api) =>
    everyCell(Object.keys(callers) as Who[], String, async (who) => {
      const token = await callers[who]();
      const recordId = await recordOf(who, token);
      const { status, json, text } = await ask(api, token, recordId);
      const role = roleOf(who);
      if (may(role, api.access)) {
        // A visit takes no pictures and is no letter, and these pictures have been uploaded by nobody.
        const noVisit = /\/(pictures|letter\/\{recordId\})$/.test(api.path);
        expect(status, text).toBe(noVisit ? 404 : api.path.endsWith('/letter/send') ? 400 : 200);
        return;
      }
      const refusal = role === 'visitor' ? 'unauthorized' : refusalOf(api.access);
      expect([status, json.code], text).toEqual([role === 'visitor' ? 401 : 403, refusal]);
      expect(json.errors).toBeUndefined();
    }),
  );
});

describe('another’s record is as absent as one that is not there', () => {
  const named = calls.filter((api) => paramsOf(api).includes('recordId'));
  it.each(named.map((api) => [nameOf(api), api] as const))('%s', async (_, api) => {
    const owner = await v.someone();
    const record = await v.book(owner.token, at('2025-06-19 10:00', queens));
    for (const who of ['patient', 'caregiver'] as const) {
      const token = await callers[who]();
      const theirs = await ask(api, token, record.recordId);
      const absent = await ask(api, token, randomUUID());
      const nonsense = await ask(api, token, 'nonsense');
      const withoutId = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
      expect(theirs.status).toBe(404);
      expect(withoutId(theirs.text)).toBe(withoutId(absent.text));
      expect(withoutId(theirs.text)).toBe(withoutId(nonsense.text));
    }
    const { rows } = await t.pool.query('select sequence from service_record where id = $1', [
      record.recordId,
    ]);
    expect(rows).toEqual([{ sequence: 0 }]);
  });
  it('also as the visit that is being moved', async () => {
    const [owner, other] = await v.everyone(2);
    const record = await v.book(owner?.token ?? '', at('2025-06-20 10:00', queens));
    await v.book(other?.token ?? '', at('2025-06-20 10:00', queens));
    const body = { ...at('2025-06-20 10:00', queens), recordId: record.recordId };
    const { json } = await t.call<{ reason: string }>(
      'POST',
      '/home/api/service/restriction/check',
      {
        token: other?.token,
        body,
      },
    );
    expect(json.data?.reason).toBe('own_conflict');
  });
});

describe('no extra field is taken', () => {
  const extra = ['userType', 'status', 'recordNo', 'userId', 'dueAt', 'cancelledAt', 'place'];
  const writes = calls.filter((api) => api.body && goodBodies[api.path]);
  it.each(writes.map((api) => [nameOf(api), api] as const))('%s', async (_, api) => {
    const token = await callers.patient();
    for (const field of extra) {
      const body = { ...goodBodies[api.path], [field]: 'finish' };
      const { status, json } = await ask(api, token, randomUUID(), body);
      expect([status, json.errors?.map((e) => e.field)], field).toEqual([400, [field]]);
    }
  });
});
