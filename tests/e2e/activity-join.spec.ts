import type { Page } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import type { Messages } from '#i18n/messages.ts';
import { field, press } from './accounts.ts';
import { countRegistrations, guest, newActivity } from './activities.ts';
import { axe, sideways } from './audit.ts';
import { holdTime } from './clock.ts';
import { expect, logInByForm, stored, test } from './fixtures.ts';
import { fill } from './words.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Everything that must be there before it can be sent, but for the name and phone of the profile. */
const accept = (page: Page, t: Messages) => page.getByLabel(t.activity.privacyAccept).check();

test.describe('an elder joins with her husband and a wheelchair', () => {
  test.use({ shell: 'mobile', lang: 'zh-TW' });

  test('from the list to the confirmation', async ({ page, site, db, request }) => {
    const { t, at } = site;
    const phone = await site.newPatient();
    const title = `重陽敬老茶會 ${phone}`;
    const id = await newActivity(db, { title });
    await site.signIn(phone);
    await site.visit('/community/activity/list');
    await page.getByRole('searchbox', { name: t.activity.find }).fill(`敬老茶会 ${phone}`);
    await page.getByRole('button', { name: t.activity.findGo }).click();
    const found = page.getByRole('article').filter({ hasText: title });
    await expect(page).toHaveURL(/\/search\?/);
    await found.getByRole('link', { name: t.cards.register }).click();
    await expect(h1(page)).toHaveText(title);
    await page.getByRole('link', { name: t.cards.register, exact: true }).click();
    await expect(h1(page)).toHaveText(t.activity.formTitle);

    // Filled from the profile, and nothing is ticked for her.
    await expect(field(page, t.activity.name)).toHaveValue('Test Patient');
    await expect(field(page, t.activity.phone)).toHaveValue(/^\(646\)\s555-\d{4}$/);
    await expect(page.getByLabel(t.activity.smsConsent)).not.toBeChecked();
    await expect(page.getByLabel(t.activity.companion.c0, { exact: true })).toBeChecked();
    await page.getByLabel(t.activity.companion.c1, { exact: true }).check();
    await expect(page.getByText(fill(t.activity.people, { n: 2 }))).toBeVisible();
    await page.getByLabel(t.activity.need.wheelchair).check();
    await press(page, t.activity.send);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(
      fill(t.register.errorLine, { label: t.activity.privacyTitle, message: t.fields.privacy }),
    );
    expect(await axe(page)).toEqual([]);

    // A hand that shakes: two taps are one registration.
    await accept(page, t);
    const send = page.getByRole('button', { name: t.activity.send });
    await send.dblclick();
    // First of all: the page would move on by itself.
    await page.getByRole('button', { name: t.move.stay }).click();
    await expect(page.getByText(t.move.stays).first()).toBeVisible();
    await expect(h1(page)).toHaveText(t.activity.doneTitle);
    await expect(page).toHaveURL(at(`/community/activity/result?activityId=${id}`));
    expect(await countRegistrations(db, id)).toBe(1);
    await expect(page.getByText(fill(t.activity.doneLead, { hours: 24 }))).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);

    await page.getByRole('link', { name: fill(t.move.goTo, { place: title }) }).click();
    await expect(page).toHaveURL(at(`/community/activity/${id}`));
    await expect(page.getByText(t.cards.registered, { exact: true })).toBeVisible();
    await expect(
      page.getByText(fill(t.activity.yourNeeds, { needs: t.activity.need.wheelchair })),
    ).toBeVisible();
    await expect(page.getByText(fill(t.cards.left, { n: 18 }))).toBeVisible();
    expect(await axe(page)).toEqual([]);
    // Back does not lead into the form again.
    await page.goBack();
    await expect(h1(page)).toHaveText(title);

    const calendar = page.getByRole('link', { name: t.activity.calendar });
    const file = await request.get((await calendar.getAttribute('href')) ?? '');
    expect(await file.text()).toContain('BEGIN:VEVENT');
    await expect
      .poll(async () => {
        const answer = await request.get(`/home/demo/messages?to=%2B1${phone}`);
        return ((await answer.json()) as { data: { text: string }[] }).data[0]?.text;
      })
      .toContain(title);

    // Where she looks for it: on its card, and in her personal center.
    await site.visit(`/community/activity/search?q=${phone}`);
    await expect(page.getByRole('article').getByText(t.cards.registered)).toBeVisible();
    await site.visit('/user/index?tab=activities');
    await expect(page.getByRole('article').getByText(title)).toBeVisible();
    await press(page, t.activity.cancel);
    await press(page, t.activity.cancelYes);
    await expect(page.getByText(t.activity.mineEmpty)).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });
});

test.describe('full while somebody is writing', () => {
  test.use({ lang: 'en' });

  test('nothing is lost; the waitlist, its order, and the way in', async ({
    page,
    site,
    db,
    request,
  }) => {
    const { t, at } = site;
    const id = await newActivity(db, { quota: 3, title: 'Three chairs' });
    const first = await guest(request, await site.newPatient());
    const second = await guest(request, await site.newPatient());
    const phone = await site.newPatient();
    await site.signIn(phone);
    await site.visit(`/community/activity/${id}?view=register`);
    await page.getByLabel(t.activity.companion.c1, { exact: true }).check();
    await page.getByLabel(t.activity.need.diet).check();
    await field(page, t.activity.needsNote).fill('No peanuts, please.');

    // A reload keeps it, and so does a session that ends.
    await page.reload();
    await expect(page.getByText(t.center.draftKept)).toBeVisible();
    await expect(field(page, t.activity.needsNote)).toHaveValue('No peanuts, please.');
    await accept(page, t);
    await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
    await press(page, t.activity.send);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await logInByForm(page, t, phone);
    await expect(page).toHaveURL(at(`/community/activity/${id}?view=register`));
    await expect(page.getByLabel(t.activity.companion.c1, { exact: true })).toBeChecked();

    // Meanwhile others come.
    await first.join(id, 1);
    await press(page, t.activity.send);
    await expect(page.getByText(fill(t.activity.fewTitle, { n: 1, people: 2 }))).toBeVisible();
    expect(await countRegistrations(db, id)).toBe(1);
    await second.join(id);
    await press(page, t.activity.send);
    const gone = page.getByRole('alert').filter({ hasText: t.activity.goneTitle });
    await expect(gone).toBeVisible();
    await expect(field(page, t.activity.needsNote)).toHaveValue('No peanuts, please.');
    await gone.getByRole('button', { name: t.activity.toWaitlist }).click();
    await expect(h1(page)).toHaveText(t.activity.doneWaitTitle);
    await expect(page.getByText(fill(t.activity.doneWaitLead, { n: 1 }))).toBeVisible();
    await page.getByRole('link', { name: t.move.go }).click();
    await expect(page.getByText(fill(t.activity.position, { n: 1 }))).toBeVisible();
    await expect(page.getByText(t.cards.full, { exact: true }).first()).toBeVisible();

    // One place is too few for two; then there is room.
    await second.leave(id);
    await page.reload();
    await expect(page.getByText(fill(t.activity.position, { n: 1 }))).toBeVisible();
    await first.leave(id);
    await page.reload();
    await expect(page.getByText(t.cards.registered, { exact: true })).toBeVisible();

    // The way out is asked twice.
    await press(page, t.activity.cancel);
    await expect(page.getByRole('alertdialog')).toBeFocused();
    await press(page, t.activity.cancelNo);
    await expect(page.getByText(t.cards.registered, { exact: true })).toBeVisible();
    await press(page, t.activity.cancel);
    await press(page, t.activity.cancelYes);
    await expect(page.getByRole('link', { name: t.cards.register, exact: true })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });
});

test('registered before on another phone: said so, changed, and the rest waits', async ({
  page,
  site,
  db,
  request,
}) => {
  const { t, at } = site;
  const id = await newActivity(db, { quota: 3, title: 'Two phones' });
  const phone = await site.newPatient();
  await site.signIn(phone);
  await site.visit(`/community/activity/${id}?view=register`);
  await page.getByLabel(t.activity.companion.c1, { exact: true }).check();
  await accept(page, t);
  await (await guest(request, phone)).join(id);
  await press(page, t.activity.send);
  await expect(page.getByText(fill(t.activity.already, { n: 1 }))).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await press(page, fill(t.activity.alreadyChange, { n: 2 }));
  await expect(h1(page)).toHaveText(t.activity.doneTitle);
  await page.getByRole('link', { name: t.move.go }).click();
  await expect(page).toHaveURL(at(`/community/activity/${id}`));
  await expect(page.getByText(fill(t.activity.mineText, { people: 2 }))).toBeVisible();

  await press(page, t.activity.changeParty);
  await page.getByLabel(t.activity.companion.c3, { exact: true }).check();
  await press(page, t.activity.changeSave);
  await expect(page.getByText(fill(t.activity.moreFewTitle, { free: 1 }))).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await press(page, fill(t.activity.moreWait, { n: 1 }));
  await expect(page.getByText(fill(t.activity.mineText, { people: 3 }))).toBeVisible();
  await expect(page.getByText(fill(t.activity.moreWaiting, { n: 1 }))).toBeVisible();
  expect(await countRegistrations(db, id)).toBe(1);
});

test('the move by itself: after 5 seconds, unless it is turned off', async ({
  page,
  site,
  db,
  request,
}) => {
  const { t, at } = site;
  const id = await newActivity(db, { title: 'Moving on' });
  const phone = await site.newPatient();
  await (await guest(request, phone)).join(id);
  await site.signIn(phone);
  await holdTime(page, new Date());
  await site.visit(`/community/activity/result?activityId=${id}`);
  await expect(h1(page)).toHaveText(t.activity.doneTitle);
  // Said once, politely; the number runs for the eyes only.
  await expect(page.getByRole('status').filter({ hasText: 'Moving on' })).toHaveText(
    fill(t.move.soon_other, { count: limits.afterActivityRegistrationSeconds, place: 'Moving on' }),
  );
  await page.clock.runFor((limits.afterActivityRegistrationSeconds - 1) * 1_000);
  await expect(page).toHaveURL(at(`/community/activity/result?activityId=${id}`));
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(at(`/community/activity/${id}`));

  // Turned off beside the countdown: for good.
  await site.visit(`/community/activity/result?activityId=${id}`);
  await page.getByRole('button', { name: t.shell.autoContinue }).click();
  expect(await stored(page, 'autoContinue')).toBe('off');
  await page.reload();
  await expect(
    page.getByRole('link', { name: fill(t.move.goTo, { place: 'Moving on' }) }),
  ).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(at(`/community/activity/result?activityId=${id}`));

  // A visitor is told nothing about anybody.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText(t.activity.doneLogin)).toBeVisible();
  await expect(h1(page)).toHaveText(t.pages.activityResultTitle);
});
