/** The banners of the home page (spec §2, §9). What a finger and real pixels do is in tests/e2e/carousel.spec.ts. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { banners as samples } from '#demo/home.ts';
import type { Messages } from '#i18n/messages.ts';
import { fill } from '#tests/e2e/words.ts';
import { BannerCarousel } from '#web/features/content/banner-carousel.tsx';
import { holdTime, show } from '../support/show.tsx';

const turn = limits.bannerAutoplayMs;
const count = samples.length;
const banners = samples.map(({ title }, i) => ({
  id: String(i),
  kicker: '',
  title: title.en,
  lead: '',
  pcImageFileId: '/media/scene-ride.svg',
  primary: { label: 'Services', to: '/services' },
  secondary: { label: 'News', to: '/community/news' },
}));

const open = async (reduced = false) => {
  const pass = holdTime();
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { t } = await show(<BannerCarousel banners={banners} />);
  const carousel = screen.getByRole('region', { name: t.home.carousel });
  return {
    pass,
    t,
    carousel,
    press: (name: string) => fireEvent.click(within(carousel).getByRole('button', { name })),
  };
};

/** The one dot that is current, and the one slide that can be reached. */
const expectSlide = (t: Messages, n: number) => {
  const current = document.querySelectorAll('button[aria-current="true"]');
  expect([...current].map((dot) => dot.getAttribute('aria-label'))).toEqual([
    fill(t.home.goToSlide, { n, count }),
  ]);
  const reachable = [...document.querySelectorAll('[aria-roledescription="slide"]')].filter(
    (slide) => !slide.hasAttribute('inert'),
  );
  expect(reachable.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    fill(t.home.slide, { n, count }),
  ]);
  expect(reachable[0]?.textContent).toContain(banners[n - 1]?.title);
};

test('moves every 5 s, round and round', async () => {
  const { pass, t } = await open();
  expectSlide(t, 1);
  for (const n of [2, 3, 4, 1]) {
    await pass(turn - 1);
    expectSlide(t, n === 1 ? count : n - 1);
    await pass(1);
    expectSlide(t, n);
  }
});

test('arrows and dots choose, and loop', async () => {
  const { t, press } = await open();
  press(t.home.previousSlide);
  expectSlide(t, count);
  press(t.home.nextSlide);
  expectSlide(t, 1);
  press(t.home.nextSlide);
  expectSlide(t, 2);
  press(fill(t.home.goToSlide, { n: 3, count }));
  expectSlide(t, 3);
});

test('stands still while paused, and goes on', async () => {
  const { pass, t, press } = await open();
  press(t.home.pause);
  await pass(turn * 3);
  expectSlide(t, 1);
  press(t.home.play);
  await pass(turn);
  expectSlide(t, 2);
});

test('stands still under reduced motion; the arrows still choose', async () => {
  const { pass, t, press } = await open(true);
  await pass(turn * 3);
  expectSlide(t, 1);
  press(t.home.nextSlide);
  expectSlide(t, 2);
});

test('stops while someone points at it or stands on it', async () => {
  const { pass, t, carousel } = await open();
  const live = () => carousel.querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  expect(live()).toBe('polite');
  await pass(turn * 2);
  expectSlide(t, 1);
  fireEvent.pointerLeave(carousel, { pointerType: 'mouse' });
  expect(live()).toBe('off');
  await pass(turn);
  expectSlide(t, 2);

  const dot = within(carousel).getByRole('button', {
    name: fill(t.home.goToSlide, { n: 2, count }),
  });
  vi.spyOn(dot, 'matches').mockReturnValue(true);
  fireEvent.focus(dot);
  await pass(turn * 2);
  expectSlide(t, 2);
  fireEvent.blur(dot);
  await pass(turn);
  expectSlide(t, 3);
});
