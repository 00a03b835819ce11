/** The personal center (spec §2): tabs, what happens next, reviews, requests. */
import type { Page } from '@playwright/test';
import { storageKeys } from '#contract/limits.ts';
import { trainings } from '#demo/training/training-list.ts';
import { newCaregiver } from './accounts.ts';
import { answerRead } from './answered.ts';
import { axe, sideways, smallTargets, smallText } from './audit.ts';
import { expect, keep, people, readIn, shells, spoken, stored, test } from './fixtures.ts';
import { fill } from './words.ts';

const tabs = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true }).getByRole('link');
const flag = (page: Page) =>
  page.evaluate((key) => window.sessionStorage.getItem(key), storageKeys.staffMenu);
/** By its text: a Chinese heading stands in phrases, which its name has spaces between. */
const heading = (page: Page, text: string) =>
  page.getByRole('heading', { level: 2 }).filter({ hasText: text });

/** The real answer with some fields changed. */
const answer = (page: Page, path: string, change: object) =>
  answerRead(page, path, (_, real) => ({ ...real, ...change }));

for (const shell of shells) {
  test.describe(`personal center, ${shell}`, () => {
    test.use({ shell });

    test('has eight tabs for patients, linkable', async ({ page, site }) => {
      const { t } = site;
      await site.signIn(await site.newPatient());
      await site.visit('/user/index');
      await expect(tabs(page, t.pages.userTitle)).toHaveText([
        t.center.tabInfo,
        t.center.tabReviews,
        t.center.tabRequests,
        t.letter.tab,
        t.renewal.tab,
        t.activity.mine,
        t.center.tabMessages,
        t.help.tab,
      ]);
      if (shell === 'desktop') await expect(heading(page, t.center.tabInfo)).toBeVisible();
      else await expect(heading(page, t.center.tabInfo)).toHaveCount(0);

      await tabs(page, t.pages.userTitle).filter({ hasText: t.center.tabRequests }).click();
      await expect(page).toHaveURL(site.at('/user/index?tab=requests'));
      await expect(heading(page, t.center.tabRequests)).toBeVisible();
      await expect(page.getByText(t.center.noRequests)).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: t.center.newRequest }),
      ).toHaveAttribute('href', site.at('/services'));
      await page.reload();
      await expect(heading(page, t.center.tabRequests)).toBeVisible();

      // A tab that is not theirs, or does not exist, is the first page.
      for (const tab of ['training', 'nothing']) {
        await site.visit(`/user/index?tab=${tab}`);
        await expect(heading(page, t.center.tabTraining)).toHaveCount(0);
        await expect(tabs(page, t.pages.userTitle)).toHaveCount(8);
      }
    });

    test('has thirteen tabs for caregivers, the training ones with plain words', async ({
      page,
      site,
      db,
    }) => {
      const { t } = site;
      await site.signIn(await newCaregiver(db, 'approved'));
      await site.visit('/user/index');
      await expect(tabs(page, t.pages.userTitle)).toHaveCount(13);
      await site.visit('/user/index?tab=training');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(trainings.length);
      for (const tab of ['mytraining', 'exam', 'answers', 'result'] as const) {
        await site.visit(`/user/index?tab=${tab}`);
        await expect(page.getByText(t.center.none[tab], { exact: true })).toBeVisible();
      }
    });

    test('staffMenu picks the training tab until another one is chosen', async ({ page, site }) => {
      const { t } = site;
      await site.signIn(people.caregiver);
      await site.visit('/user/index?tab=info');
      await page.getByRole('banner').getByRole('button', { name: t.shell.training }).click();
      await expect(heading(page, t.center.tabTraining)).toBeVisible();
      await expect(page).toHaveURL(site.at('/user/index'));
      expect(await flag(page)).toBe('1');
      await page.reload();
      await expect(heading(page, t.center.tabTraining)).toBeVisible();

      if (shell === 'mobile') {
        await page.getByRole('main').getByRole('link', { name: t.center.back }).click();
        await expect(heading(page, t.center.tabTraining)).toHaveCount(0);
        expect(await flag(page)).toBe('0');
      }
      await tabs(page, t.pages.userTitle).filter({ hasText: t.center.tabReviews }).click();
      await expect(heading(page, t.center.tabReviews)).toBeVisible();
      expect(await flag(page)).toBe('0');

      const loaded = page.waitForEvent('domcontentloaded');
      await page.getByRole('banner').getByRole('button', { name: t.shell.training }).click();
      await loaded;
      await expect(heading(page, t.center.tabTraining)).toBeVisible();
      // An address that names a tab wins.
      await site.visit('/user/index?tab=reviews');
      await expect(heading(page, t.center.tabReviews)).toBeVisible();
    });

    test('no reviews: said in the words of the spec, with the way to write one', async ({
      page,
      site,
    }) => {
      await site.signIn(await site.newPatient());
      await site.visit('/user/index?tab=reviews');
      await expect(page.getByText('No Reviews Yet', { exact: true })).toBeVisible();
      await expect(page.locator('img[src="/media/empty-reviews.svg"]')).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: site.t.review.write }),
      ).toHaveAttribute('href', site.at('/feedback/create'));
    });

    test('own reviews come in pages, with our reply', async ({ page, site }) => {
      const one = (n: number) => ({
        commentId: `c${n}`,
        commentText: `Review number ${n}`,
        commentImage: null,
        commentImages: [],
        userName: 'Test P.',
        rating: 4,
        createdAt: '2026-06-01 10:00',
        editedAt: null,
        state: 'shown',
        reply: n === 1 ? { text: 'Thank you!', at: '2026-06-02 09:00' } : null,
      });
      await answerRead(page, '/api/user/comment/page', ({ searchParams }) => {
        const pageNum = Number(searchParams.get('pageNum'));
        const records = pageNum === 1 ? [1, 2, 3, 4, 5].map(one) : [one(6)];
        return { records, total: 6, pageNum, pageSize: 5, pages: 2 };
      });
      await site.signIn(people.patientWithCard);
      await site.visit('/user/index?tab=reviews');
      await expect(page.getByText('Thank you!')).toBeVisible();
      await page.getByRole('button', { name: site.t.common.next, exact: true }).click();
      await expect(page.getByText('Review number 6')).toBeVisible();
      await expect(page.getByText('Review number 1')).toHaveCount(0);
    });

    test('a page that could not be loaded says so and can be tried again', async ({
      page,
      site,
    }) => {
      await site.signIn(people.patientWithCard);
      const answerAgain = await answerRead(page, '/api/user/patient/info', () => null);
      await site.visit('/user/index?tab=info');
      await expect(page.getByText(site.t.common.loadFailed)).toBeVisible();
      await answerAgain();
      await page.getByRole('button', { name: site.t.common.tryAgain }).click();
      await expect(page.getByText('Guoqiang', { exact: true })).toBeVisible();
    });
  });
}

test.describe('a phone', () => {
  test.use({ shell: 'mobile', lang: 'zh-CN' });

  test('shows the list, then a tab in its place, and the way back', async ({ page, site }) => {
    const { t } = site;
    await site.signIn(people.patientWithCard);
    await site.visit('/user/index');
    await tabs(page, t.pages.userTitle).filter({ hasText: t.center.tabReviews }).click();
    await expect(heading(page, t.center.tabReviews)).toBeVisible();
    await expect(page.getByText(t.center.next, { exact: true })).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true);
    await page.getByRole('main').getByRole('link', { name: t.center.back }).click();
    await expect(page).toHaveURL(site.at('/user/index'));
    await expect(page.getByText(t.center.next, { exact: true })).toBeVisible();
  });
});

for (const lang of spoken) {
  test.describe(`what happens next, ${lang}`, () => {
    test.use({ lang });

    test('for patients, by the white card', async ({ page, site }) => {
      const { t } = site;
      await site.signIn(await site.newPatient());
      const show = async (change: object) => {
        await page.unrouteAll({ behavior: 'wait' });
        await answer(page, '/api/user/patient/info', change);
        await site.visit('/user/index');
      };
      const link = (name: string) => page.getByRole('main').getByRole('link', { name });
      await show({ whiteCardStatus: 'waiting', contactBy: null });
      await expect(heading(page, t.center.cardTitle)).toBeVisible();
      await expect(link(t.center.cardEnter)).toHaveAttribute('href', '/#white-card');
      await expect(link(t.center.cardApply)).toHaveAttribute('href', '/services/whitecard/info');

      await show({ whiteCardStatus: 'submitted', contactBy: '2099-06-02 15:10' });
      const when = { en: 'Tuesday, June 2, 3:10 PM', 'zh-CN': '6月2日 星期二 下午3:10' };
      const said = lang === 'zh-TW' ? when['zh-CN'] : when[lang];
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        fill(t.home.callBy, { when: said }),
      );

      // A promise that was not kept is not repeated.
      await show({ whiteCardStatus: 'submitted', contactBy: '2024-06-02 15:10' });
      await expect(heading(page, t.home.callLate)).toBeVisible();

      await show({ whiteCardStatus: 'eligible', contactBy: null });
      await expect(
        page.getByRole('main').getByRole('button', { name: t.home.applyLongTerm }),
      ).toBeVisible();
      await show({ whiteCardStatus: 'ineligible', contactBy: null });
      await expect(heading(page, t.home.ineligibleTitle)).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    });

    test('for caregivers, by the application', async ({ page, site, db }) => {
      const { t } = site;
      const note = 'The date on the report cannot be read.';
      await site.signIn(await newCaregiver(db, 'more_info', { asked: ['medicalReport'], note }));
      const show = async (change: object) => {
        await page.unrouteAll({ behavior: 'wait' });
        await answer(page, '/api/user/caregiver/info', change);
        await site.visit('/user/index');
      };
      await show({});
      await expect(heading(page, t.center.moreTitle)).toBeVisible();
      await expect(page.getByText(note)).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: t.register.documents.medicalReport })
        .click();
      await expect(page).toHaveURL(site.at('/user/index?tab=info#document-medicalReport'));

      await show({ applicationStatus: 'submitted', dueAt: '2099-06-02 15:10', officeNote: null });
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('3:10');
      await show({ applicationStatus: 'rejected', dueAt: null });
      await expect(heading(page, t.center.rejectedTitle)).toBeVisible();
      await expect(page.getByText(note)).toBeVisible();
      await show({ applicationStatus: 'approved', dueAt: null, officeNote: null });
      await page.getByRole('main').getByRole('link', { name: t.center.startTraining }).click();
      await expect(heading(page, t.center.tabTraining)).toBeVisible();
    });
  });

  for (const shell of shells) {
    const [lang = 'en'] = readIn[shell];
    test.describe(`${shell}, ${lang}`, () => {
      test.use({ shell, lang });

      test('axe, text, targets and width: nothing found in any tab', async ({ page, site, db }) => {
        const asked = ['medicalReport'];
        await keep(page, { textSize: '30', ...(lang === 'zh-TW' && { contrast: 'high' }) });
        await page.setViewportSize({ width: 390, height: 844 });
        await site.signIn(await newCaregiver(db, 'more_info', { asked, note: 'A note.' }));
        const found: string[] = [];
        for (const tab of ['', '?tab=info', '?tab=reviews', '?tab=requests', '?tab=training']) {
          await site.visit(`/user/index${tab}`);
          await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
          if (tab === '?tab=info') {
            const { t } = site;
            for (const name of [t.center.edit, t.center.changePassword, t.center.delete])
              await page.getByRole('main').getByRole('button', { name, exact: true }).click();
            await page.getByRole('button', { name: t.center.documentAdd }).first().click();
            await expect(
              page
                .getByText(t.center.deviceHere.computer)
                .or(page.getByText(t.center.deviceHere.phone)),
            ).toBeVisible();
          }
          for (const look of [
            axe,
            sideways,
            (p: Page) => smallText(p, 16),
            (p: Page) => smallTargets(p, 44),
          ])
            found.push(...(await look(page)).map((line) => `${tab} ${line}`));
        }
        expect(found).toEqual([]);
        expect(await stored(page, storageKeys.token)).toBeTruthy();
      });
    });
  }
}
