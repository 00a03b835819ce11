/** The papers for a white card as they are kept. For the feature itself and for a person's export. */
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { file } from '#server/schema/upload.ts';
import { whiteCardDocument, whiteCardPapers, whiteCardPicture } from '#server/schema/whitecard.ts';

export const findPapers = async (db: Queryable, userId: string) => {
  const [row] = await db.select().from(whiteCardPapers).where(eq(whiteCardPapers.userId, userId));
  return row ?? null;
};

/** Of which kinds the person said, or took back, "that is all of them". */
export const listMarks = async (db: Queryable, userId: string) =>
  db
    .select({ kind: whiteCardDocument.kind, complete: whiteCardDocument.complete })
    .from(whiteCardDocument)
    .where(eq(whiteCardDocument.userId, userId));

/** Kinds of which the person said "that is all of them". */
export const listComplete = async (db: Queryable, userId: string) =>
  (await listMarks(db, userId)).filter((mark) => mark.complete).map((mark) => mark.kind);

/** Kind by kind, each in the order of its owner. */
export const listPictures = async (db: Queryable, userId: string) =>
  db
    .select({
      kind: whiteCardPicture.kind,
      fileId: whiteCardPicture.fileId,
      width: file.width,
      height: file.height,
      bytes: file.bytes,
      createdAt: file.createdAt,
    })
    .from(whiteCardPicture)
    .innerJoin(file, eq(file.id, whiteCardPicture.fileId))
    .where(eq(whiteCardPicture.userId, userId))
    .orderBy(
      asc(whiteCardPicture.kind),
      asc(whiteCardPicture.position),
      asc(whiteCardPicture.fileId),
    );
