/** Queries for editing trainings, videos and films. */
import { and, asc, count, eq, exists, inArray, lt, sql } from 'drizzle-orm';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { filmUpload } from '#server/schema/office.ts';
import {
  training,
  trainingEnrolment,
  trainingProgress,
  trainingQuestion,
  trainingVideo,
} from '#server/schema/training/training.ts';
import { file } from '#server/schema/upload.ts';
import type { Training, Video } from './courses.store.ts';

type NewTraining = Omit<typeof training.$inferInsert, 'id' | 'position'>;
export type Film = typeof filmUpload.$inferSelect;

export const listAllTrainings = (db: Queryable): Promise<Training[]> =>
  db.select().from(training).orderBy(asc(training.position), asc(training.id));

/** Locked, so its videos and question bank are edited by one person at a time. */
export const findTrainingToChange = (db: Queryable, id: string): Promise<Training | null> =>
  firstRow(db.select().from(training).where(eq(training.id, id)).for('update'));

export const insertTraining = async (db: Queryable, values: NewTraining): Promise<Training> => {
  const [row] = await db
    .insert(training)
    .values({
      ...values,
      position: sql`(select coalesce(max(position), -1) + 1 from training)`,
    })
    .returning();
  if (!row) throw new Error('insert returned no training');
  return row;
};

export const updateTraining = async (
  db: Queryable,
  id: string,
  values: Partial<NewTraining> & { position?: number },
): Promise<void> => {
  await db.update(training).set(values).where(eq(training.id, id));
};

export const deleteTraining = async (db: Queryable, id: string): Promise<void> => {
  await db.delete(training).where(eq(training.id, id));
};

const countsOf = (rows: { id: string; n: number }[]) => new Map(rows.map(({ id, n }) => [id, n]));

export const countEnrolled = async (db: Queryable, trainingIds: string[]) =>
  countsOf(
    await db
      .select({ id: trainingEnrolment.trainingId, n: count() })
      .from(trainingEnrolment)
      .where(inArray(trainingEnrolment.trainingId, trainingIds))
      .groupBy(trainingEnrolment.trainingId),
  );

/** Without retired ones. */
export const countQuestions = async (db: Queryable) =>
  countsOf(
    await db
      .select({ id: trainingQuestion.trainingId, n: count() })
      .from(trainingQuestion)
      .where(eq(trainingQuestion.retired, false))
      .groupBy(trainingQuestion.trainingId),
  );

/** Watched videos as `training video`. */
export const listWatched = async (db: Queryable, trainingIds: string[]): Promise<Set<string>> => {
  const watched = db
    .select({ one: sql`1` })
    .from(trainingEnrolment)
    .innerJoin(
      trainingProgress,
      and(
        eq(trainingProgress.enrolmentId, trainingEnrolment.id),
        eq(trainingProgress.videoId, trainingVideo.id),
      ),
    )
    .where(eq(trainingEnrolment.trainingId, trainingVideo.trainingId));
  const rows = await db
    .select({ trainingId: trainingVideo.trainingId, videoId: trainingVideo.id })
    .from(trainingVideo)
    .where(and(inArray(trainingVideo.trainingId, trainingIds), exists(watched)));
  return new Set(rows.map(({ trainingId, videoId }) => `${trainingId} ${videoId}`));
};

// ---- videos ----
const isVideo = (trainingId: string, id: string) =>
  and(eq(trainingVideo.trainingId, trainingId), eq(trainingVideo.id, id));

export const findVideo = (db: Queryable, trainingId: string, id: string): Promise<Video | null> =>
  firstRow(db.select().from(trainingVideo).where(isVideo(trainingId, id)));

export const insertVideo = async (
  db: Queryable,
  row: typeof trainingVideo.$inferInsert,
): Promise<void> => {
  await db.insert(trainingVideo).values(row);
};

export const updateVideo = async (
  db: Queryable,
  trainingId: string,
  id: string,
  values: Partial<Omit<Video, 'trainingId' | 'id'>>,
): Promise<void> => {
  await db.update(trainingVideo).set(values).where(isVideo(trainingId, id));
};

export const deleteVideo = async (db: Queryable, trainingId: string, id: string): Promise<void> => {
  await db.delete(trainingVideo).where(isVideo(trainingId, id));
  await db
    .update(trainingQuestion)
    .set({ videoId: null })
    .where(and(eq(trainingQuestion.trainingId, trainingId), eq(trainingQuestion.videoId, id)));
};

// ---- films ----
export const insertFilm = async (
  db: Queryable,
  row: typeof filmUpload.$inferInsert,
): Promise<Film> => {
  const [film] = await db.insert(filmUpload).values(row).returning();
  if (!film) throw new Error('insert returned no film');
  return film;
};

export const findFilm = async (
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<Film | null> => {
  if (!isUuid(id)) return null;
  const found = db.select().from(filmUpload).where(eq(filmUpload.id, id));
  const [row] = await (lock ? found.for('update') : found);
  return row ?? null;
};

export const updateFilm = async (
  db: Queryable,
  id: string,
  values: { received: number; changedAt: Date },
): Promise<void> => {
  await db.update(filmUpload).set(values).where(eq(filmUpload.id, id));
};

export const deleteFilm = async (db: Queryable, id: string): Promise<void> => {
  await db.delete(filmUpload).where(eq(filmUpload.id, id));
};

/** Unused films without recent uploads. */
export const listUnusedFilms = (db: Queryable, before: Date): Promise<Film[]> =>
  db
    .select()
    .from(filmUpload)
    .where(
      and(
        lt(filmUpload.changedAt, before),
        sql`not exists (select 1 from ${trainingVideo} where ${trainingVideo.sources}::text
          like '%' || ${filmUpload.id}::text || '%')`,
      ),
    )
    .limit(50);

// ---- pictures ----
/** Claimed at once, so the sweeper keeps it. */
export const insertPicture = async (
  db: Queryable,
  picture: Omit<typeof file.$inferInsert, 'purpose'>,
): Promise<void> => {
  await db.insert(file).values({ ...picture, purpose: 'media', claimedAt: picture.createdAt });
};
