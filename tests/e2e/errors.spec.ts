/** The error catalogue of spec §8, seen through a call that a patient makes from the home page. */
import type { Page, Route } from '@playwright/test';
import { limits, storageKeys } from '#contract/limits.ts';
import type { Messages } from '#i18n/messages.ts';
import { holdTime } from './clock.ts';
import { expect, people, shells, spoken, stored, test } from './fixtures.ts';
import { fill } from './words.ts';

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

test('an error with a message shows the message', async ({ page, site }) => {
  await answerWith(page, {
    status: 409,
    json: { code: 'conflict', message: 'The shop is closed.' },
  });
  await site.visit('/');
  await press(page, site.t);
  await expect(page.getByRole('alert')).toHaveText('The shop is closed.');
  expect(await stored(page, storageKeys.token)).toBeTruthy();
});

test('an error of the server also carries the number for the office', async ({ page, site }) => {
  await answerWith(page, {
    status: 500,
    json: { code: 'internal', message: 'Broken.', requestId: 'req-77' },
  });
  await site.visit('/');
  await press(page, site.t);
  const number = fill(site.t.client.requestNumber, { id: 'req-77' });
  await expect(page.getByRole('alert')).toHaveText(`Broken. ${number}`);
});

for (const [kind, answer] of Object.entries({
  'no body': { status: 503, body: '' },
  'an HTML body': { status: 503, contentType: 'text/html', body: '<h1>no</h1>' },
  'JSON without a message': { status: 503, json: {} },
})) {
  test(`an error without a message (${kind}) shows status and text`, async ({ page, site }) => {
    await answerWith(page, answer);
    await site.visit('/');
    await press(page, site.t);
    await expect(page.getByRole('alert')).toHaveText('503 Service Unavailable');
  });
}

for (const lang of spoken) {
  test.describe(`no answer, ${lang}`, () => {
    test.use({ lang });

    test('after 20 s: timed out', async ({ page, site: { t, visit } }) => {
      await holdTime(page);
      const started = page.waitForRequest(call);
      await page.route(call, () => {});
      await visit('/');
      await press(page, t);
      await page.clock.runFor(limits.debounceMs);
      await started;
      await page.clock.runFor(limits.requestTimeoutMs - 1);
      await expect(toast(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(page.getByRole('alert')).toHaveText(t.client.timeout);
    });

    test('the network failed', async ({ page, site: { t, visit } }) => {
      await page.route(call, (route) => route.abort('connectionrefused'));
      await visit('/');
      await press(page, t);
      await expect(page.getByRole('alert')).toHaveText(t.client.network);
    });

    test('an answer that cannot be read', async ({ page, site: { t, visit } }) => {
      await answerWith(page, { status: 200, contentType: 'application/json', body: '{"code":' });
      await visit('/');
      await press(page, t);
      const [words = ''] = t.client.failed.split('{{reason}}');
      await expect(page.getByRole('alert')).toContainText(words);
    });
  });
}

test('what is shown in Chinese is Chinese, and followed by English on the English site only', async ({
  site,
}) => {
  const { client } = site.t;
  expect(client.timeout).toMatch(/^网络请求超时 · Network request timed out$/);
  expect(client.network).toMatch(/^网络错误 · Network error$/);
  expect(client.failed).toContain('API request failed: ');
});

test.describe('toasts', () => {
  test('an error stays until it is closed', async ({ page, site: { t, visit } }) => {
    await holdTime(page);
    await answerWith(page, { status: 409, json: { message: 'Stay.' } });
    await visit('/');
    await press(page, t);
    await page.clock.runFor(limits.debounceMs);
    await expect(page.getByRole('alert')).toHaveText('Stay.');
    await page.clock.runFor(600_000);
    await expect(page.getByRole('alert')).toHaveText('Stay.');
    await toast(page).getByRole('button', { name: t.common.close }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  test('a success goes after 10 s', async ({ page, site: { t, visit } }) => {
    await holdTime(page);
    await visit('/about/faq');
    await page.getByRole('button', { name: t.shell.logout }).click();
    await page.clock.runFor(limits.debounceMs);
    const done = page.locator('.toast').getByText(t.client.loggedOut);
    await expect(done).toBeVisible();
    await page.clock.runFor(9_999);
    await expect(done).toBeVisible();
    await page.clock.runFor(1);
    await expect(done).toHaveCount(0);
  });

  test('the same error twice is one toast', async ({ page, site: { t, visit } }) => {
    await answerWith(page, { status: 409, json: { message: 'Once.' } });
    await visit('/');
    for (const _ of [1, 2]) {
      const answered = page.waitForResponse(call);
      await press(page, t);
      await answered;
      await expect(page.getByRole('alert')).toHaveText('Once.');
    }
    await expect(toast(page)).toHaveCount(1);
  });
});
