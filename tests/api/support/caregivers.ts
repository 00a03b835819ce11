/** Caregivers whose application is with the office, and what the office says of it. */
import { getCaregiverInfo } from '#contract/account/account.ts';
import { createTell } from '#server/features/account/profile/notices.service.ts';
import {
  type Review,
  reviewApplication,
} from '#server/features/account/registration/application.service.ts';
import type { TestApp } from './app.ts';
import { demoNow } from './demo.ts';
import { allKinds, type People } from './people.ts';

/** An application with a picture of each document, to be looked at until then. */
export const insertApplication = async (
  t: TestApp,
  userId: string,
  dueAt: Date | string,
): Promise<void> => {
  await t.pool.query(
    `insert into caregiver_application
       (user_id, status, years_of_experience, work_experience, submitted_at, due_at)
     values ($1, 'submitted', 1, 'x', $2, $3)`,
    [userId, demoNow, dueAt],
  );
  for (const kind of allKinds) {
    const { rows } = await t.pool.query(
      `insert into person_document (user_id, kind, created_at) values ($1, $2, $3) returning id`,
      [userId, kind, demoNow],
    );
    await t.pool.query(
      `insert into file (id, owner_id, purpose, document_id, type, width, height, bytes, created_at, claimed_at)
       values (gen_random_uuid(), $1, 'registration', $2, 'image/png', 1, 1, 1, $3, $3)`,
      [userId, rows[0].id, demoNow],
    );
  }
};

export const caregiversOf = (t: TestApp, people: People) => {
  const review = (userId: string, decision: Review['decision'], more: Partial<Review> = {}) =>
    reviewApplication(
      { db: t.db, clock: t.clock, tell: createTell(t.messages) },
      { userId, decision, note: null, asked: [], actor: 'test', ...more },
    );
  const info = (token: string) => t.read(getCaregiverInfo, { token });
  const missing = async (token: string) =>
    (await info(token)).documents.filter((d) => d.missing).map((d) => d.kind);

  /** A caregiver with an application, without the slow password. */
  const someone = async (locale: 'en' | 'zh-CN' | 'zh-TW' = 'en') => {
    const phone = people.newPhone();
    await t.newPatient(phone, { userType: 'caregiver', locale });
    const { id: userId } = await people.userRow(phone);
    await insertApplication(t, userId, demoNow);
    return { phone, userId, token: await t.sessionOf(phone) };
  };

  return { someone, review, info, missing };
};
