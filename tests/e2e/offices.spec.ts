import type { Page } from '@playwright/test';
import { offices } from '#demo/offices.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { expect, type Shell, test } from './fixtures.ts';
import { fill } from './words.ts';

const mapHost = 'https://www.openstreetmap.org/**';

const looks: [Shell, Locale][] = [
  ['desktop', 'en'],
  ['mobile', 'zh-CN'],
  ['desktop', 'zh-TW'],
];

/** As the host of the maps would: a page that may stand in a frame, for any address. */
const answerMaps = (page: Page) =>
  page.route(mapHost, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title><p>a map</p>' }),
  );

for (const [shell, lang] of looks) {
  test.describe(`offices, ${shell}, ${lang}`, () => {
    test.use({ shell, lang });

    test('choosing one shows its map', async ({ page, site: { t, visit } }) => {
      await answerMaps(page);
      await visit('/');
      const section = page.getByRole('region', { name: t.home.officesTitle });
      for (const [i, office] of [...offices.entries(), ...offices.entries()].slice(0, 5)) {
        const name = office.companyName[lang];
        const button = section.getByRole('listitem').getByRole('button', { name });
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(section.locator('[aria-pressed="true"]')).toHaveCount(1);
        const map = section.locator('iframe');
        await expect(map, String(i)).toHaveAttribute('src', office.addressUrl);
        await expect(map).toHaveAttribute('title', fill(t.home.map, { name }));
        await expect(section.frameLocator('iframe').getByText('a map')).toBeVisible();
        await expect(section.getByText(t.home.mapFailed)).toHaveCount(0);

        const call = section.getByRole('link', { name: t.home.callOffice });
        await expect(call).toHaveAttribute('href', `tel:+1${office.phone.replace(/\D/g, '')}`);
        const open = section.getByRole('link', { name: t.home.openInMaps });
        await expect(open).toHaveAttribute('target', '_blank');
        await expect(open).toHaveAttribute('rel', /noopener/);
        await expect(open).toHaveAttribute('href', /^https:\/\//);
      }
    });

    test('a map that does not come is said, and the rest works', async ({
      page,
      context,
      site,
    }) => {
      const { t, visit } = site;
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.route(mapHost, (route) => route.abort());
      await visit('/');
      const section = page.getByRole('region', { name: t.home.officesTitle });
      // Nobody elsewhere is asked before the map is looked for.
      await expect(section.locator('iframe')).toHaveCount(0);
      await section.getByRole('button', { name: t.home.copyAddress }).scrollIntoViewIfNeeded();
      await expect(section.getByText(t.home.mapFailed)).toBeVisible();

      const office = offices[2];
      if (!office) throw new Error('no office');
      await section.getByRole('button', { name: office.companyName[lang] }).click();
      await expect(section.getByText(t.home.mapFailed)).toBeVisible();
      await section.getByRole('button', { name: t.home.copyAddress }).click();
      await expect(section.getByRole('status').getByText(t.common.copied)).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        office.detailedAddress[lang],
      );
    });
  });
}
