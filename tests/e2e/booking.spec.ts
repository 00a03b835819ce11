import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { offices } from '#demo/offices.ts';
import { services } from '#demo/services.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { whole } from '#web/lib/page/site.ts';
import { axe } from './audit.ts';
import { bookingPage, callAs, chosenSlot, fillTime, freeTimes, recordsOf } from './booking-way.ts';
import { expect, logInByForm, people, stored, test } from './fixtures.ts';
import { tabTo } from './keys.ts';
import { fill } from './words.ts';

const nameOf = (list: readonly { slug: string; name: Record<string, string> }[], slug: string) =>
  list.find((one) => one.slug === slug)?.name ?? {};
const officeOf = (slug: string) => offices.find((one) => one.slug === slug);
/** The service with the most to bring: its printed page is the fullest. */
const benefits = nameOf(services, 'government-benefits');

test.describe('by keyboard alone, from another time zone', () => {
  // Half a day away from the office: its wall clock is what counts.
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a visit is booked once, whatever is pressed twice', async ({ page, request, site }) => {
    const { t } = site;
    const { token } = await site.signIn(await site.newPatient());
    const call = callAs(request, token);
    const free = await freeTimes(call, 'manhattan-office');
    await site.visit('/services/booking');
    const { heading, onStep, recordNo } = bookingPage(page, t);
    await expect(heading).toHaveText(t.services.bookingTitles.item);
    await expect(page.getByRole('radio').first()).toBeVisible();

    // Nothing chosen: the summary takes the focus and leads to the choice.
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#booking-item')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await onStep('office');
    await expect(heading).toBeFocused();

    await tabTo(page, 'input[name=companyAddressId]');
    await page.keyboard.press('Space');
    await expect(page.locator('input[value=manhattan-office]')).toBeChecked();
    await page.keyboard.press('Enter');
    await onStep('day');

    await page.locator('#booking-day').waitFor();
    await tabTo(page, '#booking-day');
    await page.keyboard.press('Enter');
    await expect(page.locator('#booking-times')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#booking-time')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator('#booking-time')).toHaveAttribute('aria-pressed', 'true');
    // As it was chosen: the first time of all may have gone by while we pressed.
    const wanted = await chosenSlot(page);
    expect(free.slice(0, 2)).toContainEqual(wanted);
    const when = sayWhen(`${wanted.reserveDate} ${wanted.reserveTime}`, 'en');
    await expect(
      page.getByRole('status').getByText(fill(t.services.chosen, { when })),
    ).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await onStep('check');
    await expect(heading).toBeFocused();

    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(t.services.doneTitle);
    await expect(heading).toBeFocused();
    await expect(page.getByRole('main').getByText(when, { exact: true }).first()).toBeVisible();
    const records = await recordsOf(call);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ ...wanted, status: 'init', method: 'offline' });
    await expect(recordNo).toHaveText(records[0]?.recordNo ?? '');
    expect(await stored(page, 'draft:booking')).toBeNull();
    await page.goBack();
    await expect(heading).toHaveText(t.services.bookingTitles.item);
  });
});

test.describe('on a phone, 简体', () => {
  test.use({ shell: 'mobile', lang: 'zh-CN' });

  test('from the service to the paper: Back, reload and sign-in lose nothing', async ({
    page,
    site,
    db,
  }) => {
    const { t, lang } = site;
    const phone = await site.newPatient();
    await site.signIn(phone);
    const office = officeOf('brooklyn-office');
    await site.visit('/services');
    const way = bookingPage(page, t);
    const book = fill(t.common.pair, { label: t.services.book, text: benefits[lang] ?? '?' });
    await way.main.getByRole('link', { name: book }).click();
    await way.onStep('office');
    await way.office(office?.companyName[lang] ?? '').check();
    await way.submit.click();
    await way.onStep('day');
    await way.dayButton(0).waitFor();
    await expect(way.main.getByRole('group').first().getByRole('button')).toHaveCount(10);
    await way.main.getByRole('button', { name: t.services.laterDays }).click();
    await expect(way.main.getByRole('group').first().getByRole('button')).toHaveCount(20);
    await expect(way.dayButton(10)).toBeFocused();
    await way.dayButton(1).click();
    await way.freeTime(2).click();
    await page.goBack();
    await way.onStep('office');
    await expect(way.office(office?.companyName[lang] ?? '')).toBeChecked();
    await page.goForward();
    await way.onStep('day');
    await page.reload();
    await expect(page.getByText(t.services.resumed)).toBeVisible();
    await expect(way.freeTime(2)).toHaveAttribute('aria-pressed', 'true');
    await way.submit.click();
    await way.onStep('check');
    await way.main.getByLabel(t.services.bookingNote).fill('我坐轮椅来。');

    // The session ends on the server: after signing in everything is still there.
    await db.query(
      'delete from session where user_id = (select id from app_user where phone = $1)',
      [`+1${phone}`],
    );
    await way.submit.click();
    await expect(page).toHaveURL(/\/h5\/login\?redirect=/);
    await logInByForm(page, t, phone);
    await way.onStep('check');
    await expect(way.main.getByLabel(t.services.bookingNote)).toHaveValue('我坐轮椅来。');
    await way.submit.click();
    await expect(way.heading).toHaveText(t.services.doneTitle);
    expect(await axe(page)).toEqual([]);
    await expect(way.main.getByText(benefits[lang] ?? '', { exact: true })).toBeVisible();
    await expect(way.main.getByRole('link', { name: t.services.route })).toHaveAttribute(
      'href',
      /openstreetmap/,
    );

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      way.main.getByRole('button', { name: t.services.calendar }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^R-\d+\.ics$/);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR[\s\S]*DTSTART/);

    const number = await way.recordNo.innerText();
    await way.main.getByRole('link', { name: t.services.print }).click();
    await expect(page.getByRole('button', { name: t.services.printButton })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const paper = await getDocumentProxy(
      new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
    );
    const { totalPages, text } = await extractText(paper, { mergePages: true });
    expect(totalPages).toBe(1);
    const plain = text.replace(/\s+/g, '');
    for (const words of [
      number,
      benefits['zh-CN'],
      benefits.en,
      office?.companyName['zh-CN'],
      office?.companyName.en,
      office?.detailedAddress.en,
      office?.phone,
      '预约单',
      'Please help me get to this address',
    ])
      expect(plain).toContain((words ?? '?').replace(/\s+/g, ''));
    // Nothing of the site around it.
    expect(plain).not.toContain(t.shell.privacy);
    expect(plain).not.toContain(t.services.printBack);
  });
});

test.describe('when somebody was faster', () => {
  test.use({ lang: 'zh-TW' });

  test('the nearest free times are one press away and nothing is lost', async ({
    page,
    request,
    site,
  }) => {
    const { t, lang } = site;
    const { token } = await site.signIn(await site.newPatient());
    const call = callAs(request, token);
    await site.visit('/services/booking?item=letter-interpretation&office=queens-office');
    const way = bookingPage(page, t);
    await way.onStep('day');
    await way.dayButton(2).click();
    await way.freeTime(3).click();
    await way.submit.click();
    await way.onStep('check');
    await way.main.getByLabel(t.services.bookingNote).fill('請用國語。');

    const { reserveDate, reserveTime } = await chosenSlot(page);
    await fillTime(request, site.newPatient, 'queens-office', { reserveDate, reserveTime });
    await way.submit.click();
    const alert = way.main.getByRole('alert').filter({ hasText: t.services.refused.full });
    await expect(alert).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await recordsOf(call)).toEqual([]);

    const nearest = alert.getByRole('button').first();
    const offered = await nearest.innerText();
    await nearest.click();
    await expect(alert).toBeHidden();
    await expect(way.submit).toBeFocused();
    await expect(way.main.getByLabel(t.services.bookingNote)).toHaveValue('請用國語。');
    await page.keyboard.press('Enter');
    await expect(way.heading).toHaveText(t.services.doneTitle);
    const [record] = await recordsOf(call);
    const when = sayWhen(`${record?.reserveDate} ${record?.reserveTime}`, lang);
    expect(offered).toContain(when);
    expect(record).toMatchObject({ note: '請用國語。' });
    expect(when).not.toBe(sayWhen(`${reserveDate} ${reserveTime}`, lang));
  });
});

test('a caregiver who wants long-term care is refused at the choice', async ({ page, site }) => {
  const { t } = site;
  await site.signIn(people.caregiver);
  await site.visit('/services/booking?item=long-term-care&office=bronx-office');
  const { main } = bookingPage(page, t);
  await expect(main.getByText(t.errors.caregiver_cannot_apply).first()).toBeVisible();
  await expect(page).toHaveURL(/step=item/);
});

test('an office without a free time says whom to call', async ({ page, site }) => {
  const { t } = site;
  await site.signIn(await site.newPatient());
  await page.route('**/home/api/service/slots?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, days: [], nextFrom: null } },
    });
  });
  await site.visit('/services/booking?item=letter-interpretation&office=bronx-office');
  const { main } = bookingPage(page, t);
  await expect(main.getByText(t.services.noDays)).toBeVisible();
  const phone = officeOf('bronx-office')?.phone ?? '?';
  await expect(main.getByRole('link', { name: whole(phone) })).toHaveAttribute(
    'href',
    /^tel:\+1718/,
  );
  await main.getByRole('link', { name: t.services.otherOffice }).click();
  await expect(page).toHaveURL(/step=office/);
});
