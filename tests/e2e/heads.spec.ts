/** What a phone shows first: the head of a page leaves room for what the page is for. */
import type { Page } from '@playwright/test';
import { locales } from '#i18n/pick-locale.ts';
import { expect, people, test } from './fixtures.ts';
import { badLines, wholePattern } from './lines.ts';

const visitorPages = [
  '/feedback',
  '/community/activity/list',
  '/community/news',
  '/about/team',
  '/about/faq',
  '/about/privacy',
  '/scams',
  '/verify-message',
  '/verify',
];
const memberPages = [
  '/services',
  '/services/booking',
  '/services/letter',
  '/services/whitecard/info',
  '/feedback/create',
];

/** From the title to the last line of the lead or the picture, whichever is lower. */
const headHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const head = document.querySelector('main header');
    const title = head?.querySelector('h1');
    if (!head || !title) return 0;
    const lead = title.nextElementSibling?.matches('p') ? title.nextElementSibling : title;
    const bottoms = [lead, head.querySelector('img')].map(
      (one) => one?.getBoundingClientRect().bottom ?? 0,
    );
    return Math.max(...bottoms) - title.getBoundingClientRect().top;
  });

for (const lang of locales) {
  test.describe(`heads, ${lang}`, () => {
    test.use({ shell: 'mobile', lang });

    test(`the head of a page is low on a phone, ${lang}`, async ({ page, site }) => {
      const tall: string[] = [];
      const lookAt = async (paths: string[]) => {
        for (const path of paths) {
          await site.visit(path);
          await page.locator('main header h1').waitFor();
          await page.evaluate(() => document.fonts.ready);
          const height = await headHeight(page);
          if (height > 160) tall.push(`${path}: ${Math.round(height)}`);
        }
      };
      await lookAt(visitorPages);
      await site.signIn(people.patientWithCard);
      await lookAt(memberPages);
      expect(tall).toEqual([]);
    });
  });
}

test.describe('reviews on the home page', () => {
  test.use({ shell: 'mobile', lang: 'en' });

  test('show three lines at first, and all of it at a press', async ({
    page,
    site: { t, visit },
  }) => {
    await visit('/');
    const row = page.getByRole('group', { name: t.home.feedbackTitle });
    const quote = row.locator('q').first();
    const lines = () =>
      quote.evaluate((one) =>
        Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      );
    await row.scrollIntoViewIfNeeded();
    await expect.poll(lines).toBe(3);
    await row.getByRole('button', { name: t.home.readAll }).first().click();
    await expect.poll(lines).toBeGreaterThan(3);
  });
});

test.describe('the printed appointment', () => {
  test.use({ lang: 'zh-CN' });

  test('keeps its words whole on a tablet', async ({ page, site: { signIn, visit } }) => {
    await signIn(people.patientWithCard);
    await visit('/user/index?tab=requests');
    const link = page.locator('main a[href*="/services/booking/print/"]').first();
    const sheet = (await link.getAttribute('href')) ?? '';
    await visit(sheet);
    await page.getByRole('article').waitFor();
    const found: string[] = [];
    for (const width of [320, 390, 660, 768, 820, 980, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const line of await page.evaluate(badLines, wholePattern))
        found.push(`${width}: ${line}`);
    }
    expect(found).toEqual([]);
  });
});

test('a search that an address opens never shows the whole list', async ({
  page,
  site: { at },
}) => {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('/about/faq?q=SNAP'), { waitUntil: 'commit' });
  const questions = page.locator('main details');
  await questions.last().waitFor({ state: 'attached' });
  await expect(questions.first()).toBeHidden();
  release();
  await expect(questions.first()).toBeVisible();
  await expect.poll(() => questions.count()).toBeLessThan(8);
});
