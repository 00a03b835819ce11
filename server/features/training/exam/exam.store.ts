/** Exam attempts, their questions and answers. */
import { and, asc, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import {
  examAnswer,
  examAttempt,
  training,
  trainingEnrolment,
  trainingQuestion,
  trainingVideo,
} from '#server/schema/training/training.ts';

export type Attempt = typeof examAttempt.$inferSelect;
export type Question = typeof trainingQuestion.$inferSelect;

export const listBank = (db: Queryable, trainingId: string): Promise<Question[]> =>
  db
    .select()
    .from(trainingQuestion)
    .where(and(eq(trainingQuestion.trainingId, trainingId), eq(trainingQuestion.retired, false)))
    .orderBy(asc(trainingQuestion.position), asc(trainingQuestion.id));

/** In order. */
export const listAttempts = (db: Queryable, enrolmentIds: string[]): Promise<Attempt[]> =>
  enrolmentIds.length
    ? db
        .select()
        .from(examAttempt)
        .where(inArray(examAttempt.enrolmentId, enrolmentIds))
        .orderBy(asc(examAttempt.number))
    : Promise.resolve([]);

export const insertAttempt = async (
  db: Queryable,
  row: typeof examAttempt.$inferInsert,
  asked: Omit<typeof examAnswer.$inferInsert, 'attemptId'>[],
): Promise<Attempt> => {
  const [attempt] = await db.insert(examAttempt).values(row).returning();
  if (!attempt) throw new Error('insert returned no exam attempt');
  await db.insert(examAnswer).values(asked.map((one) => ({ ...one, attemptId: attempt.id })));
  return attempt;
};

/**
 * One's own attempt with enrolment and training; other people's are treated as nonexistent. Lock `share` for saving
 * answers, `update` for submitting: each waits for the other.
 */
export const findAttempt = async (
  db: Queryable,
  userId: string,
  id: string,
  lock?: 'share' | 'update',
) => {
  if (!isUuid(id)) return null;
  const found = db
    .select({ attempt: examAttempt, enrolment: trainingEnrolment, training })
    .from(examAttempt)
    .innerJoin(trainingEnrolment, eq(trainingEnrolment.id, examAttempt.enrolmentId))
    .innerJoin(training, eq(training.id, trainingEnrolment.trainingId))
    .where(and(eq(examAttempt.id, id), eq(trainingEnrolment.userId, userId)));
  const [row] = await (lock ? found.for(lock, { of: examAttempt }) : found);
  return row ?? null;
};
export type FoundAttempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/** In order, with the bank's current version of each. */
export const listAsked = async (db: Queryable, attemptIds: string[]) =>
  attemptIds.length
    ? db
        .select({ answer: examAnswer, question: trainingQuestion, video: trainingVideo })
        .from(examAnswer)
        .innerJoin(
          trainingQuestion,
          and(
            eq(trainingQuestion.trainingId, examAnswer.trainingId),
            eq(trainingQuestion.id, examAnswer.questionId),
          ),
        )
        .leftJoin(
          trainingVideo,
          and(
            eq(trainingVideo.trainingId, examAnswer.trainingId),
            eq(trainingVideo.id, trainingQuestion.videoId),
          ),
        )
        .where(inArray(examAnswer.attemptId, attemptIds))
        .orderBy(asc(examAnswer.place))
    : [];
export type Asked = Awaited<ReturnType<typeof listAsked>>[number];

/** Keeps the answer that was given last, whichever arrives last. */
export const updateAnswer = async (
  db: Queryable,
  attemptId: string,
  place: number,
  values: { chosen: string[]; savedAt: Date; givenAt: Date },
): Promise<void> => {
  await db
    .update(examAnswer)
    .set(values)
    .where(
      and(
        eq(examAnswer.attemptId, attemptId),
        eq(examAnswer.place, place),
        or(isNull(examAnswer.givenAt), lte(examAnswer.givenAt, values.givenAt)),
      ),
    );
};

/** False if there is no such question. */
export const updateFlag = async (
  db: Queryable,
  attemptId: string,
  place: number,
  flagged: boolean,
): Promise<boolean> => {
  const rows = await db
    .update(examAnswer)
    .set({ flagged })
    .where(and(eq(examAnswer.attemptId, attemptId), eq(examAnswer.place, place)))
    .returning({ place: examAnswer.place });
  return rows.length > 0;
};

export const updateSeen = async (db: Queryable, attemptId: string, at: Date): Promise<void> => {
  await db
    .update(examAttempt)
    .set({ seenAt: at })
    .where(
      and(
        eq(examAttempt.id, attemptId),
        isNull(examAttempt.seenAt),
        isNull(examAttempt.submittedAt),
      ),
    );
};

type Grades = Pick<Attempt, 'submittedAt' | 'timedOut' | 'correct' | 'wrong' | 'unanswered'> & {
  score: number;
  passed: boolean;
};

export const updateGrades = async (
  db: Queryable,
  attemptId: string,
  grades: Grades,
  earned: { place: number; earned: number }[],
): Promise<void> => {
  await db.update(examAttempt).set(grades).where(eq(examAttempt.id, attemptId));
  for (const { place, earned: points } of earned)
    await db
      .update(examAnswer)
      .set({ earned: points })
      .where(and(eq(examAnswer.attemptId, attemptId), eq(examAnswer.place, place)));
};

/** Attempts overdue at this moment, of everyone or one person. */
export const listOverdue = (db: Queryable, before: Date, userId?: string) =>
  db
    .select({ attemptId: examAttempt.id, userId: trainingEnrolment.userId })
    .from(examAttempt)
    .innerJoin(trainingEnrolment, eq(trainingEnrolment.id, examAttempt.enrolmentId))
    .where(
      and(
        isNull(examAttempt.submittedAt),
        lt(examAttempt.deadlineAt, before),
        userId ? eq(trainingEnrolment.userId, userId) : undefined,
      ),
    )
    .orderBy(desc(examAttempt.deadlineAt))
    .limit(500);

/** What grading is based on. */
export const findGrades = (db: Queryable, attemptId: string) =>
  firstRow(
    db
      .select({
        submittedAt: examAttempt.submittedAt,
        score: examAttempt.score,
        totalScore: examAttempt.totalScore,
        passScore: examAttempt.passScore,
        passed: examAttempt.passed,
      })
      .from(examAttempt)
      .where(eq(examAttempt.id, attemptId)),
  );
