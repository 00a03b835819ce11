/** Somebody uses a page before it is taken over: the scripts are still on their way on a slow line. */
import type { Page } from '@playwright/test';
import { expect, shells, test } from './fixtures.ts';

/** The page's scripts wait until they are let go. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
};

for (const shell of shells)
  test.describe(`before the page is taken over, ${shell}`, () => {
    test.use({ lang: shell === 'mobile' ? 'en' : 'zh-CN', shell });

    test('a press is carried out later', async ({ page, site }) => {
      const letGo = await holdScripts(page);
      await page.goto(site.at('/'));
      const language = page.getByRole('button', { name: site.t.shell.language }).first();
      await language.click();
      await expect(language).toHaveAttribute('aria-expanded', 'false');
      letGo();
      await expect(language).toHaveAttribute('aria-expanded', 'true');
    });

    test('a form keeps what was typed, and asks as it would later', async ({ page, site }) => {
      await site.signIn(await site.newPatient());
      const letGo = await holdScripts(page);
      await page.goto(site.at('/'));
      const card = page.locator('#white-card-id');
      await card.fill('12');
      await card.press('Enter');
      await expect(page).toHaveURL(site.at('/'));
      letGo();
      await expect(card).toHaveAttribute('aria-invalid', 'true');
      await expect(card).toHaveValue('12');
      await expect(page).toHaveURL(site.at('/'));
    });
  });
