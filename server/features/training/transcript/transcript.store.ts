/** Transcripts that were issued. The same content keeps its number. */
import { and, eq, sql } from 'drizzle-orm';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { type TranscriptFacts, trainingTranscript } from '#server/schema/training/certificate.ts';

export type { TranscriptFacts };
export type Transcript = typeof trainingTranscript.$inferSelect;

export const findTranscript = async (
  db: Queryable,
  { userId, year, hash }: Pick<Transcript, 'userId' | 'year' | 'hash'>,
): Promise<Transcript | null> => {
  const { userId: owner, year: of, hash: content } = trainingTranscript;
  const [row] = await db
    .select()
    .from(trainingTranscript)
    .where(and(eq(owner, userId), eq(of, year), eq(content, hash)));
  return row ?? null;
};

/** Null if another request has just written the same. */
export const insertTranscript = async (
  db: Queryable,
  values: Omit<typeof trainingTranscript.$inferInsert, 'number'>,
): Promise<Transcript | null> => {
  const number = sql`'PHT-' || ${values.year}::text || '-' || lpad(nextval('training_transcript_number')::text, 6, '0')`;
  const [row] = await db
    .insert(trainingTranscript)
    .values({ ...values, number })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
};

export const findTranscriptByNumber = (db: Queryable, number: string): Promise<Transcript | null> =>
  firstRow(db.select().from(trainingTranscript).where(eq(trainingTranscript.number, number)));
