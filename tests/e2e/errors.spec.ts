/** The 401 rule of spec §8; the other errors and the toasts are in tests/component/errors.test.tsx. */
import type { Page, Route } from '@playwright/test';
import { storageKeys } from '#contract/limits.ts';
import type { Messages } from '#i18n/messages.ts';
import { expect, people, shells, stored, test } from './fixtures.ts';

const call = '**/home/api/user/patient/info';

const answerWith = (page: Page, answer: Parameters<Route['fulfill']>[0]) =>
  page.route(call, (route) => route.fulfill(answer));

const press = (page: Page, t: Messages) =>
  page.getByRole('main').getByRole('button', { name: t.home.applyLongTerm }).click();

const toast = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('alert') });

test.beforeEach(async ({ site }) => {
  await site.signIn(people.patientWithCard);
});

for (const shell of shells) {
  test.describe(`401, ${shell}`, () => {
    test.use({ shell });

    test('ends the session and puts the login page in this one’s place', async ({ page, site }) => {
      const { t, at, visit } = site;
      await answerWith(page, { status: 401, json: { code: 'unauthorized', message: 'no' } });
      await visit('/?from=test');
      const before = await page.evaluate(() => window.history.length);
      await press(page, t);
      await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent('/?from=test')}`));
      await expect(page.getByText(t.client.loginAgain)).toBeVisible();
      await expect(page.getByText(t.client.loginAgainHint)).toBeVisible();
      expect(await stored(page, storageKeys.token)).toBeNull();
      expect(await stored(page, storageKeys.user)).toBeNull();
      expect(await page.evaluate(() => window.history.length)).toBe(before);
      await expect(toast(page)).toHaveCount(0);
    });
  });
}

test('a token that the server does not know any more is such a 401, at home too', async ({
  page,
  site,
  request,
}) => {
  const { token } = await site.signIn(people.patientWithCard);
  await site.visit('/');
  await request.delete('/home/auth/logout', { headers: { authorization: token } });
  await page.reload();
  await expect(page).toHaveURL('/login?redirect=%2F');
  expect(await stored(page, storageKeys.token)).toBeNull();
  // Where somebody wanted to go is kept whole.
  await page.goto('/services?item=x#ask');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/services?item=x#ask')}`);
});
