/** Addresses that are wrong: what stands in the path, and what in the query. */
import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/endpoint.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { addressOf, paramsOf } from '#tests/api/support/endpoints.ts';
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

const withQuery = (address: string, query: string) => `${address}?${query}`;

/** Of the calls that take one: the same path may be deleted without. */
const bodyOf = (api: Api) => (api.body ? goodBodies[api.path] : undefined);

describe('a field in the query that is not known', () => {
  const fields = ['nonsense', 'userType', 'constructor', '__proto__'];
  // Every call and every field is tried in each language. Logging out must not work by accident.
  it.each(cases.map(([name, api], i) => [name, i, api] as const))('%s', (_, i, api) =>
    everyCell([...fields.entries()], String, async ([j, field]) => {
      const lang = langs[(i + j) % langs.length] ?? 'en';
      const body = bodyOf(api);
      const answer = await call(api, withQuery(addressOf(api), `${field}=1`), { lang, body });
      expectRefusal(answer, lang, field);
    }),
  );
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
  clearance: ['gone', '', 'BLOCKED'],
  compliant: ['maybe', '', 'YES'],
  team: ['x'.repeat(61), '\0'],
  who: ['x'.repeat(101), '\0'],
  role: ['x'.repeat(21), '\0'],
  people: ['x', '1,2', 'x'.repeat(4000), '\0'],
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
  month: ['2025-13', '2025-1', '', 'June'],
  whiteCardId: ['x'.repeat(201)],
  q: ['x'.repeat(101), '\0'],
  trainingId: ['x'.repeat(101), '\0'],
  subject: ['yes', '', 'TRUE', '1'],
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
  call: ['x'.repeat(101), '\0'],
  kind: ['else', '', 'CARE'],
  assignee: ['x'.repeat(101), '\0'],
  due: ['never', '', 'OVERDUE'],
  channel: ['fax', '', 'SMS'],
  template: ['x'.repeat(101), '\0'],
  tab: ['', 'x', '\0'],
  sort: ['x', '', 'DUE', '--due'],
  locale: ['fr', '', 'EN'],
  age: ['0', '', 'old'],
  caseId: ['', 'x', '\0'],
  at: ['x'.repeat(2_001), '\0'],
  after: ['x', '', 'x'.repeat(2_001), '\0'],
  before: ['x', '', 'x'.repeat(2_001), '\0'],
  list: ['x', '', 'CARDS'],
  since: ['x'.repeat(101), '\0'],
  from: ['', 'tomorrow', '2025-02-29', '2025-6-1', '2025-06-01T00:00'],
};

const queryFields = (api: Api): string[] =>
  Object.keys((api.query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});
const withQueries = cases.filter(([, api]) => queryFields(api).length > 0);

describe('a field in the query that is wrong', () => {
  it('is known for every field there is', () => {
    expect(withQueries.length).toBeGreaterThan(10);
    const fields = withQueries.flatMap(([, api]) => queryFields(api));
    expect(fields.filter((field) => !badQueries[field])).toEqual([]);
  });

  /** Wrong values, the field given twice or as a list, and an object; each with the field that the refusal names. */
  const wrongOf = (field: string): [query: string, named: string][] => [
    ...(badQueries[field] ?? []).map((value): [string, string] => [
      `${field}=${encodeURIComponent(value)}`,
      field,
    ]),
    ...(field === 'cityList'
      ? []
      : [`${field}=1&${field}=2`, `${field}[]=1`, `${field}[]=1&${field}=2`]
    ).map((query): [string, string] => [query, field]),
    [`${field}[a]=1`, `${field}[a]`],
  ];

  it.each(withQueries)('%s', (_, api) =>
    everyCell(
      [...queryFields(api).flatMap(wrongOf).entries()],
      ([, [query]]) => query.slice(0, 60),
      async ([i, [query, named]]) => {
        const lang = langs[i % 3] ?? 'en';
        const address = withQuery(addressOf(api), query);
        expectRefusal(await call(api, address, { lang, body: bodyOf(api) }), lang, named);
      },
    ),
  );

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

it('no log of all this is an error', () => expectNoErrors(t));
