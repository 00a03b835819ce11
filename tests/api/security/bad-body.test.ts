/** Bodies that are wrong. */
import { describe, expect, it } from 'vitest';
import type { CallOptions } from '#tests/api/support/app.ts';
import { addressOf } from '#tests/api/support/endpoints.ts';
import { everyCell } from '#tests/api/support/matrix.ts';
import {
  callerOf,
  cases,
  expectNoErrors,
  expectRefusal,
  langs,
} from '#tests/api/support/refusals.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const call = callerOf(t);
const writes = cases.filter(([, api]) => api.method !== 'GET');

describe('a body that is wrong', () => {
  const json = { 'content-type': 'application/json' };
  const refused: [string, CallOptions, number][] = [
    ['broken JSON', { body: '{"username":', headers: json }, 400],
    ['no JSON at all', { body: 'hello', headers: json }, 400],
    ['NUL', { body: '\0', headers: json }, 400],
    ['an array', { body: '[]', headers: json }, 400],
    ['an array of records', { body: '[{"username":"a","password":"b"}]', headers: json }, 400],
    ['a number', { body: '7', headers: json }, 400],
    ['a text', { body: '"x"', headers: json }, 400],
    ['a field that is not known', { body: { userType: 'caregiver' } }, 400],
    ['__proto__', { body: '{"__proto__":{"userType":"caregiver"}}', headers: json }, 400],
    ['constructor', { body: '{"constructor":{"prototype":{"x":1}}}', headers: json }, 400],
    [
      'a form',
      { body: 'username=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    ['XML', { body: '<a/>', headers: { 'content-type': 'application/xml' } }, 415],
    ['a wrong content type', { body: '{}', headers: { 'content-type': 'application/jsonx' } }, 415],
    ['no content type', { body: '{}', headers: { 'content-type': '' } }, 415],
    ['a broken content type', { body: '{}', headers: { 'content-type': ';;;' } }, 415],
    [
      'JSON said to be text',
      { body: '{"userType":"x"}', headers: { 'content-type': 'text/plain' } },
      400,
    ],
    ['a megabyte', { body: { username: 'x'.repeat(1_000_000) } }, 413],
    ['a megabyte of spaces', { body: ' '.repeat(1_000_000), headers: json }, 413],
    ['a deep nest', { body: '['.repeat(30_000), headers: json }, 400],
  ];

  /** Bytes are looked at by whoever takes them. */
  it.each(writes.filter(([, api]) => !api.raw).map(([name, api], i) => [name, i, api] as const))(
    '%s',
    (_, i, api) =>
      everyCell(
        [...refused.entries()],
        ([, [name]]) => name,
        async ([j, [, options, status]]) => {
          // Every call answers in all languages, and so does every wrong body.
          const lang = langs[(i + j) % langs.length] ?? 'en';
          const answer = await call(api, addressOf(api), { lang, ...options });
          expectRefusal(answer, lang);
          expect(answer.status, answer.text).toBe(status);
        },
      ),
  );

  it.each([
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset=utf-16',
    'application/json;',
    'application/json ;x=y',
    'application/json\t; a=b',
    'application/json, text/plain',
    'application/vnd.api+json',
    'text/json',
    'multipart/form-data; boundary=x',
  ])('is looked at all the same as %s', async (type) => {
    const body = JSON.stringify({ username: '2125550101', password: 'x', userType: 'caregiver' });
    const headers = { 'content-type': type };
    const answer = await t.call('POST', '/home/auth/login', { body, headers, lang: 'en' });
    expectRefusal(answer, 'en');
    expect([400, 415]).toContain(answer.status);
  });

  it.each(writes.filter(([, api]) => api.raw))(
    '%s takes bytes and nothing else',
    async (_, api) => {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
        for (const lang of langs) {
          const headers = { 'content-type': type };
          const answer = await call(api, addressOf(api), { lang, body: '{}', headers });
          expectRefusal(answer, lang);
          expect(answer.status, answer.text).toBe(415);
        }
    },
  );

  it('names the field that is not known', async () => {
    const body = { username: 'a', password: 'b', status: 'x', whiteCardStatus: 'eligible' };
    const answer = await t.call('POST', '/home/auth/login', { body, lang: 'zh-TW' });
    for (const field of ['status', 'whiteCardStatus']) expectRefusal(answer, 'zh-TW', field);
  });

  it('is missing', async () => {
    for (const headers of [{}, json]) {
      const answer = await t.call('POST', '/home/auth/login', { headers, lang: 'zh-CN' });
      expectRefusal(answer, 'zh-CN', 'body');
      expect(answer.status).toBe(400);
    }
  });
});

describe('the fields of the sign-in', () => {
  it.each([
    ['username', { password: 'b' }],
    ['password', { username: 'a' }],
    ['username', { username: '', password: 'b' }],
    ['username', { username: '   ', password: 'b' }],
    ['username', { username: null, password: 'b' }],
    ['username', { username: 2125550101, password: 'b' }],
    ['username', { username: ['2125550101'], password: 'b' }],
    ['username', { username: { $ne: '' }, password: 'b' }],
    ['username', { username: 'x'.repeat(255), password: 'b' }],
    ['username', { username: 'a\0b', password: 'b' }],
    ['username', { username: 'a\ud800', password: 'b' }],
    ['password', { username: 'a', password: '' }],
    ['password', { username: 'a', password: true }],
    ['password', { username: 'a', password: 'x'.repeat(201) }],
    ['remember', { username: 'a', password: 'b', remember: 'yes' }],
    ['remember', { username: 'a', password: 'b', remember: 1 }],
    ['remember', { username: 'a', password: 'b', remember: null }],
  ])('%s in %j', async (field, body) => {
    for (const lang of langs)
      expectRefusal(await t.call('POST', '/home/auth/login', { body, lang }), lang, field);
  });

  it('a password may hold anything: it is never stored', async () => {
    const body = { username: 'nobody@example.com', password: 'a\0\ud800' };
    const answer = await t.call('POST', '/home/auth/login', { body, lang: 'en' });
    expect(answer.status).toBe(401);
  });
});

it('no log of all this is an error', () => expectNoErrors(t));
