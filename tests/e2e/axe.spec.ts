import type { Page } from '@playwright/test';
import type { Messages } from '#i18n/messages.ts';
import type { locales } from '#i18n/pick-locale.ts';
import { axe, sideways, smallTargets, smallText } from './audit.ts';
import { expect, keep, loginForm, people, readIn, type Shell, shells, test } from './fixtures.ts';
import {
  caregiverRows,
  inboxRow,
  memberRows,
  publicRows,
  type Row,
  verifyRow,
} from './site-map.ts';

type Site = {
  t: Messages;
  lang: (typeof locales)[number];
  walk: (path: string) => Promise<void>;
};

/** Goes to a page and waits for its heading, so that what is looked at is the page itself. */
const goTo = async (page: Page, site: Site, row: Row): Promise<void> => {
  const { path, heading, forCaregivers } = row;
  await site.walk(path);
  // Those who are signed in here are caregivers.
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
    forCaregivers?.(site.t) ?? heading(site.t, site.lang),
  );
};

/** Everything found on these pages, so that one run tells it all. */
const lookAt = async (
  page: Page,
  site: Site,
  rows: Row[],
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> => {
  const found: string[] = [];
  for (const row of rows) {
    await goTo(page, site, row);
    found.push(...(await look(page)).map((line) => `${row.path} ${line}`));
  }
  return [...new Set(found)];
};

const phoneWidth = { width: 390, height: 844 };

const visitorRows = [...publicRows, inboxRow, verifyRow];
/** The home page greets who is signed in. */
const ownRows = [...publicRows.slice(0, 1), ...memberRows, ...caregiverRows];

const everything = async (page: Page): Promise<string[]> => [
  ...(await axe(page)),
  ...(await smallText(page, 16)),
  ...(await smallTargets(page, 44)),
];

for (const shell of shells) {
  for (const lang of readIn[shell]) {
    test.describe(`${shell}, ${lang}`, () => {
      test.use({ shell, lang });

      test('axe, text and targets: nothing found for visitors', async ({ page, site }) => {
        await site.visit('/');
        expect(await lookAt(page, site, visitorRows, everything)).toEqual([]);
      });

      test('axe, text and targets: nothing found for members', async ({ page, site }) => {
        await site.signIn(people.caregiver);
        await site.visit('/user/index');
        expect(await lookAt(page, site, ownRows, everything)).toEqual([]);
      });
    });
  }

  // English has the longest words.
  for (const lang of ['en'] as const) {
    test.describe(`widths, ${shell}, ${lang}`, () => {
      test.use({ shell, lang });

      test('nothing scrolls sideways at 390px with 26px text', async ({ page, site }) => {
        await keep(page, { textSize: '26' });
        await page.setViewportSize(phoneWidth);
        await site.visit('/');
        await expect(page.locator('html')).toHaveCSS('font-size', '26px');
        const visitor = await lookAt(page, site, visitorRows, sideways);
        await site.signIn(people.caregiver);
        await site.visit('/user/index');
        const member = await lookAt(page, site, ownRows, sideways);
        expect([...visitor, ...member]).toEqual([]);
      });
    });
  }
}

/** The menu of the shell, open: the dropdown of the desktop, the sheet of the mobile site. */
const openMenu = async (page: Page, t: Messages, shell: Shell): Promise<void> => {
  const header = page.getByRole('banner');
  const name = shell === 'desktop' ? t.shell.community : t.shell.menuButton;
  await header.getByRole('button', { name, exact: true }).click();
  const inside = shell === 'desktop' ? t.shell.news : t.shell.faq;
  await expect(
    page.getByRole('navigation', { name: t.shell.menu }).getByRole('link', { name: inside }),
  ).toBeVisible();
};

for (const shell of shells) {
  test.describe(`states, ${shell}`, () => {
    test.use({ shell });

    const modes = {
      'high contrast': { contrast: 'high' },
      // The largest: what fits then fits at 26px too, whose width is looked at above.
      'text of 30px': { textSize: '30' },
      'easy view': { elderMode: 'on' },
    };
    for (const [name, values] of Object.entries(modes)) {
      test(`axe finds nothing with ${name}`, async ({ page, site }) => {
        await keep(page, values);
        await site.visit('/');
        const rows = publicRows.filter(({ path }) => ['/', '/login', '/about/faq'].includes(path));
        expect(await lookAt(page, site, rows, axe)).toEqual([]);
        await openMenu(page, site.t, shell);
        expect(await axe(page)).toEqual([]);
      });
    }

    test('axe finds nothing with the menu open', async ({ page, site: { t, visit } }) => {
      await visit('/about/faq');
      await openMenu(page, t, shell);
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${t.shell.language}`) })
        .click();
      await expect(page.getByRole('link', { name: '繁體中文' })).toBeVisible();
      expect(await axe(page)).toEqual([]);
    });

    test('axe finds nothing with errors, refusals and toasts', async ({ page, site }) => {
      const { t } = site;
      await site.visit('/login');
      await loginForm(page, t).submit.click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await axe(page)).toEqual([]);

      await site.signIn(people.caregiver);
      await site.visit('/');
      const card = page.getByRole('textbox', { name: t.home.whiteCardLabel });
      await card.fill('AB1O345C');
      await card.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await card.fill('AB12345C');
      await card.press('Enter');
      await expect(page.getByText(t.home.refusedHint)).toBeVisible();
      expect(await axe(page)).toEqual([]);
    });
  });
}
