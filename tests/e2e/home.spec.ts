import type { Page } from '@playwright/test';
import { callbackRules } from '#contract/services/callback-rules.ts';
import { numbers } from '#demo/agency.ts';
import { banners, scopes } from '#demo/home.ts';
import { offices } from '#demo/offices.ts';
import { reviews } from '#demo/reviews.ts';
import { services } from '#demo/services.ts';
import type { Messages } from '#i18n/messages.ts';
import { htmlLang } from '#i18n/pick-locale.ts';
import { expect, readIn, shells, test } from './fixtures.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** The way to the home page that loads its data in the browser. */
const goHome = (page: Page) =>
  page.getByRole('banner').locator('a[href$="/"], a[href$="/h5"]').first();

/** The parts of the page below the banner, by their names. */
const parts = (t: Messages) => ({
  numbers: t.home.numbers,
  scope: t.home.scopeTitle,
  steps: t.home.stepsTitle,
  activities: t.home.activitiesTitle,
  feedback: t.home.feedbackTitle,
  offices: t.home.officesTitle,
});

for (const shell of shells) {
  for (const lang of readIn[shell]) {
    test.describe(`home, ${shell}, ${lang}`, () => {
      test.use({ shell, lang });

      test('has every part', async ({ page, site: { t, visit } }) => {
        await visit('/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          banners[0]?.title[lang] ?? '',
        );
        await expect(page).toHaveTitle(new RegExp(t.pages.homeTitle));
        await expect(region(page, t.home.whiteCardTitle).getByRole('textbox')).toBeVisible();
        await expect(region(page, t.home.tasks).getByRole('link')).toHaveCount(3);

        const write = new Intl.NumberFormat(htmlLang[lang]);
        await expect(region(page, t.home.numbers).locator('dl > div')).toHaveText([
          `${t.home.numberServices}${services.length}`,
          `${t.home.numberSatisfaction}${numbers.satisfaction}%`,
          `${t.home.numberRegions}${numbers.regionCount}`,
          `${t.home.numberElders}${write.format(numbers.elderCount)}+`,
          `${t.home.numberCaregivers}${write.format(numbers.caregiverCount)}+`,
        ]);
        await expect(
          region(page, t.home.scopeTitle).getByRole('article').getByRole('heading'),
        ).toHaveText(scopes.map((scope) => scope.title[lang]));
        await expect(page.getByLabel(t.home.video)).toBeVisible();
        await expect(region(page, t.home.stepsTitle).getByRole('listitem')).toHaveCount(3);
        await expect(page.getByRole('button', { name: t.home.applyLongTerm })).toBeVisible();
        await expect(region(page, t.home.activitiesTitle).getByRole('article')).toHaveCount(3);
        const top = reviews.filter((review) => review.top);
        await expect(region(page, t.home.feedbackTitle).getByRole('article')).toHaveCount(
          top.length,
        );
        await expect(
          region(page, t.home.officesTitle).getByRole('listitem').getByRole('button'),
        ).toHaveText(offices.map((office) => new RegExp(office.companyName[lang])));
      });
    });
  }
}

test('the links of the parts', async ({ page, site: { t, visit } }) => {
  await visit('/');
  const more = { name: t.common.more };
  const all = { name: t.home.allServices };
  const href = (name: string, link: { name: string }) =>
    region(page, name).getByRole('link', link).getAttribute('href');
  expect(await href(t.home.activitiesTitle, more)).toBe('/community/activity/list');
  expect(await href(t.home.feedbackTitle, more)).toBe('/feedback');
  expect(await href(t.home.whiteCardTitle, all)).toBe('/services');
  expect(await href(t.home.scopeTitle, all)).toBe('/services');
});

for (const shell of shells)
  test.describe(`we call you back, ${shell}`, () => {
    test.use({ shell, lang: shell === 'mobile' ? 'zh-TW' : 'en' });

    test('one field, a deadline, and the same deadline when asked again', async ({
      page,
      site: { t, visit },
    }) => {
      await visit('/');
      const talk = region(page, t.callback.title);
      await expect(talk.getByRole('listitem')).toHaveCount(callbackRules.peopleShown);
      const phone = talk.getByLabel(t.callback.phone);
      await talk.getByRole('button', { name: t.callback.submit }).click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      const number = shell === 'mobile' ? '(917) 555-0191' : '(917) 555-0192';
      for (const said of [t.callback.done, t.callback.already]) {
        await phone.fill(number);
        await talk.getByRole('button', { name: t.callback.submit }).click();
        await expect(talk.getByRole('status')).toContainText(said);
        await expect(talk.getByRole('status')).toContainText(number.slice(-4));
        await talk.getByRole('button', { name: t.callback.other }).click();
      }
    });

    test('pressed before its script came, it is sent when it comes, as typed', async ({
      page,
      site: { t, visit },
    }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/talk-to-us-*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await visit('/');
      const talk = region(page, t.callback.title);
      await talk.getByLabel(t.callback.phone).fill('(917) 555-0193');
      // Phones show one field.
      const wish = shell === 'desktop' ? 'afternoon' : 'any';
      if (shell === 'desktop') await talk.getByLabel(t.callback.wish).selectOption(wish);
      const asked = page.waitForRequest('**/api/callback');
      await talk.getByRole('button', { name: t.callback.submit }).click();
      held.resolve();
      expect((await asked).postDataJSON()).toEqual({ phone: '(917) 555-0193', wish });
      await expect(talk.getByRole('status')).toContainText('0193');
    });
  });

test('contact-info is called on app start, and again in a new language', async ({ page, site }) => {
  const called = () =>
    page.waitForRequest((call) => call.url().endsWith('/home/content/contact-info'));
  const first = called();
  await site.visit('/about/faq');
  expect((await first).headers()['accept-language']).toBe('en');
  const second = called();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
  expect((await second).headers()['accept-language']).toBe('zh-CN');
});

test.describe('service scope', () => {
  test('title and text come up over the picture, by pointer and by keyboard', async ({
    page,
    site,
  }) => {
    await site.visit('/');
    const card = region(page, site.t.home.scopeTitle).getByRole('article').first();
    const title = card.getByRole('heading');
    const text = card.getByText(scopes[0]?.content.en ?? '');
    const overlaps = () =>
      card.evaluate((it) => {
        const picture = it.querySelector('img')?.getBoundingClientRect();
        const heading = it.querySelector('h3')?.getBoundingClientRect();
        return Boolean(picture && heading && heading.top < picture.bottom);
      });
    await card.scrollIntoViewIfNeeded();
    await expect(title).toBeVisible();
    await expect(text).toBeVisible();
    await expect.poll(overlaps).toBe(false);
    await card.hover();
    await expect.poll(overlaps).toBe(true);
    await page.mouse.move(0, 0);
    await expect.poll(overlaps).toBe(false);
    await card.focus();
    await expect.poll(overlaps).toBe(true);
  });
});

test.describe('a home data call that fails', () => {
  const calls = {
    banners: null,
    'service-param': 'numbers',
    'service-scope': 'scope',
    'home-video/pc': null,
    'home-video/media': null,
    cityList: null,
    'activity/page*': 'activities',
    'comment/top': 'feedback',
    'company-addresses': 'offices',
  } as const;

  for (const [turn, shell] of shells.entries()) {
    // One half of the calls in each shell: the page behind them is the same.
    const here = Object.entries(calls).filter((_, place) => place % shells.length === turn);
    test.describe(shell, () => {
      test.use({ shell });

      test(`is only logged, and the rest stands, ${shell}`, async ({
        page,
        site: { t, visit, walk },
      }) => {
        const logged: string[] = [];
        page.on('console', (line) => {
          if (line.text().startsWith('A part of the page')) logged.push(line.type());
        });
        await visit('/about/faq');
        for (const [call, missing] of here) {
          logged.length = 0;
          const address = `**/home/content/${call}`;
          await page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'x' } }));
          await goHome(page).click();
          await expect(page.getByRole('heading', { level: 1 }), call).not.toHaveText(
            t.pages.faqTitle,
          );
          await expect(region(page, t.home.whiteCardTitle), call).toBeVisible();
          for (const [part, name] of Object.entries(parts(t)))
            await expect(region(page, name), `${call}: ${part}`).toBeVisible({
              visible: part !== missing,
            });
          await expect.poll(() => [...logged], call).toEqual(['error']);
          await expect(page.locator('.toast'), call).toHaveCount(0);
          await page.unroute(address);
          await walk('/about/faq');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.faqTitle);
        }
      });

      test(`with all others leaves a page that helps, ${shell}`, async ({
        page,
        site: { t, visit },
      }) => {
        await page.route('**/home/content/**', (route) => route.abort());
        await visit('/about/faq');
        await goHome(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.homeTitle);
        await expect(region(page, t.home.whiteCardTitle).getByRole('textbox')).toBeVisible();
        await expect(page.getByRole('button', { name: t.home.applyLongTerm })).toBeVisible();
        await expect(page.locator('.toast')).toHaveCount(0);
      });
    });
  }
});
