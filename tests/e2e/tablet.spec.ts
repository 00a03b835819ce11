/** A tablet: what was asked for is in sight in the personal center. */
import type { Page } from '@playwright/test';
import { type CenterTab, tabPath, tabsFor } from '#web/features/account/center/frame/tabs.ts';
import { expect, people, test } from './fixtures.ts';

/** From the top of the page to the first thing below the heading of the tab. */
const contentTop = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const section = [...document.querySelectorAll('main section')].find((one) =>
      one.matches(':has(> h2)'),
    );
    const first = section?.querySelector(':scope > h2')?.nextElementSibling;
    return first ? first.getBoundingClientRect().top + window.scrollY : Number.POSITIVE_INFINITY;
  });

test.describe('the personal center on a tablet', () => {
  // The longest names of tabs.
  test.use({ lang: 'en' });

  for (const who of ['patient', 'caregiver'] as const)
    test(`a tab that the address names is in sight, ${who}`, async ({ page, site }) => {
      await site.signIn(who === 'patient' ? people.patientWithCard : people.caregiver);
      await page.setViewportSize({ width: 820, height: 1180 });
      const tabs: CenterTab[] = tabsFor(who);
      await site.visit(tabPath('requests'));
      for (const tab of tabs) {
        await site.walk(tabPath(tab));
        await expect(page.locator('main section > h2 + *').last()).toBeVisible();
        for (const width of [768, 820, 1000]) {
          await page.setViewportSize({ width, height: 1180 });
          expect(await contentTop(page), `${tab} at ${width}`).toBeLessThan(900);
        }
      }
    });
});
