/** Training of caregivers (spec §2, §4; readings "Training"): the lists, and the videos on a good line and a bad one. */
import type { Locator, Page } from '@playwright/test';
import type { Pool } from 'pg';
import { trainings } from '#demo/training/training-list.ts';
import type { Messages } from '#i18n/messages.ts';
import { newCaregiver } from './accounts.ts';
import { axe, sideways, smallTargets, smallText } from './audit.ts';
import { demoTraining, h1, main, trainee } from './exam-way.ts';
import { expect, keep, test } from './fixtures.ts';
import { fill } from './words.ts';

const infection = demoTraining('infection-control');
const rights = demoTraining('elder-rights');
const [firstVideo, secondVideo] = infection.videos;
if (!firstVideo || !secondVideo) throw new Error('the training has too few videos');

/** Its name is also the first of its words, so it is looked for in the list. */
const chapter = (page: Page, t: Messages, title: string): Locator =>
  page
    .getByRole('region', { name: t.training.player.chapters })
    .getByRole('button', { name: title });
const cards = (page: Page) => main(page).getByRole('article');
const film = (page: Page): Locator => page.locator('video');
const timeOf = (video: Locator) => video.evaluate((it: HTMLVideoElement) => it.currentTime);
const paused = (video: Locator) => video.evaluate((it: HTMLVideoElement) => it.paused);
const playTo = (video: Locator, seconds: number) =>
  expect.poll(() => timeOf(video)).toBeGreaterThan(seconds);

/** Somebody who has watched the first video up to here, some time ago. */
const watchedBefore = async (db: Pool, phone: string, to: number): Promise<void> => {
  await db.query(
    `with mine as (
       insert into training_enrolment (user_id, training_id, round, status, started_at)
       select id, $2, 1, 'underway', now() - interval '1 hour' from app_user where phone = $1
       returning id)
     insert into training_progress (enrolment_id, video_id, opened_at, parts, position)
     select id, $3, now() - interval '1 hour', $4, $5 from mine`,
    [`+1${phone}`, infection.slug, firstVideo.slug, JSON.stringify([{ from: 0, to }]), to],
  );
};

/** Videos with something that the server does not have. */
const waitingHere = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:watched:')));

/** What the server believes of a video. */
const believed = async (db: Pool, phone: string): Promise<number> => {
  const { rows } = await db.query(
    `select coalesce((parts->-1->>'to')::float, 0) as seen from training_progress
     join training_enrolment on training_enrolment.id = enrolment_id
     join app_user on app_user.id = user_id where phone = $1`,
    [`+1${phone}`],
  );
  return Number(rows[0]?.seen ?? 0);
};

test.describe('on a phone, on the bus', () => {
  test.use({ shell: 'mobile', lang: 'zh-CN' });

  test('nothing watched is lost, and nothing can be skipped', async ({ page, site, db }) => {
    const { t } = site;
    const phone = await trainee(db, site);
    await site.visit('/user/index?tab=training');
    await expect(cards(page)).toHaveCount(trainings.length);
    const card = cards(page).filter({ hasText: infection.title[site.lang] });
    await expect(card.getByText(t.training.list.status.init)).toBeVisible();
    await card.getByRole('link', { name: t.training.list.actions.start }).click();
    await expect(page).toHaveURL(site.at(`/user/training/${infection.slug}`));
    await expect(h1(page)).toHaveText(infection.title[site.lang]);
    const second = chapter(page, t, secondVideo.title[site.lang]);
    await expect(second).toHaveAttribute('aria-disabled', 'true');
    await expect(second).toContainText(t.training.player.locked);

    // The line is there: what is watched goes to the server.
    const video = film(page);
    const play = page.getByRole('button', { name: t.training.player.play, exact: true });
    await play.click();
    await playTo(video, 2);
    await video.evaluate((it: HTMLVideoElement) => {
      it.currentTime = 40;
    });
    await expect.poll(() => timeOf(video)).toBeLessThan(15);
    await page.getByRole('slider').fill('50');
    await expect.poll(() => timeOf(video)).toBeLessThan(15);
    await page.getByRole('button', { name: t.training.player.pause, exact: true }).click();
    await expect.poll(() => believed(db, phone)).toBeGreaterThan(1.5);

    // The line is gone, and then the page is: it is kept here.
    await page.route('**/home/api/training/*/video/**', (route) => route.abort());
    const before = await timeOf(video);
    await play.click();
    await expect(page.getByText(t.training.player.notSaved.offline)).toBeVisible();
    await playTo(video, before + 3);
    await expect.poll(async () => (await waitingHere(page)).length).toBe(1);
    await page.reload();
    await expect.poll(() => timeOf(video)).toBeGreaterThan(before + 2);

    // The line is back: it is sent without a touch.
    await page.unroute('**/home/api/training/*/video/**');
    await expect.poll(() => believed(db, phone)).toBeGreaterThan(before + 2);

    await expect.poll(() => waitingHere(page)).toEqual([]);

    await site.visit('/user/index?tab=mytraining');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByText(t.training.list.status.underway)).toBeVisible();
    await expect(
      cards(page).getByRole('link', { name: t.training.list.actions.continue }),
    ).toBeVisible();
  });
});

test.describe('at a computer', () => {
  test.use({ shell: 'desktop', lang: 'en' });

  test('goes on where it stopped, opens the next chapter, and the list follows', async ({
    page,
    site,
    db,
  }) => {
    const { t } = site;
    const phone = await trainee(db, site);
    await watchedBefore(db, phone, firstVideo.seconds - 15);
    await site.visit(`/user/training/${infection.slug}`);
    const video = film(page);
    await expect.poll(() => timeOf(video)).toBeGreaterThan(firstVideo.seconds - 16);

    // By keys alone: captions, speed, play.
    await page.getByLabel(t.training.player.speed).selectOption('1.5');
    const chooser = page.getByLabel(t.training.player.captions);
    await chooser.selectOption('zh-TW');
    await page.getByRole('button', { name: t.training.player.back10Label }).focus();
    await page.keyboard.press('c');
    await expect(chooser).toHaveValue('');
    await page.keyboard.press('k');
    await expect.poll(() => paused(video)).toBe(false);
    expect(await video.evaluate((it: HTMLVideoElement) => it.playbackRate)).toBe(1.5);

    // In a hidden tab the film waits.
    const turn = (state: string) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await expect.poll(() => paused(video)).toBe(true);
    await turn('visible');
    await expect.poll(() => paused(video)).toBe(false);

    // It stops before its last words with a question, to be answered for oneself.
    await expect(page.getByText(t.training.player.askTitle)).toBeVisible();
    await expect.poll(() => paused(video)).toBe(true);
    const question = page.locator('#chapter-question');
    await expect(question.getByRole('button', { name: t.training.player.askSkip })).toBeVisible();
    // The large card is the target, not the hidden circle.
    await question.locator('label').first().click();
    await question.getByRole('button', { name: t.training.exam.practiceCheck }).click();
    await expect(question.getByText(t.training.exam.explanation)).toBeVisible();
    await question.getByRole('button', { name: t.training.player.askGoOn }).click();
    await expect(question).toHaveCount(0);

    const next = page.getByRole('button', {
      name: fill(t.training.player.next, { title: secondVideo.title.en }),
    });
    await expect(next).toBeVisible();
    await expect(
      page.getByText(fill(t.training.player.doneOf, { n: 1, total: infection.videos.length })),
    ).toBeVisible();
    await next.click();
    await playTo(video, 0.5);
    await expect(chapter(page, t, secondVideo.title.en)).toHaveAttribute('aria-current', 'true');

    // Its words in another language; a line that was not heard is no button.
    await page
      .getByRole('group', { name: t.training.player.transcriptLang })
      .getByRole('button', { name: /繁/ })
      .click();
    const last = secondVideo.lines.at(-1)?.text['zh-TW'] ?? '';
    await expect(page.getByText(last)).toBeVisible();
    await expect(page.getByRole('button', { name: last })).toHaveCount(0);

    await site.visit('/user/index?tab=training');
    const filter = page.getByRole('group', { name: t.training.list.filter });
    await filter.getByRole('button', { name: t.training.list.status.underway }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(
      fill(t.training.list.watched, { n: 1, total: infection.videos.length }),
    );
    await filter.getByRole('button', { name: t.training.list.status.signed, exact: true }).click();
    await expect(page.getByText(t.training.list.noneFound)).toBeVisible();
    await page.getByRole('button', { name: t.training.list.showAll }).click();
    await expect(cards(page)).toHaveCount(trainings.length);

    // Speed and captions are remembered.
    await site.visit(`/user/training/${infection.slug}`);
    await expect(page.getByLabel(t.training.player.speed)).toHaveValue('1.5');
    await expect(page.getByLabel(t.training.player.captions)).toHaveValue('');
  });

  test('a chapter that does not load says so, and comes when asked again', async ({
    page,
    site,
    db,
  }) => {
    const { t } = site;
    await trainee(db, site);
    await page.route('**/*.mp4', (route) => route.abort());
    await site.visit(`/user/training/${rights.slug}`);
    const alert = page.getByRole('alert').filter({ hasText: t.training.player.failed });
    await expect(alert).toBeVisible();
    await page.unroute('**/*.mp4');
    await alert.getByRole('button', { name: t.common.tryAgain }).click();
    await expect(alert).toHaveCount(0);
    await page.getByRole('button', { name: t.training.player.play, exact: true }).click();
    await playTo(film(page), 0.5);
  });

  test('training waits for the application', async ({ page, site, db }) => {
    const { t } = site;
    await site.signIn(await newCaregiver(db, 'submitted'));
    for (const tab of ['training', 'mytraining']) {
      await site.visit(`/user/index?tab=${tab}`);
      await expect(page.getByText(t.training.list.waiting.submitted)).toBeVisible();
    }
    await site.visit(`/user/training/${infection.slug}`);
    await expect(page.getByText(t.errors.training_not_open)).toBeVisible();
  });
});

test.describe('with the largest text', () => {
  test.use({ shell: 'mobile', lang: 'zh-TW' });

  test('axe, text, targets and width: nothing found', async ({ page, site, db }) => {
    await watchedBefore(db, await trainee(db, site), 20);
    await keep(page, { textSize: '30' });
    const found: string[] = [];
    for (const path of ['/user/index?tab=training', `/user/training/${infection.slug}`]) {
      await site.visit(path);
      await expect(page.getByText(infection.title[site.lang]).first()).toBeVisible();
      for (const look of [axe, sideways]) found.push(...(await look(page)));
      found.push(...(await smallText(page, 16)), ...(await smallTargets(page, 48)));
    }
    expect(found).toEqual([]);
  });
});
