import { beforeAll, describe, expect, it } from 'vitest';
import { isForStaff, may } from '#contract/access.ts';
import type { Api } from '#contract/endpoint.ts';
import { errorStatus } from '#contract/errors.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import type { Answer, CallOptions } from './app.ts';
import { goodBodies } from './bodies.ts';
import { addressOf, endpoints, nameOf, paramsOf } from './endpoints.ts';
import { testApp } from './test-app.ts';

const t = testApp();
let patient: string;
let caregiver: string;
let admin: string;
beforeAll(async () => {
  patient = await t.login('2125550101');
  caregiver = await t.login('2125550103');
  admin = await t.staffSession('admin');
});

const words = { en, 'zh-CN': zhHans, 'zh-TW': zhHant } as const;
const langs = Object.keys(words) as (keyof typeof words)[];

/** A refusal in the envelope and in the caller's words, with nothing of our insides in it. */
const expectRefusal = (answer: Answer, lang: keyof typeof words, field?: string) => {
  const { status, json, text } = answer;
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  const code = json.code as keyof typeof errorStatus;
  expect(errorStatus[code], text).toBe(status);
  expect(json.message).toBe(words[lang].errors[code]);
  expect(json.requestId).toBe(answer.headers['x-request-id']);
  expect(text).not.toMatch(/select |insert |node_modules|\.ts:|\bat \w+ \(|ZodError|FST_|stack/i);
  if (field === undefined) return;
  const found = json.errors?.find((e) => e.field === field);
  expect(found, text).toBeDefined();
  expect(Object.values(words[lang].fields)).toContain(found?.message);
};

/** By somebody who may. */
const call = (api: Api, address: string, options: CallOptions = {}) => {
  const client = may('patient', api.access) ? patient : caregiver;
  const person = isForStaff(api.access) ? admin : client;
  const token = api.access === 'readPublic' ? undefined : person;
  return t.call(api.method, address, { token, ...options });
};

/** What a provider signs is refused before it is looked at: message-provider.test.ts. */
const cases = endpoints.filter((api) => !api.signed).map((api) => [nameOf(api), api] as const);
const writes = cases.filter(([, api]) => api.method !== 'GET');
const withQuery = (address: string, query: string) => `${address}?${query}`;

/** Of the calls that take one: the same path may be deleted without. */
const bodyOf = (api: Api) => (api.body ? goodBodies[api.path] : undefined);

describe('a field in the query that is not known', () => {
  it.each(cases)('%s', async (_, api) => {
    // Logging out must not work by accident: it is refused before anything happens.
    for (const lang of langs)
      for (const field of ['nonsense', 'userType', 'constructor', '__proto__']) {
        const body = bodyOf(api);
        const answer = await call(api, withQuery(addressOf(api), `${field}=1`), { lang, body });
        expectRefusal(answer, lang, field);
      }
  });
});

/** Query fields of the contract, each with what it must not be. */
const absurdNumbers = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '',
  ' 1',
  'NaN',
  '1000001',
  '9'.repeat(30),
  '1;drop',
];
const badQueries: Record<string, string[]> = {
  userType: ['staff', '', 'PATIENT'],
  state: ['gone', '', 'OPEN'],
  who: ['x'.repeat(101), '\0'],
  action: ['x'.repeat(101), '\0'],
  about: ['x'.repeat(101), '\0'],
  older: ['x', '1', '1-', 'x'.repeat(101), '\0'],
  newer: ['x', '1', '1-', 'x'.repeat(101), '\0'],
  pageNum: absurdNumbers,
  pageSize: [...absurdNumbers, '101'],
  status: ['full', '', 'ENDED', '1'],
  order: ['oldest', '', 'newest '],
  keyword: ['x'.repeat(101), '\0', 'a\0b'],
  typeId: ['x'.repeat(101), '\0'],
  articleTypeId: ['x'.repeat(101), '\0'],
  cityList: ['\0'],
  to: ['x'.repeat(255), '\0'],
  activityId: ['x'.repeat(101), '\0'],
  when: ['soon', '', 'PAST'],
  shown: ['true', '', 'YES'],
  queue: ['x', '', 'ALL'],
  rating: ['0', '6', '', '4.5'],
  photos: ['no', '', '1'],
  lang: ['fr', '', 'EN'],
  whiteCardId: ['x'.repeat(201)],
  q: ['x'.repeat(101), '\0'],
  trainingId: ['x'.repeat(101), '\0'],
  expiring: ['yes', '', 'TRUE', '1'],
  version: ['x'.repeat(101), '\0'],
  offset: ['-1', '1.5', '1e3', '', ' 1', '9'.repeat(30)],
  format: ['xml', '', 'JSON'],
  preview: ['yes', '', 'TRUE', '1'],
  path: ['x'.repeat(201), '\0'],
  mine: ['yes', '', 'TRUE', '1'],
  day: ['', 'tomorrow', '2025-02-29', '2025-6-1', '2025-06-01T00:00'],
  office: ['x'.repeat(101), '\0'],
  userId: ['', 'x', '\0'],
  year: absurdNumbers,
  number: ['x'.repeat(101), '\0'],
  code: ['x'.repeat(101), '\0'],
  companyAddressId: ['x'.repeat(101), '\0'],
  serviceId: ['x'.repeat(101), '\0'],
  recordId: ['x'.repeat(101), '\0'],
  kind: ['else', '', 'CARE'],
  assignee: ['x'.repeat(101), '\0'],
  due: ['never', '', 'OVERDUE'],
  channel: ['fax', '', 'SMS'],
  template: ['x'.repeat(101), '\0'],
  from: ['', 'tomorrow', '2025-02-29', '2025-6-1', '2025-06-01T00:00'],
};

const queryFields = (api: Api): string[] =>
  Object.keys((api.query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});
const queryCases = cases.flatMap(([name, api]) =>
  queryFields(api).map((field) => [name, field, api] as const),
);

describe('a field in the query that is wrong', () => {
  it('is known for every field there is', () => {
    expect(queryCases.length).toBeGreaterThan(10);
    expect(queryCases.filter(([, field]) => !badQueries[field])).toEqual([]);
  });

  it.each(queryCases)('%s: %s', async (_, field, api) => {
    for (const [i, value] of (badQueries[field] ?? []).entries()) {
      const lang = langs[i % 3] ?? 'en';
      const query = `${field}=${encodeURIComponent(value)}`;
      const body = bodyOf(api);
      expectRefusal(await call(api, withQuery(addressOf(api), query), { lang, body }), lang, field);
    }
  });

  it.each(queryCases.filter(([, field]) => field !== 'cityList'))(
    '%s: %s given twice, or as a list',
    async (_, field, api) => {
      const bad = [`${field}=1&${field}=2`, `${field}[]=1`, `${field}[]=1&${field}=2`];
      for (const query of bad)
        expectRefusal(
          await call(api, withQuery(addressOf(api), query), { lang: 'en', body: bodyOf(api) }),
          'en',
          field,
        );
    },
  );

  it.each(queryCases)('%s: %s as an object', async (_, field, api) => {
    const address = withQuery(addressOf(api), `${field}[a]=1`);
    const answer = await call(api, address, { lang: 'en', body: bodyOf(api) });
    expectRefusal(answer, 'en', `${field}[a]`);
  });

  it('51 cities are too many', async () => {
    const query = Array.from({ length: 51 }, (_, i) => `cityList[]=${i}`).join('&');
    const answer = await t.call('GET', `/home/content/activity/page?${query}`, { lang: 'en' });
    expectRefusal(answer, 'en', 'cityList');
  });

  it('what is no UTF-8 finds nothing and breaks nothing', async () => {
    for (const value of ['%ED%A0%80', '%FF', '%C0%AF', '%zz', '%']) {
      const { status } = await t.call('GET', `/home/content/activity/page?keyword=${value}`);
      expect([200, 400]).toContain(status);
    }
  });
});

describe('a parameter in the path that is wrong', () => {
  const withParams = cases.filter(([, api]) => paramsOf(api).length > 0);
  it.each(withParams)('%s', async (_, api) => {
    const [param = ''] = paramsOf(api);
    const bad = [
      '%00',
      'a%00b',
      'x'.repeat(101),
      'x'.repeat(600),
      '%2e%2e%2f',
      "'",
      '__proto__',
      '%F0%9F',
    ];
    for (const [i, value] of bad.entries()) {
      const lang = langs[i % 3] ?? 'en';
      expectRefusal(await call(api, addressOf(api, { [param]: value }), { lang }), lang);
    }
    expectRefusal(await call(api, addressOf(api, { [param]: 'a%00b' }), { lang: 'en' }), 'en');
  });

  it.each(['/home/content/activity/%zz', '/home/%c0%ae', '/%'])(
    'an address that cannot be read: %s',
    async (address) => {
      for (const lang of langs) expectRefusal(await t.call('GET', address, { lang }), lang);
    },
  );
});

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
  for (const [name, api] of writes.filter(([, api]) => !api.raw))
    it.each(refused)(`${name}: %s`, async (_, options, status) => {
      for (const lang of langs) {
        const answer = await call(api, addressOf(api), { lang, ...options });
        expectRefusal(answer, lang);
        expect(answer.status, answer.text).toBe(status);
      }
    });

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

it('no log of all this is an error', () => {
  expect(t.logs.length).toBeGreaterThan(100);
  expect(t.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
