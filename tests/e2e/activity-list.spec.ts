import { activities, activityTypes } from '#demo/activities.ts';
import { cities } from '#demo/offices.ts';
import { newActivity } from './activities.ts';
import { axe } from './audit.ts';
import { expect, people, test } from './fixtures.ts';
import { get, headingOf } from './http.ts';
import { fill } from './words.ts';

const pageSize = 6;
const ended = activities.filter(({ inDays }) => inDays < 0);

test('filters, tabs and pages of the list stand in the address', async ({ page, site }) => {
  const { t, lang, at } = site;
  await site.visit('/community/activity/list');
  const list = page.getByRole('region', { name: t.activity.states });
  const cards = list.getByRole('article');
  await expect(cards).toHaveCount(pageSize);
  await expect(page.getByRole('region', { name: t.activity.featured })).toBeVisible();

  // The second page, and back again.
  await page.getByRole('link', { name: t.common.next, exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page.getByRole('region', { name: t.activity.featured })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();

  // A kind, then a city, then what is over.
  const kind = activityTypes[1];
  const ofKind = ended.filter(({ type, city }) => type === kind?.slug && city === 'brooklyn');
  const chip = page.getByRole('link', { name: kind?.name[lang] ?? '', exact: true });
  await chip.click();
  await expect(page).toHaveURL(/[?&]type=exercise/);
  await expect(chip).toHaveAttribute('aria-current', /./);
  const place = cities.findIndex(({ slug }) => slug === 'brooklyn');
  await page.getByLabel(t.activity.area).selectOption({ index: place + 1 });
  await expect(page).toHaveURL(new RegExp(`city=${place + 1}`));
  const over = page
    .getByRole('navigation', { name: t.activity.states })
    .getByRole('link', { name: /^Ended/ });
  await expect(over).toHaveAttribute('href', /city=/);
  await over.click();
  await expect(page).toHaveURL(/tab=ended/);
  expect(ofKind.length).toBeGreaterThan(0);
  await expect(cards).toHaveCount(ofKind.length);
  for (const { title } of ofKind)
    await expect(list.getByRole('heading', { name: title[lang] })).toBeVisible();
  await expect(list.getByText(t.cards.ended, { exact: true })).toHaveCount(ofKind.length);

  // The address is all it takes, also for whoever has no script; the language may change.
  const { search } = new URL(page.url());
  const { text, status } = await get(at(`/community/activity/list${search}&lang=zh-CN`));
  expect(status).toBe(200);
  for (const { title } of ofKind) expect(text.includes(title['zh-CN']), title['zh-CN']).toBe(true);

  // A kind that is gone leads to everything.
  await site.visit('/community/activity/list?type=no-such-kind');
  await expect(page).toHaveURL(at('/community/activity/list#results'));
  await expect(cards).toHaveCount(pageSize);
});

test.describe('search on a phone', () => {
  test.use({ shell: 'mobile', lang: 'zh-CN' });

  test('either script finds it; nothing found is said', async ({ page, site }) => {
    const { t, at } = site;
    await site.visit('/community/activity/list');
    const box = page.getByRole('searchbox', { name: t.activity.find });
    // 繁體 on the 简体 site.
    await box.fill('餃子');
    await page.getByRole('button', { name: t.activity.findGo }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/community/activity/search')}\\?q=`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.activitySearchTitle);
    const results = page.getByRole('region', { name: t.activity.results });
    await expect(results.getByRole('heading', { name: /饺子/ }).first()).toBeVisible();
    await expect(box).toHaveValue('餃子');

    await box.fill('<b>qqq');
    await box.press('Enter');
    await expect(results.getByText('没有找到相关的活动', { exact: true })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await expect(results.getByText('没有找到相关的活动', { exact: true })).toBeVisible();
    await expect(box).toHaveValue('<b>qqq');
    const { text } = await get('/community/activity/search?q=qqqq', { 'accept-language': 'en' });
    expect(headingOf(text)).toBe('Search activities');
  });
});

test('an ended activity says when it ended and shows its photos', async ({ page, site }) => {
  const { t, lang } = site;
  const one = ended.find(({ highlights }) => highlights.length > 2);
  await site.signIn(people.caregiver);
  await site.visit(`/community/activity/${one?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one?.title[lang] ?? '');
  await expect(page.getByText(/^The activity ended on \w+\s\d+,\s\d{4}\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: t.cards.register, exact: true })).toHaveCount(0);
  for (const name of [t.activity.description, t.activity.requirements, t.activity.notes])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  for (const name of [t.activity.time, t.activity.address, t.activity.quota, t.activity.category])
    await expect(page.getByText(name, { exact: true })).toBeVisible();

  const photos = page.getByRole('region', { name: t.activity.photos });
  const thumbs = photos.getByRole('listitem').getByRole('button');
  const count = one?.highlights.length ?? 0;
  await expect(thumbs).toHaveCount(count - 1);
  await thumbs.first().click();
  await photos
    .getByRole('button', { name: fill(t.activity.larger, { n: 2, count }), exact: true })
    .click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('heading')).toHaveText(fill(t.activity.photo, { n: 2, count }));
  await viewer.getByRole('button', { name: t.common.nextPicture }).click();
  await expect(viewer.getByRole('heading')).toHaveText(fill(t.activity.photo, { n: 3, count }));
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});

test.describe('before registration opens', () => {
  test.use({ shell: 'mobile', lang: 'en' });

  test('a countdown, then the button, without a reload', async ({ page, site, db }) => {
    const { t } = site;
    const id = await newActivity(db, { opens: 0.01, title: 'Soon together' });
    await site.signIn(people.patientWithoutCard);
    await page.clock.install();
    await site.visit(`/community/activity/${id}`);
    await expect(page.getByText(t.activity.opensIn)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/1[34] minutes/);
    const register = page.getByRole('link', { name: t.cards.register, exact: true });
    await expect(register).toHaveCount(0);
    await page.clock.fastForward('15:00');
    await expect(register).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
  });
});

test('an activity that is not there is said to be lost', async ({ page, site }) => {
  await site.signIn(people.caregiver);
  await site.visit('/about/faq');
  await site.walk('/community/activity/no-such-activity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.pages.lostTitle);
});
