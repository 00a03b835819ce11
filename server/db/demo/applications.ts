/** The demo's caregivers and their documents: drawings of demo/media as photos of them would be. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { documentKinds } from '#contract/account-documents.ts';
import type { users } from '#demo/agency.ts';
import type { PictureStore } from '#server/ports/picture-store.ts';
import type { Tx } from '../connect.ts';
import { caregiverApplication, personDocument } from '../schema/account.ts';
import { file } from '../schema/upload.ts';
import { momentBefore } from './dates.ts';

type DemoApplication = NonNullable<(typeof users)[number]['application']>;

const size = { width: 1280, height: 880 };
const day = 24 * 60 * 60 * 1000;

const photoOf = async (drawing: string): Promise<Buffer> => {
  const svg = await readFile(new URL(`../../../demo/media/${drawing}.svg`, import.meta.url));
  return sharp(svg, { density: 288 })
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
};

export const loadApplication = async (
  tx: Tx,
  userId: string,
  { documents, daysAgo, ...application }: DemoApplication,
  now: Date,
  { pictureStore }: { pictureStore?: PictureStore },
): Promise<void> => {
  const submittedAt = momentBefore(now, daysAgo);
  const isOpen = application.status === 'submitted';
  await tx.insert(caregiverApplication).values({
    ...application,
    userId,
    submittedAt,
    dueAt: isOpen ? new Date(submittedAt.getTime() + 2 * day) : null,
    decidedAt: isOpen ? null : momentBefore(now, daysAgo - 1),
  });
  for (const kind of documentKinds) {
    const { type = null, pictures } = documents[kind];
    const documentId = randomUUID();
    await tx
      .insert(personDocument)
      .values({ id: documentId, userId, kind, type, createdAt: submittedAt });
    for (const [position, drawing] of pictures.entries()) {
      const id = randomUUID();
      const bytes = pictureStore && (await photoOf(drawing));
      if (bytes) await pictureStore.put({ id, isPublic: false }, bytes);
      await tx.insert(file).values({
        id,
        ownerId: userId,
        purpose: 'registration',
        documentId,
        position,
        type: 'image/jpeg',
        ...size,
        bytes: bytes?.length ?? 0,
        createdAt: submittedAt,
        claimedAt: submittedAt,
      });
    }
  }
};
