/** What a database cannot keep stands in every text of every body once: refused, never kept otherwise (quality 30). */
import { beforeAll, describe, expect, it } from 'vitest';
import { isForStaff, may } from '#contract/access.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { addressOf, endpoints, nameOf } from '#tests/api/support/endpoints.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, manhattan, visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const tokens: Record<string, string> = {};
beforeAll(async () => {
  tokens.patient = await t.sessionOf('2125550101');
  tokens.caregiver = await t.sessionOf('2125550103');
  tokens.admin = await t.staffSession('admin');
});

/** The body once for each text in it, with another in its place; and where that is. */
const withText = (value: unknown, text: string, place = ''): [string, unknown][] => {
  if (typeof value === 'string') return [[place, text]];
  if (Array.isArray(value))
    return value.flatMap((one, i) =>
      withText(one, text, `${place}.${i}`).map(([p, v]): [string, unknown] => [
        p,
        value.with(i, v),
      ]),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    withText(one, text, `${place}.${key}`).map(([p, v]): [string, unknown] => [
      p,
      { ...value, [key]: v },
    ]),
  );
};
const texts = { NUL: 'a\0b', 'half a character': 'a\ud800' };
/** Compared and hashed, never kept: anything may be in one. */
const compared = /password|deviceKey|invitation|currentPassword|oldPassword/i;
const writes = endpoints.filter((api) => api.body && !api.raw && goodBodies[api.path]);

describe('a text that cannot be kept', () => {
  it.each(writes.map((api) => [nameOf(api), api] as const))('%s', async (_, api) => {
    const client = may('patient', api.access) ? tokens.patient : tokens.caregiver;
    const token = isForStaff(api.access) ? tokens.admin : client;
    for (const [name, text] of Object.entries(texts))
      for (const [place, body] of withText(goodBodies[api.path], text)) {
        const answer = await t.call(api.method, addressOf(api), { token, body });
        const about = `${name} in ${place}: ${answer.text}`;
        if (compared.test(place)) expect(answer.status, about).toBeLessThan(500);
        // Rejected card numbers come with HTTP 200 and a code of their own (spec §7).
        else if (answer.json.code === 'white_card_format') continue;
        else expect([400, 404], about).toContain(answer.status);
      }
  });
});

describe('names as people have them', () => {
  const people = peopleOf(t);
  it.each([
    '陳',
    '𠮷野',
    '堃',
    '\u{20BB7}\u{2A6A5}',
    'क्‍ष',
    '👩‍👩‍👧‍👦',
    'محمد',
    'עֲקִיבָא',
    'Nguyễn',
    'e\u0301',
    'O’Neill-Ω',
    "Robert'); drop table app_user; --",
  ])('%s is kept exactly', async (firstName) => {
    const { phone } = await people.registerPatient({ firstName });
    expect((await people.userRow(phone)).first_name).toBe(firstName);
  });

  it.each(['\0', 'a\0', '\ud800', 'x'.repeat(10_000), '字'.repeat(10_000), '\u0007', ' '])(
    '%j is refused',
    async (firstName) => {
      const form = people.patientForm({ firstName });
      const { status, json } = await people.send('patient', form);
      expect([status, json.errors?.[0]?.field]).toEqual([400, 'firstName']);
    },
  );
});

describe('found by made-up inputs', () => {
  it('a visit that is none, or another’s, frees no chair for who asks', async () => {
    await v.setPlaces(manhattan, 1);
    const [owner, other] = await v.everyone(2);
    const wall = '2025-06-18 10:00';
    const record = await v.book(owner?.token ?? '', at(wall));
    const slots = async (recordId: string, token?: string) => {
      const query = `companyAddressId=${manhattan}&recordId=${recordId}`;
      const { status, json } = await t.call('GET', `/home/api/service/slots?${query}`, {
        token,
        lang: 'en',
      });
      expect(status).toBe(200);
      return JSON.stringify(json.data);
    };
    const nothing = await slots('x'.repeat(100), other?.token);
    expect(await slots(record.recordId, other?.token)).toBe(nothing);
    expect(await slots(record.recordId, owner?.token)).not.toBe(nothing);
  });

  it('the id of a registration elsewhere is a conflict', async () => {
    const { rows } = await t.pool.query(
      `select r.id, a.id as activity from activity_registration r
       join activity a on a.id <> r.activity_id and a.published
       where a.start_time > '2025-06-12' limit 1`,
    );
    const { id, activity } = rows[0];
    const { status } = await t.call('POST', `/home/staff/activity/${activity}/register`, {
      token: tokens.admin,
      body: { registrationId: id, name: 'Someone New', phone: '2125550177', locale: 'en' },
    });
    expect(status).toBe(409);
  });
});
