import { desc, eq, inArray } from 'drizzle-orm';
import type { MediaPicture } from '#contract/content/media-office.ts';
import { filePath } from '#contract/upload/upload.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { media } from '#server/schema/office.ts';
import { file } from '#server/schema/upload.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';

type MediaRow = { media: typeof media.$inferSelect; file: typeof file.$inferSelect };

const pictureOf = ({ media: it, file: bytes }: MediaRow): MediaPicture => ({
  fileId: it.fileId,
  path: filePath(it.fileId, 'media'),
  name: it.name,
  alt: it.alt,
  focalX: it.focalX,
  focalY: it.focalY,
  width: bytes.width,
  height: bytes.height,
  bytes: bytes.bytes,
});

const select = (db: Queryable) =>
  db.select().from(media).innerJoin(file, eq(file.id, media.fileId)).$dynamic();

/** Newest first. */
export const listMedia = async (db: Queryable): Promise<MediaPicture[]> => {
  const rows = await select(db).orderBy(desc(media.createdAt), desc(media.fileId));
  return rows.map(pictureOf);
};

export const listMediaOf = async (
  db: Queryable,
  fileIds: readonly string[],
): Promise<MediaPicture[]> => {
  const ids = fileIds.filter(isUuid);
  if (!ids.length) return [];
  return (await select(db).where(inArray(media.fileId, ids))).map(pictureOf);
};

export const findMedia = async (db: Queryable, fileId: string): Promise<MediaPicture | null> =>
  (await listMediaOf(db, [fileId]))[0] ?? null;

type NewMedia = Pick<typeof file.$inferInsert, 'id' | 'type' | 'width' | 'height' | 'bytes'> & {
  name: string;
  staffId: string;
  now: Date;
};

export const insertMedia = async (tx: Tx, { name, staffId, now, ...picture }: NewMedia) => {
  await tx
    .insert(file)
    // Claimed at once, so the sweeper keeps it.
    .values({ ...picture, purpose: 'media', createdAt: now, claimedAt: now });
  await tx.insert(media).values({ fileId: picture.id, name, alt: {}, staffId, createdAt: now });
};

export const updateMedia = async (
  tx: Tx,
  fileId: string,
  values: { name: string; alt: LocalText; focalX: number; focalY: number },
): Promise<void> => {
  await tx.update(media).set(values).where(eq(media.fileId, fileId));
};

export const deleteMedia = async (tx: Tx, fileId: string): Promise<void> => {
  await tx.delete(media).where(eq(media.fileId, fileId));
  await tx.delete(file).where(eq(file.id, fileId));
};
