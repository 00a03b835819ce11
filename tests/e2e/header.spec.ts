import type { Page } from '@playwright/test';
import { agency } from '#demo/agency.ts';
import type { Messages } from '#i18n/messages.ts';
import { expect, people, spoken, test } from './fixtures.ts';

const menuOf = (page: Page, t: Messages) => {
  const menu = page.getByRole('navigation', { name: t.shell.menu });
  return {
    menu,
    branch: (name: string) => menu.getByRole('button', { name, exact: true }),
    link: (name: string) => menu.getByRole('link', { name, exact: true }),
  };
};

/** The pointer goes to where nothing is. */
const away = (page: Page) => page.mouse.move(5, 500);

for (const lang of spoken) {
  test.describe(`header, ${lang}`, () => {
    test.use({ lang });

    test('logo, menu and the visitor’s three buttons', async ({ page, site: { t, visit } }) => {
      await visit('/about/team');
      const header = page.getByRole('banner');
      const logo = header.getByRole('link', {
        name: new RegExp(`^${agency.name[lang]}.*${t.shell.home}$`),
      });
      await expect(logo).toHaveAttribute('href', '/');

      const { menu, branch, link } = menuOf(page, t);
      await expect(menu.locator('ul').first().locator('> li')).toHaveText([
        new RegExp(`^${t.shell.services}`),
        new RegExp(`^${t.shell.community}`),
        new RegExp(`^${t.shell.about}`),
        new RegExp(`^${t.shell.profile}`),
      ]);
      await expect(link(t.shell.services)).toHaveAttribute('href', '/');
      await expect(link(t.shell.profile)).toHaveAttribute('href', '/user/index');
      await branch(t.shell.community).click();
      await expect(link(t.shell.activities)).toHaveAttribute('href', '/community/activity/list');
      await expect(link(t.shell.news)).toHaveAttribute('href', '/community/news');
      await branch(t.shell.about).click();
      await expect(link(t.shell.team)).toHaveAttribute('href', '/about/team');
      await expect(link(t.shell.faq)).toHaveAttribute('href', '/about/faq');

      const toPatient = header.getByRole('link', { name: t.shell.applyForCare });
      const toCaregiver = header.getByRole('link', { name: t.shell.becomeCaregiver });
      const toLogin = header.getByRole('link', { name: t.shell.login, exact: true });
      await expect(toPatient).toHaveAttribute('href', '/register/patient');
      await expect(toCaregiver).toHaveAttribute('href', '/register/caregiver');
      await expect(toLogin).toHaveAttribute('href', '/login');
      await expect(header.getByRole('button', { name: t.shell.logout })).toHaveCount(0);
      await logo.click();
      await expect(page).toHaveURL('/');
    });
  });
}

test('the item of the current page is highlighted', async ({ page, site }) => {
  const { t } = site;
  await site.signIn(people.patientWithCard);
  await site.visit('/');
  const { menu, branch, link } = menuOf(page, t);
  const current = menu.locator('[aria-current]');

  for (const path of ['/', '/services']) {
    await site.walk(path);
    await expect(link(t.shell.services), path).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveCount(1);
  }
  for (const [path, parent, child] of [
    ['/community/activity/list', t.shell.community, t.shell.activities],
    ['/community/news', t.shell.community, t.shell.news],
    ['/about/team', t.shell.about, t.shell.team],
    ['/about/faq', t.shell.about, t.shell.faq],
  ] as const) {
    await site.walk(path);
    // Once one is there: on the way an open menu would be closed again.
    await expect(menu.locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
    await expect(branch(parent), path).toHaveAttribute('aria-current', 'true');
    await branch(parent).click();
    await expect(link(child)).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(current).toHaveCount(2);
  }
  await site.walk('/user/index');
  await expect(link(t.shell.profile)).toHaveAttribute('aria-current', 'page');
  await site.walk('/feedback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.feedbackTitle);
  await expect(current).toHaveCount(0);
});

test.describe('dropdowns', () => {
  test('open under the pointer, and close when it leaves', async ({ page, site: { t, visit } }) => {
    await visit('/about/privacy');
    const { branch, link } = menuOf(page, t);
    await expect(link(t.shell.news)).toBeHidden();
    await branch(t.shell.community).hover();
    await expect(link(t.shell.news)).toBeVisible();
    await expect(branch(t.shell.community)).toHaveAttribute('aria-expanded', 'true');
    await away(page);
    await expect(link(t.shell.news)).toBeHidden();
    await branch(t.shell.community).hover();
    await link(t.shell.news).click();
    await expect(page).toHaveURL('/community/news');
    await expect(link(t.shell.news)).toBeHidden();
  });

  test('open by a click and stay, until another click', async ({ page, site: { t, visit } }) => {
    await visit('/about/privacy');
    const { branch, link } = menuOf(page, t);
    await branch(t.shell.about).click();
    await away(page);
    await expect(link(t.shell.faq)).toBeVisible();
    await branch(t.shell.community).click();
    await expect(link(t.shell.faq)).toBeHidden();
    await expect(link(t.shell.news)).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(link(t.shell.news)).toBeHidden();
  });

  test('work by keyboard alone', async ({ page, site: { t, visit } }) => {
    await visit('/about/privacy');
    const { branch, link } = menuOf(page, t);
    const button = branch(t.shell.community);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(link(t.shell.activities)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(link(t.shell.activities)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(t.shell.news)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(t.shell.activities)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(t.shell.activities)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link(t.shell.news)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(t.shell.news)).toBeHidden();
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/community/activity/list');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('the first stop of the keyboard skips to the content', async ({
  page,
  site: { t, visit },
}) => {
  await visit('/about/privacy');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t.common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on the mobile site', () => {
  test.use({ shell: 'mobile' });

  test('the sheet has the whole menu and the visitor’s buttons', async ({ page, site }) => {
    const { t, visit, at } = site;
    await visit('/about/privacy');
    const open = page.getByRole('banner').getByRole('button', { name: t.shell.menuButton });
    await open.click();
    const sheet = page.getByRole('dialog', { name: t.shell.menuButton });
    const { menu } = menuOf(page, t);
    for (const [name, path] of [
      [t.shell.services, '/'],
      [t.shell.activities, '/community/activity/list'],
      [t.shell.news, '/community/news'],
      [t.shell.team, '/about/team'],
      [t.shell.faq, '/about/faq'],
      [t.shell.profile, '/user/index'],
    ] as const) {
      const href = await menu.getByRole('link', { name, exact: true }).getAttribute('href');
      expect(href?.replace(/\/$/, ''), name).toBe(at(path).replace(/\/$/, ''));
    }
    await expect(sheet.getByRole('link', { name: t.shell.login, exact: true })).toBeVisible();
    await expect(sheet.getByRole('link', { name: t.shell.applyForCare })).toBeVisible();
    await expect(sheet.getByRole('link', { name: t.shell.becomeCaregiver })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole('link', { name: t.shell.team, exact: true }).click();
    await expect(page).toHaveURL(at('/about/team'));
    await expect(sheet).toBeHidden();
  });
});
