/** Application requests in the personal center, and the application for long-term care (spec §2, §4). */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { newCard } from './accounts.ts';
import { axe, sideways, smallTargets } from './audit.ts';
import { expect, keep, people, type Shell, test } from './fixtures.ts';
import { fill } from './words.ts';

const tab = '/user/index?tab=requests';

const requests = (page: Page) => page.getByRole('main').getByRole('article');

const ask = async (request: APIRequestContext, token: string, note: string) => {
  const answer = await request.post('/home/api/service/apply', {
    headers: { authorization: token },
    data: { serviceId: 'letter-interpretation', method: 'online', note },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

const flows: [Shell, Locale][] = [
  ['desktop', 'zh-TW'],
  ['mobile', 'zh-CN'],
];

for (const [shell, lang] of flows) {
  test.describe(`apply for long-term care, ${shell}, ${lang}`, () => {
    test.use({ shell, lang });

    const apply = (page: Page, t: Messages) =>
      page.getByRole('main').getByRole('button', { name: t.home.applyLongTerm }).first();

    test('the card first, then care, twice: one record', async ({ page, site, db }) => {
      const { t } = site;
      const phone = await site.newPatient();
      await site.signIn(phone);
      // Not on the home page: the button leads to the card's input on the page of its documents.
      await site.visit('/services/result/applyCare');
      await expect(page.getByText(t.whitecard.result.careNone)).toBeVisible();
      await apply(page, t).click();
      await expect(page).toHaveURL(site.at('/services/whitecard/info'));
      const input = page.getByRole('textbox', { name: t.home.whiteCardLabel });
      await expect(input).toBeFocused();
      await expect(page.getByText(t.home.whiteCardFirst)).toBeVisible();
      await input.fill(newCard());
      await input.press('Enter');

      await expect(page).toHaveURL(site.at('/services/result/submitWC'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.submitWCTitle);
      const main = page.getByRole('main');
      // The promise is a time: tomorrow, at this hour.
      await expect(main.getByText(/月\d+日 星期.+:\d\d\s?以前/)).toBeVisible();
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();

      await apply(page, t).click();
      await expect(page).toHaveURL(site.at('/services/result/applyCare'));
      const number = main.getByText(/^R-\d+/);
      await expect(number).toBeVisible();
      const said = await number.textContent();
      await expect(main.getByText(t.whitecard.result.care3)).toBeVisible();
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();

      await site.visit('/');
      await page
        .getByRole('region', { name: t.home.stepsTitle })
        .getByRole('button', { name: t.home.applyLongTerm })
        .click();
      await expect(page).toHaveURL(site.at('/services/result/applyCare'));
      await expect(number).toHaveText(said ?? '');

      await main.getByRole('link', { name: t.whitecard.result.toRequests }).first().click();
      await expect(page).toHaveURL(site.at(tab));
      await expect(requests(page)).toHaveCount(1);
      await expect(requests(page)).toContainText(said ?? '');
      await expect(requests(page)).toContainText(t.center.status.init);
      const { rows } = await db.query(
        `select count(*)::int as n from service_record r join app_user u on u.id = r.user_id where u.phone = $1`,
        [`+1${phone}`],
      );
      expect(rows[0].n).toBe(1);
    });
  });
}

test('a caregiver finds a refusal on the result pages, not a promise', async ({ page, site }) => {
  await site.signIn(people.caregiver);
  for (const [type, words] of [
    ['submitWC', site.t.errors.caregiver_cannot_check_card],
    ['applyCare', site.t.errors.caregiver_cannot_apply],
  ] as const) {
    await site.visit(`/services/result/${type}`);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(page.getByText(site.t.whitecard.result.meanwhile)).toHaveCount(0);
  }
  // The banner's "Apply for care" leads whoever has an account there, and not to a registration.
  await site.visit('/');
  await expect(
    page.getByRole('region', { name: site.t.home.carousel }).locator('a').first(),
  ).toHaveAttribute('href', '/services/result/applyCare');
});

test.describe('application requests', () => {
  test('none yet, then more than a page of them; one is taken back', async ({
    page,
    site,
    request,
  }) => {
    const { t } = site;
    const { token } = await site.signIn(await site.newPatient());
    await site.visit(tab);
    await expect(page.getByText(t.center.noRequests)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: t.center.newRequest }),
    ).toHaveAttribute('href', '/services');

    for (const n of [1, 2, 3, 4, 5, 6]) await ask(request, token, `Letter number ${n}`);
    await page.reload();
    await expect(page.getByText(fill(t.center.requestCount, { n: 6 }))).toBeVisible();
    await expect(requests(page)).toHaveCount(5);
    await expect(requests(page).first()).toContainText('Letter number 6');
    await page.getByRole('button', { name: t.common.next, exact: true }).click();
    await expect(requests(page)).toHaveCount(1);
    await expect(requests(page)).toContainText('Letter number 1');
    await page.getByRole('button', { name: t.common.previous, exact: true }).click();

    const newest = requests(page).first();
    await expect(newest).toContainText('Letter number 6');
    await expect(newest).toContainText(t.center.status.init);
    await newest.getByRole('button', { name: t.services.takeBack }).click();
    await newest.getByRole('button', { name: t.services.takeBackYes }).click();
    await expect(newest).toContainText(t.center.status.cancelled);
    await expect(newest).toContainText(t.center.events.cancelled);
    await expect(newest.getByRole('button', { name: t.services.takeBack })).toHaveCount(0);
  });

  test.describe('on a phone with the largest text', () => {
    test.use({ shell: 'mobile', lang: 'zh-TW' });

    test('an appointment and an exception can be read and pressed', async ({ page, site }) => {
      const { t } = site;
      await keep(page, { textSize: '30' });
      for (const person of [people.patientWithoutCard, people.patientWithCard]) {
        await site.signIn(person);
        await site.visit(tab);
        await expect(requests(page).first()).toBeVisible();
        expect(await axe(page)).toEqual([]);
        expect(await sideways(page)).toEqual([]);
        expect(await smallTargets(page, 44)).toEqual([]);
      }
      const wrong = requests(page).filter({ hasText: t.center.status.error });
      await expect(wrong.getByText(t.center.talkTitle).first()).toBeVisible();
      await expect(wrong.locator('a[href^="tel:"]')).toBeVisible();
    });
  });
});
