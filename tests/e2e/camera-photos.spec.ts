/** Photos as a camera takes them, through every form: as many are kept as were chosen, and nobody waits for them by hand. */
import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { freePhone, newCaregiver } from './accounts.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { largePhoto, registration, smallPhoto, type TestFile } from './register-way.ts';

const upload = '**/home/api/file';

let made: Promise<TestFile> | undefined;
const camera = async (count: number): Promise<TestFile[]> => {
  made ??= largePhoto();
  return new Array<TestFile>(count).fill(await made);
};

/** Pictures of this person that a form refers to. */
const kept = async (db: Pool, phone: string): Promise<number> => {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from file f join app_user u on u.id = f.owner_id
     where u.phone = $1 and f.claimed_at is not null`,
    [`+1${phone}`],
  );
  return rows[0]?.count ?? 0;
};

const gallery = (page: Page, within = 'main') =>
  page.locator(`${within} input[type=file]:not([capture])`).first();

/** Uploads wait until it is called. */
const holdUploads = async (page: Page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(upload, async (route) => {
    await held;
    await route.continue().catch(() => {}); // the page is gone by then
  });
  return release;
};

test.describe('on a phone', () => {
  test.use({ shell: 'mobile', lang: 'zh-CN' });

  test('the papers of a white card', async ({ page, site, db }) => {
    const { t } = site;
    const phone = await site.newPatient();
    await site.signIn(phone);
    await site.visit('/services/whitecard/info');
    await gallery(page).setInputFiles(await camera(2));
    await page.getByRole('button', { name: t.whitecard.send }).click();
    await expect(page.getByText(t.whitecard.sentTitle)).toBeVisible();
    expect(await kept(db, phone)).toBe(2);
  });

  test('a review, over a reload in the middle', async ({ page, site, db }) => {
    const { t } = site;
    const phone = await site.newPatient();
    await site.signIn(phone);
    await site.visit('/feedback/create');
    const photos = page.getByRole('group', { name: t.review.photos }).locator('figure');
    await page.getByLabel(t.review.text).fill(`很好 ${phone}`);
    await gallery(page).setInputFiles(await camera(1));
    await expect(photos).toHaveCount(1);
    // The second has not arrived when the page is loaded again: it is neither shown nor sent.
    const release = await holdUploads(page);
    await gallery(page).setInputFiles(await camera(1));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.reload();
    await hydrated(page);
    release();
    await page.unroute(upload);
    await expect(photos).toHaveCount(1);
    await gallery(page).setInputFiles(await camera(1));
    await page.getByRole('button', { name: t.review.send }).click();
    await expect(page.getByRole('heading', { name: t.review.sentTitle })).toBeVisible();
    expect(await kept(db, phone)).toBe(2);
  });
});

for (const service of ['white-card-renewal', 'letter-interpretation'])
  test(`a request: ${service}`, async ({ page, site, db }) => {
    const { t } = site;
    const phone = await site.newPatient();
    await site.signIn(phone);
    await site.visit(`/services?item=${service}&way=online`);
    await page.getByLabel(t.services.note).fill('Every page of it.');
    await gallery(page).setInputFiles(await camera(2));
    await page.getByRole('button', { name: t.services.send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.services.sentTitle);
    expect(await kept(db, phone)).toBe(2);
  });

test('a registration goes on by itself, also after a time without a network', async ({
  page,
  context,
  site,
  db,
}) => {
  const way = registration(page, site.t);
  const phone = freePhone();
  await site.visit('/register/patient');
  await way.fillPhone(phone);
  await way.goOn('name');
  await way.fillName();
  await way.goOn('address');
  await way.fillAddress();
  await way.goOn('card');
  await page.getByLabel(site.t.register.types.utility_bill).check();
  await context.setOffline(true);
  await way.choose(way.document('proofOfAddress'), await camera(2));
  await expect(way.main.getByText(site.t.upload.offline)).toHaveCount(2);
  await way.submit.click();
  await expect(way.main.getByText(site.t.upload.laterGoOn)).toBeVisible();
  await context.setOffline(false);
  await way.onStep('password');
  await way.fillPassword();
  await way.goOn('check');
  await way.submit.click();
  await expect(page).toHaveURL('/regresult/patient');
  expect(await kept(db, phone)).toBe(2);
});

test("a caregiver's papers are sent by themselves, and are still there after a reload", async ({
  page,
  site,
  db,
}) => {
  const { t } = site;
  const phone = await newCaregiver(db, 'more_info', { asked: ['medicalReport'], note: 'Please.' });
  await site.signIn(phone);
  await site.visit('/user/index?tab=info');
  const row = page.locator('#document-medicalReport');
  await row.getByRole('button', { name: t.center.documentAdd }).click();
  await gallery(page, '#document-medicalReport').setInputFiles(await smallPhoto());
  await expect(row.getByText(t.upload.sent, { exact: true })).toHaveCount(1);
  await page.reload();
  await expect(row.getByText(t.upload.sent, { exact: true })).toHaveCount(1);
  const release = await holdUploads(page);
  await gallery(page, '#document-medicalReport').setInputFiles(await camera(2));
  await row.getByRole('button', { name: t.center.documentSend }).click();
  await expect(row.getByText(t.upload.laterPhotos)).toBeVisible();
  release();
  await expect(row.getByText(t.center.documentHave)).toBeVisible();
  await expect(row.locator('img[src^="blob:"]')).toHaveCount(3);
  expect(await kept(db, phone)).toBe(3);
});
