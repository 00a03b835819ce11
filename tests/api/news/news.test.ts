import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ArticleSummary,
  getArticle,
  getArticlePage,
  getArticleTypes,
  getRecommendedArticles,
} from '#contract/news/news.ts';
import { locales } from '#i18n/pick-locale.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
let all: ArticleSummary[];
const list = async (query = '') =>
  (await t.read(getArticlePage, { query: `pageSize=100${query}`, lang: 'en' })).records;
beforeAll(async () => {
  all = await list();
});

describe('news', () => {
  it('come newest first, none from the future', () => {
    const times = all.map((a) => a.publishedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(times.every((time) => time <= '2025-06-11 10:30')).toBe(true);
  });

  it('of one type are only those, and no type is empty', async () => {
    const types = await t.read(getArticleTypes, { lang: 'en' });
    let sum = 0;
    for (const { articleTypeId, articleTypeName } of types) {
      const found = await list(`&articleTypeId=${articleTypeId}`);
      expect(found.length).toBeGreaterThan(0);
      for (const a of found) expect(a).toMatchObject({ articleTypeId, articleTypeName });
      sum += found.length;
    }
    expect(sum).toBe(all.length);
    expect(await list('&articleTypeId=absent')).toEqual([]);
    expect(await list('&articleTypeId=')).toHaveLength(all.length);
  });

  it.each([
    ['白卡', 'medicaid'],
    ['WHITE card', '白卡'],
    ['太極拳', 'tai chi'],
  ])('are found in any script and by other words: %s', async (typed, other) => {
    const found = await list(`&keyword=${encodeURIComponent(typed)}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    expect(await list(`&keyword=${encodeURIComponent(other)}`)).toEqual(found);
    expect(await list('&keyword=zeppelin')).toEqual([]);
    expect(await list('&keyword=100%25_')).toEqual([]);
  });

  it('that are recommended have their own list', async () => {
    const { records, total } = await t.read(getRecommendedArticles, {
      query: 'pageSize=100',
      lang: 'en',
    });
    expect(records).toEqual(all.filter((a) => a.recommended));
    expect(total).toBe(records.length);
    expect(total).toBeGreaterThan(0);
    const first = await t.read(getRecommendedArticles, { query: 'pageSize=1&pageNum=1' });
    expect(first).toMatchObject({ total, pages: total, pageSize: 1, pageNum: 1 });
  });

  it('have a page each, in three languages, of safe HTML', async () => {
    const path = `/content/article/${all[0]?.id}`;
    const contents = new Set<string>();
    for (const lang of locales) {
      const article = await t.read(getArticle, { path, lang });
      expect(article.content).toMatch(/^<(p|h2|figure)/);
      contents.add(article.content);
    }
    expect(contents.size).toBe(3);
  });

  it('are cleaned of scripts, whoever wrote them', async () => {
    const id = all[1]?.id;
    await t.pool.query(`update article set content = $1 where id = $2`, [
      JSON.stringify({ en: '<p onclick="x()">Hi</p><script>x()</script><img src=x onerror=x()>' }),
      id,
    ]);
    t.app.contentCache.clear();
    const { content } = await t.read(getArticle, { path: `/content/article/${id}`, lang: 'en' });
    expect(content).toContain('<p>Hi</p>');
    expect(content).not.toMatch(/script|onclick|onerror/);
  });

  it('lead to the one before and the one after in the list, also when published in one moment', async () => {
    await t.pool.query(
      `update article set published_at = (select published_at from article where id = $1) where id = $2`,
      [all[4]?.id, all[5]?.id],
    );
    t.app.contentCache.clear();
    const ids = (await list()).map(({ id }) => id);
    for (const [i, id] of ids.entries()) {
      const { previous, next } = await t.read(getArticle, { path: `/content/article/${id}` });
      expect([previous?.id, next?.id], id).toEqual([ids[i - 1], ids[i + 1]]);
    }
  });

  it('appear at their time and not before', async () => {
    const id = all[2]?.id;
    await t.pool.query(`update article set published_at = '2025-06-12T12:00:00Z' where id = $1`, [
      id,
    ]);
    const isThere = async (now: string) => {
      t.clock.set(now);
      t.app.contentCache.clear();
      const listed = (await list()).some((a) => a.id === id);
      const { status } = await t.call('GET', `/home/content/article/${id}`);
      expect(status).toBe(listed ? 200 : 404);
      return listed;
    };
    expect(await isThere(demoNow)).toBe(false);
    expect(await isThere('2025-06-12T11:59:59Z')).toBe(false);
    expect(await isThere('2025-06-12T12:00:00Z')).toBe(true);
    t.clock.set(demoNow);
  });
});
