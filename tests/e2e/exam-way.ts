/** The way through an exam, for the tests that need one: ready for it, its right answers, its questions answered. */
import type { Locator, Page } from '@playwright/test';
import type { Pool } from 'pg';
import { trainings } from '#demo/training/training-list.ts';
import type { Messages } from '#i18n/messages.ts';
import { newCaregiver, press } from './accounts.ts';
import { expect } from './fixtures.ts';
import { fill } from './words.ts';

export const main = (page: Page): Locator => page.getByRole('main');
export const h1 = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** A training of the demo. */
export const demoTraining = (slug: string) => {
  const found = trainings.find((training) => training.slug === slug);
  if (!found) throw new Error(`no training ${slug}`);
  return found;
};

/** As if all videos of a training had been watched. */
export const readyFor = async (db: Pool, phone: string, trainingId: string): Promise<void> => {
  const { rowCount } = await db.query(
    `insert into training_enrolment (user_id, training_id, round, status, started_at)
     select id, $2, 1, 'finish', now() from app_user where phone = $1`,
    [`+1${phone}`, trainingId],
  );
  expect(rowCount).toBe(1);
};

/** An approved caregiver, signed in; of the training named everything has been watched. */
export const trainee = async (
  db: Pool,
  site: { signIn(phone: string): Promise<unknown> },
  watched?: string,
): Promise<string> => {
  const phone = await newCaregiver(db, 'approved');
  if (watched) await readyFor(db, phone, watched);
  await site.signIn(phone);
  return phone;
};

/** Starts the exam of the page that is open. */
export const begin = async (page: Page, t: Messages, all = 10): Promise<void> => {
  await press(page, t.training.exam.start);
  await expect(question(page, t, 1, all)).toBeVisible();
};

type Row = { place: number; right: string[]; order: string[]; chosen: string[] };

/** What is asked in the latest attempt, and what was saved of it. */
export const answersOf = async (db: Pool, phone: string): Promise<Row[]> => {
  const { rows } = await db.query<Row>(
    `select place, right_options as right, option_order as order, chosen from exam_answer
     where attempt_id = (
       select a.id from exam_attempt a join training_enrolment e on e.id = a.enrolment_id
       join app_user u on u.id = e.user_id where u.phone = $1
       order by a.started_at desc limit 1)
     order by place`,
    [`+1${phone}`],
  );
  return rows;
};

/** The places of the right options of a question, as they stand on the page. */
export const rightPlaces = ({ right, order }: Row): number[] =>
  right.map((id) => order.indexOf(id));

export const options = (page: Page): Locator => main(page).locator('fieldset label');

/** A page that still grows can move an option from under the pointer: pressed until it is chosen. */
const choose = (option: Locator): Promise<void> =>
  expect(async () => {
    if (!(await option.locator('input').isChecked())) await option.click();
    await expect(option.locator('input')).toBeChecked({ timeout: 2_000 });
  }).toPass();

/** Chooses on the open question, and waits until it is saved. */
export const answer = async (page: Page, t: Messages, places: number[]): Promise<void> => {
  for (const place of places) await choose(options(page).nth(place));
  await expect(main(page).getByText(t.training.exam.saved)).toBeVisible();
};

export const question = (page: Page, t: Messages, n: number, all: number): Locator =>
  main(page).getByText(fill(t.training.exam.questionOf, { n, all }), { exact: true });

/** Answers the questions from `first` to `last` rightly, and goes on after each. */
export const answerRightly = async (
  page: Page,
  t: Messages,
  rows: Row[],
  [first, last]: [number, number],
): Promise<void> => {
  for (const row of rows.slice(first - 1, last)) {
    await expect(question(page, t, row.place, rows.length)).toBeVisible();
    await answer(page, t, rightPlaces(row));
    const isLast = row.place === rows.length;
    await main(page)
      .getByRole('button', { name: isLast ? t.training.exam.check : t.training.exam.next })
      .first()
      .click();
  }
};

/** From the answers that are checked to the result. */
export const handIn = async (page: Page, t: Messages): Promise<void> => {
  await main(page).getByRole('button', { name: t.training.exam.submit, exact: true }).click();
  const yes = main(page).getByRole('button', { name: t.training.exam.sureYes });
  await yes.dblclick();
};
