import type { Locator, Page } from '@playwright/test';
import type { Messages } from '#i18n/messages.ts';
import { expect, hydrated, keep, type Shell, shells, stored, test } from './fixtures.ts';
import { spokenOn, withVoice } from './voice.ts';

const sizes = ['18', '22', '26', '30'] as const;

/** The bar of the desktop site; on the mobile site the sheet behind the menu button. */
const tools = async (page: Page, t: Messages, shell: Shell): Promise<Locator> => {
  if (shell === 'desktop') return page.getByRole('banner');
  await page.getByRole('banner').getByRole('button', { name: t.shell.menuButton }).click();
  return page.getByRole('dialog', { name: t.shell.menuButton });
};

const html = (page: Page) => page.locator('html');

for (const shell of shells) {
  test.describe(`display, ${shell}`, () => {
    test.use({ shell });

    test('four text sizes, applied at once and kept', async ({ page, site: { t, visit } }) => {
      await visit('/about/faq');
      const sheet = await tools(page, t, shell);
      const group = sheet.getByRole('group', { name: t.shell.textSize });
      await expect(group.getByRole('button')).toHaveCount(sizes.length);
      for (const size of sizes) {
        const button = group.getByRole('button', { name: t.shell[`textSize${size}`], exact: true });
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(group.locator('[aria-pressed="true"]')).toHaveCount(1);
        await expect(html(page)).toHaveCSS('font-size', `${size}px`);
        expect(await stored(page, 'textSize')).toBe(size);
      }
      await page.reload();
      await expect(html(page)).toHaveCSS('font-size', '30px');
      await hydrated(page);
      await expect(html(page)).toHaveCSS('font-size', '30px');
    });

    test('high contrast, on and off', async ({ page, site: { t, visit } }) => {
      await visit('/about/faq');
      const sheet = await tools(page, t, shell);
      const button = sheet.getByRole('button', { name: t.shell.highContrast });
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 16, 13)');
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 253, 248)');
      expect(await stored(page, 'contrast')).toBe('high');
      await page.reload();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 16, 13)');
      await hydrated(page);
      const again = await tools(page, t, shell);
      await again.getByRole('button', { name: t.shell.highContrast }).click();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 249, 240)');
    });

    test('easy view: larger text, five tasks, nothing moves', async ({
      page,
      site: { t, visit },
    }) => {
      await visit('/');
      const tasks = page.getByRole('region', { name: t.home.easyTitle });
      await expect(tasks).toBeHidden();
      const sheet = await tools(page, t, shell);
      await sheet.getByRole('button', { name: t.shell.elderMode }).click();
      await expect(html(page)).toHaveCSS('font-size', '22px');
      expect(await stored(page, 'elderMode')).toBe('on');
      await page.keyboard.press('Escape');

      await expect(tasks.getByRole('link')).toHaveCount(5);
      await expect(page.getByRole('region', { name: t.home.tasks })).toBeHidden();
      const moving = await page.$$eval('main *', (all) =>
        all
          .filter((one) => {
            // What has no place on the page (a video's sources) cannot move.
            if (one.getClientRects().length === 0) return false;
            const { transitionDuration, animationName } = getComputedStyle(one);
            return (
              animationName !== 'none' || transitionDuration.split(', ').some((d) => d !== '0s')
            );
          })
          .map((one) => `${one.tagName}.${one.className}`),
      );
      expect(moving).toEqual([]);

      await tasks.getByRole('link', { name: t.home.easyCard }).click();
      await expect(page.getByRole('textbox', { name: t.home.whiteCardLabel })).toBeFocused();
    });

    test('garbage in the storage does no harm', async ({ page, site: { visit } }) => {
      await keep(page, {
        textSize: '500',
        contrast: 'x',
        elderMode: 'maybe',
        user: '{',
        token: '',
      });
      await visit('/about/faq');
      await expect(html(page)).toHaveCSS('font-size', '18px');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test.describe('timed moves', () => {
  test.use({ shell: 'mobile' });

  test('can be turned off, and it is kept', async ({ page, site: { t, visit } }) => {
    await visit('/about/faq');
    const sheet = await tools(page, t, 'mobile');
    const button = sheet.getByRole('button', { name: t.shell.autoContinue });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await stored(page, 'autoContinue')).toBe('off');
  });
});

test.describe('read aloud', () => {
  test('reads the page where the device has a voice, marks it, and stops', async ({
    page,
    site,
  }) => {
    const { t, visit } = site;
    await withVoice(page, 'en-US');
    await visit('/about/faq');
    await page.getByRole('banner').getByRole('button', { name: t.shell.readAloud }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveAttribute('data-reading', '');
    expect(await spokenOn(page)).toEqual([t.pages.faqTitle]);
    await page.getByRole('button', { name: t.shell.stopReading }).click();
    await expect(heading).not.toHaveAttribute('data-reading');
    await expect(page.getByRole('button', { name: t.shell.stopReading })).toHaveCount(0);
  });

  test('offers nothing where no voice speaks the language', async ({
    page,
    site: { t, visit },
  }) => {
    await withVoice(page, 'de-DE');
    await visit('/about/faq');
    await expect(
      page.getByRole('banner').getByRole('button', { name: t.shell.highContrast }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: t.shell.readAloud })).toHaveCount(0);
  });
});
