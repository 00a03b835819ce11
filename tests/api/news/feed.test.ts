import { describe, expect, it } from 'vitest';
import { getArticlePage } from '#contract/news/news.ts';
import { htmlLang, locales } from '#i18n/pick-locale.ts';
import { publicUrl } from '#tests/api/support/app.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

const itemsOf = (xml: string): string[] =>
  [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item]) => item ?? '');
const textOf = (xml: string, tag: string): string =>
  (new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(xml)?.[1] ?? '')
    .replace(/^<!\[CDATA\[|\]\]>$/g, '')
    .replaceAll('&amp;', '&');

describe('the feed', () => {
  it.each(locales)('of %s has the newest articles in that language, whole', async (lang) => {
    // The address says the language: what the caller sends does not matter.
    const { status, text, headers } = await t.call('GET', `/feed/${lang}.xml`, { lang: 'en' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(textOf(text, 'language')).toBe(htmlLang[lang]);
    const { records } = await t.read(getArticlePage, { query: 'pageSize=20', lang });
    const items = itemsOf(text);
    expect(items.map((item) => textOf(item, 'title'))).toEqual(records.map((a) => a.title));
    expect(items.map((item) => textOf(item, 'link'))).toEqual(
      records.map((a) => `${publicUrl}/community/news/${a.id}?lang=${lang}`),
    );
    expect(textOf(items[0] ?? '', 'content:encoded')).toContain('<h2>');
    const times = items.map((item) => Date.parse(textOf(item, 'pubDate')));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(Date.parse(demoNow));
  });

  it('names pictures and pages by their whole address', async () => {
    const { text } = await t.call('GET', '/feed/en.xml');
    expect(text).toMatch(new RegExp(`src="${publicUrl}/media/`));
    expect(text).not.toMatch(/(src|href|poster)="\//);
  });

  it('is no way for scripts, and no text ends it early', async () => {
    const [first] = (await t.read(getArticlePage, { query: 'pageSize=1' })).records;
    await t.pool.query(`update article set title = $2, content = $3 where id = $1`, [
      first?.id,
      JSON.stringify({ en: 'Tea ]]> & <b>cake</b>' }),
      JSON.stringify({ en: '<p>Hi ]]></p><script>x()</script><img src=x onerror=x()>' }),
    ]);
    t.app.contentCache.clear();
    const { text } = await t.call('GET', '/feed/en.xml');
    expect(text).not.toMatch(/<script|onerror/);
    // Every section that begins also ends before the next begins.
    const inside = text.split('<![CDATA[').slice(1);
    for (const part of inside) expect(part).toContain(']]>');
    expect(itemsOf(text).length).toBeGreaterThan(5);
    expect(itemsOf(text)[0]).toContain('cake');
  });

  it('is answered with 304 when it has not changed', async () => {
    const { headers } = await t.call('GET', '/feed/zh-TW.xml');
    const again = await t.call('GET', '/feed/zh-TW.xml', {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('exists in our languages only', async () => {
    expect((await t.call('GET', '/feed/fr.xml')).status).toBe(404);
  });
});
