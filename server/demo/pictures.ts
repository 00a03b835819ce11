/** Photos of documents: drawings of demo/media as JPEGs. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Tx } from '#server/platform/database/connect.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import { file } from '#server/schema/upload.ts';

const size = { width: 1280, height: 880 };

const drawn = new Map<string, Promise<Buffer>>();
const draw = async (drawing: string): Promise<Buffer> => {
  const svg = await readFile(new URL(`../../demo/media/${drawing}.svg`, import.meta.url));
  return sharp(svg, { density: 288 })
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
};
/** Cached: many people share the same few drawings. */
const photoOf = (drawing: string): Promise<Buffer> => {
  const photo = drawn.get(drawing) ?? draw(drawing);
  drawn.set(drawing, photo);
  return photo;
};

type Photo = Pick<typeof file.$inferInsert, 'ownerId' | 'purpose' | 'documentId' | 'position'> & {
  at: Date;
};

/** Returns its id. */
export const insertPhoto = async (
  tx: Tx,
  drawing: string,
  { at, ...values }: Photo,
  { pictureStore }: { pictureStore?: PictureStore },
): Promise<string> => {
  const id = randomUUID();
  const bytes = pictureStore && (await photoOf(drawing));
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
