/** Every page that a role's menu leads to, every kind of link on it, and every button that opens something. */
import type { Page } from '@playwright/test';
import { may, staffRoles } from '#contract/access.ts';
import type { Messages } from '#i18n/messages.ts';
import { officePlaces } from '#web/office/shell/office-nav.ts';
import { main } from './exam-way.ts';
import { expect, open, test, walk } from './fixtures.ts';
import { staffIn } from './office-way.ts';

/** Links that differ only in what they are about lead to the same page: one of them is opened. */
const patternOf = (href: string): string =>
  href
    .replace(/[?#].*$/, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replace(/(\/office\/(?:activities|content\/[\w-]+|training\/contents))\/[^/]+/, '$1/:id');

/** Another page has another heading: what is read next is not of the page that was left. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('data-left', heading.innerText);
  });
const isLeft = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const heading = document.querySelector('h1');
    return heading !== null && heading.getAttribute('data-left') !== heading.innerText;
  });

const whole = async (page: Page, t: Messages, where: string): Promise<void> => {
  await expect.poll(() => isLeft(page), { message: where }).toBe(true);
  await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible();
  await expect(page.getByText(t.common.loading), where).toHaveCount(0);
  for (const wrong of [t.common.loadFailed, t.errors.not_found, t.errors.forbidden])
    await expect(main(page).getByText(wrong), where).toHaveCount(0);
};

/** Buttons that say that they open something do: it is there, or they say that it is open. */
const pressOpeners = async (page: Page, where: string): Promise<string[]> => {
  const dead: string[] = [];
  const openers = main(page).locator(
    'button:is([aria-haspopup], [aria-expanded="false"]):visible, details:not([open]) > summary:visible',
  );
  const count = Math.min(await openers.count(), 4);
  for (let i = 0; i < count; i++) {
    const opener = openers.nth(i);
    if (!(await opener.isVisible())) continue;
    const name = await opener.innerText();
    const before = await main(page).innerHTML();
    await opener.click();
    await expect
      .poll(
        async () =>
          (await main(page).innerHTML()) !== before || (await page.getByRole('dialog').count()) > 0,
      )
      .toBe(true)
      .catch(() => dead.push(`${where}: ${name}`));
    await page.keyboard.press('Escape');
  }
  return dead;
};

for (const role of staffRoles)
  test(`no link or button is dead for: ${role}`, async ({ page, request, site: { t } }) => {
    await staffIn(page, request, role);
    await open(page, '/office');
    const nav = page.getByRole('navigation', { name: t.office.nav, exact: true });
    const seen = new Set(officePlaces.map(({ to }) => to));
    const dead: string[] = [];
    for (const { to } of officePlaces.filter(({ access }) => may(role, access))) {
      if (!page.url().endsWith(to)) await leave(page);
      await nav.locator(`a[href="${to}"]`).click();
      await expect(page).toHaveURL(to);
      await whole(page, t, to);
      const links = await main(page)
        .locator('a[href^="/office"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      dead.push(...(await pressOpeners(page, to)));
      for (const href of links) {
        const pattern = patternOf(href);
        if (seen.has(pattern)) continue;
        seen.add(pattern);
        await leave(page);
        await walk(page, href);
        await whole(page, t, href);
      }
    }
    expect(dead).toEqual([]);
  });
