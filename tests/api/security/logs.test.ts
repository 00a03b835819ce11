/** Canaries (quality 31): what belongs to a person goes through every endpoint and must not be in any log line. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, endpoints, nameOf, paramsOf } from '#tests/api/support/endpoints.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { expectNone, wordsOfLogs, wordsOfMetrics } from './canaries.ts';

const canary = {
  phone: '3475550177',
  spelled: '(347) 555-0177',
  card: 'QX70707Y',
  password: 'Canary-Password-77!',
  email: 'canary77@example.com',
  token: 'canary-token-7f3a9',
};
/** Parts, so that a shortened or differently spelled copy is found too; none is what a number could hold. */
const traces = [
  canary.phone,
  '5550177',
  '555-0177',
  'X70707',
  'x70707',
  '70707Y',
  '70707y',
  'canary',
  'Canary',
  'CANARY',
];

const t = testApp();
let real: string;
beforeAll(async () => {
  real = await t.newPatient(canary.phone, { email: canary.email, firstName: 'Canary' });
});

let checked = 0;
const expectClean = (more: string[] = []) => {
  const words = wordsOfLogs(t.logs.slice(checked));
  checked = t.logs.length;
  expectNone(words, [...traces, real, ...more]);
};

const inQuery = Object.entries(canary)
  .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  .join('&');

describe('no log line names a person', () => {
  it.each(endpoints.map((api) => [nameOf(api), api] as const))('%s', async (_, api) => {
    const before = t.logs.length;
    const address = addressOf(api);
    const params = Object.fromEntries(paramsOf(api).map((name) => [name, canary.card]));
    const card = `whiteCardId=${canary.card}&to=${canary.phone}&keyword=${canary.card}`;
    const json = { 'content-type': 'application/json' };
    for (const token of [undefined, canary.token, real]) {
      const calls = [
        t.call(api.method, address, { token }),
        t.call(api.method, addressOf(api, params), { token }),
        t.call(api.method, `${address}?${card}`, { token }),
        t.call(api.method, `${address}?${inQuery}`, { token }),
        t.call(api.method, address, {
          token,
          headers: {
            'user-agent': canary.email,
            cookie: `lang=${canary.token}`,
            referer: `http://x/${canary.phone}`,
          },
        }),
      ];
      if (api.method !== 'GET')
        calls.push(
          t.call(api.method, address, { token, body: canary }),
          t.call(api.method, address, {
            token,
            body: { username: canary.phone, password: canary.password },
          }),
          t.call(api.method, address, { token, body: `{"${canary.card}"`, headers: json }),
          t.call(api.method, address, {
            token,
            body: canary.card,
            headers: { 'content-type': 'a/b' },
          }),
        );
      await Promise.all(calls);
      if (api.path === '/auth/logout') real = await t.sessionOf(canary.phone);
    }
    // One line for each, or the test would prove nothing.
    expect(t.logs.length - before).toBeGreaterThanOrEqual(15);
    expectClean();
  });

  it('when signing in and submitting work', async () => {
    await t.pool.query(
      `update app_user set password_hash = (select password_hash from app_user where phone = '+12125550101')
       where phone = $1`,
      [`+1${canary.phone}`],
    );
    await t.pool.query('delete from white_card');
    const token = await t.login(canary.phone);
    const body = { whiteCardId: canary.card };
    const { json } = await t.call('POST', '/home/api/user/submit-white-card', { token, body });
    expect(json.code).toBe('200');
    expectClean([token]);
  });

  it('when addresses are unknown or cannot be read', async () => {
    for (const path of [
      `/home/${canary.phone}`,
      `/${canary.email}`,
      `/home/${canary.card}/%zz`,
      `/%zz${canary.card}`,
    ])
      await t.call('GET', path, { token: canary.token });
    expectClean();
  });

  it('when the database fails', async () => {
    const before = t.logs.length;
    await t.pool.query('alter table white_card rename to white_card_gone');
    await t.pool.query('alter table app_user rename to app_user_gone');
    t.app.contentCache.clear();
    const body = { username: canary.phone, password: canary.password };
    const answers = [
      await t.call('POST', '/home/auth/login', { body, lang: 'en' }),
      await t.call('GET', '/home/api/user/patient/info', { token: real, lang: 'en' }),
      await t.call('POST', `/home/api/user/submit-white-card?whiteCardId=${canary.card}`, {
        token: real,
        lang: 'en',
      }),
    ];
    for (const { status, json, text } of answers) {
      expect([status, json.code]).toEqual([500, 'internal']);
      expect(text).not.toMatch(/app_user|select|relation|42P01|\.ts/);
    }
    const errors = t.logs.slice(before).filter((line) => JSON.parse(line).level === 50);
    expect(errors).toHaveLength(3);
    // Enough to find it: what kind, where.
    expect(JSON.parse(errors[0] ?? '')).toMatchObject({
      msg: 'internal',
      code: '42P01',
      route: '/home/auth/login',
      reqId: answers[0]?.json.requestId,
    });
    expectClean();
    await t.pool.query('alter table white_card_gone rename to white_card');
    await t.pool.query('alter table app_user_gone rename to app_user');
  });
});

it('nor does a metric, after all this', async () => {
  const { status, text } = await t.call('GET', '/metrics');
  expect(status).toBe(200);
  expect(text).toContain('http_request_duration_seconds');
  expectNone(wordsOfMetrics(text), [...traces, real]);
});

it('a log line is JSON with the route, never the address', () => {
  const lines = t.logs.map((line) => JSON.parse(line)).filter((l) => l.msg === 'request');
  expect(lines.length).toBeGreaterThan(300);
  const known = ['level', 'time', 'app', 'reqId', 'method', 'route', 'status', 'ms', 'msg'];
  for (const line of lines) expect(known).toEqual(expect.arrayContaining(Object.keys(line)));
});
