import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { letterRules } from '#contract/services/letters.ts';
import { firstRow, type Queryable, type Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { service } from '#server/schema/content.ts';
import { letterAnswer } from '#server/schema/letter.ts';
import {
  serviceRecord,
  serviceRecordEvent,
  serviceRecordPicture,
} from '#server/schema/services.ts';

/** The service that reads letters; null if none is offered online. */
export const findLetterService = async (db: Queryable): Promise<string | null> => {
  const [row] = await db
    .select({ id: service.id })
    .from(service)
    .where(
      and(
        eq(service.helpsWith, 'letter'),
        eq(service.published, true),
        sql`'online' = any(${service.methods})`,
      ),
    )
    .orderBy(asc(service.position), asc(service.id))
    .limit(1);
  return row?.id ?? null;
};

/** Requests of that service, and whatever was answered as a letter. */
const isLetter = and(
  eq(serviceRecord.method, 'online'),
  or(eq(service.helpsWith, 'letter'), sql`${letterAnswer.recordId} is not null`),
);

const select = (db: Queryable) =>
  db
    .select({ record: serviceRecord, answer: letterAnswer })
    .from(serviceRecord)
    .leftJoin(service, eq(service.id, serviceRecord.serviceId))
    .leftJoin(letterAnswer, eq(letterAnswer.recordId, serviceRecord.id));

export type LetterRow = Awaited<ReturnType<typeof select>>[number] & {
  fileIds: string[];
  note: string | null;
};

const complete = async (
  db: Queryable,
  rows: Awaited<ReturnType<typeof select>>,
): Promise<LetterRow[]> => {
  const ids = rows.map(({ record }) => record.id);
  if (!ids.length) return [];
  const pictures = await db
    .select()
    .from(serviceRecordPicture)
    .where(inArray(serviceRecordPicture.recordId, ids))
    .orderBy(asc(serviceRecordPicture.position));
  const notes = await db
    .select({ recordId: serviceRecordEvent.recordId, note: serviceRecordEvent.note })
    .from(serviceRecordEvent)
    .where(and(inArray(serviceRecordEvent.recordId, ids), eq(serviceRecordEvent.by, 'staff')))
    .orderBy(asc(serviceRecordEvent.id));
  return rows.map((row) => ({
    ...row,
    fileIds: pictures.filter((p) => p.recordId === row.record.id).map((p) => p.fileId),
    note: notes.findLast((n) => n.recordId === row.record.id)?.note ?? null,
  }));
};

export const listOwnLetters = async (db: Queryable, userId: string): Promise<LetterRow[]> =>
  complete(
    db,
    await select(db)
      .where(and(eq(serviceRecord.userId, userId), isLetter))
      .orderBy(desc(serviceRecord.createdAt), desc(serviceRecord.id))
      .limit(letterRules.listed),
  );

export const findOwnLetter = async (
  db: Queryable,
  userId: string,
  recordId: string,
): Promise<LetterRow | null> => {
  if (!isUuid(recordId)) return null;
  const isIt = and(eq(serviceRecord.id, recordId), eq(serviceRecord.userId, userId), isLetter);
  return (await complete(db, await select(db).where(isIt)))[0] ?? null;
};

/** For the office; `answer` is null until there is one. Null if it is not a letter. */
export const findLetter = (db: Queryable, recordId: string) =>
  firstRow(select(db).where(and(eq(serviceRecord.id, recordId), isLetter)));

export const upsertAnswer = async (
  tx: Tx,
  answer: typeof letterAnswer.$inferInsert,
): Promise<void> => {
  const { recordId: _, ...set } = answer;
  await tx
    .insert(letterAnswer)
    .values(answer)
    .onConflictDoUpdate({ target: letterAnswer.recordId, set });
};
