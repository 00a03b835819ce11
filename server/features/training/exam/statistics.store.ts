/** How the questions of a bank did in exams. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import type { ItemFigures } from './statistics.rules.ts';

/**
 * Of exams that were handed in and count; a question left out says nothing about it. The discrimination is the
 * correlation with the score of the other questions of the same exam, in whole percents: fractions that are all equal
 * would differ by their last digit, and seem to correlate.
 */
export const listFigures = async (
  db: Queryable,
  trainingId: string,
): Promise<(ItemFigures & { questionId: string })[]> => {
  const { rows } = await db.execute<ItemFigures & { questionId: string }>(sql`
    select n.question_id as "questionId", count(*)::int as answered,
      (count(*) filter (where n.earned < n.points))::int as wrong,
      corr(round(100.0 * n.earned / nullif(n.points, 0))::float,
        round(100.0 * (a.score - n.earned) / nullif(a.total_score - n.points, 0))::float) as discrimination
    from exam_answer n join exam_attempt a on a.id = n.attempt_id
    where n.training_id = ${trainingId} and a.submitted_at is not null
      and (not a.timed_out or a.seen_at is not null) and cardinality(n.chosen) > 0
    group by n.question_id order by n.question_id`);
  return rows;
};
