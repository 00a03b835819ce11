import { formatShortDay } from '#web/lib/i18n/dates.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { axe } from './audit.ts';
import { bookAs, bookingPage, callAs, freeTimes, recordsOf } from './booking-way.ts';
import { expect, test } from './fixtures.ts';
import { fill } from './words.ts';

test.describe('a booked visit', () => {
  test.use({ shell: 'mobile' });

  test('is moved, then cancelled, and its place is free again', async ({ page, request, site }) => {
    const { t } = site;
    const { token } = await site.signIn(await site.newPatient());
    const call = callAs(request, token);
    // Not of the first day, whose times go by.
    const [soonest] = await freeTimes(call, 'bronx-office');
    const laterTimes = async () =>
      (await freeTimes(call, 'bronx-office')).filter(
        ({ reserveDate }) => reserveDate !== soonest?.reserveDate,
      );
    const free = await laterTimes();
    const first = free.at(-1) ?? { reserveDate: '', reserveTime: '' };
    const { data: record } = await bookAs(call, 'bronx-office', first);
    await site.visit(`/services/booking?record=${record.recordId}`);
    const way = bookingPage(page, t);
    const when = sayWhen(`${first.reserveDate} ${first.reserveTime}`, 'en');
    await way.main.getByRole('link', { name: t.services.move }).click();
    await expect(way.main.getByText(fill(t.services.moveLead, { when }))).toBeVisible();
    await way.submit.click();
    await expect(way.main.getByRole('alert').getByText(t.services.missing.day)).toBeVisible();
    await way.dayButton(1).click();
    await expect(way.dayButton(1)).toContainText(formatShortDay(free[0]?.reserveDate ?? '', 'en'));
    await way.freeTime(0).click();
    expect(await axe(page)).toEqual([]);
    await way.submit.click();
    await expect(way.heading).toHaveText(t.services.movedTitle);
    const moved = (await recordsOf(call))[0];
    expect(moved).toMatchObject({ recordId: record.recordId, ...free[0] });

    const cancel = way.main.getByRole('button', { name: t.services.cancel });
    await cancel.click();
    await expect(way.main.getByRole('button', { name: t.services.cancelNo })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cancel).toBeFocused();
    await cancel.click();
    await way.main.getByRole('button', { name: t.services.cancelYes }).click();
    await expect(way.heading).toHaveText(t.services.cancelledTitle);
    await expect(way.main.getByRole('link', { name: t.services.move })).toHaveCount(0);
    expect((await recordsOf(call))[0]?.cancelledAt).toBeTruthy();
    expect(await laterTimes()).toEqual(free);
  });
});
