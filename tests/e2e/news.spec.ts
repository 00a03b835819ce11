import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { agency } from '#demo/agency.ts';
import { articles, articleTypes } from '#demo/news/articles.ts';
import { en } from '#i18n/en.ts';
import { toast } from './accounts.ts';
import { expect, shells, test } from './fixtures.ts';
import { get } from './http.ts';
import { spokenOn, withVoice } from './voice.ts';
import { fill } from './words.ts';

const pageSize = 6;
const withFilm = articles.find(({ slug }) => slug === 'what-a-caregiver-does');
const stories = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [shell, lang] of [
  ['desktop', 'zh-CN'],
  ['mobile', 'zh-TW'],
] as const) {
  test.describe(`news, ${shell}, ${lang}`, () => {
    test.use({ shell, lang });

    test('kinds and pages have addresses; stories lead on to their neighbours', async ({
      page,
      site: { t, visit, at },
    }) => {
      const titles = articles.map(({ title }) => title[lang]);
      await visit('/community/news');
      await expect(stories(page)).toHaveText(titles.slice(0, pageSize));
      const recommended = page.getByRole('complementary', { name: t.news.recommended });
      await expect(recommended.getByRole('listitem')).toHaveCount(4);

      await page.getByRole('link', { name: t.common.next }).click();
      await expect(page).toHaveURL(at('/community/news?page=2'));
      await expect(stories(page)).toHaveText(titles.slice(pageSize, 2 * pageSize));
      await page.reload();
      await expect(stories(page)).toHaveText(titles.slice(pageSize, 2 * pageSize));

      const kind = articleTypes[1];
      const kinds = page.getByRole('navigation', { name: t.news.types });
      await kinds.getByRole('link', { name: kind?.name[lang] ?? '' }).click();
      await expect(page).toHaveURL(at(`/community/news?type=${kind?.slug}`));
      const own = articles.filter(({ type }) => type === kind?.slug);
      await expect(stories(page)).toHaveText(own.map(({ title }) => title[lang]));

      const [first, second] = own;
      await stories(page).first().getByRole('link').click();
      await expect(page).toHaveURL(at(`/community/news/${first?.slug}`));
      await expect(h1(page)).toHaveText(first?.title[lang] ?? '');
      const place = articles.findIndex(({ slug }) => slug === first?.slug);
      const more = page.getByRole('navigation', { name: t.news.keepReading });
      await expect(more.getByRole('heading', { level: 3 })).toHaveText(
        [articles[place - 1], articles[place + 1]].flatMap((one) => (one ? one.title[lang] : [])),
      );
      await more.getByRole('heading', { level: 3 }).last().getByRole('link').click();
      await expect(h1(page)).toHaveText(articles[place + 1]?.title[lang] ?? '');
      await page.goBack();
      await page.goBack();
      await expect(stories(page).nth(1)).toHaveText(second?.title[lang] ?? '');
    });

    test('an article has its table and its film, and its links stay in this site', async ({
      page,
      site: { visit, at },
    }) => {
      await visit(`/community/news/${withFilm?.slug}`);
      const article = page.getByRole('main').getByRole('article').first();
      await expect(article.getByRole('table')).toBeVisible();
      await expect(article.getByRole('columnheader')).toHaveCount(2);
      const film = article.locator('video');
      await expect(film).toHaveAttribute('controls');
      await expect(film.locator('track')).toHaveCount(3);
      await expect(film.locator('track[default]')).toHaveAttribute('srclang', lang);
      const link = article.locator('a[href$="/feedback"]');
      await expect(link).toHaveAttribute('href', at('/feedback'));
      await page.evaluate(() => Object.assign(window, { e2eMark: true }));
      await link.click();
      await expect(page).toHaveURL(at('/feedback'));
      expect(await page.evaluate(() => 'e2eMark' in window), 'without a full load').toBe(true);
    });
  });
}

test('an article can be read aloud, printed and sent on', async ({ page, site }) => {
  const { t, visit } = site;
  await withVoice(page, 'en-US');
  await page.addInitScript(() => {
    const said: Record<string, string> = {};
    Object.assign(window, { e2eSaid: said, print: () => Object.assign(said, { printed: 'yes' }) });
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void Object.assign(said, { copied: text }) },
    });
  });
  await visit(`/community/news/${withFilm?.slug}`);
  await page.getByRole('button', { name: t.news.readToMe }).click();
  // Not the way back, not the buttons: the article.
  await expect(page.getByRole('main').locator('[data-reading]')).toBeVisible();
  expect(t.pages.newsTitle).not.toBe((await spokenOn(page))[0]);
  await page.getByRole('main').getByRole('button', { name: t.news.stopReading }).click();
  await expect(page.locator('[data-reading]')).toHaveCount(0);

  await page.getByRole('button', { name: t.news.print, exact: true }).click();
  await page.getByRole('button', { name: t.news.share }).click();
  await expect(page.getByText(t.news.linkCopied)).toBeVisible();
  const said = await page.evaluate(() => (window as unknown as { e2eSaid: object }).e2eSaid);
  expect(said).toEqual({ printed: 'yes', copied: page.url() });
});

test('an article that is not there is not found, and says so', async () => {
  for (const shell of shells) {
    const base = shell === 'mobile' ? '/h5' : '';
    for (const path of ['/community/news/absent', '/about/teamevent/absent']) {
      const { status, text } = await get(base + path, { 'accept-language': 'en' });
      expect(status, path).toBe(404);
      expect(text.includes('/media/lost.svg'), path).toBe(true);
      expect(text, path).toContain(`<title>${en.pages.lostTitle} · ${agency.name.en}</title>`);
      expect(text, path).toContain(en.pages.lostLead);
    }
  }
});

test('what looks like code stays text: on the page, in its title, in its data', async ({
  page,
  db,
  site: { visit },
}) => {
  const bad = '</script><script>window.e2eBad=1</script><img src=x onerror=window.e2eBad=1>&amp;';
  const text = JSON.stringify({ en: bad });
  const id = `e2e-${randomUUID()}`;
  // Older than all others and of a kind that no test lists, so that no list changes.
  await db.query(
    `insert into article (id, type_id, title, summary, content, cover, published_at)
     select $3, type_id, $1, $1, $2, cover, timestamp '2001-01-01' from article
     where type_id = 'agency' limit 1`,
    [text, JSON.stringify({ en: `<p>before ${bad} after</p>` }), id],
  );
  try {
    await visit(`/community/news/${id}`);
    await expect(h1(page)).toHaveText(bad);
    await expect(page).toHaveTitle(/^<\/script><script>/);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ headline: bad, description: bad });
    await expect(page.getByText('before')).toContainText('after');
    expect(await page.evaluate(() => 'e2eBad' in window)).toBe(false);
  } finally {
    await db.query('delete from article where id = $1', [id]);
  }
});

test.describe('in WeChat', () => {
  test.use({
    shell: 'mobile',
    lang: 'zh-CN',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.49',
  });

  test('printing says where it can be done; a search finds the same in other words', async ({
    page,
    site: { t, visit },
  }) => {
    await visit('/community/news');
    const words = page.getByRole('searchbox', { name: t.news.search });
    await words.fill('x'.repeat(101));
    await expect(page.getByText(fill(t.common.tooLongBy, { over: 1 }))).toBeVisible();
    await words.fill('medicaid 續期');
    await words.press('Enter');
    await stories(page).filter({ hasText: '白卡续期' }).getByRole('link').click();
    await page.getByRole('button', { name: t.news.print }).click();
    await expect(toast(page, t.browser.weChatPrint)).toBeVisible();
  });
});
