import { describe, expect, it } from 'vitest';
import { getTeam } from '#contract/content/content.ts';
import { getArticlePage } from '#contract/news/news.ts';
import { htmlLang, locales } from '#i18n/pick-locale.ts';
import { publicUrl } from '#tests/api/support/app.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

type Url = { loc: string; links: Record<string, string>; changed: string | undefined };

const urlsOf = (xml: string): Url[] =>
  [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, url = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '',
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1],
    links: Object.fromEntries(
      [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href]),
    ),
  }));

const sitemap = async () => urlsOf((await t.call('GET', '/sitemap.xml')).text);

describe('the sitemap', () => {
  it('lists public pages, articles and events, each in every language', async () => {
    const { records } = await t.read(getArticlePage, { query: 'pageSize=100' });
    const { events } = await t.read(getTeam);
    const listed = new Set((await sitemap()).map(({ loc }) => loc));
    const paths = [
      '/',
      '/community/activity/list',
      '/community/activity/search',
      '/about/faq',
      ...records.map(({ id }) => `/community/news/${id}`),
      ...events.map(({ eventId }) => `/about/teamevent/${eventId}`),
    ];
    for (const path of paths)
      for (const tail of ['', ...locales.map((locale) => `?lang=${locale}`)])
        expect(listed).toContain(`${publicUrl}${path}${tail}`);
  });

  it('names the same four addresses on each of them, and itself among them', async () => {
    for (const { loc, links } of await sitemap()) {
      const bare = loc.split('?')[0];
      expect(links).toEqual({
        'x-default': bare,
        ...Object.fromEntries(locales.map((one) => [htmlLang[one], `${bare}?lang=${one}`])),
      });
      expect(Object.values(links)).toContain(loc);
    }
  });

  it('lists nothing twice, nothing private, nothing that is not out yet', async () => {
    const [first] = (await t.read(getArticlePage, { query: 'pageSize=1' })).records;
    const address = `${publicUrl}/community/news/${first?.id}`;
    const before = await sitemap();
    expect(before.find(({ loc }) => loc === address)?.changed).toBe(
      first?.publishedAt.slice(0, 10),
    );
    const locs = before.map(({ loc }) => loc);
    expect(new Set(locs).size).toBe(locs.length);
    expect(locs.filter((loc) => /\/(user|services|demo|home|h5|login)(\/|\?|$)/.test(loc))).toEqual(
      [],
    );
    await t.pool.query(`update article set published_at = '2099-01-01' where id = $1`, [first?.id]);
    t.app.contentCache.clear();
    expect((await sitemap()).map(({ loc }) => loc)).not.toContain(address);
  });
});

describe('robots.txt', () => {
  it('names the sitemap, opens pages and content, closes calls', async () => {
    const { text, headers } = await t.call('GET', '/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    const isOpen = (path: string) => !closed.some((one) => path.startsWith(one));
    for (const path of [
      '/',
      '/community/activity/list?page=2',
      '/home/content/faq',
      '/assets/a.js',
    ])
      expect(isOpen(path), path).toBe(true);
    for (const path of ['/home/api/user/patient/info', '/home/auth/login', '/demo/inbox'])
      expect(isOpen(path), path).toBe(false);
  });
});
