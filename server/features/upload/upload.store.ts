import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { SeenPaper } from '#contract/account/seen.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { personDocument } from '#server/schema/account.ts';
import { serviceRecord, serviceRecordPicture } from '#server/schema/services.ts';
import { file } from '#server/schema/upload.ts';
import { whiteCardPicture } from '#server/schema/whitecard.ts';

type FileRow = typeof file.$inferSelect;
export type NewFile = Pick<
  FileRow,
  'id' | 'ownerId' | 'purpose' | 'keyHash' | 'type' | 'width' | 'height' | 'bytes' | 'createdAt'
> & { staffId?: string };

export const insertFile = async (db: Queryable, row: NewFile): Promise<void> => {
  await db.insert(file).values(row);
};

export const findFile = async (db: Queryable, id: string): Promise<FileRow | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(file).where(eq(file.id, id));
  return row ?? null;
};

/** Which paper the picture is of, for the audit log: its kind, and the number of the request that it belongs to. */
export const findPaper = async (
  db: Queryable,
  { id, purpose, documentId }: FileRow,
): Promise<{ paper?: SeenPaper; recordNo?: string }> => {
  if (purpose === 'signature') return { paper: 'signature' };
  if (documentId) {
    const of = eq(personDocument.id, documentId);
    const [row] = await db.select({ paper: personDocument.kind }).from(personDocument).where(of);
    return row ?? {};
  }
  const ofCard = eq(whiteCardPicture.fileId, id);
  const [card] = await db
    .select({ paper: whiteCardPicture.kind })
    .from(whiteCardPicture)
    .where(ofCard);
  if (card) return card;
  const [request] = await db
    .select({ recordNo: serviceRecord.recordNo })
    .from(serviceRecordPicture)
    .innerJoin(serviceRecord, eq(serviceRecord.id, serviceRecordPicture.recordId))
    .where(eq(serviceRecordPicture.fileId, id));
  return request ? { paper: 'requestPicture', ...request } : {};
};

/** False when it was claimed or deleted concurrently. */
export const deleteUnclaimed = async (db: Queryable, id: string): Promise<boolean> => {
  const gone = await db
    .delete(file)
    .where(and(eq(file.id, id), isNull(file.claimedAt)))
    .returning({ id: file.id });
  return gone.length === 1;
};

/** Deletes expired rows and returns their ids. */
export const deleteExpired = async (db: Db, before: Date): Promise<string[]> => {
  const gone = await db
    .delete(file)
    .where(and(isNull(file.claimedAt), lte(file.createdAt, before)))
    .returning({ id: file.id });
  return gone.map(({ id }) => id);
};

/** Which of these ids have a row. */
export const listKnown = async (db: Db, ids: string[]): Promise<Set<string>> => {
  const rows = await db.select({ id: file.id }).from(file).where(inArray(file.id, ids));
  return new Set(rows.map(({ id }) => id));
};
