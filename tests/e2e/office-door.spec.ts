/** The office's door, who sees what behind it, and every page of its menu as it stands. */
import type { Locator, Page } from '@playwright/test';
import { may, type StaffRole } from '#contract/access.ts';
import { unattendedHeader } from '#contract/staff/live.ts';
import { staffRules } from '#contract/staff/staff.ts';
import { demoPassword } from '#demo/agency.ts';
import type { Messages } from '#i18n/messages.ts';
import { officePlaces } from '#web/office/shell/office-nav.ts';
import { axe, sideways, smallTargets, smallText } from './audit.ts';
import { main } from './exam-way.ts';
import { expect, hydrated, open, test } from './fixtures.ts';
import { emailOf, staffIn } from './office-way.ts';

const enterOffice = async (page: Page, t: Messages, role: StaffRole): Promise<void> => {
  await hydrated(page);
  await main(page)
    .getByLabel(new RegExp(`^${t.office.email}`))
    .fill(emailOf(role));
  await main(page)
    .getByLabel(new RegExp(`^${t.office.password}`))
    .and(page.locator('input'))
    .fill(demoPassword);
  await main(page).getByRole('button', { name: t.office.login, exact: true }).click();
};

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

test('one box finds people, numbers and activities without a mouse', async ({
  page,
  request,
  db,
  site: { t },
}) => {
  const { search } = t.office;
  const { rows } = await db.query(`select r.id, r.record_no, r.user_id from service_record r
    where r.starts_at is not null and r.cancelled_at is null order by r.record_no limit 1`);
  const [visit] = rows;
  await staffIn(page, request, 'coordinator');
  await open(page, '/office');
  await expect(h1(page)).toBeVisible();
  const box = page.getByRole('combobox', { name: search.label });
  const find = async (text: string, group: string) => {
    await expect(box).not.toBeFocused();
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await page.keyboard.type(text);
    const hit = page.getByRole('group', { name: group }).getByRole('option').first();
    await expect(hit).toBeVisible();
    return hit;
  };

  // By number to the day of the visit, from there to the person, and back.
  const record = await find(visit.record_no, search.groups.records);
  await expect(record).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/office/appointments\\?day=.*visit=${visit.id}`));
  await main(page).locator(`h2 a[href="/office/people/${visit.user_id}"]`).click();
  await expect(page).toHaveURL(`/office/people/${visit.user_id}`);
  await expect(main(page).locator(`a[href*="visit=${visit.id}"]`)).toBeVisible();

  // By the other script; the arrow keys go on to the cases, Escape closes.
  const person = await find('陈美玲', search.groups.people);
  await expect(person).toContainText('陳美玲');
  await page.keyboard.press('ArrowUp');
  await expect(person).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(person).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(person).toHaveCount(0);
});

test('a desk that was left alone asks for nothing, warns, ends, and comes back with what was typed', async ({
  page,
  context,
  request,
  site: { t },
}) => {
  const { cases, end } = t.office;
  await staffIn(page, request, 'coordinator');
  await page.clock.install();
  await open(page, '/office/requests');
  await main(page).getByRole('table').getByRole('link').first().click();
  const note = main(page).getByLabel(new RegExp(`^${cases.colleagueNote}`));
  await note.pressSequentially('Calls back on Monday.');
  const place = new URL(page.url()).pathname;
  const phones = page.locator('a[href^="tel:"]');
  await expect(phones.first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (call) => {
    const url = call.url();
    // What the page reads by itself, since a colleague changed something, is no use.
    const isOwn = url.includes('/staff/live') || unattendedHeader.toLowerCase() in call.headers();
    if (url.includes('/home/') && !isOwn) asked.push(url);
  });
  // Typing was a use: it is told once, then nothing more.
  await page.clock.runFor(2 * 60_000);
  await expect.poll(() => asked.length).toBe(1);
  const dialog = page.getByRole('dialog', { name: end.title });
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor((staffRules.idleMinutes - 1) * 60_000 - 100_000);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('timer')).toContainText(/^[01]:\d\d$/);
  expect(asked).toHaveLength(1);
  await dialog.getByRole('button', { name: end.stay }).click();
  await expect(dialog).toHaveCount(0);
  await expect(note).toHaveValue('Calls back on Monday.');

  // The end: nothing of it is left, in any tab.
  const other = await context.newPage();
  await open(other, '/office/people');
  await expect(h1(other)).toBeVisible();
  await page.clock.fastForward(staffRules.idleMinutes * 60_000);
  await expect(page).toHaveURL(`/office/login?redirect=${encodeURIComponent(place)}`);
  await expect(phones).toHaveCount(0);
  await expect(other).toHaveURL(/\/office\/login/);

  // The same person is back at the same place with what they typed; signing out drops it.
  await enterOffice(page, t, 'coordinator');
  await expect(page).toHaveURL(place);
  await expect(note).toHaveValue('Calls back on Monday.');
  await page.getByRole('banner').getByRole('button', { name: t.office.logout }).click();
  await expect(page).toHaveURL('/office/login');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('office '))),
  ).toEqual([]);
});

test('editors keep what was typed through a reload', async ({ page, request, site: { t } }) => {
  const { inbox, messages } = t.office;
  await staffIn(page, request, 'admin');
  // The browser asks before an unsaved text is left.
  page.on('dialog', (asked) => void asked.accept());
  const first = (place: string) =>
    main(page).locator(`a[href^="/office/${place}/"]`).first().click();
  const typed = async (field: Locator, text: string) => {
    await field.fill(text);
    await page.reload();
    await expect(field).toHaveValue(text);
  };
  await open(page, '/office/settings');
  await typed(main(page).getByLabel(messages.settings.serviceWorkingDays), '7');
  await open(page, '/office/content/faq');
  await first('content/faq');
  await typed(main(page).getByRole('textbox').first(), 'What is a White Card for?');
  await open(page, '/office/inbox');
  await first('inbox');
  await typed(main(page).getByLabel(inbox.yourText), 'We call you at ten.');
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
    const walk = async (look: () => Promise<string[]>) => {
      for (const { to } of officePlaces) {
        await nav.locator(`a[href="${to}"]`).click();
        await expect(page).toHaveURL(to);
        await expect(h1(page), to).toBeVisible();
        await expect(page.getByText(site.t.common.loading), to).toHaveCount(0);
        await expect(page.getByText(site.t.common.loadFailed), to).toHaveCount(0);
        found.push(...(await look()).map((line) => `${to} ${line}`));
      }
    };
    await walk(async () => {
      for (const link of await page
        .locator('a[href^="/office"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
        links.add(link);
      return [...(await axe(page)), ...(await smallText(page, 16)), ...(await sideways(page))];
    });
    await page.setViewportSize({ width: 1024, height: 768 });
    await walk(async () => [...(await sideways(page)), ...(await smallTargets(page, 44))]);
    expect(found).toEqual([]);

    // What is no page is sent home.
    expect(links.size).toBeGreaterThan(officePlaces.length);
    for (const link of links) {
      const answer = await request.get(link, { maxRedirects: 0 });
      expect([link, answer.status()]).toEqual([link, 200]);
    }
  });
});
