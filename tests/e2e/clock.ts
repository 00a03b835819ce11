import type { Page } from '@playwright/test';

/** A Wednesday in June, 10:00 in New York. */
const wednesday = new Date('2026-06-10T14:00:00Z');

/** From now on the page's time stands still and only moves by `page.clock.runFor()`. Call it before the first visit. */
export const holdTime = async (page: Page, at: Date = wednesday): Promise<void> => {
  await page.clock.install({ time: new Date(at.getTime() - 1_000) });
  await page.clock.pauseAt(at);
};
