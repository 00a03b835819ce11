import type { Page } from '@playwright/test';
import type { ActivitySummary } from '#contract/activity/activity.ts';
import { limits } from '#contract/limits.ts';
import { cities } from '#demo/offices.ts';
import { expect, readIn, shells, test } from './fixtures.ts';
import { fill } from './words.ts';

const pageCall = /\/home\/content\/activity\/page\?/;

const activity = (over: Partial<ActivitySummary>): ActivitySummary => ({
  id: 'one',
  title: 'Tea together',
  coverPcFileIdList: ['/media/scene-ride.svg'],
  activityStartTime: '2026-06-10 14:30',
  activityEndTime: '2026-06-10 16:00',
  city: 'Queens',
  location: 'Queens Office',
  typeId: 'health',
  typeName: 'Health',
  activityStatus: 'sign_up',
  registerStatus: 'not_full',
  registerStartTime: '2026-05-20 09:00',
  registerEndTime: '2026-06-09 17:00',
  quota: 20,
  registeredCount: 3,
  waitlistCount: 0,
  ...over,
});

/** The home page with these activities, loaded in the browser. */
const showActivities = async (
  page: Page,
  site: { visit(path: string): Promise<void>; walk(path: string): Promise<void> },
  records: ActivitySummary[],
): Promise<void> => {
  const data = { records, total: records.length, pageNum: 1, pageSize: 10, pages: 1 };
  await page.route(pageCall, (route) =>
    route.fulfill({ json: { code: '200', message: '', data } }),
  );
  await site.visit('/about/faq');
  await site.walk('/');
};

for (const shell of shells) {
  for (const lang of readIn[shell]) {
    test.describe(`activities on home, ${shell}, ${lang}`, () => {
      test.use({ shell, lang });

      test('the city filter asks for the city and shows its first three', async ({
        page,
        site,
      }) => {
        const { t, visit } = site;
        await visit('/');
        const section = page.getByRole('region', { name: t.home.activitiesTitle });
        const chips = section.getByRole('group', { name: t.home.cityFilter }).getByRole('button');
        await expect(chips).toHaveText([t.common.all, ...cities.map((city) => city.name[lang])]);
        await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');

        const asked = (at: number) => {
          const call = page.waitForRequest(pageCall);
          return chips
            .nth(at)
            .click()
            .then(() => call)
            .then((it) => new URL(it.url()).searchParams);
        };
        const queens = cities[2]?.name[lang] ?? '';
        const query = await asked(3);
        expect(Object.fromEntries(query)).toEqual({
          pageSize: String(limits.homeActivities.pageSize),
          pageNum: String(limits.homeActivities.pageNum),
          'cityList[]': queens,
        });
        await expect(chips.nth(3)).toHaveAttribute('aria-pressed', 'true');
        const cards = section.getByRole('article');
        await expect(section.getByRole('status')).toHaveText(
          fill(t.home.activitiesShown, { n: 3 }),
        );
        await expect(cards).toHaveCount(limits.homeActivities.shown);
        await expect(cards.getByText(queens, { exact: true })).toHaveCount(3);

        expect((await asked(0)).getAll('cityList[]')).toEqual([]);
        await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
        await expect(cards).toHaveCount(limits.homeActivities.shown);
      });

      test('a card says what can be done', async ({ page, site }) => {
        const { t, at } = site;
        await showActivities(page, site, [
          activity({ id: 'open' }),
          activity({ id: 'full', registerStatus: 'full' }),
          activity({ id: 'over', activityStatus: 'ended', registerStatus: 'full' }),
          activity({ id: 'fourth' }),
        ]);
        const section = page.getByRole('region', { name: t.home.activitiesTitle });
        const cards = section.getByRole('article');
        await expect(cards).toHaveCount(limits.homeActivities.shown);
        for (const [i, id, label] of [
          [0, 'open', t.cards.register],
          [1, 'full', t.cards.full],
          [2, 'over', t.cards.check],
        ] as const) {
          const link = cards.nth(i).getByRole('link', { name: label, exact: true });
          await expect(link).toHaveAttribute('href', at(`/community/activity/${id}`));
          await expect(cards.nth(i).getByRole('link')).toHaveCount(1);
        }
        await expect(cards.nth(2).getByText(t.cards.ended, { exact: true })).toBeVisible();
      });
    });
  }
}

test('a card has cover, month with title, weekday, date and time, city', async ({ page, site }) => {
  await showActivities(page, site, [activity({})]);
  const card = page.getByRole('region', { name: site.t.home.activitiesTitle }).getByRole('article');
  await expect(card.locator('img')).toHaveAttribute('src', '/media/scene-ride.svg');
  await expect(card.getByRole('heading')).toHaveText('June Tea together');
  await expect(card.getByText('Wednesday', { exact: true })).toBeVisible();
  await expect(card.locator('time')).toHaveText(/^Jun\s10,\s2026, 2:30\sPM$/);
  await expect(card.getByText('Queens', { exact: true })).toBeVisible();
});

test.describe('far from New York', () => {
  test.use({ timezoneId: 'Asia/Shanghai', lang: 'zh-TW' });

  test('times stay the agency’s own', async ({ page, site }) => {
    await showActivities(page, site, [activity({ activityStartTime: '2026-06-13 21:30' })]);
    const card = page
      .getByRole('region', { name: site.t.home.activitiesTitle })
      .getByRole('article');
    await expect(card.getByRole('heading')).toHaveText('6 月 Tea together');
    await expect(card.getByText('星期六', { exact: true })).toBeVisible();
    await expect(card.locator('time')).toHaveText(/^2026年6月13日\s?(晚上|下午)9:30$/);
  });
});

test('Saturday and Sunday have another badge than weekdays', async ({ page, site }) => {
  await showActivities(page, site, [
    activity({ id: 'wed', activityStartTime: '2026-06-10 10:00' }),
    activity({ id: 'sat', activityStartTime: '2026-06-13 10:00' }),
    activity({ id: 'sun', activityStartTime: '2026-06-14 10:00' }),
  ]);
  const section = page.getByRole('region', { name: site.t.home.activitiesTitle });
  const ground = (day: string) =>
    section
      .getByText(day, { exact: true })
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
  const [wednesday, saturday, sunday] = [
    await ground('Wednesday'),
    await ground('Saturday'),
    await ground('Sunday'),
  ];
  expect(saturday).not.toBe(wednesday);
  expect(sunday).toBe(saturday);
});

test('one that is coming says when registration opens', async ({ page, site: { t, ...site } }) => {
  await showActivities(page, site, [activity({ activityStatus: 'coming' })]);
  const card = page.getByRole('region', { name: t.home.activitiesTitle }).getByRole('article');
  await expect(card.getByText(fill(t.cards.coming, { date: 'May 20' }))).toBeVisible();
  await expect(card.getByRole('link')).toHaveText(t.cards.seeDetails);
});

test('a city without activities says so; a failed filter leaves a sentence', async ({
  page,
  site,
}) => {
  const { t, visit } = site;
  await visit('/');
  const section = page.getByRole('region', { name: t.home.activitiesTitle });
  const data = { records: [], total: 0, pageNum: 1, pageSize: 10, pages: 0 };
  await page.route(pageCall, (route) =>
    route.fulfill({ json: { code: '200', message: '', data } }),
  );
  await section.getByRole('button', { name: cities[0]?.name.en ?? '' }).click();
  await expect(section.getByText(t.home.activitiesNone)).toBeVisible();
  await expect(section.getByRole('article')).toHaveCount(0);

  await page.unroute(pageCall);
  await page.route(pageCall, (route) => route.fulfill({ status: 503, body: '' }));
  await section.getByRole('button', { name: cities[1]?.name.en ?? '' }).click();
  await expect(section.getByText(t.home.sectionFailed)).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
});
