import { randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { field, press, toast } from './accounts.ts';
import { newActivity } from './activities.ts';
import { axe, sideways } from './audit.ts';
import { expect, keep, people, test } from './fixtures.ts';
import { get } from './http.ts';
import { smallPhoto } from './register-way.ts';
import { fill } from './words.ts';

test.describe('a review with photos', () => {
  test.use({ lang: 'zh-CN' });

  test('written, moved on, changed and deleted', async ({ page, site, db }) => {
    const { t, at } = site;
    const phone = await site.newPatient();
    await site.signIn(phone);
    await site.visit('/feedback/create');
    await expect(page.getByRole('radio', { name: t.review.words.s5, exact: true })).toBeChecked();
    await press(page, t.review.send);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(t.review.textMissing);
    expect(await axe(page)).toEqual([]);

    // Too long is said by how much, and nothing is cut.
    await field(page, t.review.text).fill('好'.repeat(2_003));
    await expect(page.getByText(fill(t.common.tooLongBy, { over: 3 }))).toBeVisible();
    await press(page, t.review.send);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(t.fields.tooLong);
    await expect(field(page, t.review.text)).toHaveValue('好'.repeat(2_003));

    const text = `她煲的汤\n和我小时候喝的一样 😊 ${phone}`;
    await field(page, t.review.text).fill(text);
    const gallery = page.locator('input[type=file][multiple]');
    await gallery.setInputFiles([await smallPhoto(), await smallPhoto()]);
    const photos = page.getByRole('group', { name: t.review.photos });
    await expect(photos.locator('figure')).toHaveCount(2);
    // A reload keeps what was written and what was sent.
    await page.reload();
    await expect(page.getByText(t.review.draftKept)).toBeVisible();
    await expect(field(page, t.review.text)).toHaveValue(text);
    await expect(photos.locator('figure')).toHaveCount(2);
    await gallery.setInputFiles([await smallPhoto(), await smallPhoto()]);
    await expect(photos.locator('figure')).toHaveCount(limits.reviewImagesMax);
    await expect(photos.getByRole('button', { name: t.upload.take })).toHaveCount(0);
    expect(await axe(page)).toEqual([]);

    await page.clock.install();
    await page.getByRole('button', { name: t.review.send }).dblclick();
    await expect(page.getByRole('heading', { name: t.review.sentTitle })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await page.clock.runFor(limits.afterReviewSeconds * 1_000 + 200);
    await expect(page).toHaveURL(at('/user/index?tab=reviews'));
    const { rows } = await db.query(
      'select 1 from comment c join app_user u on u.id = c.user_id where u.phone = $1',
      [`+1${phone}`],
    );
    expect(rows).toHaveLength(1);

    // Everyone reads it at once, under a name that does not give the surname away.
    const { text: html } = await get('/feedback', { 'accept-language': 'zh-CN' });
    expect(html.includes(`和我小时候喝的一样 😊 ${phone}`)).toBe(true);
    expect(html.includes(fill(t.cards.elder, { name: 'Test P.' }))).toBe(true);

    const mine = page.getByRole('article');
    await expect(mine).toContainText('她煲的汤');
    await page.getByRole('main').getByRole('button', { name: /^修改/ }).click();
    await page.getByRole('radio', { name: t.review.words.s4, exact: true }).check();
    const changed = `改好了 ${phone}`;
    await field(page, t.review.text).fill(changed);
    await photos
      .getByRole('button', { name: new RegExp(`^${t.upload.delete}`) })
      .first()
      .click();
    await expect(photos.locator('figure')).toHaveCount(2);
    await press(page, t.review.save);
    await expect(toast(page, t.review.saved)).toBeVisible();
    await expect(mine).toContainText(changed);
    await expect(mine.getByRole('button')).toHaveCount(2);
    await expect(mine.getByRole('img', { name: fill(t.cards.stars, { n: 4 }) })).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: /^删除/ }).click();
    await press(page, t.review.deleteYes);
    await expect(page.getByText(t.review.none, { exact: true })).toBeVisible();
    const { text: after } = await get('/feedback', { 'accept-language': 'zh-CN' });
    expect(after.includes(changed)).toBe(false);
  });
});

test.describe('the feedback list on a phone', () => {
  test.use({ shell: 'mobile', lang: 'en' });

  test('stars, order, photos, replies, pages', async ({ page, site }) => {
    const { t, at } = site;
    await keep(page, { textSize: '26' });
    await site.visit('/feedback');
    const summary = page.getByRole('region', { name: t.review.summary });
    await expect(summary.getByRole('listitem')).toHaveCount(limits.ratingMax);
    await expect(summary.getByText(/^\d\.\d out of 5$/)).toBeVisible();
    const list = page.getByRole('region', { name: t.pages.feedbackTitle });
    await expect(list.getByText(t.cards.reply, { exact: true }).first()).toBeVisible();
    expect(await sideways(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);

    await page.getByRole('link', { name: t.common.next, exact: true }).click();
    await expect(page).toHaveURL(/\/feedback\?page=2/);
    await page.getByLabel(t.review.order).selectOption(t.review.orders.photos);
    await expect(page).toHaveURL(/\/feedback\?order=photos/);
    const cards = list.getByRole('article');
    await expect(cards.filter({ hasNot: page.locator('img') })).toHaveCount(0);
    await cards.first().getByRole('button').first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('img')).toBeVisible();
    await viewer.getByRole('button', { name: t.common.close }).click();
    await expect(viewer).toHaveCount(0);

    // A visitor is led there by way of the login.
    await expect(page.getByRole('link', { name: t.review.write })).toHaveAttribute(
      'href',
      at('/feedback/create'),
    );
    await site.signIn(people.caregiver);
    await site.visit('/feedback');
    // Every signed-in person may write (spec §6); only the home page keeps its button for patients.
    await page.getByRole('link', { name: t.review.write }).click();
    await expect(page).toHaveURL(at('/feedback/create'));
    await expect(page.getByRole('textbox')).toBeVisible();
  });
});

/** What must be shown as it was typed. */
const tricks = [
  '<script>window.xss=1</script>',
  '<img src=x onerror="window.xss=2">',
  '"><svg onload=window.xss=3>',
  '</title></script><script>window.xss=4</script>',
  "javascript:window.xss=5//'-window.xss=6-'",
  '{{constructor.constructor("window.xss=7")()}}',
  '\u2028</script>\u2029<!--<script>',
  '&lt;b&gt; &amp; <b>bold</b>',
];

test('text is text: reviews, names, replies and activities show as typed', async ({
  page,
  site,
  db,
}) => {
  const { t } = site;
  const inAll = (text: string) => JSON.stringify({ en: text, 'zh-CN': text, 'zh-TW': text });
  const mark = `xss-${randomUUID()}`;
  // From tomorrow: newer than what others write meanwhile.
  await db.query(
    `insert into comment (id, user_name, rating, text, images, created_at, reply, reply_at)
     values ($1, $2, 5, $2, '{}', now() + interval '1 day', $2, now())`,
    [mark, inAll([mark, ...tricks].join(' '))],
  );
  const id = await newActivity(db, { title: tricks.join(' '), description: tricks.join(' ') });
  try {
    await site.visit('/feedback');
    const card = page.getByRole('article').filter({ hasText: mark });
    const shown = (await card.innerText()).replace(/[\u2028\u2029]/g, '');
    // The review, its signature and the reply.
    for (const trick of tricks)
      expect(shown.split(trick.replace(/[\u2028\u2029]/g, '')), trick).toHaveLength(4);
    await site.signIn(people.caregiver);
    await site.visit(`/community/activity/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(tricks[0] ?? '');
    await expect(page.getByText(tricks[4] ?? '').first()).toBeVisible();
    await expect(page).toHaveTitle(/<script>window\.xss=1<\/script>/);
    await site.visit(`/community/activity/search?q=${encodeURIComponent(tricks[1] ?? '')}`);
    await expect(page.getByRole('searchbox', { name: t.activity.find })).toHaveValue(
      tricks[1] ?? '',
    );
    expect(await page.evaluate(() => 'xss' in window)).toBe(false);
  } finally {
    // Others read these pages too.
    await db.query('delete from comment where id = $1', [mark]);
    await db.query('delete from activity where id = $1', [id]);
  }
});
