/** People of one's own for tests of accounts, and what was sent to them. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Pool } from 'pg';
import type { Messages } from '#i18n/messages.ts';
import { people } from './fixtures.ts';

/** Workers of a run are numbered, and each counts for itself: no two tests get the same number. */
const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 80;
let taken = 0;

/** A number that nobody has: area codes from 320 on, one a worker. */
export const freePhone = (): string => `${320 + worker}555${3_000 + taken++}`;

/** A number that nobody else hands in: cards belong to one account. */
export const newCard = (): string => `ZQ${10_000 + worker * 1_000 + taken++}K`;

/** The newest code that was sent to a number; it comes through the queue. */
export const codeFor = async (request: APIRequestContext, phone: string): Promise<string> => {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/home/demo/messages?to=%2B1${phone}`);
      const { data } = (await answer.json()) as { data: { text: string }[] };
      code = /\b\d{6}\b/.exec(data[0]?.text ?? '')?.[0] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
};

/** A caregiver with an application in this state, without documents; the password of the demo accounts. */
export const newCaregiver = async (
  db: Pool,
  status: 'submitted' | 'more_info' | 'approved' | 'rejected',
  { asked = [], note = null }: { asked?: string[]; note?: string | null } = {},
): Promise<string> => {
  const phone = freePhone();
  await db.query(
    `with person as (
       insert into app_user (user_type, phone, password_hash, first_name, last_name, gender, address, city, state, postcode)
       select 'caregiver', $1, password_hash, 'Test', 'Caregiver', 'female', '1 Test Street', 'Flushing', 'NY', '11354'
       from app_user where phone = $2 returning id)
     insert into caregiver_application
       (user_id, status, years_of_experience, work_experience, submitted_at, due_at, office_note, asked)
     select id, $3, 3, 'Three years of home care.', now(), case when $3 = 'submitted' then now() + interval '2 days' end, $4, $5
     from person`,
    [`+1${phone}`, `+1${people.caregiver}`, status, note, asked],
  );
  return phone;
};

/** A success toast or an error toast. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('.toast', { hasText: text });

/** A field of a form by its label, whatever stands behind it (required, optional). */
export const field = (page: Page, label: string) =>
  page
    .getByRole('main')
    .getByLabel(new RegExp(`^${label.replace(/[()（）]/g, '.')}`))
    .and(page.locator('input, textarea'));

export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

export const summary = (page: Page, t: Messages) =>
  page.getByRole('alert').filter({ hasText: t.login.errorTitle });
