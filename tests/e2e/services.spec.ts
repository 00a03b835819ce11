import { services } from '#demo/services.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { axe } from './audit.ts';
import { callAs, recordsOf } from './booking-way.ts';
import { expect, stored, test } from './fixtures.ts';
import { smallPhoto } from './register-way.ts';
import { fill } from './words.ts';

const service = (slug: string) => services.find((one) => one.slug === slug);

test.describe('a letter to be read, 繁體', () => {
  test.use({ lang: 'zh-TW' });

  test('is sent online with words and a photo, and a reload loses neither', async ({
    page,
    request,
    site,
  }) => {
    const { t, lang } = site;
    const { token } = await site.signIn(await site.newPatient());
    await site.visit('/services');
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    await expect(main.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(
      services.length,
    );
    const name = service('letter-interpretation')?.name[lang] ?? '?';
    await main
      .getByRole('link', { name: fill(t.common.pair, { label: t.services.start, text: name }) })
      .click();
    await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
    // Both ways are open: it asks first.
    await expect(main.getByRole('link', { name: t.services.book })).toBeVisible();
    await main.getByRole('link', { name: t.services.wayOnlineGo }).click();
    await main.getByLabel(t.services.note).fill('這封信說什麼？\n要不要回？');
    await main.locator('input[type=file]:not([capture])').setInputFiles(await smallPhoto());
    await expect(main.getByText(t.upload.sent, { exact: true })).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await page.reload();
    await expect(main.getByLabel(t.services.note)).toHaveValue('這封信說什麼？\n要不要回？');
    await expect(main.getByText(t.upload.sent, { exact: true })).toBeVisible();
    await main.getByRole('button', { name: t.services.phoneOther }).click();
    await main.getByLabel(t.services.phoneLabel).fill('12');
    await main.getByRole('button', { name: t.services.send }).click();
    await expect(main.getByRole('alert').getByText(t.fields.phone)).toBeVisible();
    await main.getByLabel(t.services.phoneLabel).fill('（917）555-0142');
    // Twice, as impatient people do.
    await main.getByRole('button', { name: t.services.send }).dblclick();
    await expect(heading).toHaveText(t.services.sentTitle);

    const records = await recordsOf(callAs(request, token));
    expect(records).toHaveLength(1);
    const [record] = records;
    expect(record).toMatchObject({
      method: 'online',
      note: '這封信說什麼？\n要不要回？',
      contactPhone: '+19175550142',
    });
    expect(record?.files).toHaveLength(1);
    await expect(main.getByText(record?.recordNo ?? '?', { exact: true })).toBeVisible();
    const when = sayWhen(record?.dueAt ?? '', lang);
    await expect(main.getByText(fill(t.services.sentLead, { when }))).toBeVisible();
    expect(await stored(page, 'draft:request-letter-interpretation')).toBeNull();
    expect(await axe(page)).toEqual([]);
  });
});

test.describe('one service', () => {
  test.use({ shell: 'mobile' });

  test('a request pressed without a network goes by itself after its photos, once; more can follow', async ({
    page,
    request,
    context,
    site,
  }) => {
    const { t } = site;
    const { token } = await site.signIn(await site.newPatient());
    await site.visit('/services?item=letter-interpretation&way=online');
    const main = page.getByRole('main');
    const choose = async (count: number) =>
      main
        .locator('input[type=file]:not([capture])')
        .setInputFiles(await Promise.all(Array.from({ length: count }, smallPhoto)));
    await main.getByLabel(t.services.note).fill('What does it say?');
    await context.setOffline(true);
    await choose(2);
    await expect(main.getByText(t.upload.offline)).toHaveCount(2);
    await main.getByRole('button', { name: t.services.send }).click();
    await expect(main.getByText(t.upload.laterPhotos)).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.services.sentTitle);

    await choose(1);
    await expect(main.getByText(t.upload.sent, { exact: true })).toBeVisible();
    await page.reload();
    await expect(main.getByText(t.upload.sent, { exact: true })).toBeVisible();
    await context.setOffline(true);
    await main.getByRole('button', { name: t.services.addPhotosSend }).click();
    await expect(main.getByText(t.upload.laterNetwork)).toBeVisible();
    await context.setOffline(false);
    await expect(
      main.getByText(fill(t.services.addedPhotos, { count: 1, total: 3 })),
    ).toBeVisible();
    const shown = main.getByRole('list', { name: t.services.photosTitle }).getByRole('button');
    await expect(shown).toHaveCount(3);
    expect(await axe(page)).toEqual([]);
    const records = await recordsOf(callAs(request, token));
    expect(records.map(({ files }) => files.length)).toEqual([3]);
  });

  test('done at an office only goes straight on to booking; one that is gone says so', async ({
    page,
    site,
  }) => {
    const { t } = site;
    await site.signIn(await site.newPatient());
    await site.visit('/services');
    const main = page.getByRole('main');
    const name = service('government-benefits')?.name.en ?? '?';
    await main
      .getByRole('link', { name: fill(t.common.pair, { label: t.services.book, text: name }) })
      .click();
    await expect(page).toHaveURL(/\/h5\/services\/booking\?step=office$/);
    await expect(main.getByText(name, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/h5\/services$/);
    await site.visit('/services?item=no-such-service');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.services.unknown);
  });
});
