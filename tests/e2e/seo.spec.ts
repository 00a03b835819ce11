import { activities } from '#demo/activities.ts';
import { articles } from '#demo/news/articles.ts';
import { htmlLang, locales } from '#i18n/pick-locale.ts';
import { expect, test } from './fixtures.ts';
import { get, htmlLangOf } from './http.ts';
import { productUrl } from './server.ts';
import { publicRows } from './site-map.ts';
import { words } from './words.ts';

type Data = { '@type'?: string; '@graph'?: Data[]; [key: string]: unknown };

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const attribute = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);
const metaOf = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, lang, href]) => [
      lang,
      decode(href ?? ''),
    ]),
  );
const dataOf = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Data,
  );

test('every public page has a title, a description, a share card and its language addresses', async () => {
  const origin = productUrl();
  for (const { path } of publicRows) {
    const desktop = await get(path, { 'accept-language': 'en' });
    const mobile = await get(`/h5${path}`, { 'accept-language': 'en' });
    for (const { text } of [desktop, mobile]) {
      expect(text.match(/<title>[^<]+<\/title>/g), path).toHaveLength(1);
      expect(metaOf(text, 'description').length, path).toBeGreaterThan(10);
      expect(canonicalOf(text), path).toBe(origin + path);
      expect(metaOf(text, 'og:url'), path).toBe(origin + path);
      expect(alternatesOf(text), path).toEqual({
        'x-default': origin + path,
        ...Object.fromEntries(
          locales.map((locale) => [htmlLang[locale], `${origin}${path}?lang=${locale}`]),
        ),
      });
    }
    const picture = metaOf(desktop.text, 'og:image');
    expect(picture, path).toMatch(new RegExp(`^${origin}/og`));
    const drawn = await get(picture.slice(origin.length));
    expect(drawn.headers['content-type'], picture).toMatch(/^image\/(png|jpeg)$/);
    expect(drawn.body.length, picture).toBeGreaterThan(5_000);
  }
});

test('each language is a page of its own, whatever the reader sends', async () => {
  const origin = productUrl();
  const [article] = articles;
  for (const lang of locales) {
    const path = `/community/news/${article?.slug}?lang=${lang}`;
    const { text } = await get(path, { 'accept-language': 'fr' });
    expect(htmlLangOf(text)).toBe(htmlLang[lang]);
    expect(text.includes(article?.title[lang] ?? '?'), lang).toBe(true);
    expect(canonicalOf(text)).toBe(origin + path);
  }
  // A page of a list is its own; words that somebody searched for are not.
  const second = await get('/community/news?page=2&utm_source=x');
  expect(canonicalOf(second.text)).toBe(`${origin}/community/news?page=2`);
  const search = await get('/community/activity/search?q=tea&page=2&lang=zh-CN');
  expect(canonicalOf(search.text)).toBe(`${origin}/community/activity/search?lang=zh-CN`);
});

test('an address of a list that leads nowhere goes to what there is', async () => {
  const last = Math.ceil(articles.length / 6);
  for (const [path, to] of [
    ['/community/news?page=999', `/community/news?page=${last}`],
    ['/h5/community/news?page=999&utm_source=x', `/h5/community/news?page=${last}`],
    ['/community/news?type=none&page=2', '/community/news'],
    ['/community/activity/list?type=none', '/community/activity/list#results'],
    ['/h5/community/activity/list?city=999', '/h5/community/activity/list#results'],
  ] as const) {
    const { status, headers } = await get(path);
    expect([status, headers.location], path).toEqual([302, to]);
  }
  const { status, headers } = await get('/feedback?order=highest&page=999');
  expect(status).toBe(302);
  expect(headers.location).toMatch(/^\/feedback\?order=highest(&page=\d+)?#reviews$/);
});

test('the web finds an activity in Chinese: on the list, with its time and place', async () => {
  for (const lang of ['zh-CN', 'zh-TW'] as const) {
    const { text, headers } = await get(`/community/activity/list?lang=${lang}`);
    expect(headers['x-robots-tag']).toBeUndefined();
    const list = dataOf(text).find((data) => data['@type'] === 'ItemList') as Data & {
      itemListElement: { item: Data & { name: string; startDate: string } }[];
    };
    const events = list.itemListElement.map(({ item }) => item);
    expect(events.length).toBeGreaterThan(3);
    const titles = activities.map(({ title }) => title[lang]);
    // Other tests may have added some of their own.
    expect(events.filter(({ name }) => titles.includes(name)).length).toBeGreaterThan(0);
    for (const event of events) {
      expect(event['@type']).toBe('Event');
      expect(event.startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:00$/);
      expect(event.location).toMatchObject({ '@type': 'Place', address: expect.any(String) });
    }
  }
});

test('pages say what they are about; private ones ask not to be listed', async () => {
  const typesOf = async (path: string) => {
    const { text } = await get(path, { 'accept-language': 'en' });
    return dataOf(text)
      .flatMap((data) => data['@graph'] ?? [data])
      .map((data) => data['@type']);
  };
  expect(await typesOf('/')).toEqual(
    expect.arrayContaining(['Organization', 'LocalBusiness', 'LocalBusiness']),
  );
  expect(await typesOf(`/community/news/${articles[0]?.slug}`)).toEqual([
    'Article',
    'BreadcrumbList',
  ]);
  expect(await typesOf('/h5/about/faq')).toEqual(['FAQPage']);
  for (const path of ['/user/index', '/h5/services/booking', '/demo/inbox'])
    expect((await get(path)).headers['x-robots-tag'], path).toBe('noindex');
  const news = await get('/community/news', { 'accept-language': 'zh-TW' });
  expect(news.text.includes(`href="${productUrl()}/feed/zh-TW.xml"`)).toBe(true);
  const feed = await get('/feed/zh-TW.xml');
  expect(feed.text.includes(words['zh-TW'].pages.newsTitle)).toBe(true);
});
