/** What a finger, a pointer and real pixels do; how the banners turn is in tests/component/content/carousel.test.tsx. */
import type { Page } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import { banners } from '#demo/home.ts';
import type { Messages } from '#i18n/messages.ts';
import { holdTime } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { fill } from './words.ts';

// What moves is what is tried here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const count = banners.length;
const turn = limits.bannerAutoplayMs;

const carouselOf = (page: Page, t: Messages) => {
  const carousel = page.getByRole('region', { name: t.home.carousel });
  return {
    carousel,
    dot: (n: number) =>
      carousel.getByRole('button', { name: fill(t.home.goToSlide, { n, count }) }),
    /** The one dot that is current, and the one slide that can be reached. */
    async shows(n: number) {
      await expect(carousel.locator('button[aria-current="true"]')).toHaveAccessibleName(
        fill(t.home.goToSlide, { n, count }),
      );
      await expect(carousel.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAttribute(
        'aria-label',
        fill(t.home.slide, { n, count }),
      );
      await expect(
        carousel.getByRole('heading', { name: banners[n - 1]?.title.en ?? '' }),
      ).toBeVisible();
    },
  };
};

test.describe('on a touch screen', () => {
  test.use({ shell: 'mobile' });

  test('goes on after a tap on a dot', async ({ page, site: { t, visit } }) => {
    await holdTime(page);
    await visit('/');
    const { shows, dot } = carouselOf(page, t);
    await dot(3).tap();
    await shows(3);
    await page.clock.runFor(turn);
    await shows(4);
  });
});

test('banners of other slides cannot be reached by keyboard', async ({
  page,
  site: { t, visit },
}) => {
  await visit('/');
  const { carousel } = carouselOf(page, t);
  await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(count);
  const reachable = await carousel
    .locator('[aria-roledescription="slide"] a')
    .evaluateAll((links) => links.filter((link) => !link.closest('[inert]')).length);
  expect(reachable).toBe(2);
});

test.describe('has no swipe', () => {
  test('by mouse', async ({ page, site: { t, visit } }) => {
    await holdTime(page);
    await visit('/');
    const { carousel, shows } = carouselOf(page, t);
    const box = await carousel.boundingBox();
    if (!box) throw new Error('no carousel');
    await page.mouse.move(box.x + box.width - 60, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 60, { steps: 8 });
    await page.mouse.up();
    await shows(1);
  });

  test.describe('by finger', () => {
    test.use({ shell: 'mobile' });

    test('by finger', async ({ page, site: { t, visit } }) => {
      await holdTime(page);
      await visit('/');
      const { shows } = carouselOf(page, t);
      const device = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        device.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 200 }],
        });
      await touch('touchStart', 350);
      for (const x of [300, 220, 140, 60]) await touch('touchMove', x);
      await touch('touchEnd');
      await shows(1);
    });
  });
});
