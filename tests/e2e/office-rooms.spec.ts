/** The rooms of the office that no other test works in: calendar, settings, message texts, team, bank, pictures, closing. */
import { readFile } from 'node:fs/promises';
import { demoPassword } from '#demo/agency.ts';
import { trainings } from '#demo/training/training-list.ts';
import { toast } from './accounts.ts';
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import { staffIn } from './office-way.ts';
import { smallPhoto } from './register-way.ts';
import { fill } from './words.ts';

test.beforeEach(({ page, request }) => staffIn(page, request, 'admin'));

test('a holiday, a setting and a message text are changed and changed back', async ({
  page,
  site: { t },
}) => {
  const { days, messages } = t.office;
  const dialog = page.getByRole('dialog');
  await open(page, '/office/calendar');
  await main(page).getByText(days.addHoliday, { exact: true }).click();
  const form = main(page).locator('details[open] form');
  await form.getByLabel(days.dayLabel).fill('2030-07-09');
  for (const field of await form
    .getByRole('group', { name: days.holidayName })
    .getByRole('textbox')
    .all())
    await field.fill('Founding day');
  await form.getByRole('button', { name: days.check }).click();
  await expect(dialog.getByText(days.nobodyAffected)).toBeVisible();
  await dialog.getByRole('button', { name: days.confirm }).click();
  await expect(toast(page, days.changed).first()).toBeVisible();
  const entry = main(page).getByRole('listitem').filter({ hasText: 'Founding day' });
  await entry.getByRole('button').click();
  await dialog.getByRole('button', { name: days.confirm }).click();
  await expect(entry).toHaveCount(0);

  await open(page, '/office/settings');
  const workingDays = page.getByLabel(messages.settings.serviceWorkingDays);
  const promises = main(page).locator('form').filter({ has: workingDays });
  const before = await workingDays.inputValue();
  for (const value of [String(Number(before) + 1), before]) {
    await workingDays.fill(value);
    await promises.getByRole('button', { name: messages.settings.save }).click();
    await expect(toast(page, messages.settings.saved)).toBeVisible();
    await page.reload();
    await expect(workingDays).toHaveValue(value);
  }

  await open(page, '/office/message-texts');
  const edit = main(page).getByRole('button', { name: messages.edit }).first();
  await edit.click();
  const text = page.getByRole('textbox', { name: /^English/ });
  const own = dialog.locator('section').filter({ has: text });
  const original = await text.inputValue();
  await text.fill('{{nonsense}}');
  const save = own.getByRole('button', { name: messages.save, exact: true });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await text.fill(`${original} Thank you.`);
  await save.click();
  await own.getByRole('button', { name: messages.back }).click();
  await expect(text).toHaveValue(original);
});

test('a colleague is invited, pictures and questions come in, an account is closed', async ({
  page,
  db,
  site: { t, newPatient },
}) => {
  const { office } = t;
  const dialog = page.getByRole('dialog');
  await open(page, '/office/team');
  await main(page).getByRole('button', { name: office.invite }).click();
  const email = 'new.colleague@persimmon.example';
  await main(page)
    .getByLabel(new RegExp(`^${office.email}`))
    .fill(email);
  await main(page)
    .getByLabel(new RegExp(`^${office.person}`))
    .fill('Nina Colleague');
  await main(page).getByRole('button', { name: office.inviteSend }).click();
  await dialog
    .getByLabel(new RegExp(`^${office.password}`))
    .and(page.locator('input'))
    .fill(demoPassword);
  await dialog.getByRole('button', { name: office.goOn }).click();
  await expect(toast(page, fill(office.inviteSent, { email }))).toBeVisible();
  await expect(main(page).getByRole('row').filter({ hasText: email })).toContainText(
    office.invited,
  );

  const { media } = office.content;
  await open(page, '/office/media');
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles(await smallPhoto());
  await dialog.getByLabel(media.name).fill('Lion dance');
  await dialog.getByRole('button', { name: media.save }).click();
  await expect(toast(page, media.saved)).toBeVisible();
  await dialog.getByRole('button', { name: media.delete }).click();
  await page
    .getByRole('alertdialog', { name: media.sureTitle })
    .getByRole('button', { name: media.delete })
    .click();
  await expect(toast(page, office.content.deleted)).toBeVisible();
  await expect(main(page).getByText('Lion dance')).toHaveCount(0);

  const { training } = office;
  await open(page, `/office/training/contents/${trainings[0]?.slug}?tab=bank`);
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: training.exportCsv }).click();
  const bank = await (await download).path();
  await main(page).getByRole('button', { name: training.import, exact: true }).click();
  const chosen = dialog.getByLabel(training.importFile);
  const check = dialog.getByRole('button', { name: training.importCheck });
  const file = (text: string) => ({
    name: 'bank.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await chosen.setInputFiles(file('no,bank\n1,2\n'));
  await check.click();
  await expect(dialog.getByRole('alert')).toContainText(training.importWrong);
  await chosen.setInputFiles({ ...file(''), buffer: await readFile(bank) });
  await check.click();
  await dialog.getByRole('button', { name: training.importNow }).click();
  await expect(dialog).toHaveCount(0);

  const { personClose } = office;
  const { rows } = await db.query<{ id: string }>('select id from app_user where phone = $1', [
    `+1${await newPatient()}`,
  ]);
  await open(page, `/office/people/${rows[0]?.id}`);
  await main(page).getByRole('button', { name: personClose.close }).click();
  await dialog.getByRole('button', { name: personClose.closeNow }).click();
  // Not without a reason.
  await expect(dialog.getByLabel(personClose.reason)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(personClose.reason).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: personClose.closeNow }).click();
  await expect(toast(page, personClose.closed)).toBeVisible();
  await expect(main(page).getByRole('button', { name: personClose.open })).toBeVisible();
});
