/** Renewals and the letter desk, from the family to the office and back. */
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { toast } from './accounts.ts';
import { axe } from './audit.ts';
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import * as office from './office-way.ts';
import { smallPhoto } from './register-way.ts';
import { spokenOn, withVoice } from './voice.ts';
import { fill } from './words.ts';

const inDays = (days: number): string =>
  dayAfter(localTime(new Date(), 'America/New_York').slice(0, 10), days);

test.describe('renewals, 繁體', () => {
  test.use({ lang: 'zh-TW', extraHTTPHeaders: { 'accept-language': 'zh-TW' } });

  test('a date is entered, put into a calendar, started, and seen by the office', async ({
    page,
    site,
    request,
  }) => {
    const { t, lang } = site;
    const { renewal } = t;
    const { user } = await site.signIn(await site.newPatient());
    await site.visit('/user/index?tab=dates');
    await main(page).getByRole('button', { name: renewal.add }).click();
    await main(page).getByRole('button', { name: renewal.save }).click();
    await expect(main(page).getByRole('alert').getByText(t.fields.date)).toBeVisible();
    const day = inDays(20);
    await main(page).getByLabel(renewal.what).selectOption('snap');
    await main(page).getByLabel(renewal.day).fill(day);
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('button', { name: renewal.save }).click();
    await expect(toast(page, renewal.saved)).toBeVisible();
    const card = main(page).getByRole('listitem').filter({ hasText: renewal.kind.snap });
    await expect(card).toContainText(formatDate(day, lang));
    await expect(card).toContainText(fill(renewal.left_other, { count: 20 }));

    // Its calendar opens without a login, and ends when turned off.
    await main(page).getByRole('button', { name: renewal.feedMake }).click();
    const address = main(page).getByText(/\/dates\.ics$/);
    await expect(address).toBeVisible();
    const feed = (await address.textContent()) ?? '';
    const calendar = await request.get(feed);
    expect(await calendar.text()).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('button', { name: renewal.feedEnd, exact: true }).click();
    await main(page).getByRole('alertdialog').getByRole('button').first().click();
    await expect(address).toHaveCount(0);
    expect((await request.get(feed)).status()).toBe(404);

    // The card on top leads here; one press asks the office.
    await site.visit('/user/index');
    await main(page).getByRole('link', { name: renewal.start }).click();
    await card.getByRole('button', { name: renewal.start }).click();
    await expect(card.getByText(renewal.startTitle)).toBeVisible();
    await card.getByRole('button', { name: renewal.startYes }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t.services.sentTitle);

    await office.staffIn(page, request, 'coordinator');
    await open(page, `/office/renewals?month=${day.slice(0, 7)}&state=started`);
    const row = main(page)
      .getByRole('row')
      .filter({ has: page.locator(`a[href="/office/people/${user.userId}"]`) });
    await expect(row).toContainText(t.office.renewals.state.started);
    await row.getByRole('link').first().click();
    const dates = main(page).getByRole('table', { name: t.office.renewals.ofPerson });
    await dates.getByRole('button', { name: t.office.renewals.edit }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.office.renewals.stateLabel).selectOption('done');
    await dialog.getByRole('button', { name: t.office.renewals.save }).click();
    await expect(dates).toContainText(t.office.renewals.state.done);

    // A colleague saves first: both sides are shown, and both changes are kept.
    const { personEdit } = t.office;
    await main(page).getByRole('button', { name: personEdit.edit, exact: true }).first().click();
    await dialog.getByLabel(personEdit.note).fill('重聽');
    await dialog.getByRole('button', { name: personEdit.addContact }).click();
    const contact = dialog.getByRole('group', { name: fill(personEdit.contact, { n: 1 }) });
    await contact.getByLabel(personEdit.contactName).fill('陳偉');
    await office.editElsewhere(request, user.userId, { city: 'Flushing' });
    await dialog.getByRole('button', { name: personEdit.save, exact: true }).click();
    await expect(dialog.getByText(personEdit.conflictNone)).toBeVisible();
    await dialog.getByRole('button', { name: personEdit.keepBoth }).click();
    await expect(dialog.getByLabel(personEdit.field.city)).toHaveValue('Flushing');
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: personEdit.save, exact: true }).click();
    await expect(toast(page, personEdit.saved)).toBeVisible();
    await expect(main(page).getByText('陳偉').first()).toBeVisible();
    await expect(main(page).getByText(personEdit.entry.edited).first()).toBeVisible();

    // The account is closed with the request, after a list, and opened again.
    const { personClose } = t.office;
    await main(page).getByRole('button', { name: personClose.close }).click();
    await expect(dialog.getByText(personClose.part.request)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: personClose.closeNow }).click();
    await expect(dialog.getByLabel(personClose.reason)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(personClose.reason).selectOption('moved');
    await dialog.getByRole('button', { name: personClose.closeNow }).click();
    await expect(toast(page, personClose.closed)).toBeVisible();
    await expect(main(page).getByText(personClose.closedNote)).toBeVisible();
    await expect(main(page).getByText(personClose.endedThen)).toBeVisible();
    await main(page).getByRole('button', { name: personClose.open }).click();
    await dialog.getByRole('button', { name: personClose.open }).click();
    await expect(toast(page, personClose.opened)).toBeVisible();
    await expect(main(page).getByRole('button', { name: personClose.close })).toBeVisible();
  });
});

test.describe('a letter on a phone, 简体', () => {
  test.use({
    shell: 'mobile',
    lang: 'zh-CN',
    extraHTTPHeaders: { 'accept-language': 'zh-CN' },
  });

  test('is photographed, answered as a denial, read aloud, and remembered', async ({
    page,
    site,
    request,
  }) => {
    const { t, lang } = site;
    const { letter } = t;
    await withVoice(page, 'zh-CN');
    const phone = await site.newPatient();
    await site.signIn(phone);
    await site.visit('/user/index?tab=letters');
    await main(page).getByRole('link', { name: letter.new }).click();
    await main(page)
      .locator('input[type=file]:not([capture])')
      .setInputFiles(await smallPhoto());
    await expect(main(page).getByText(t.upload.sent, { exact: true })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('button', { name: letter.send }).dblclick();
    await expect(main(page).getByText(letter.sentTitle)).toBeVisible();
    const recordId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await office.staffIn(page, request, 'coordinator');
    await open(page, `/office/requests/${recordId}`);
    const decision = office.decisionOf(page, t, t.office.letters.title);
    await decision.choose(t.office.letters.type.denial);
    await decision.form.getByLabel(t.office.letters.notice).fill(inDays(-10));
    const hearing = formatDate(inDays(50), lang);
    await expect(
      decision.form.getByText(fill(t.office.letters.hearing, { day: hearing })),
    ).toBeVisible();
    await expect(decision.preview).toContainText(phone.slice(-4));
    await office.expectArrived(request, phone, await decision.send(t.office.letters.send));

    await site.visit(`/services/letter/${recordId}`);
    await expect(main(page).getByText(letter.hearing)).toBeVisible();
    await expect(main(page).getByText(hearing, { exact: true })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('button', { name: letter.readToMe }).click();
    await expect.poll(() => spokenOn(page)).not.toEqual([]);
    await main(page).getByRole('link', { name: letter.seeDates }).click();
    await expect(main(page).getByText(letter.hearingDate)).toBeVisible();
  });
});
