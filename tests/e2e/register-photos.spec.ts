/** Photos of documents: what is refused, made smaller, sent, cancelled, tried again, put in order. */
import { limits } from '#contract/limits.ts';
import { freePhone } from './accounts.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { largePhoto, registration, scan, smallPhoto, useless, webpPhoto } from './register-way.ts';
import { fill } from './words.ts';

const upload = '**/home/api/file';
const rule = 'Only JPG/PNG files under 500KB can be uploaded.';

test.beforeEach(async ({ page, site }) => {
  const way = registration(page, site.t);
  await site.visit('/register/caregiver');
  await way.fillPhone(freePhone());
  await way.goOn('name');
  await way.fillName();
  await way.goOn('address');
  await way.fillAddress();
  await way.goOn('experience');
  await way.field('yearsOfExperience').fill('0');
  await way.field('workExperience').fill('None yet');
  await way.goOn('documents');
});

test('the photo buttons appear once a type is chosen', async ({ page, site: { t } }) => {
  const card = registration(page, t).document('workAuthorization');
  const take = card.getByRole('button', { name: t.upload.take });
  await expect(card.getByText(t.register.typeFirst)).toBeVisible();
  await expect(take).toHaveCount(0);
  await page.getByLabel(t.register.types.passport).check();
  await expect(take).toBeVisible();
  await expect(card.locator('input[capture=environment]')).toHaveCount(1);
});

test('a large photo is shrunk without asking, upright', async ({ page, site: { t } }) => {
  const way = registration(page, t);
  const card = way.document('homeCareCertificate');
  const sent = page.waitForResponse(upload);
  await way.choose(card, await largePhoto());
  const { data } = (await (await sent).json()) as {
    data: { width: number; height: number; bytes: number };
  };
  expect(data.bytes).toBeLessThan(limits.uploadBytes);
  // 2400 by 1800, turned by its EXIF note.
  expect([data.width, data.height]).toEqual([1200, 1600]);
  await expect(card.getByText(t.upload.sent, { exact: true })).toBeVisible();
});

test('another kind of photo becomes a JPG; a file of no use is told why', async ({
  page,
  site: { t },
}) => {
  const way = registration(page, t);
  const card = way.document('medicalReport');
  for (const [why, file] of Object.entries(useless)) {
    await way.choose(card, file);
    const said = why === 'type' ? rule : t.upload.refused[why as 'empty'];
    await expect(card.getByRole('alert').getByText(said)).toBeVisible();
    await card.getByRole('button', { name: t.upload.delete }).click();
  }
  await way.choose(card, await webpPhoto());
  await expect(way.arrived(card)).toBeVisible();
});

test('a scan of several pages is kept page by page, or not at all', async ({
  page,
  site: { t },
}) => {
  const way = registration(page, t);
  const card = way.document('medicalReport');
  await way.choose(card, await scan(5));
  const said = fill(t.upload.refused.pdfPages, { count: 5, room: 4 });
  await expect(card.getByRole('alert').getByText(said)).toBeVisible();
  await card.getByRole('button', { name: t.upload.delete }).click();
  await way.choose(card, await scan(3));
  await expect(way.arrived(card)).toHaveCount(3);
  await expect(card.locator('img[src^="blob:"]')).toHaveCount(3);
});

test('a photo that the network stops is sent again without choosing it again', async ({
  page,
  site: { t },
}) => {
  const way = registration(page, t);
  const card = way.document('homeCareCertificate');
  await page.route(upload, (route) => route.abort('connectionfailed'), { times: 1 });
  await way.choose(card, await smallPhoto());
  await card.getByRole('button', { name: t.common.tryAgain }).click();
  await expect(way.arrived(card)).toBeVisible();
});

test('a photo under way can be cancelled, and is not missing meanwhile', async ({
  page,
  site: { t },
}) => {
  const way = registration(page, t);
  const card = way.document('homeCareCertificate');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(upload, async (route) => {
    await held;
    await route.continue().catch(() => {}); // cancelled by then
  });
  await way.choose(card, await smallPhoto());
  await expect(card.getByRole('progressbar')).toBeVisible();
  // The other documents are missing; this one is not.
  await way.submit.click();
  await expect(way.wrong('medicalReport-fileIds')).toBeVisible();
  await expect(way.wrong('homeCareCertificate-fileIds')).toHaveCount(0);
  await card.getByRole('button', { name: t.upload.cancel }).click();
  await expect(card.getByRole('progressbar')).toHaveCount(0);
  await expect(card.getByRole('button', { name: t.upload.take })).toBeVisible();
  release();
});

test('up to four photos, in an order; kept over a reload; deleted', async ({
  page,
  site: { t },
}) => {
  const way = registration(page, t);
  const card = way.document('workAuthorization');
  await page.getByLabel(t.register.types.green_card).check();
  const photo = await smallPhoto();
  await way.choose(card, [photo, photo, photo, photo, photo]);
  await expect(way.arrived(card)).toHaveCount(4);
  const said = fill(t.upload.tooMany, { chosen: 5, room: 4, over: 1 });
  await expect(card.getByRole('alert').getByText(said)).toBeVisible();
  await expect(card.getByRole('button', { name: t.upload.take })).toHaveCount(0);

  const order = () =>
    card.locator('[id^="picture-"]').evaluateAll((all) => all.map(({ id }) => id));
  const [first, second] = await order();
  await card.getByRole('button', { name: t.upload.later }).first().click();
  await expect.poll(async () => (await order()).slice(0, 2)).toEqual([second, first]);

  await page.reload();
  await hydrated(page);
  await expect(card.locator('img[src^="blob:"]')).toHaveCount(4);
  await expect.poll(async () => (await order()).slice(0, 2)).toEqual([second, first]);
  await card.getByRole('button', { name: t.upload.delete }).first().click();
  await expect(way.arrived(card)).toHaveCount(3);
});

test('a photo can be looked at larger, and the focus comes back', async ({ page, site: { t } }) => {
  const way = registration(page, t);
  const card = way.document('homeCareCertificate');
  await way.choose(card, await smallPhoto());
  const look = card.getByRole('button', { name: t.upload.look });
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t.upload.question)).toBeVisible();
  await dialog.getByRole('button', { name: t.common.larger }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(look).toBeFocused();
});
