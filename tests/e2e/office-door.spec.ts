/** The office's door, who sees what behind it, and every page of its menu as it stands. */
import type { Page } from '@playwright/test';
import { may } from '#contract/access.ts';
import { staffRules } from '#contract/staff/staff.ts';
import { demoPassword } from '#demo/agency.ts';
import { officePlaces } from '#web/office/shell/office-nav.ts';
import { axe, sideways, smallTargets, smallText } from './audit.ts';
import { main } from './exam-way.ts';
import { expect, hydrated, open, test } from './fixtures.ts';
import { emailOf, staffIn } from './office-way.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('opens for the right password only, shows each role its own, and closes', async ({
  page,
  site: { t },
}) => {
  await open(page, '/office/applications');
  await expect(page).toHaveURL('/office/login?redirect=%2Foffice%2Fapplications');
  await hydrated(page);
  const email = main(page).getByLabel(new RegExp(`^${t.office.email}`));
  const password = main(page)
    .getByLabel(new RegExp(`^${t.office.password}`))
    .and(page.locator('input'));
  const enter = main(page).getByRole('button', { name: t.office.login, exact: true });
  await email.fill(emailOf('editor'));
  await password.fill('Not-our-password-1');
  await enter.click();
  const refused = page.getByRole('alert').filter({ hasText: t.login.errorTitle });
  await expect(refused).toBeFocused();
  await expect(email).toHaveValue(emailOf('editor'));
  await password.fill(demoPassword);
  await enter.click();

  // An editor who asked for the applications is let in, and told that they are not hers.
  await expect(page).toHaveURL('/office/applications');
  await expect(main(page).getByText(t.errors.forbidden)).toBeVisible();
  const nav = page.getByRole('navigation', { name: t.office.nav, exact: true });
  const hers = officePlaces.filter(({ access }) => may('editor', access));
  await expect(nav.getByRole('link')).toHaveCount(hers.length);
  await expect(nav.getByRole('link', { name: t.office.cases.applications })).toHaveCount(0);
  await expect(nav.getByRole('link', { name: t.office.team })).toHaveCount(0);
  await nav.getByRole('link', { name: t.office.activities.nav, exact: true }).click();
  await expect(h1(page)).toHaveText(t.office.activities.nav);

  await page.getByRole('banner').getByRole('button', { name: t.office.logout }).click();
  await expect(h1(page)).toHaveText(t.office.loginTitle);
  await open(page, '/office/activities');
  await expect(page).toHaveURL('/office/login?redirect=%2Foffice%2Factivities');
});

test('a desk that was left alone asks for nothing, so that its session ends by itself', async ({
  page,
  request,
  site: { t },
}) => {
  await staffIn(page, request, 'coordinator');
  await page.clock.install();
  await open(page, '/office');
  await expect(
    page.getByRole('navigation', { name: t.office.nav }).getByText(t.office.waiting).first(),
  ).toBeAttached();
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/home/')) asked.push(call.url());
  });
  await page.clock.runFor(staffRules.idleMinutes * 60_000);
  expect(asked).toEqual([]);
});

test.describe('every page of the menu', () => {
  test.use({ lang: 'zh-TW' });

  test('can be read and pressed by everyone, on a desk and on a tablet', async ({
    page,
    site,
    request,
  }) => {
    await staffIn(page, request, 'admin');
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/office/account');
    const nav = page.getByRole('navigation', { name: site.t.office.nav, exact: true });
    const found: string[] = [];
    const links = new Set<string>();
    for (const { to } of officePlaces) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await nav.locator(`a[href="${to}"]`).click();
      await expect(page).toHaveURL(to);
      await expect(h1(page), to).toBeVisible();
      await expect(page.getByText(site.t.common.loading), to).toHaveCount(0);
      await expect(page.getByText(site.t.common.loadFailed), to).toHaveCount(0);
      for (const link of await page
        .locator('a[href^="/office"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
        links.add(link);
      const wrongs = [
        ...(await axe(page)),
        ...(await smallText(page, 16)),
        ...(await sideways(page)),
      ];
      await page.setViewportSize({ width: 1024, height: 768 });
      wrongs.push(...(await sideways(page)), ...(await smallTargets(page, 44)));
      found.push(...wrongs.map((line) => `${to} ${line}`));
    }
    expect(found).toEqual([]);

    // What is no page is sent home.
    expect(links.size).toBeGreaterThan(officePlaces.length);
    for (const link of links) {
      const answer = await request.get(link, { maxRedirects: 0 });
      expect([link, answer.status()]).toEqual([link, 200]);
    }
  });
});
