/** Joining and reviewing × every kind of caller × own, other's, absent (quality 16, 17); and what a person takes along. */
import { describe, expect, it } from 'vitest';
import { may, refusalOf } from '#contract/access.ts';
import { deleteAccount, exportOwnData } from '#contract/account/account.ts';
import * as joinApi from '#contract/activity/join.ts';
import * as activityApi from '#contract/activity/register.ts';
import type { Api } from '#contract/endpoint.ts';
import * as reviewApi from '#contract/review/review.ts';
import * as writeApi from '#contract/review/write.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { addressOf, nameOf } from '#tests/api/support/endpoints.ts';
import { everyCell } from '#tests/api/support/matrix.ts';
import { form, partiesOf } from '#tests/api/support/parties.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const p = partiesOf(t);
const people = peopleOf(t);

const isApi = (value: unknown): value is Api =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
const calls = [joinApi, activityApi, reviewApi, writeApi]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isApi)
  .filter((api) => !may('visitor', api.access));

const caregiver = async (status: string) => {
  const phone = people.newPhone();
  const token = await t.newPatient(phone, { userType: 'caregiver' });
  await t.pool.query(
    `insert into caregiver_application
       (user_id, status, years_of_experience, work_experience, submitted_at)
     select id, $2, 1, 'x', $3 from app_user where phone = $1`,
    [`+1${phone}`, status, demoNow],
  );
  return token;
};
const ended = async (change: string) => {
  const { phone, token } = await p.newPerson();
  await t.pool.query(change, [`+1${phone}`]);
  return token;
};
const callers = {
  visitor: async () => undefined,
  garbage: async () => 'garbage',
  patient: async () => (await p.newPerson()).token,
  caregiver: () => caregiver('approved'),
  'caregiver under review': () => caregiver('submitted'),
  'caregiver who was rejected': () => caregiver('rejected'),
  suspended: () => ended('update app_user set suspended = true where phone = $1'),
  'expired token': () =>
    ended(
      `update session set expires_at = '${demoNow}'
       where user_id = (select id from app_user where phone = $1)`,
    ),
} satisfies Record<string, () => Promise<string | undefined>>;
type Who = keyof typeof callers;
const roleOf = (who: Who) => {
  if (who === 'patient') return 'patient' as const;
  return who.startsWith('caregiver') ? ('caregiver' as const) : ('visitor' as const);
};

const bodyOf = ({ path }: Api) => {
  if (path === joinApi.registerForActivity.path) return form();
  if (path === joinApi.changeRegistration.path) return { companions: 1, needs: [] };
  return path.includes('/comment/') ? { commentText: 'Fine' } : undefined;
};
const callAs = async (api: Api, token: string | undefined, params: Record<string, string>) => {
  const query = api.path.includes('/register') && !api.path.endsWith('/page');
  const address = addressOf(api, params) + (query ? `?activityId=${params.activityId}` : '');
  const body = api.body ? bodyOf(api) : undefined;
  return t.call(api.method, address, { token, body, lang: 'en' });
};

/** These callers have not joined anything, and the ids they name are of nothing. */
function answerToTheAllowed(api: Api): string {
  if (api.path === joinApi.changeRegistration.path) return 'activity_not_joined';
  return 'params' in api && api.params ? 'not_found' : '200';
}

describe('who may', () => {
  it('is about every call', () => {
    expect(calls.length).toBe(9);
  });

  it.each(calls.map((api) => [nameOf(api), api] as const))('%s', (_, api) =>
    everyCell(Object.keys(callers) as Who[], String, async (who) => {
      const activityId = await p.newActivity(5);
      const token = await callers[who]();
      const { status, json } = await callAs(api, token, { activityId, commentId: 'absent' });
      const role = roleOf(who);
      if (may(role, api.access)) {
        expect(json.code).toBe(answerToTheAllowed(api));
        return;
      }
      const refusal = role === 'visitor' ? 'unauthorized' : refusalOf(api.access);
      expect([status, json.code]).toEqual([role === 'visitor' ? 401 : 403, refusal]);
    }),
  );

  it('nobody changes what another has joined', async () => {
    const id = await p.newActivity(5);
    const [a, b] = [await p.newPerson(), await p.newPerson()];
    await p.join(id, a.token, { companions: 2 });
    expect(await p.status(id, b.token)).toEqual({ status: 'none' });
    await p.leave(id, b.token);
    expect(await p.status(id, a.token)).toMatchObject({ status: 'registered' });
    expect(await p.expectSound(id)).toMatchObject({ people: 3 });
  });
});

describe('one’s own data', () => {
  it('has what was joined and what was written', async () => {
    const { token } = await p.newPerson();
    const [id, left] = [await p.newActivity(5), await p.newActivity(5)];
    await p.join(id, token, { companions: 1, needs: ['ride'], needsNote: '12 Elm St' });
    await p.join(left, token);
    await p.leave(left, token);
    await t.call('POST', '/home/api/user/comment/add', { token, body: { commentText: 'Good' } });
    const data = (await t.read(exportOwnData, { token, body: { password: goodPassword } })) as {
      activityRegistrations: object[];
      reviews: object[];
    };
    expect(data.activityRegistrations).toEqual([
      expect.objectContaining({ activityId: left, status: 'cancelled' }),
      expect.objectContaining({
        activityId: id,
        status: 'registered',
        companions: 1,
        needs: ['ride'],
        needsNote: '12 Elm St',
        startTime: '2025-06-20 10:00',
        registeredAt: '2025-06-11 10:30',
      }),
    ]);
    expect(data.reviews).toHaveLength(1);
  });

  it('goes with the account: the place is given back, the line moves, the reviews are gone', async () => {
    const passwordHash = await hashPassword(goodPassword);
    const gone = await p.newPerson({ passwordHash });
    const [next, last] = [await p.newPerson(), await p.newPerson()];
    const [full, waited] = [await p.newActivity(2), await p.newActivity(1)];
    await p.join(full, gone.token, { companions: 1, name: 'Canary Wong' });
    await p.join(full, next.token);
    await p.join(waited, last.token);
    await p.join(waited, gone.token);
    const before = await t.call<{ commentId: string }>('POST', '/home/api/user/comment/add', {
      token: gone.token,
      body: { commentText: 'Soon gone' },
    });
    expect(before.status).toBe(200);
    await t.read(deleteAccount, { token: gone.token, body: { password: goodPassword } });
    expect(await p.status(full, next.token)).toMatchObject({ status: 'registered' });
    expect((await p.messagesTo(next.phone))[0]).toContain('good news');
    expect(await p.expectSound(full)).toEqual({ people: 1, seated: 1, waiting: 0 });
    expect(await p.expectSound(waited)).toEqual({ people: 1, seated: 1, waiting: 0 });
    for (const table of ['activity_registration', 'comment']) {
      const { rows } = await t.pool.query(
        `select count(*)::int as n from ${table} x where row_to_json(x)::text ~ 'Canary|Soon gone'`,
      );
      expect(rows[0].n, table).toBe(0);
    }
  });

  it('who joins while the account goes has no place', async () => {
    const passwordHash = await hashPassword(goodPassword);
    const gone = await p.newPerson({ passwordHash });
    const id = await p.newActivity(5);
    const [joined, deleted] = await Promise.all([
      p.join(id, gone.token),
      t.call('POST', '/home/api/user/delete', {
        token: gone.token,
        body: { password: goodPassword },
      }),
    ]);
    expect(deleted.status, deleted.text).toBe(200);
    expect([200, 401]).toContain(joined.status);
    expect(await p.expectSound(id)).toMatchObject({ people: 0 });
  });
});

it('the calendar file is for everyone, in the language of the link', async () => {
  const id = await p.newActivity(5);
  const path = `/home/content/activity/${id}/calendar`;
  const { status, text, headers } = await t.call('GET', `${path}?lang=zh-TW`, { lang: 'en' });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="activity-2025-06-20.ics"');
  expect(text).toContain('SUMMARY:生日会');
  expect(text).toContain('DTSTART;TZID=America/New_York:20250620T100000');
  expect(text).toContain(`UID:activity-${id}@persimmon`.slice(0, 60));
  expect((await t.call('GET', path, { lang: 'en' })).text).toContain('SUMMARY:Birthday Party');
  expect((await t.call('GET', '/home/content/activity/absent/calendar')).status).toBe(404);
  expect((await t.call('GET', `${path}?lang=fr`)).status).toBe(400);
});
