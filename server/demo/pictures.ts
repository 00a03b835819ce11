/** Photos of documents: drawings of demo/media as JPEGs. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Tx } from '#server/platform/database/connect.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import { file } from '#server/schema/upload.ts';

const paper = { width: 1280, height: 880 };
/** Of a face. */
export const portrait = { width: 660, height: 880 };
type Size = typeof paper;

const drawn = new Map<string, Promise<Buffer>>();
const draw = async (drawing: string, size: Size): Promise<Buffer> => {
  const svg = await readFile(new URL(`../../demo/media/${drawing}.svg`, import.meta.url));
  return sharp(svg, { density: 288 })
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
};
/** Cached: many people share the same few drawings. */
const photoOf = (drawing: string, size: Size): Promise<Buffer> => {
  const photo = drawn.get(drawing) ?? draw(drawing, size);
  drawn.set(drawing, photo);
  return photo;
};

type Photo = Pick<typeof file.$inferInsert, 'ownerId' | 'purpose' | 'documentId' | 'position'> & {
  at: Date;
  size?: Size;
};

/** Returns its id. */
export const insertPhoto = async (
  tx: Tx,
  drawing: string,
  { at, size = paper, ...values }: Photo,
  { pictureStore }: { pictureStore?: PictureStore },
): Promise<string> => {
  const id = randomUUID();
  const bytes = pictureStore && (await photoOf(drawing, size));
  if (bytes) await pictureStore.put({ id, isPublic: false }, bytes);
  await tx.insert(file).values({
    ...values,
    id,
    type: 'image/jpeg',
    ...size,
    bytes: bytes?.length ?? 0,
    createdAt: at,
    claimedAt: at,
  });
  return id;
};
