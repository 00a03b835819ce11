/** Whose session or account has ended is nobody, in every call (quality 16); who may what: access.test.ts. */
import { describe, expect, it } from 'vitest';
import { isForStaff, may, staffRoles } from '#contract/access.ts';
import { en } from '#i18n/en.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { addressOf, endpoints, nameOf, ofPeople } from '#tests/api/support/endpoints.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);

/** A client, to whom this happens after signing in. */
const client = async (change: string, values: object = {}) => {
  const phone = people.newPhone();
  const token = await t.newPatient(phone, values);
  const { id } = await people.userRow(phone);
  await t.pool.query(change, [id]);
  return token;
};
const staff = async (change: string) => {
  const token = await t.staffSession('admin');
  const newest = '(select staff_id from staff_session order by created_at desc limit 1)';
  const { rows } = await t.pool.query(`select id from staff where id = ${newest}`);
  await t.pool.query(change, [rows[0].id]);
  return token;
};
const onlyNewest = 'delete from staff_session where staff_id <> $1';

const ended: Record<string, () => Promise<string>> = {
  'a suspended patient': () => client('update app_user set suspended = true where id = $1'),
  'an expired session': () =>
    client(`update session set expires_at = '2025-06-11T14:30:00Z' where user_id = $1`),
  'an account that is gone': () => client('delete from app_user where id = $1'),
  'staff whose account was closed': () => staff('update staff set active = false where id = $1'),
  'staff after 15 idle minutes': () =>
    staff(`update staff_session set last_used_at = '2025-06-11T14:15:00Z' where staff_id = $1`),
  'staff after 12 hours': () =>
    staff(`update staff_session set created_at = '2025-06-11T02:30:00Z' where staff_id = $1`),
  'staff who were removed': () => staff('delete from staff where id = $1'),
  'a token in another case': async () => (await t.sessionOf('2125550101')).toUpperCase(),
  'a token with Bearer': async () => `Bearer ${await t.sessionOf('2125550101')}`,
  'the hash that is kept of a token': async () => {
    await t.sessionOf('2125550101');
    const { rows } = await t.pool.query('select token_hash from session limit 1');
    return rows[0].token_hash;
  },
};

describe('nobody is', () => {
  it.each(Object.keys(ended))('%s', async (who) => {
    await t.pool.query(onlyNewest, ['00000000-0000-4000-8000-000000000000']);
    const token = (await ended[who]?.()) ?? '';
    const wrong: string[] = [];
    const closed = endpoints.filter((api) => !may('visitor', api.access));
    expect(closed.length).toBeGreaterThan(150);
    for (const api of closed) {
      const { status, json, text } = await t.call(api.method, addressOf(api), {
        token,
        lang: 'en',
      });
      const { requestId: _, ...rest } = json;
      const refused = { code: 'unauthorized', message: en.errors.unauthorized };
      if (status !== 401 || JSON.stringify(rest) !== JSON.stringify(refused))
        wrong.push(`${nameOf(api)}: ${status} ${text}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a caregiver’s application', () => {
  it.each(['submitted', 'more_info', 'rejected'])(
    '%s: opens no call of patients or staff',
    async (status) => {
      const token = await client(
        `insert into caregiver_application
         (user_id, status, years_of_experience, work_experience, submitted_at)
       values ($1, '${status}', 1, 'x', '2025-06-11T14:30:00Z')`,
        { userType: 'caregiver' },
      );
      const closed = ofPeople.filter(
        (api) => !may('caregiver', api.access) && !may('visitor', api.access),
      );
      for (const api of closed) {
        const { status: got } = await t.call(api.method, addressOf(api), { token });
        expect(got, nameOf(api)).toBe(isForStaff(api.access) ? 401 : 403);
      }
      // Training opens with the approval.
      const training = endpoints.filter((api) => api.access === 'train');
      expect(training.length).toBeGreaterThan(10);
      for (const api of training) {
        const { status: got } = await t.call(api.method, addressOf(api), {
          token,
          body: api.body && goodBodies[api.path],
        });
        expect(got, nameOf(api)).toBe(403);
      }
    },
  );
});

it('every call stands in the table of who may', () => {
  const known = ['visitor', 'patient', 'caregiver', 'staff_pending', ...staffRoles] as const;
  for (const api of ofPeople)
    expect(known.filter((role) => may(role, api.access)).length, nameOf(api)).toBeGreaterThan(0);
});

/** Every route of the server as `METHOD /path/{name}`, read from its tree. */
const served = (): string[] => {
  const place: string[] = [];
  return t.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] =
        /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      place.splice(depth, place.length, path);
      const whole = place.join('').replace(/:(\w+)/g, '{$1}');
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD')
        .map((method) => `${method} ${whole}`);
    });
};

it('every route is a call of the contract, or one of these that anyone may read', () => {
  const routes = served();
  const open = routes.filter((route) => !endpoints.some((api) => nameOf(api) === route));
  expect(open.filter((route) => !route.endsWith(' *')).sort()).toEqual([
    'GET /captions/{id}',
    'GET /feed/en.xml',
    'GET /feed/zh-CN.xml',
    'GET /feed/zh-TW.xml',
    'GET /files/{fileId}',
    'GET /films/{id}',
    'GET /healthz',
    'GET /home/docs',
    'GET /home/docs/js/scalar.js',
    'GET /home/openapi.json',
    'GET /metrics',
    'GET /readyz',
    'GET /robots.txt',
    'GET /sitemap.xml',
    'GET /sounds/{name}',
  ]);
  expect(endpoints.map(nameOf).filter((name) => !routes.includes(name))).toEqual([]);
});
