/** Queries for editing the question bank. */
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { examAnswer, trainingQuestion } from '#server/schema/training/training.ts';
import type { StoredQuestion } from './bank.rules.ts';
import type { Question } from './exam.store.ts';

/** Includes retired ones. */
export const listAllQuestions = (db: Queryable, trainingId: string): Promise<Question[]> =>
  db
    .select()
    .from(trainingQuestion)
    .where(eq(trainingQuestion.trainingId, trainingId))
    .orderBy(asc(trainingQuestion.position), asc(trainingQuestion.id));

export const listAskedIds = async (db: Queryable, trainingId: string): Promise<Set<string>> => {
  const asked = db
    .select({ one: sql`1` })
    .from(examAnswer)
    .where(
      and(
        eq(examAnswer.trainingId, trainingQuestion.trainingId),
        eq(examAnswer.questionId, trainingQuestion.id),
      ),
    );
  const rows = await db
    .select({ id: trainingQuestion.id })
    .from(trainingQuestion)
    .where(and(eq(trainingQuestion.trainingId, trainingId), exists(asked)));
  return new Set(rows.map(({ id }) => id));
};

/** Appended to the bank. */
export const insertQuestion = async (
  db: Queryable,
  trainingId: string,
  question: StoredQuestion,
): Promise<void> => {
  await db.insert(trainingQuestion).values({
    ...question,
    trainingId,
    position: sql`(select coalesce(max(position), -1) + 1 from training_question where training_id = ${trainingId})`,
  });
};

export const updateQuestion = async (
  db: Queryable,
  trainingId: string,
  id: string,
  values: Partial<Omit<StoredQuestion, 'id'>>,
): Promise<void> => {
  await db
    .update(trainingQuestion)
    .set(values)
    .where(and(eq(trainingQuestion.trainingId, trainingId), eq(trainingQuestion.id, id)));
};
