import type { Page } from '@playwright/test';

/** Tab, until it is there: what a keyboard cannot reach, this never finds. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
};
