/** A class: the office shows its code, a caregiver signs in with it, and the supervisor's list has the hours. */
import { newCaregiver } from './accounts.ts';
import { axe } from './audit.ts';
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import * as office from './office-way.ts';
import { fill } from './words.ts';

test.use({ shell: 'mobile', lang: 'en' });

test('a caregiver signs in with the code in the room, and her hours are in the list', async ({
  page,
  site,
  db,
  request,
}) => {
  const { credit } = site.t.training;
  const { compliance, credit: words } = site.t.office;
  const { user } = await site.signIn(await newCaregiver(db, 'approved'));
  const team = `Team ${user.userId.slice(0, 8)}`;
  await db.query(`update caregiver_application set role = 'PCA', team = $2 where user_id = $1`, [
    user.userId,
    team,
  ]);
  const { rows } = await db.query(
    `insert into training_session
       (title, day, starts, ends, room, instructor, places, hours, subjects, created_at, request_key)
     values ($1, (now() at time zone 'America/New_York')::date, '00:00', '23:59', 'Room 2', 'Ann Lee', 5, 2,
       '{transfers}', now(), gen_random_uuid()) returning id`,
    [`Falls ${team}`],
  );
  const id = String(rows[0].id);

  await office.staffIn(page, request, 'trainer');
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/office/training/credit/${id}`);
  await main(page).getByRole('button', { name: words.screen }).click();
  const digits = page.getByRole('dialog').getByText(/^\d{6}$/);
  const code = await digits.innerText();

  await site.visit(`/user/class/${id}?code=${code}`);
  await main(page).getByRole('button', { name: credit.signIn }).click();
  const done = fill(credit.signedIn, { title: `Falls ${team}`, hours: '2' });
  await expect(main(page).getByRole('status').getByText(done)).toBeVisible();

  await open(page, `/office/training/compliance?team=${encodeURIComponent(team)}`);
  const row = main(page).getByRole('row', { name: 'Test Caregiver' });
  await expect(row.getByText(fill(compliance.hoursOf, { done: '2', due: '6' }))).toBeVisible();
  await expect(row.getByText(compliance.states.no, { exact: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
