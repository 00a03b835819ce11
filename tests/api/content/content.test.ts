import { describe, expect, it } from 'vitest';
import { getActivityPage } from '#contract/activity/activity.ts';
import * as content from '#contract/content/content.ts';
import { getArticlePage, getArticleTypes } from '#contract/news/news.ts';
import { getCommentPage } from '#contract/review/review.ts';
import { agency } from '#demo/agency.ts';
import { services } from '#demo/services.ts';
import { locales } from '#i18n/pick-locale.ts';
import { endpoints, nameOf } from '#tests/api/support/endpoints.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

/** The rows of spec §7 "Content (public)", and the readings' additions. */
const rows = [
  '/content/banners',
  '/content/service-param',
  '/content/service-scope',
  '/content/home-video/pc',
  '/content/comment/top',
  '/content/comment/page',
  '/content/comment/summary',
  '/content/contact-info',
  '/content/company-addresses',
  '/content/cityList',
  '/content/activity/page',
  '/content/activity/top',
  '/content/activity/types',
  '/content/activity/{id}',
  '/content/article/page',
  '/content/article/recommend/page',
  '/content/article/types',
  '/content/article/{id}',
  '/content/postcode/{zip}',
  '/content/service/{serviceId}',
  '/content/team',
  '/content/team-event/{eventId}',
  '/content/faq',
  '/content/page/{page}',
];

/** Some record that is there. */
const idFor = async (path: string): Promise<string> => {
  if (path.startsWith('/content/activity'))
    return (await t.read(getActivityPage)).records[0]?.id ?? '';
  if (path.startsWith('/content/article'))
    return (await t.read(getArticlePage)).records[0]?.id ?? '';
  if (path.startsWith('/content/service/')) return services[0]?.slug ?? '';
  if (path.startsWith('/content/team'))
    return (await t.read(content.getTeam)).events[0]?.eventId ?? '';
  return path.includes('postcode') ? '10013' : 'terms';
};

/** Every text in an answer, wherever it stands. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

describe.each(rows)('GET /home%s', (path) => {
  const api = endpoints.find((e) => e.path === path && e.method === 'GET');

  it('answers in the envelope, in three languages, as the contract says', async () => {
    if (!api) throw new Error(`${path} is not in the contract`);
    expect(api.access).toBe('readPublic');
    const full = path.includes('{') ? path.replace(/\{\w+\}/, await idFor(path)) : path;
    const answers = new Set<string>();
    for (const lang of locales) {
      const { status, json, headers } = await t.call('GET', `/home${full}`, { lang });
      expect({ status, code: json.code }).toEqual({ status: 200, code: '200' });
      expect(Object.keys(json).sort()).toEqual(['code', 'data', 'message']);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers.vary).toContain('Accept-Language');
      // Parsed and unchanged: nothing is missing, and nothing more than promised goes out.
      expect(api.answer.parse(json.data)).toEqual(json.data);
      expect(textsIn(json.data)).not.toContain('');
      answers.add(JSON.stringify(json.data));
    }
    const hasWords = !/service-param|home-video|postcode|summary/.test(path);
    expect(answers.size).toBe(hasWords ? 3 : 1);
  });
});

it('every content endpoint of the contract is tested here', () => {
  const tested = new Set([
    ...rows,
    '/content/home-video/media',
    // A file: in activity-calendar.test.ts.
    '/content/activity/{id}/calendar',
    // Depends on the hour: in callbacks.test.ts.
    '/content/callback',
  ]);
  const untested = endpoints.filter((e) => e.path.startsWith('/content/') && !tested.has(e.path));
  expect(untested.map(nameOf)).toEqual([]);
});

describe('the demo', () => {
  it('has at least three banners with links of this site', async () => {
    const banners = await t.read(content.getBanners, { lang: 'en' });
    expect(banners.length).toBeGreaterThanOrEqual(3);
    for (const { pcImageFileId, primary } of banners) {
      expect(pcImageFileId).toMatch(/^\/media\/[\w.-]+$/);
      expect(primary.to).toMatch(/^\/(?!\/)/);
    }
  });

  it('counts six services beside the four numbers of the spec', async () => {
    expect(await t.read(content.getServiceParam)).toEqual({
      serviceCount: 6,
      regionCount: 4,
      satisfaction: 98,
      elderCount: 3200,
      caregiverCount: 860,
    });
  });

  it('has four offices in four boroughs, each with a map', async () => {
    const offices = await t.read(content.getCompanyAddresses, { lang: 'en' });
    expect(offices).toHaveLength(4);
    expect(new Set(offices.map((o) => o.companyAddressId)).size).toBe(4);
    for (const office of offices) {
      expect(office.addressUrl).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
      expect(office.mapLink).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
      expect(office.phone).toMatch(/\d{3}.*\d{4}/);
    }
    const { rows: cities } = await t.pool.query('select distinct city_id from company_address');
    expect(cities).toHaveLength(4);
  });

  it('has 24 activities or more: coming, open, full and ended, in several cities and types', async () => {
    const { records, total } = await t.read(getActivityPage, { query: 'pageSize=100' });
    expect(total).toBeGreaterThanOrEqual(24);
    expect(new Set(records.map((a) => a.activityStatus))).toEqual(
      new Set(['coming', 'sign_up', 'ended']),
    );
    const open = records.filter((a) => a.activityStatus === 'sign_up');
    expect(new Set(open.map((a) => a.registerStatus))).toEqual(new Set(['not_full', 'full']));
    expect(new Set(records.map((a) => a.city)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(records.map((a) => a.typeId)).size).toBeGreaterThanOrEqual(3);
  });

  it('has 40 reviews or more, with replies and images', async () => {
    const { records, total } = await t.read(getCommentPage, { query: 'pageSize=100' });
    expect(total).toBeGreaterThanOrEqual(40);
    expect(records.filter((c) => c.reply).length).toBeGreaterThan(5);
    expect(records.filter((c) => c.commentImages.length).length).toBeGreaterThan(5);
    for (const c of records) expect(c.commentImage).toBe(c.commentImages[0] ?? null);
  });

  it('has 15 articles or more of four types', async () => {
    const { records, total } = await t.read(getArticlePage, { query: 'pageSize=100' });
    expect(total).toBeGreaterThanOrEqual(15);
    expect(new Set(records.map((a) => a.articleTypeId)).size).toBe(4);
    expect(await t.read(getArticleTypes)).toHaveLength(4);
  });

  it('has eight team events or more, in the order of the years, each with its page', async () => {
    const { events } = await t.read(content.getTeam, { lang: 'en' });
    expect(events.length).toBeGreaterThanOrEqual(8);
    expect(events.map((e) => e.year)).toEqual(events.map((e) => e.year).toSorted());
    for (const { eventId, title } of events) {
      const path = `/content/team-event/${eventId}`;
      const event = await t.read(content.getTeamEvent, { path, lang: 'en' });
      expect(event.title).toBe(title);
      expect(event.content).toMatch(/^<\w/);
    }
  });

  it('has 20 questions or more in groups', async () => {
    const faqs = await t.read(content.getFaqs, { lang: 'en' });
    expect(faqs.length).toBeGreaterThanOrEqual(20);
    expect(new Set(faqs.map((f) => f.group)).size).toBeGreaterThan(2);
  });

  it.each([
    ['en', 'white card renew'],
    ['zh-CN', '白卡 快到期'],
    // The other script, and the other language, find the same.
    ['zh-CN', '白卡 續期'],
    ['zh-TW', '白卡 续期信'],
    ['zh-TW', 'WHITE  CARD runs out'],
    ['zh-CN', '白卡续期'],
    ['zh-TW', '我媽媽的白卡快到期了怎麼辦'],
    ['en', 'medicaid recertification'],
    ['en', 'CIN renewal'],
  ] as const)('finds a question (%s: %s)', async (lang, keyword) => {
    const query = `keyword=${encodeURIComponent(keyword)}`;
    const found = await t.read(content.getFaqs, { query, lang });
    expect(found.map(({ id }) => id)).toContain('renewal');
    expect(found.length).toBeLessThan(8);
  });

  it.each([
    ['粮食券', 'food-benefits-renewal'],
    ['food stamps', 'food-benefits-renewal'],
    ['怎样取消预约', 'change-appointment'],
    ['cancel an appointment', 'change-appointment'],
    ['收费', 'what-does-it-cost'],
    ['紅藍卡', 'medicare-and-medicaid'],
    ['Access-A-Ride', 'rides-to-the-doctor'],
    ['英文信', 'reading-letters'],
    ['政府福利', 'government-benefits'],
  ])('knows what people say: %s', async (keyword, id) => {
    const query = `keyword=${encodeURIComponent(keyword)}`;
    const found = await t.read(content.getFaqs, { query, lang: 'en' });
    expect(found.map((one) => one.id)).toContain(id);
  });

  it.each(services.map(({ slug, name }) => [slug, name] as const))(
    'has an answer about every service: %s',
    async (_, name) => {
      for (const keyword of Object.values(name)) {
        const query = `keyword=${encodeURIComponent(keyword)}`;
        expect(await t.read(content.getFaqs, { query, lang: 'en' })).not.toEqual([]);
      }
    },
  );

  it('finds nothing where there is nothing, and all for an empty word', async () => {
    const all = await t.read(content.getFaqs, {});
    expect(await t.read(content.getFaqs, { query: 'keyword=zeppelin' })).toEqual([]);
    expect(await t.read(content.getFaqs, { query: 'keyword=%20' })).toEqual(all);
  });

  it.each([
    ['en', /sample/i],
    ['zh-CN', /范本|样本|示例|示范/],
    ['zh-TW', /範本|樣本|示例|示範/],
  ] as const)('says in %s on top of the legal pages that they are a sample', async (lang, note) => {
    for (const page of content.legalPages) {
      const legal = await t.read(content.getLegalPage, { path: `/content/page/${page}`, lang });
      const [first = ''] = legal.content.split('</p>');
      expect(first).toMatch(/^<p class="sample-note">/);
      expect(first).toMatch(note);
      expect(legal.updatedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(legal.content.length).toBeGreaterThan(1_000);
    }
  });

  it('has a video with captions in three languages', async () => {
    const media = await t.read(content.getHomeVideoMedia);
    expect(media.sources.map((s) => s.path)).toContain(await t.read(content.getHomeVideo));
    expect(media.captions.map((c) => c.lang)).toEqual(['en', 'zh-CN', 'zh-TW']);
  });

  it('knows how to reach the agency', async () => {
    expect(await t.read(content.getContactInfo, { lang: 'en' })).toMatchObject({
      companyName: 'Persimmon Home Care',
      copyrightYear: 2024,
      email: 'care@persimmon.example',
      phone: '(212) 555-0100',
      fax: '(212) 555-0190',
      boroughs: ['Manhattan', 'Brooklyn', 'Queens', 'The Bronx'],
      trust: agency.trust.map((line) => line.en),
    });
  });
});
