/** Training plans, their audience, and the reminders sent. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { caregiverApplication, nameColumns, user } from '#server/schema/account.ts';
import { trainingCertificate } from '#server/schema/training/certificate.ts';
import { trainingPlan, trainingPlanReminder } from '#server/schema/training/plan.ts';
import { training, trainingEnrolment } from '#server/schema/training/training.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';

export type Plan = Awaited<ReturnType<typeof listPlans>>[number];

/** Of published trainings, oldest first. */
export const listPlans = (db: Queryable) =>
  db
    .select({ plan: trainingPlan, title: training.title })
    .from(trainingPlan)
    .innerJoin(training, eq(training.id, trainingPlan.trainingId))
    .where(eq(training.published, true))
    .orderBy(asc(trainingPlan.createdAt), asc(trainingPlan.id));

export const countPlans = (tx: Tx): Promise<number> => tx.$count(trainingPlan);

export const isPublished = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(training, and(eq(training.id, id), eq(training.published, true)))) > 0;

/** The id; of the first one if the form was sent twice. */
export const insertPlan = async (
  db: Queryable,
  values: typeof trainingPlan.$inferInsert,
): Promise<string> => {
  const [row] = await db
    .insert(trainingPlan)
    .values(values)
    .onConflictDoUpdate({
      target: trainingPlan.requestKey,
      set: { requestKey: values.requestKey },
    })
    .returning({ id: trainingPlan.id });
  if (!row) throw new Error('insert returned no plan');
  return row.id;
};

export const deletePlan = async (db: Queryable, id: string) => {
  if (!isUuid(id)) return null;
  const [row] = await db.delete(trainingPlan).where(eq(trainingPlan.id, id)).returning();
  return row ?? null;
};

const isAtWork = and(
  eq(caregiverApplication.status, 'approved'),
  eq(user.suspended, false),
  isNull(user.mergedInto),
);

/** Approved caregivers with an open account; all of them without ids. */
export const listPeople = async (db: Queryable, userIds?: readonly string[]) => {
  const rows = await db
    .select({
      userId: user.id,
      ...nameColumns,
      phone: user.phone,
      locale: user.locale,
      role: caregiverApplication.role,
      team: caregiverApplication.team,
      hiredOn: caregiverApplication.hiredOn,
    })
    .from(user)
    .innerJoin(caregiverApplication, eq(caregiverApplication.userId, user.id))
    .where(and(isAtWork, userIds && inArray(user.id, [...userIds])));
  return rows.map((row) => ({ ...row, locale: localeOf(row.locale) }));
};
export type Person = Awaited<ReturnType<typeof listPeople>>[number];

export const listTeams = async (db: Queryable): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ team: caregiverApplication.team })
    .from(caregiverApplication)
    .where(isNotNull(caregiverApplication.team))
    .orderBy(caregiverApplication.team);
  return rows.flatMap(({ team }) => team ?? []);
};

/** Of these trainings; everybody's without ids. */
export const listHeld = (
  db: Queryable,
  trainingIds: readonly string[],
  userIds?: readonly string[],
) =>
  db
    .select({
      userId: trainingCertificate.userId,
      trainingId: trainingEnrolment.trainingId,
      issuedOn: trainingCertificate.issuedOn,
      expiresOn: trainingCertificate.expiresOn,
      revokedAt: trainingCertificate.revokedAt,
    })
    .from(trainingCertificate)
    .innerJoin(trainingEnrolment, eq(trainingEnrolment.id, trainingCertificate.enrolmentId))
    .where(
      and(
        inArray(trainingEnrolment.trainingId, [...trainingIds]),
        userIds && inArray(trainingCertificate.userId, [...userIds]),
      ),
    );

type Reminder = { planId: string; userId: string; dueOn: string; stage: string };

export const listSent = (db: Queryable) =>
  db
    .select({
      planId: trainingPlanReminder.planId,
      userId: trainingPlanReminder.userId,
      dueOn: trainingPlanReminder.dueOn,
      stage: trainingPlanReminder.stage,
    })
    .from(trainingPlanReminder);

/** False if it was written before: of two processes one sends it. */
export const insertReminder = async (
  tx: Tx,
  reminder: Reminder,
  sentAt: Date,
): Promise<boolean> => {
  const rows = await tx
    .insert(trainingPlanReminder)
    .values({ ...reminder, sentAt })
    .onConflictDoNothing()
    .returning({ planId: trainingPlanReminder.planId });
  return rows.length > 0;
};

/** People who were reminded of a plan since then. */
export const listNudgedSince = async (db: Queryable, planId: string, since: Date) => {
  const rows = await db
    .select({ userId: trainingPlanReminder.userId })
    .from(trainingPlanReminder)
    .where(
      and(
        eq(trainingPlanReminder.planId, planId),
        eq(trainingPlanReminder.stage, 'nudge'),
        gt(trainingPlanReminder.sentAt, since),
      ),
    );
  return rows.map(({ userId }) => userId);
};

export const saveNudge = async (
  tx: Tx,
  nudge: Omit<Reminder, 'stage'>,
  sentAt: Date,
): Promise<void> => {
  await tx
    .insert(trainingPlanReminder)
    .values({ ...nudge, stage: 'nudge', sentAt })
    .onConflictDoUpdate({
      target: [
        trainingPlanReminder.planId,
        trainingPlanReminder.userId,
        trainingPlanReminder.dueOn,
        trainingPlanReminder.stage,
      ],
      set: { sentAt },
    });
};

/** Of two nudges at once the second waits, and finds the first. */
export const lockPlan = async (tx: Tx, planId: string): Promise<boolean> => {
  if (!isUuid(planId)) return false;
  const rows = await tx
    .select({ one: sql`1` })
    .from(trainingPlan)
    .where(eq(trainingPlan.id, planId))
    .for('update');
  return rows.length === 1;
};
