/**
 * Addresses that somebody makes up by the thousand (quality 47): they cost no rendering, push nothing out of memory, and
 * where they cost one there are a few at once. The long one is tests/torture/junk-addresses.torture.ts.
 */
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { createAdmissionGate } from '#server/platform/limits/admission-gate.ts';
import { createPageMaker } from '#server/platform/pages/make-page.ts';
import { servePages } from '#server/platform/pages/page-routes.ts';
import { createPageTable } from '#server/platform/pages/page-table.ts';
import { createContentCache } from '#server/platform/pages/response-cache.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

const fixedPages = ['/', '/about/faq', '/community/news'];
const limits = { atOnce: 3, ownAtOnce: 2, waitingMax: 10, ownWaitingMax: 4, shareOfTime: 1 };
/** Of one address, under way and waiting. */
const ownMost = limits.ownAtOnce + limits.ownWaitingMax;

/** The pages alone; what is rendered is counted, and goes on as long as the test wants. */
const startPages = (render: (url: string) => Promise<number> = async () => 200) => {
  const rendered: string[] = [];
  const now = { rendering: 0, most: 0 };
  const cache = createContentCache({ fixed: 50, free: 20 });
  const app = Fastify({ trustProxy: true });
  servePages(app, {
    makePage: createPageMaker({
      render: async ({ url }) => {
        rendered.push(url);
        now.most = Math.max(now.most, ++now.rendering);
        const status = await render(url);
        now.rendering--;
        return { response: new Response(`<p>${url}</p>`, { status }), failures: [], mark: 'mark' };
      },
      secure: false,
    }),
    cache,
    secure: false,
    pages: createPageTable([
      ...fixedPages.map((path) => ({ path, isChecked: false })),
      { path: '/community/news/:id', isChecked: true },
      { path: '/verify/:number', isChecked: false },
    ]),
    gate: createAdmissionGate(limits),
    absent: [],
  });
  onTestFinished(() => app.close());
  const read = (url: string, from = '9.9.9.9', lang = 'en') =>
    app.inject({ url, headers: { 'accept-language': lang, 'x-forwarded-for': from } });
  return { read, rendered, cache, now };
};

describe('pages', () => {
  it('are rendered once, whatever stands behind their address', async () => {
    const { read, rendered, cache } = startPages();
    for (let i = 0; i < 500; i++) {
      const { statusCode, body } = await read(`/?utm_source=${i}&x${i}=1&page=${i}`);
      expect([statusCode, body]).toEqual([200, '<p>/</p>']);
      await read(`/about/faq?q=word${i}&x=${i}`);
    }
    expect(rendered).toEqual(['/', '/about/faq']);
    expect(cache.size).toBe(2);
  });

  it('that are none cost no rendering and no memory', async () => {
    const { read, rendered, cache } = startPages();
    for (let i = 0; i < 500; i++) {
      const { statusCode, headers } = await read(`/nope/${i}?x=${i}`);
      expect([statusCode, headers.location]).toEqual([302, '/']);
    }
    expect(rendered).toEqual([]);
    expect(cache.size).toBe(0);
  });

  it('stay in memory while others are made up', async () => {
    const { read, rendered, cache } = startPages();
    const kept = [...fixedPages, '/community/news/an-article'];
    for (const path of kept) await read(path);
    for (let i = 0; i < 300; i++) {
      await read(`/community/news?page=${i + 2}`, `10.0.0.${i % 200}`);
      await read(`/verify/${i}`);
    }
    expect(cache.size).toBe(kept.length + 20);
    rendered.length = 0;
    for (const path of kept) expect((await read(path)).statusCode).toBe(200);
    expect(rendered).toEqual([]);
  });

  it('that are not there are not kept', async () => {
    const { read, cache } = startPages(async () => 404);
    for (let i = 0; i < 50; i++) await read(`/community/news/none-${i}`);
    expect(cache.size).toBe(0);
  });
});

describe('renderings under way', () => {
  const open = () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    return { ...startPages(() => promise), go: () => resolve(200) };
  };

  it('are a few for one address; the rest is told to come back, in the reader’s language', async () => {
    const { read, now, go, rendered } = open();
    const asked = Array.from({ length: 20 }, (_, i) =>
      read(`/verify/${i}`, '9.9.9.9', i % 2 ? 'en' : 'zh-CN'),
    );
    await expect.poll(() => rendered.length).toBe(limits.ownAtOnce);
    go();
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBe(20 - ownMost);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toMatch(/^\d+$/);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toContain('text/html');
      const words = body.includes('lang="en"') ? en : zhHans;
      expect(body).toContain(words.errors.unavailable);
    }
    expect(now.most).toBe(limits.ownAtOnce);
  });

  it('leave a place for other addresses, and one for the pages that everybody reads', async () => {
    const { read, now, go, rendered } = open();
    const junk = Array.from({ length: 20 }, (_, i) => read(`/verify/${i}`, '6.6.6.6'));
    await expect.poll(() => rendered.length).toBe(limits.ownAtOnce);
    const home = read('/');
    await expect.poll(() => rendered).toContain('/');
    const others = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((from) => read(`/verify/${from}`, from));
    await expect.poll(() => rendered.length).toBe(limits.atOnce + 1);
    go();
    for (const one of [await home, ...(await Promise.all(others))])
      expect(one.statusCode).toBe(200);
    expect((await Promise.all(junk)).filter((one) => one.statusCode === 200).length).toBe(ownMost);
    expect(now.most).toBe(limits.atOnce + 1);
  });

  it('count one network of IPv6 as one', async () => {
    const { read, go, rendered } = open();
    const asked = Array.from({ length: 20 }, (_, i) => read(`/verify/${i}`, `2001:db8:1:2::${i}`));
    await expect.poll(() => rendered.length).toBe(limits.ownAtOnce);
    go();
    const refused = (await Promise.all(asked)).filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBe(20 - ownMost);
  });

  it('are not needed for a page of which there is an older copy', async () => {
    let held: Promise<number> = Promise.resolve(200);
    const { promise, resolve } = Promise.withResolvers<number>();
    const { read, cache, rendered } = startPages(() => held);
    await read('/verify/kept');
    cache.clear();
    held = promise;
    rendered.length = 0;
    const junk = Array.from({ length: ownMost }, (_, i) => read(`/verify/${i}`));
    await expect.poll(() => rendered.length).toBe(limits.ownAtOnce);
    const { statusCode, body } = await read('/verify/kept');
    expect([statusCode, body]).toEqual([200, '<p>/verify/kept</p>']);
    resolve(200);
    await Promise.all(junk);
  });
});

describe('content calls', () => {
  const content = (path: string) => t.call('GET', `/home/content/${path}`, { lang: 'en' });

  it('are kept by what they mean, not by how they are written', async () => {
    t.app.contentCache.clear();
    const { counts } = t.app.contentCache;
    const first = await content('activity/page?pageNum=1&pageSize=5&status=ended');
    expect(first.status).toBe(200);
    const { hits, misses } = counts;
    for (const path of [
      'activity/page?status=ended&pageSize=5&pageNum=1',
      'activity/page?status[]=ended&pageSize=05&pageNum=001',
      'activity/page/?pageNum=1&pageSize=5&status=%65nded',
    ])
      expect((await content(path)).text, path).toBe(first.text);
    expect([counts.hits - hits, counts.misses - misses]).toEqual([3, 0]);
  });

  it('refuse words that they do not know, and keep nothing of it', async () => {
    const { size } = t.app.contentCache;
    for (let i = 0; i < 50; i++) expect((await content(`banners?utm=${i}`)).status).toBe(400);
    expect(t.app.contentCache.size).toBe(size);
  });

  it('stay in memory while words are searched for that nobody else searches for', async () => {
    const { counts } = t.app.contentCache;
    for (const path of ['banners', 'faq', 'team']) await content(path);
    for (let i = 0; i < 700; i++) await content(`faq?keyword=word${i}`);
    const { misses } = counts;
    for (const path of ['banners', 'faq', 'team']) expect((await content(path)).status).toBe(200);
    expect(counts.misses).toBe(misses);
    expect(t.app.contentCache.size).toBeLessThan(600);
  });
});
