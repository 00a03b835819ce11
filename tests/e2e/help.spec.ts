/** "Help Mom with this": a link made with her consent, used on another device, told in her personal center. */
import type { Browser, Page } from '@playwright/test';
import { codeFor } from './accounts.ts';
import { axe, sideways } from './audit.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { dataOf, staffIn } from './office-way.ts';
import { smallPhoto } from './register-way.ts';
import { fill, words as wordsOf } from './words.ts';

const son = { name: 'Wei', relationship: 'son' } as const;

/** The helper's own phone: the mobile site in English, signed in nowhere. */
const onAnotherPhone = async (browser: Browser, path: string): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`/h5${path}`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return page;
};
const en = wordsOf.en.help;

test.describe('White Card papers', () => {
  test.use({ shell: 'desktop', lang: 'zh-TW' });

  test('a son adds a photo and sends them; she sees what he did', async ({
    page,
    site,
    browser,
    request,
  }) => {
    const { t } = site;
    const phone = await site.newPatient();
    await site.signIn(phone);
    await site.visit('/services/whitecard/info');
    const main = page.getByRole('main');
    const ask = async () => {
      await main.getByRole('button', { name: t.help.ask }).click();
      await main.getByLabel(t.help.helperName).fill(son.name);
      await main.getByLabel(t.help.relationship).selectOption(son.relationship);
      // What is missing is named at its field.
      await main.getByRole('button', { name: t.help.make }).click();
      await expect(main.getByText(t.fields.code).first()).toBeVisible();
      await main.getByRole('button', { name: t.register.getCode, exact: true }).click();
      await expect(main.getByText(t.help.codeSent)).toBeVisible();
      await main.getByLabel(t.help.codeLabel).fill(await codeFor(request, phone));
      await main.getByRole('button', { name: t.help.make }).click();
      await expect(main.getByText(t.help.madeTitle)).toBeVisible();
      await expect(main.getByRole('img', { name: t.help.qr })).toBeVisible();
      const address = await main.getByText(/\/help#/).textContent();
      return `/help#${address?.split('#')[1]}`;
    };
    const link = await ask();
    expect(await axe(page)).toEqual([]);

    const helper = await onAnotherPhone(browser, link);
    const card = helper.getByRole('region', { name: en.papers.income });
    await expect(helper.getByRole('heading', { level: 1 })).toContainText(son.name);
    await card.locator('input[type=file]:not([capture])').setInputFiles(await smallPhoto());
    await expect(card.getByText(wordsOf.en.upload.sent, { exact: true })).toBeVisible();
    // Nothing is left behind.
    await helper.getByRole('button', { name: en.finishPapers }).click();
    await expect(helper.getByText(en.unsent)).toBeVisible();
    await helper.reload();
    await hydrated(helper);
    await card.getByRole('button', { name: en.addPhotos }).click();
    await expect(card.getByText(fill(en.added_one, { count: 1 }))).toBeVisible();
    expect(await axe(helper)).toEqual([]);
    expect(await sideways(helper)).toEqual([]);
    await helper.getByRole('button', { name: en.finishPapers }).click();
    await expect(helper.getByText(en.doneTitle)).toBeVisible();
    await helper.context().close();

    await site.visit('/user/index?tab=helpers');
    const who = fill(t.help.your.son, { name: son.name });
    await expect(main.getByText(fill(t.help.acts.photos_other, { who, count: 1 }))).toBeVisible();
    await expect(main.getByText(t.help.states.done)).toBeVisible();
  });
});

test.describe('the office', () => {
  test.use({ shell: 'desktop', lang: 'en' });

  test('notes the consent of a caller; the daughter books the visit', async ({
    page,
    site,
    db,
    browser,
    request,
  }) => {
    const phone = await site.newPatient();
    const { rows } = await db.query('select id from app_user where phone = $1', [`+1${phone}`]);
    await staffIn(page, request, 'coordinator');
    await page.goto(`/office/people/${rows[0].id}`);
    await page.getByRole('button', { name: en.desk.make }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en.desk.about).selectOption('book_visit');
    await dialog.getByLabel(en.helperName).fill('Jenny');
    await dialog.getByLabel(en.desk.consent).fill('She called from her own phone.');
    await dialog.getByRole('button', { name: en.make }).click();
    const address = await dialog.getByText(/\/help#/).textContent();
    const helper = await onAnotherPhone(browser, `/help#${address?.split('#')[1]}`);
    await helper.locator('#booking-day').click();
    await helper.locator('#booking-time').click();
    await helper.getByRole('button', { name: en.book }).click();
    await expect(helper.getByText(en.doneTitle)).toBeVisible();
    await expect(helper.getByText(/^R-\d+/)).toBeVisible();
    await helper.context().close();
    const links = await dataOf<{ state: string; history: { action: string }[] }[]>(
      await request.get(`/home/staff/people/${rows[0].id}/help`, {
        headers: {
          Authorization: (await page.evaluate(() => localStorage.getItem('officeToken'))) ?? '',
        },
      }),
    );
    expect(links[0]).toMatchObject({ state: 'done' });
    expect(links[0]?.history.at(-1)?.action).toBe('booked');
  });

  test('a link that does not open says why', async ({ page, site }) => {
    await site.visit('/help#made-up');
    await expect(page.getByText(en.lost.unknown)).toBeVisible();
  });
});
