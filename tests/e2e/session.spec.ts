import type { Page } from '@playwright/test';
import { limits, storageKeys } from '#contract/limits.ts';
import type { Messages } from '#i18n/messages.ts';
import { holdTime } from './clock.ts';
import { expect, hydrated, people, shells, spoken, stored, test } from './fixtures.ts';
import { fill } from './words.ts';

/** Local times just before and at each boundary of spec §2, in the order of the day. */
const boundaries = [
  ['00:00:00', 'night'],
  ['05:59:59', 'night'],
  ['06:00:00', 'morning'],
  ['11:59:59', 'morning'],
  ['12:00:00', 'afternoon'],
  ['17:59:59', 'afternoon'],
  ['18:00:00', 'evening'],
  ['23:59:59', 'evening'],
] as const;

const onJune10 = (time: string) => new Date(`2026-06-10T${time}-04:00`);

for (const lang of spoken) {
  test.describe(`greeting, ${lang}`, () => {
    test.use({ lang });

    test('follows the clock over its four boundaries', async ({ page, site: { t, ...site } }) => {
      await holdTime(page, onJune10(boundaries[0][0]));
      const { user } = await site.signIn(people.patientWithoutCard);
      await site.visit('/about/faq');
      const name = lang === 'en' ? user.firstName : user.preferredName;
      let now = onJune10(boundaries[0][0]).getTime();
      for (const [time, key] of boundaries) {
        const next = onJune10(time).getTime();
        if (next > now) await page.clock.fastForward(next - now);
        now = next;
        const greeting = fill(t.shell.greeting, { name: name ?? '', greeting: t.shell[key] });
        await expect(page.getByRole('banner').getByText(greeting), time).toBeVisible();
      }
    });
  });
}

test.describe('greeting by name', () => {
  test.use({ lang: 'zh-TW' });

  test('in Chinese falls back to the Chinese name', async ({ page, site }) => {
    const { user } = await site.signIn(people.caregiver);
    expect(user.preferredName).toBeNull();
    await site.visit('/about/faq');
    await expect(page.getByRole('banner').getByText(`您好，${user.chineseName}，`)).toBeVisible();
  });
});

const toasts = (page: Page) => page.locator('.toast');

for (const shell of shells) {
  test.describe(`logout, ${shell}`, () => {
    test.use({ shell });

    const button = (page: Page, t: Messages) =>
      page.getByRole('banner').getByRole('button', { name: t.shell.logout });

    test('takes its four steps, once for two quick presses', async ({ page, request, site }) => {
      await holdTime(page);
      const { token } = await site.signIn(people.patientWithCard);
      let calls = 0;
      page.on('request', (call) => {
        if (call.method() === 'DELETE' && call.url().endsWith('/home/auth/logout')) calls++;
      });
      await site.visit('/user/index');
      await button(page, site.t).click({ clickCount: 2 });
      await page.clock.runFor(limits.debounceMs - 1);
      expect(calls).toBe(0);
      expect(await stored(page, storageKeys.token)).toBe(token);

      await page.clock.runFor(1);
      await expect(page.getByRole('status').getByText(site.t.client.loggedOut)).toBeVisible();
      expect(calls).toBe(1);
      expect(await stored(page, storageKeys.token)).toBeNull();
      expect(await stored(page, storageKeys.user)).toBeNull();
      await expect(button(page, site.t)).toHaveCount(0);

      await page.clock.runFor(limits.afterLogoutMs - 1);
      await expect(page).toHaveURL(site.at('/user/index'));
      await page.clock.runFor(1);
      await expect(page).toHaveURL(new RegExp(`${site.at('')}/?$`));
      expect(calls).toBe(1);

      const after = await request.get('/home/api/user/patient/info', {
        headers: { authorization: token },
      });
      expect(after.status()).toBe(401);
    });

    test('takes drafts and the private pages of other tabs with it', async ({ page, site }) => {
      await site.signIn(await site.newPatient());
      await site.visit('/user/index');
      const other = await page.context().newPage();
      await other.goto(site.at('/services?item=letter-interpretation&way=online'));
      await hydrated(other);
      await other.getByLabel(site.t.services.note).fill('My letter');
      await expect
        .poll(() => stored(other, 'draft:request-letter-interpretation'))
        .toContain('My letter');
      await button(page, site.t).click();
      await expect(other).toHaveURL(new RegExp(`${site.at('')}/?$`));
      await expect(other.getByText('My letter')).toHaveCount(0);
      expect(await stored(other, 'draft:request-letter-interpretation')).toBeNull();
    });

    test('that fails is only logged', async ({ page, site }) => {
      const { token } = await site.signIn(people.patientWithCard);
      const logged = page.waitForEvent('console', (line) =>
        line.text().startsWith('Logout failed'),
      );
      await page.route('**/home/auth/logout', (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      );
      await site.visit('/user/index');
      await button(page, site.t).click();
      expect((await logged).type()).toBe('error');
      expect(await stored(page, storageKeys.token)).toBe(token);
      await expect(button(page, site.t)).toBeEnabled();
      await expect(toasts(page)).toHaveCount(0);
      await expect(page).toHaveURL(site.at('/user/index'));
    });

    test('the user survives a reload', async ({ page, site }) => {
      const { user } = await site.signIn(people.patientWithCard);
      await site.visit('/user/index');
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('banner').getByText(`Hi, ${user.firstName}, `)).toBeVisible();
    });
  });

  test.describe(`training button, ${shell}`, () => {
    test.use({ shell });

    const button = (page: Page, t: Messages) =>
      page.getByRole('banner').getByRole('button', { name: t.shell.training });
    const flag = (page: Page) =>
      page.evaluate((key) => window.sessionStorage.getItem(key), storageKeys.staffMenu);
    const setFlag = (page: Page, value: string) =>
      page.evaluate(([key, to]) => window.sessionStorage.setItem(key, to), [
        storageKeys.staffMenu,
        value,
      ] as const);
    const mark = (page: Page) => page.evaluate(() => Object.assign(window, { e2eMark: true }));
    const isMarked = (page: Page) => page.evaluate(() => 'e2eMark' in window);

    test('on the personal center with the flag at 0 sets it and reloads', async ({
      page,
      site,
    }) => {
      await site.signIn(people.caregiver);
      await site.visit('/user/index');
      await setFlag(page, '0');
      await mark(page);
      const reloaded = page.waitForEvent('domcontentloaded');
      await button(page, site.t).click();
      await reloaded;
      await expect(page).toHaveURL(site.at('/user/index'));
      expect(await isMarked(page)).toBe(false);
      expect(await flag(page)).toBe('1');
    });

    test('otherwise sets the flag and goes to the personal center', async ({ page, site }) => {
      await site.signIn(people.caregiver);
      await site.visit(shell === 'desktop' ? '/about/faq' : '/user/training/one');
      await mark(page);
      await button(page, site.t).click();
      await expect(page).toHaveURL(site.at('/user/index'));
      expect(await flag(page)).toBe('1');

      await button(page, site.t).click();
      await expect(button(page, site.t)).toBeEnabled();
      expect(await isMarked(page)).toBe(true);
    });

    test('is not there for patients', async ({ page, site }) => {
      await site.signIn(people.patientWithCard);
      await site.visit('/user/index');
      await expect(
        page.getByRole('banner').getByRole('button', { name: site.t.shell.logout }),
      ).toBeVisible();
      await expect(button(page, site.t)).toHaveCount(0);
    });
  });
}
