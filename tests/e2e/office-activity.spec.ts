/** An activity from the editor's desk to the list at the door. */
import { localeNames } from '#i18n/pick-locale.ts';
import { field, toast } from './accounts.ts';
import { guest, wall } from './activities.ts';
import { h1, main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import * as office from './office-way.ts';
import { fill } from './words.ts';

test('an editor schedules an activity; it appears, people join and are checked in', async ({
  page,
  site,
  db,
  request,
}) => {
  const { t } = site;
  const { content, activities } = t.office;
  const phone = await site.newPatient();
  const title = `Lantern evening ${phone}`;
  const moment = (days: number) => wall(days).slice(0, 16).replace(' ', 'T');
  await site.signIn(phone);
  await office.staffIn(page, request, 'editor');
  await open(page, '/office/content/activity');
  await main(page)
    .getByRole('link', { name: `${content.add}: ${content.types.activity}` })
    .click();

  // Everything but the second script, which the computer proposes.
  await field(page, content.fields.quota).fill('12');
  for (const [name, days] of [
    ['registerStart', -1],
    ['registerEnd', 4],
    ['startTime', 5],
    ['endTime', 5.1],
  ] as const)
    await field(page, content.fields[name]).fill(moment(days));
  await main(page).getByLabel(content.fields.typeId).selectOption({ index: 1 });
  await main(page).getByLabel(content.fields.cityId).selectOption({ index: 1 });
  const covers = main(page).getByRole('group', { name: content.fields.covers });
  await covers.getByRole('button', { name: content.choosePicture }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'activity-tea' }).click();
  await expect(covers.locator('img')).toBeVisible();
  for (const [name, en, hans] of [
    ['title', title, `灯会之夜 ${phone}`],
    ['location', 'Main hall, 12 Persimmon Street', '柿子街12号大厅'],
    ['organizer', 'Persimmon Home Care', '柿安居家护理'],
    ['description', 'Lanterns, riddles and tea.', '花灯、灯谜和热茶。'],
  ] as const) {
    const group = main(page).getByRole('group', { name: content.fields[name], exact: true });
    await group.getByRole('textbox', { name: localeNames.en }).fill(en);
    await group.getByRole('textbox', { name: localeNames['zh-CN'] }).fill(hans);
  }
  const scripts = { from: localeNames['zh-CN'], to: localeNames['zh-TW'] };
  await main(page)
    .getByRole('button', { name: fill(content.convertAll, scripts) })
    .click();
  const headline = main(page).getByRole('group', { name: content.fields.title, exact: true });
  await expect(headline.getByRole('textbox', { name: localeNames['zh-TW'] })).toHaveValue(
    `燈會之夜 ${phone}`,
  );

  const schedule = async () => {
    await main(page).getByRole('button', { name: content.later, exact: true }).click();
    await dialog.getByLabel(content.laterAt).fill(moment(1));
    await dialog.getByRole('button', { name: content.schedule, exact: true }).click();
  };
  // Nobody has looked at the converted words yet.
  await schedule();
  await expect(page.getByRole('alert').filter({ hasText: content.wrongTitle })).toContainText(
    content.wrong.approve,
  );
  await main(page)
    .getByRole('button', { name: fill(content.approveAll, { language: localeNames['zh-TW'] }) })
    .click();
  await schedule();
  await expect(toast(page, content.scheduled)).toBeVisible();
  await expect(main(page).getByText(content.states.scheduled, { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/\/new$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // Before its time nobody sees it; then it is there by itself.
  const publicly = async () => (await request.get(`/home/content/activity/${id}`)).status();
  expect(await publicly()).toBe(404);
  await office.publishTimeComes(db, id);
  await expect.poll(publicly).toBe(200);
  await site.visit(`/community/activity/search?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('link', { name: t.cards.register }).click();
  await expect(h1(page)).toHaveText(title);
  expect(await (await guest(request, phone)).join(id, 1)).toBe('registered');

  // The list at the door.
  await open(page, '/office/activities');
  await office.search(page, title);
  await main(page).getByRole('link', { name: title }).click();
  const party = main(page).getByRole('row').filter({ hasText: 'Somebody' });
  await party
    .getByRole('button', { name: fill(activities.checkInOf, { name: 'Somebody' }) })
    .click();
  await expect(
    party.getByRole('button', { name: fill(activities.changeOf, { name: 'Somebody' }) }),
  ).toBeVisible();
  await main(page)
    .getByRole('button', { name: fill(activities.tab.missing, { n: 0 }) })
    .click();
  await expect(party).toHaveCount(0);
});
