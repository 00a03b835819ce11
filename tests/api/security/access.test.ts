import { describe, expect, it } from 'vitest';
import { isForStaff, may, type Role, refusalOf, staffRoles } from '#contract/access.ts';
import type { Api } from '#contract/endpoint.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { addressOf, endpoints, nameOf } from '#tests/api/support/endpoints.ts';
import { everyCell } from '#tests/api/support/matrix.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

const phones: Record<string, string> = { patient: '2125550101', caregiver: '2125550103' };
const newToken = async (who: string): Promise<string | undefined> => {
  if (who === 'visitor') return undefined;
  if (who === 'staff_pending') return t.staffSession('admin', { pending: true });
  const role = staffRoles.find((one) => one === who);
  if (role) return t.staffSession(role);
  const phone = phones[who];
  return phone ? t.sessionOf(phone) : 'garbage';
};
const tokens = new Map<string, string | undefined>();
const tokenFor = async (who: string): Promise<string | undefined> => {
  if (!tokens.has(who)) tokens.set(who, await newToken(who));
  return tokens.get(who);
};

const callers = [
  'visitor',
  'patient',
  'caregiver',
  'garbage',
  'staff_pending',
  ...staffRoles,
] as const;
const clients: readonly string[] = ['patient', 'caregiver'];
/** A token of the other side is as good as none. */
const roleOf = (who: (typeof callers)[number], forStaff: boolean): Role =>
  who === 'garbage' || clients.includes(who) === forStaff ? 'visitor' : (who as Role);

const verdictOf = (who: (typeof callers)[number], api: Api) => {
  // No token opens what only a signature does.
  const role = api.auth === 'signed' ? 'visitor' : roleOf(who, isForStaff(api.access));
  if (may(role, api.access)) return 'allowed';
  return role === 'visitor' ? 'unauthorized' : refusalOf(api.access, role);
};

describe('who may call what', () => {
  it('is a table of every endpoint', () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(200);
    expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length);
  });

  it.each(endpoints.map((api) => [nameOf(api), api] as const))('%s', (_, api) =>
    everyCell(callers, String, async (who) => {
      const verdict = verdictOf(who, api);
      const token = await tokenFor(who);
      const { status, json } = await t.call(api.method, addressOf(api), { token, lang: 'en' });
      if (verdict === 'allowed') {
        // It may have ended its own session.
        if (api.method !== 'GET') tokens.delete(who);
        // Allowed, though there may be nothing to find, or something missing or to be done first.
        expect([200, 400, 404, 409]).toContain(status);
        return;
      }
      expect(status).toBe(verdict === 'unauthorized' ? 401 : 403);
      expect(json).toEqual({
        code: verdict,
        message: en.errors[verdict],
        requestId: expect.any(String),
      });
    }),
  );
});

describe('the refusal of a caregiver', () => {
  it.each([
    ['en', 'Caregiver status cannot check Medicaid Card.'],
    ['zh-CN', zhHans.errors.caregiver_cannot_check_card],
    ['zh-TW', zhHant.errors.caregiver_cannot_check_card],
  ] as const)('has the spec’s words in %s', async (lang, message) => {
    const token = await tokenFor('caregiver');
    for (const card of ['AB12345C', 'wrong', '']) {
      const path = `/home/api/user/submit-white-card?whiteCardId=${card}`;
      const { status, json } = await t.call('POST', path, { token, lang });
      expect([status, json.message]).toEqual([403, message]);
    }
  });
});

it('whoever may not do something learns nothing about what it takes', async () => {
  const path = '/home/api/user/submit-white-card?nonsense=1';
  const { status, json } = await t.call('POST', path, { body: { nonsense: 1 }, lang: 'en' });
  expect(status).toBe(401);
  expect(json.errors).toBeUndefined();
});

it('a method that is not offered is not there', async () => {
  const token = await tokenFor('patient');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const { status, json } = await t.call(method, '/home/content/banners', { token, lang: 'en' });
    expect([404, 405], method).toContain(status);
    expect(json.code).toMatch(/^(not_found|method_not_allowed)$/);
  }
});
