/** Caregivers who applied, and what the office calls to work on it, as one coordinator. */
import { getApplicationCase } from '#contract/account/applications-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { TestApp } from './app.ts';
import { insertApplication } from './caregivers.ts';
import { auditsOf, staffOf } from './office.ts';
import { peopleOf } from './people.ts';

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
    await insertApplication(t, id, dueAt);
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
