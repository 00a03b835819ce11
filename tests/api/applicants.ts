/** Caregivers who applied, and what the office calls to work on it, as one coordinator. */
import { getApplicationCase } from '#contract/account-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { TestApp } from './app.ts';
import { demoNow } from './demo.ts';
import { auditsOf, staffOf } from './office.ts';
import { allKinds, peopleOf } from './people.ts';

const hour = 3_600_000;

/** For the tests of one file, each with a coordinator of its own. */
export const applicantsOf = (t: TestApp) => {
  const staff = staffOf(t, 'coordinator');
  const people = peopleOf(t);

  /** An applicant, due so many hours from now. */
  const applicant = async ({
    locale = 'en' as Locale,
    dueIn = 5,
    ...name
  }: {
    locale?: Locale;
    dueIn?: number;
    chineseName?: string;
    firstName?: string;
  } = {}) => {
    const phone = people.newPhone();
    await t.newPatient(phone, { userType: 'caregiver', locale, ...name });
    const { id } = await people.userRow(phone);
    const dueAt = new Date(t.clock.now().getTime() + dueIn * hour);
    await t.pool.query(
      `insert into caregiver_application
         (user_id, status, years_of_experience, work_experience, submitted_at, due_at)
       values ($1, 'submitted', 1, 'x', $2, $3)`,
      [id, demoNow, dueAt],
    );
    for (const kind of allKinds) {
      const { rows } = await t.pool.query(
        `insert into person_document (user_id, kind, created_at) values ($1, $2, $3) returning id`,
        [id, kind, demoNow],
      );
      await t.pool.query(
        `insert into file (id, owner_id, purpose, document_id, type, width, height, bytes, created_at, claimed_at)
         values (gen_random_uuid(), $1, 'registration', $2, 'image/png', 1, 1, 1, $3, $3)`,
        [id, rows[0].id, demoNow],
      );
    }
    return { id: id as string, phone, token: await t.sessionOf(phone) };
  };

  const open = (id: string) =>
    t.read(getApplicationCase, {
      token: staff.token,
      path: `/staff/application/${id}`,
      lang: 'en',
    });
  const review = (id: string, body: object, who = staff.token) =>
    t.call<{ messages: { text: string }[]; note: string | null }>(
      'POST',
      `/home/staff/application/${id}/review`,
      { token: who, body: { version: 0, ...body }, lang: 'en' },
    );
  const statusOf = async (id: string) => (await people.applicationRow(id)).status;
  const audits = (subjectId: string, action: string) => auditsOf(t, { subjectId, action });
  return { staff, people, applicant, open, review, statusOf, audits };
};
