import { agency } from '#demo/agency.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { whole } from '#web/lib/page/site.ts';
import { expect, type Shell, test } from './fixtures.ts';
import { fill } from './words.ts';

const tel = `tel:+1${agency.phone.replace(/\D/g, '')}`;

const looks: [Shell, Locale][] = [
  ['desktop', 'en'],
  ['desktop', 'zh-CN'],
  ['mobile', 'zh-TW'],
];

for (const [shell, lang] of looks) {
  test.describe(`footer, ${shell}, ${lang}`, () => {
    test.use({ shell, lang });

    test('contacts, links, tagline and the bottom line', async ({
      page,
      site: { t, visit, at },
    }) => {
      await visit('/about/privacy');
      const footer = page.getByRole('contentinfo');
      for (const name of [t.shell.followUs, t.shell.contactUs, t.shell.quickLinks])
        await expect(footer.getByRole('heading', { name })).toBeVisible();

      await expect(footer.getByRole('link', { name: whole(agency.phone) })).toHaveAttribute(
        'href',
        tel,
      );
      await expect(footer.getByText(`${t.shell.fax} ${whole(agency.fax)}`)).toBeVisible();
      await expect(footer.getByRole('link', { name: agency.email })).toHaveAttribute(
        'href',
        `mailto:${agency.email}`,
      );

      for (const [name, path] of [
        [t.shell.faq, '/about/faq'],
        [t.shell.activities, '/community/activity/list'],
        [t.shell.team, '/about/team'],
        [t.shell.privacy, '/about/privacy'],
        [t.shell.terms, '/about/TermsOfServices'],
        [t.shell.verify, '/verify'],
        [t.shell.scams, '/scams'],
      ] as const)
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          at(path),
        );

      for (const [name, href] of [
        [t.shell.videoChannel, agency.videoChannelUrl],
        [t.shell.healthDepartment, agency.healthDepartmentUrl],
      ] as const) {
        const link = footer.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAccessibleName(new RegExp(t.common.opensInNewTab));
      }

      await expect(footer.getByText(agency.tagline[lang])).toBeVisible();
      await expect(footer.getByText(`@${agency.copyrightYear} ${agency.name[lang]}`)).toBeVisible();
    });

    test('the messaging account opens its code', async ({ page, site: { t, visit } }) => {
      await visit('/about/privacy');
      const button = page
        .getByRole('contentinfo')
        .getByRole('button', { name: t.shell.messagingAccount });
      await button.click();
      const dialog = page.getByRole('dialog', { name: t.shell.messagingAccount });
      const code = dialog.getByRole('img', {
        name: fill(t.shell.messagingCode, { name: agency.messagingName[lang] }),
      });
      await expect(code).toBeVisible();
      await expect
        .poll(() => code.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
        .toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await dialog.getByRole('button', { name: t.common.close }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

test.describe('floating buttons', () => {
  test('phone with its number as tooltip, and services', async ({ page, site: { t, visit } }) => {
    await visit('/about/privacy');
    const help = page.getByRole('complementary', { name: t.shell.quickHelp });
    const words = fill(t.shell.callPhone, { phone: whole(agency.phone) });
    const phone = help.getByRole('link', { name: words });
    const tip = phone.getByText(words);
    await expect(phone).toHaveAttribute('href', tel);
    await expect(tip).toHaveCSS('opacity', '0');
    await phone.hover();
    await expect(tip).toHaveCSS('opacity', '1');
    await page.mouse.move(5, 500);
    await expect(tip).toHaveCSS('opacity', '0');
    await expect(help.getByRole('link', { name: t.shell.toServices })).toHaveAttribute(
      'href',
      '/services',
    );
  });

  test('back to the top is there only when scrolled down', async ({ page, site: { t, visit } }) => {
    await visit('/');
    const top = page.getByRole('button', { name: t.shell.toTop });
    await expect(top).toHaveCount(0);
    await page.mouse.wheel(0, 1_500);
    await expect(top).toBeVisible();
    await top.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(top).toHaveCount(0);
  });
});

test('each site links to the other', async ({ page, site: { t, visit } }) => {
  await visit('/about/faq?x=1');
  const toMobile = page.getByRole('contentinfo').getByRole('link', { name: t.shell.mobileSite });
  await expect(toMobile).toHaveAttribute('href', '/h5/about/faq?x=1&site=mobile');
  await toMobile.click();
  await expect(page).toHaveURL('/h5/about/faq?x=1');
  const toDesktop = page.getByRole('contentinfo').getByRole('link', { name: t.shell.desktopSite });
  await expect(toDesktop).toHaveAttribute('href', '/about/faq?x=1&site=desktop');
  await toDesktop.click();
  await expect(page).toHaveURL('/about/faq?x=1');
});
