import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { file } from '#server/schema/upload.ts';

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
