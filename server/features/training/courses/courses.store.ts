/** Trainings and people's progress. */
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { TrainingStatus } from '#contract/training/training.ts';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { caregiverApplication } from '#server/schema/account.ts';
import {
  training,
  trainingEnrolment,
  trainingProgress,
  trainingVideo,
} from '#server/schema/training/training.ts';

export type Training = typeof training.$inferSelect;
export type Video = typeof trainingVideo.$inferSelect;
export type Enrolment = typeof trainingEnrolment.$inferSelect;
export type Progress = typeof trainingProgress.$inferSelect;

export const isApproved = async (db: Queryable, userId: string): Promise<boolean> => {
  const [row] = await db
    .select({ status: caregiverApplication.status })
    .from(caregiverApplication)
    .where(eq(caregiverApplication.userId, userId));
  return row?.status === 'approved';
};

/** Published trainings, and any that the person has started. */
export const listTrainings = (db: Queryable, begun: string[]): Promise<Training[]> =>
  db
    .select()
    .from(training)
    .where(or(eq(training.published, true), begun.length ? inArray(training.id, begun) : undefined))
    .orderBy(asc(training.position), asc(training.id));

export const listVideos = (db: Queryable, trainingIds: string[]): Promise<Video[]> =>
  trainingIds.length
    ? db
        .select()
        .from(trainingVideo)
        .where(inArray(trainingVideo.trainingId, trainingIds))
        .orderBy(asc(trainingVideo.position), asc(trainingVideo.id))
    : Promise.resolve([]);

/** Current rounds only. */
export const listEnrolments = async (db: Queryable, userId: string): Promise<Enrolment[]> => {
  const rows = await db
    .select()
    .from(trainingEnrolment)
    .where(eq(trainingEnrolment.userId, userId))
    .orderBy(asc(trainingEnrolment.round));
  return [...new Map(rows.map((row) => [row.trainingId, row])).values()];
};

export const listProgress = (db: Queryable, enrolmentIds: string[]): Promise<Progress[]> =>
  enrolmentIds.length
    ? db.select().from(trainingProgress).where(inArray(trainingProgress.enrolmentId, enrolmentIds))
    : Promise.resolve([]);

/** Locks the current round; null before the first. */
export const findEnrolment = (
  db: Queryable,
  userId: string,
  trainingId: string,
): Promise<Enrolment | null> =>
  firstRow(
    db
      .select()
      .from(trainingEnrolment)
      .where(
        and(eq(trainingEnrolment.userId, userId), eq(trainingEnrolment.trainingId, trainingId)),
      )
      .orderBy(desc(trainingEnrolment.round))
      .limit(1)
      .for('update'),
  );

/** Concurrent inserts yield one row: the unique key decides. */
export const insertEnrolment = async (
  db: Queryable,
  row: { userId: string; trainingId: string; round: number },
): Promise<void> => {
  await db
    .insert(trainingEnrolment)
    .values({ ...row, status: 'init' })
    .onConflictDoNothing();
};

export const updateEnrolment = async (
  db: Queryable,
  id: string,
  values: { status?: TrainingStatus; startedAt?: Date; clockUsedTo?: Date | null },
): Promise<void> => {
  await db.update(trainingEnrolment).set(values).where(eq(trainingEnrolment.id, id));
};

export const saveProgress = async (db: Queryable, row: Progress): Promise<void> => {
  const { enrolmentId: _, videoId: __, ...values } = row;
  await db
    .insert(trainingProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [trainingProgress.enrolmentId, trainingProgress.videoId],
      set: values,
    });
};

/** Published, or started by this person. */
export const findTraining = (db: Queryable, userId: string, id: string): Promise<Training | null> =>
  firstRow(
    db
      .select()
      .from(training)
      .where(
        and(
          eq(training.id, id),
          or(
            eq(training.published, true),
            sql`exists (select 1 from ${trainingEnrolment} where ${trainingEnrolment.userId} = ${userId}
            and ${trainingEnrolment.trainingId} = ${training.id})`,
          ),
        ),
      ),
  );
