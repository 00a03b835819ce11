/** Somebody at the counter: entered, with a card and an activity; a second account of the same person. */
import { freePhone, newCard, toast } from './accounts.ts';
import { newActivity } from './activities.ts';
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import { staffIn } from './office-way.ts';

test('a walk-in is entered, gets a card and a place, and a second account becomes one with it', async ({
  page,
  request,
  db,
  site: { t },
}) => {
  const { people, personEdit, activities } = t.office;
  const activityId = await newActivity(db);
  const [phone, second] = [freePhone(), freePhone()];
  const lastName = `Walkin${phone.slice(-4)}`;
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const type = (label: string, text: string) =>
    dialog.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`)).fill(text);
  await staffIn(page, request, 'coordinator');

  // What was typed outlives a reload.
  await open(page, '/office/people');
  await main(page).getByRole('button', { name: people.enter }).click();
  await type(people.lastName, lastName);
  await type(people.firstName, 'Ah Mui');
  await page.reload();
  await main(page).getByRole('button', { name: people.enter }).click();
  await expect(dialog.getByLabel(new RegExp(`^${people.lastName.split('（')[0]}`))).toHaveValue(
    lastName,
  );
  await type(people.phone, phone);
  await type(personEdit.field.city, 'Flushing');
  await press(people.enterNext);
  await press(people.enterNow);
  await expect(main(page).getByText(/Flushing/)).toBeVisible();

  await main(page).getByRole('button', { name: people.enterCard }).click();
  await type(people.cardNumber, '12');
  await press(people.enterNext);
  await expect(dialog.getByText(t.fields.whiteCardId).first()).toBeVisible();
  await type(people.cardNumber, newCard());
  await press(people.enterNext);
  await press(people.enterCard);
  await expect(toast(page, people.cardEntered)).toBeVisible();
  await expect(main(page).getByText(people.cardStatus.submitted).first()).toBeVisible();

  await main(page).getByRole('button', { name: people.joinActivity }).click();
  const choice = dialog.getByLabel(people.activity);
  await choice.selectOption(activityId);
  await press(activities.callerNext);
  await press(activities.callerNext);
  await press(activities.callerSend);
  await expect(main(page).locator(`a[href="/office/activities/${activityId}"]`)).toBeVisible();

  // A second account of hers: what differs is chosen, and the rest is there.
  const { rows } = await db.query<{ id: string }>(
    `insert into app_user (user_type, phone, password_hash, first_name, last_name, locale, search_text)
     values ('patient', $1, '', 'Amy', $2, 'en', lower($2)) returning id`,
    [`+1${second}`, lastName],
  );
  await main(page).getByRole('button', { name: people.merge }).click();
  await dialog.getByRole('searchbox').fill(lastName);
  await dialog.getByRole('button', { name: people.choose }).click();
  const name = dialog.getByRole('group', { name: people.mergeField.name });
  await name.getByRole('radio', { name: /Amy/ }).check();
  await press(people.mergeNow);
  await expect(toast(page, people.merged)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amy');
  const [merged] = (
    await db.query('select merged_into is not null as gone from app_user where id = $1', [
      rows[0]?.id,
    ])
  ).rows;
  expect(merged).toEqual({ gone: true });
});
