/** White card documents. Used by the feature and by a person's export. */
import { asc, eq } from 'drizzle-orm';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { staff } from '#server/schema/staff.ts';
import { file } from '#server/schema/upload.ts';
import { whiteCardDocument, whiteCardPapers, whiteCardPicture } from '#server/schema/whitecard.ts';

export const findPapers = (db: Queryable, userId: string) =>
  firstRow(db.select().from(whiteCardPapers).where(eq(whiteCardPapers.userId, userId)));

/** Kinds of documents, with whether the person marked them as complete. */
export const listMarks = async (db: Queryable, userId: string) =>
  db
    .select({ kind: whiteCardDocument.kind, complete: whiteCardDocument.complete })
    .from(whiteCardDocument)
    .where(eq(whiteCardDocument.userId, userId));

/** Kinds that the person marked as complete. */
export const listComplete = async (db: Queryable, userId: string) =>
  (await listMarks(db, userId)).filter((mark) => mark.complete).map((mark) => mark.kind);

/** By kind, in the owner's order. */
export const listPictures = async (db: Queryable, userId: string) =>
  db
    .select({
      kind: whiteCardPicture.kind,
      fileId: whiteCardPicture.fileId,
      width: file.width,
      height: file.height,
      bytes: file.bytes,
      createdAt: file.createdAt,
      /** Who photographed it at the counter. */
      addedBy: staff.name,
    })
    .from(whiteCardPicture)
    .innerJoin(file, eq(file.id, whiteCardPicture.fileId))
    .leftJoin(staff, eq(staff.id, file.staffId))
    .where(eq(whiteCardPicture.userId, userId))
    .orderBy(
      asc(whiteCardPicture.kind),
      asc(whiteCardPicture.position),
      asc(whiteCardPicture.fileId),
    );
