import type { Locator, Page } from '@playwright/test';
import { activities } from '#demo/activities.ts';
import { trainings } from '#demo/training/training-list.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { expect, people, type Shell, test } from './fixtures.ts';
import { badLines, wholePattern } from './lines.ts';

const sizes = ['18', '22', '26', '30', 'easy'] as const;
const widths: Record<Shell, readonly number[]> = {
  mobile: [320, 360, 390],
  desktop: [768, 820, 1024, 1280],
};
const visitorPages = ['/', '/community/activity/list', '/about/faq', '/login', '/verify', '/scams'];
const memberPages = [
  '/services',
  '/user/index',
  '/user/index?tab=dates',
  '/user/index?tab=letters',
];

/** Looked at in every size in two languages of the phone and one of the desktop: they hold the most facts. */
const denseVisitorPages = ['/feedback', '/about/privacy', '/verify-message'];
const densePatientPages = [
  '/',
  '/services/booking',
  '/services/whitecard/info',
  `/community/activity/${activities[0]?.slug}`,
  '/user/index?tab=requests',
  '/user/index?tab=activities',
];
const denseCaregiverPages = [
  '/user/index?tab=training',
  '/user/index?tab=mytraining',
  '/user/id-card',
];

/** Every width with every text size, or each width with every second size: all of both, for half of the time. */
type Looks = 'all' | 'half';

/** One load a page; width and text size change on the page that is open. */
const lookAt = async (page: Page, shell: Shell, path: string, looks: Looks): Promise<string[]> => {
  const found: string[] = [];
  for (const [column, width] of widths[shell].entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const size of sizes.filter((_, row) => looks === 'all' || (row + column) % 2 === 0)) {
      await page.evaluate(async (chosen) => {
        const { dataset } = document.documentElement;
        dataset.textSize = chosen === 'easy' ? '22' : chosen;
        dataset.elder = chosen === 'easy' ? 'on' : 'off';
        // Letters of a font that is still to come are of another width.
        await document.fonts.ready;
      }, size);
      for (const line of await page.evaluate(badLines, wholePattern))
        found.push(`${path} ${width} ${size}: ${line}`);
    }
  }
  return found;
};

for (const [shell, lang, looks] of [
  ['mobile', 'zh-CN', 'all'],
  ['mobile', 'en', 'all'],
  ['mobile', 'zh-TW', 'half'],
  ['desktop', 'zh-TW', 'all'],
  ['desktop', 'en', 'half'],
  ['desktop', 'zh-CN', 'half'],
] as [Shell, Locale, Looks][]) {
  test.describe(`lines, ${shell}, ${lang}`, () => {
    test.use({ shell, lang });

    test(`no broken word or number, no orphan, nothing sideways, ${shell}, ${lang}`, async ({
      page,
      site,
    }) => {
      const found: string[] = [];
      const lookAtAll = async (paths: string[]) => {
        for (const path of paths) {
          await site.visit(path);
          await page.getByRole('main').getByRole('heading').first().waitFor();
          const waiting = page.getByText(site.t.common.loading, { exact: true });
          await expect(waiting.filter({ visible: true })).toHaveCount(0);
          found.push(...(await lookAt(page, shell, path, looks)));
        }
      };
      const dense = looks === 'all';
      await lookAtAll(dense ? [...visitorPages, ...denseVisitorPages] : visitorPages);
      await site.signIn(people.patientWithCard);
      await lookAtAll(dense ? [...memberPages, ...densePatientPages] : memberPages);
      if (dense) {
        await site.signIn(people.caregiver);
        await lookAtAll(denseCaregiverPages);
      }
      expect(found).toEqual([]);
    });
  });
}

test('bad lines are found', async ({ page }) => {
  await page.setContent(`<style>body { width: 120px; font: 20px/1.5 monospace; margin: 0 }</style>
    <p style="word-break: break-all">unbreakable call (212) 555-0100</p>
    <h2 style="font-size: 20px">一二三四五六七</h2>
    <div style="width: 2000px">wide</div>`);
  const found = await page.evaluate(badLines, wholePattern);
  expect(found).toEqual([
    expect.stringMatching(/pixels too wide/),
    expect.stringMatching(/^broken: unbreakable/),
    expect.stringMatching(/^broken: \(212\)/),
    expect.stringMatching(/^orphan: 一二三四五六七/),
  ]);
});

test.describe('a phone', () => {
  test.use({ shell: 'mobile', lang: 'zh-CN' });

  const boxOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('not on the page');
    return box;
  };
  const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

  test('the home page is short, and shorter in easy view', async ({ page, site: { t, visit } }) => {
    await visit('/');
    expect(await heightOf(page)).toBeLessThanOrEqual(8_000);
    const apply = page.getByRole('main').getByRole('link', { name: t.shell.applyForCare }).first();
    expect((await boxOf(apply)).width).toBe(390 - 36);
    const previous = await boxOf(page.getByRole('button', { name: t.home.previousSlide }));
    const dot = await boxOf(page.getByRole('button', { name: /1.*4/ }).first());
    expect(dot.x - previous.x - previous.width).toBeGreaterThanOrEqual(8);

    await page.evaluate(() => {
      document.documentElement.dataset.elder = 'on';
      document.documentElement.dataset.textSize = '22';
    });
    expect(await heightOf(page)).toBeLessThanOrEqual(4 * 844);
    await page.getByRole('main').getByRole('button', { name: t.common.more }).click();
    await expect(page.getByRole('region', { name: t.home.officesTitle })).toBeVisible();
  });

  test('the buttons of a row move it', async ({ page, site: { t, visit } }) => {
    await visit('/');
    const row = page.getByRole('group', { name: t.home.feedbackTitle });
    await page.getByRole('button', { name: `${t.common.next} ${t.home.feedbackTitle}` }).click();
    await expect.poll(() => row.evaluate((view) => view.scrollLeft)).toBeGreaterThan(200);
  });

  test('an activity is in view soon, beside a small picture', async ({ page, site }) => {
    await site.visit('/community/activity/list');
    const first = page
      .getByRole('main')
      .locator('a[href*="/community/activity/"]:has(img)')
      .first();
    expect((await boxOf(first)).y).toBeLessThan(1_000);
    expect((await boxOf(page.locator('main header img'))).width).toBeLessThanOrEqual(160);
  });

  test('the controls of a film are above the tabs', async ({
    page,
    site: { t, signIn, visit },
  }) => {
    await signIn(people.caregiver);
    await visit(`/user/training/${trainings[0]?.slug}`);
    const play = await boxOf(page.getByRole('button', { name: t.training.player.play }));
    const tabs = await boxOf(page.getByRole('navigation', { name: t.shell.tabs }));
    expect(play.y + play.height).toBeLessThan(tabs.y);
  });
});
