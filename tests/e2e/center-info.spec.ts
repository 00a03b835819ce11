/** Personal info: to read, to change, with password, devices, documents, export and deletion. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { demoPassword } from '#demo/agency.ts';
import type { Messages } from '#i18n/messages.ts';
import { codeFor, field, freePhone, newCaregiver, press, toast } from './accounts.ts';
import { expect, logIn, logInByForm, people, spoken, stored, test } from './fixtures.ts';
import { smallPhoto } from './register-way.ts';

const infoPath = '/user/index?tab=info';
const main = (page: Page) => page.getByRole('main');

/** What a registration would have asked for. */
const fillProfile = async (page: Page, t: Messages) => {
  await field(page, t.register.firstName).fill('Mei Ling');
  await field(page, t.register.lastName).fill('Chen');
  await field(page, t.register.preferredName).fill('美玲');
  await main(page).getByRole('radio', { name: t.register.female, exact: true }).check();
  await field(page, t.register.address).fill('136-20 38th Ave');
  await field(page, t.register.postcode).fill('11354');
  await expect(field(page, t.register.city)).toHaveValue('Flushing');
  await expect(field(page, t.register.state)).toHaveValue('NY');
};

// The forms are the same in both shells (tests/component/account): each way is gone in one of them.
test.describe('personal info, mobile', () => {
  test.use({ shell: 'mobile' });

  test('is changed; a failed save keeps what was typed', async ({ page, site }) => {
    const { t } = site;
    await site.signIn(await site.newPatient());
    await site.visit(infoPath);
    await press(page, t.center.edit);
    await field(page, t.register.firstName).fill('');
    await press(page, t.center.save);
    await expect(page.getByRole('alert').getByRole('link').first()).toContainText(
      t.fields.required,
    );
    await page.getByRole('alert').getByRole('link').first().click();
    await expect(field(page, t.register.firstName)).toBeFocused();

    await fillProfile(page, t);
    await page.route('**/patient/info/update', (route) => route.abort());
    await press(page, t.center.save);
    await expect(toast(page, t.client.network)).toBeVisible();
    await expect(field(page, t.register.address)).toHaveValue('136-20 38th Ave');
    await page.unroute('**/patient/info/update');
    await press(page, t.center.save);
    await expect(toast(page, t.center.saved)).toBeVisible();
    await expect(main(page).getByRole('button', { name: t.center.edit })).toBeFocused();
    await expect(page.getByRole('banner').getByText('Hi, Mei Ling, ')).toBeVisible();
    await page.reload();
    await expect(main(page).getByText('Flushing, NY 11354')).toBeVisible();
    // It was saved: nothing of it is left in the browser.
    expect(await stored(page, 'draft:profile')).toBeNull();
  });

  test('a new phone number needs the code that goes to it, and the password', async ({
    page,
    site,
    request,
  }) => {
    const { t } = site;
    await site.signIn(await site.newPatient());
    await site.visit(infoPath);
    await press(page, t.center.edit);
    await fillProfile(page, t);
    const code = field(page, t.register.verificationCode);
    await expect(code).toHaveCount(0);
    const phone = freePhone();
    await field(page, t.register.phone).fill(phone);
    await press(page, t.center.save);
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await press(page, t.register.getCode);
    await code.fill('000000');
    const password = field(page, t.center.surePassword);
    await password.fill('Wrong-password-1');
    await press(page, t.center.save);
    await expect(page.getByRole('alert')).toContainText(t.errors.wrong_password);
    await password.fill(demoPassword);
    await press(page, t.center.save);
    await expect(page.getByRole('alert')).toContainText(t.errors.wrong_code);
    // Nothing that was typed is lost on the way.
    await expect(field(page, t.register.phone)).toHaveValue(phone);
    await expect(password).toHaveValue(demoPassword);
    await code.fill(await codeFor(request, phone));
    await press(page, t.center.save);
    await expect(toast(page, t.center.savedContact)).toBeVisible();
    await logIn(request, phone);
  });

  test('documents that were asked for are added, and the office looks again', async ({
    page,
    site,
    db,
  }) => {
    const { t } = site;
    const asked = ['medicalReport'];
    const phone = await newCaregiver(db, 'more_info', { asked, note: 'Please sign it.' });
    await site.signIn(phone);
    await site.visit(infoPath);
    const photo = await readFile('demo/media/promo-poster.jpg');
    const kinds = ['workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress'];
    for (const kind of kinds) {
      const row = page.locator(`#document-${kind}`);
      await expect(row.getByText(t.center.documentMissing)).toBeVisible();
      await row.getByRole('button', { name: t.center.documentAdd }).click();
      await row.getByRole('button', { name: t.center.documentSend }).click();
      const typed = kind === 'workAuthorization' || kind === 'proofOfAddress';
      await expect(row.getByRole('alert')).toContainText(
        typed ? t.fields.choice : t.fields.picture,
      );
      if (kind === 'workAuthorization')
        await row.getByRole('radio', { name: t.register.types.green_card }).check();
      if (kind === 'proofOfAddress')
        await row.getByRole('radio', { name: t.register.types.phone_bill }).check();
      await row.locator('input[type=file]').last().setInputFiles({
        name: 'photo.jpg',
        mimeType: 'image/jpeg',
        buffer: photo,
      });
      await expect(row.getByText(t.upload.sent, { exact: true })).toBeVisible();
      await row.getByRole('button', { name: t.center.documentSend }).click();
      await expect(row.getByText(t.center.documentHave)).toBeVisible();
      await expect(row.locator('img[src^="blob:"]')).toBeVisible();
    }
    const { rows } = await db.query(
      `select status from caregiver_application a join app_user u on u.id = a.user_id where u.phone = $1`,
      [`+1${phone}`],
    );
    expect(rows).toEqual([{ status: 'submitted' }]);
  });
});

test.describe('personal info, desktop', () => {
  test.use({ shell: 'desktop' });

  test('what was typed survives a reload and a login that ran out', async ({ page, site }) => {
    const { t } = site;
    const phone = await site.newPatient();
    const { token } = await site.signIn(phone);
    await site.visit(infoPath);
    await press(page, t.center.edit);
    await fillProfile(page, t);
    await page.reload();
    await expect(page.getByText(t.center.draftKept)).toBeVisible();
    await expect(field(page, t.register.address)).toHaveValue('136-20 38th Ave');

    await page.request.delete('/home/auth/logout', { headers: { authorization: token } });
    await press(page, t.center.save);
    await expect(page.getByText(t.client.loginAgain)).toBeVisible();
    await logInByForm(page, t, phone);
    await expect(page).toHaveURL(site.at(infoPath));
    await expect(field(page, t.register.address)).toHaveValue('136-20 38th Ave');
    await press(page, t.center.save);
    await expect(toast(page, t.center.saved)).toBeVisible();
  });

  test('the own data and photos can be taken along', async ({ page, site, request }) => {
    const phone = await site.newPatient();
    const { token } = await site.signIn(phone);
    const photo = await smallPhoto();
    const sent = await request.post('/home/api/file', {
      headers: { Authorization: token },
      multipart: { purpose: 'service', file: photo },
    });
    const { data } = (await sent.json()) as { data: { fileId: string; bytes: number } };
    await site.visit(infoPath);
    await press(page, site.t.center.export);
    await field(page, site.t.center.surePassword).fill(demoPassword);
    const download = page.waitForEvent('download');
    await press(page, site.t.center.export);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^persimmon-\d{4}-\d{2}-\d{2}\.zip$/);
    const inside = unzipSync(await readFile(await file.path()));
    expect(strFromU8(inside['data.json'] ?? new Uint8Array())).toContain(phone);
    expect(inside[`photos/${data.fileId}.jpg`]).toHaveLength(data.bytes);
  });
});

for (const lang of spoken) {
  test.describe(`deleting the account, ${lang}`, () => {
    test.use({ lang, shell: lang === 'en' ? 'desktop' : 'mobile' });

    test('says what goes, asks for the password, then leads home', async ({
      page,
      site,
      request,
    }) => {
      const { t } = site;
      const phone = await site.newPatient();
      await site.signIn(phone);
      await site.visit(infoPath);
      await press(page, t.center.delete);
      await expect(page.getByText(t.center.deleteSure)).toBeFocused();
      await press(page, t.center.keepAccount);
      await press(page, t.center.delete);
      const password = field(page, t.center.surePassword);
      await press(page, t.center.deleteNow);
      await expect(password).toBeFocused();
      await password.fill('Wrong-password-1');
      await press(page, t.center.deleteNow);
      await expect(main(page).getByText(t.errors.wrong_password)).toBeVisible();
      await password.fill(demoPassword);
      await press(page, t.center.deleteNow);
      await expect(toast(page, t.center.deleted)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`^http://[^/]+${site.at('')}/?$`));
      for (const key of ['token', 'user', 'username', 'deviceKey'])
        expect(await stored(page, key), key).toBeNull();
      const data = { username: phone, password: demoPassword };
      expect((await request.post('/home/auth/login', { data })).status()).toBe(401);
    });
  });
}

test('personal info can be changed by keyboard alone', async ({ page, site }) => {
  const { t } = site;
  await site.signIn(people.caregiver);
  await site.visit(infoPath);
  const edit = main(page).getByRole('button', { name: t.center.edit, exact: true });
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(field(page, t.register.firstName)).toBeFocused();
  await field(page, t.register.preferredName).focus();
  await page.keyboard.type('Lily');
  await main(page).getByRole('button', { name: t.center.cancel }).focus();
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
});
