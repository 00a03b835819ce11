import type { Locator, Page } from '@playwright/test';
import type { Messages } from '#i18n/messages.ts';
import { locales } from '#i18n/pick-locale.ts';
import { expect, shells, test } from './fixtures.ts';

// What moves is what is tried here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const videoOf = (page: Page, t: Messages): Locator => page.getByLabel(t.home.video);

/** Scrolls so that this share of the video stands in the window, at its lower edge. */
const showShare = (video: Locator, share: number) =>
  video.evaluate((it, wanted) => {
    const { top, height } = it.getBoundingClientRect();
    window.scrollBy({ top: top + height * wanted - window.innerHeight, behavior: 'instant' });
  }, share);

const isPlaying = (video: Locator) =>
  video.evaluate((it) => it instanceof HTMLVideoElement && !it.paused);

for (const shell of shells) {
  test.describe(`promo video, ${shell}`, () => {
    test.use({ shell });

    test('plays muted and looped once half of it is visible', async ({
      page,
      site: { t, visit },
    }) => {
      await visit('/');
      const video = videoOf(page, t);
      expect(
        await video.evaluate(
          (it) => it instanceof HTMLVideoElement && { muted: it.muted, loop: it.loop },
        ),
      ).toEqual({ muted: true, loop: true });

      await showShare(video, 0.4);
      await expect(page.getByRole('button', { name: t.home.videoPlay })).toBeAttached();
      expect(await isPlaying(video)).toBe(false);
      await showShare(video, 0.6);
      await expect.poll(() => isPlaying(video)).toBe(true);
      await expect(page.getByRole('button', { name: t.home.videoPause })).toBeAttached();
      await showShare(video, 0.4);
      await expect.poll(() => isPlaying(video)).toBe(false);
      await showShare(video, 0.9);
      await expect.poll(() => isPlaying(video)).toBe(true);
    });

    test('stays paused when the reader paused it', async ({ page, site: { t, visit } }) => {
      await visit('/');
      const video = videoOf(page, t);
      await video.scrollIntoViewIfNeeded();
      await showShare(video, 1);
      await expect.poll(() => isPlaying(video)).toBe(true);
      await page.getByRole('button', { name: t.home.videoPause }).click();
      await expect.poll(() => isPlaying(video)).toBe(false);
      await showShare(video, 0);
      await showShare(video, 1);
      await expect(page.getByRole('button', { name: t.home.videoPlay })).toBeVisible();
      expect(await isPlaying(video)).toBe(false);
      await page.getByRole('button', { name: t.home.videoPlay }).click();
      await expect.poll(() => isPlaying(video)).toBe(true);
    });
  });
}

test('does not play by itself under reduced motion', async ({ page, site: { t, visit } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  const video = videoOf(page, t);
  await showShare(video, 1);
  await expect(video).toBeInViewport({ ratio: 0.9 });
  expect(await isPlaying(video)).toBe(false);
  await page.getByRole('button', { name: t.home.videoPlay }).click();
  await expect.poll(() => isPlaying(video)).toBe(true);
});

for (const lang of locales) {
  test.describe(lang, () => {
    test.use({ lang });

    test(`captions and the words to read, ${lang}`, async ({ page, site: { t, visit } }) => {
      await visit('/');
      const video = videoOf(page, t);
      await showShare(video, 1);
      await expect(page.getByRole('button', { name: t.home.captionsOn })).toBeVisible();
      const tracks = () =>
        video.evaluate((it) =>
          it instanceof HTMLVideoElement
            ? [...it.textTracks].map(({ language, mode }) => ({
                language,
                on: mode !== 'disabled',
              }))
            : [],
        );
      const shown = async () =>
        (await tracks()).flatMap(({ on, language }) => (on ? language : []));
      await expect.poll(async () => (await tracks()).length).toBe(locales.length);
      await expect.poll(shown).toEqual([lang]);
      await page.getByRole('button', { name: t.home.captionsOn }).click();
      await expect.poll(shown).toEqual([]);

      const file = await page.request.get(`/media/promo.${lang}.vtt`);
      const lines = (await file.text()).split(/\n{2,}/).filter((block) => block.includes('-->'));
      await page.getByText(t.home.transcript).click();
      const details = page.locator('details', { hasText: t.home.transcript });
      await expect(details.getByRole('paragraph')).toHaveCount(lines.length);
    });
  });
}
