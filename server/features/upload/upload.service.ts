/** Keeps one uploaded picture: cleaned, its bytes before its row. */
import { randomUUID } from 'node:crypto';
import { filePath, type Uploaded, type UploadPurpose } from '#contract/upload/upload.ts';
import { hashToken, newToken } from '#server/platform/crypto/token.ts';
import type { Pictures } from '#server/platform/storage/pictures.ts';
import type { Needs } from '#server/shared/deps.ts';
import { isPublic } from './upload.rules.ts';
import { insertFile } from './upload.store.ts';

export type KeepDeps = Needs<'db' | 'clock' | 'pictures' | 'pictureStore'>;

type Sent = {
  bytes: Buffer;
  purpose: UploadPurpose;
  /** The account or address that the processing counts against. */
  sender: Parameters<Pictures['clean']>[1];
  /** Null: it belongs to nobody yet, and a key opens it. */
  ownerId: string | null;
  staffId?: string;
};

export const keepPicture = async (deps: KeepDeps, sent: Sent): Promise<Uploaded> => {
  const { purpose, ownerId, staffId } = sent;
  const { bytes, ...picture } = await deps.pictures.clean(sent.bytes, sent.sender);
  const id = randomUUID();
  const key = ownerId ? null : newToken();
  // Write the file before its row: a crash leaves orphaned bytes, never a row without its picture.
  await deps.pictureStore.put({ id, isPublic: isPublic(purpose) }, bytes);
  const about = { ...picture, bytes: bytes.length };
  try {
    await insertFile(deps.db, {
      ...about,
      id,
      purpose,
      ownerId,
      ...(staffId && { staffId }),
      keyHash: key && hashToken(key),
      createdAt: deps.clock.now(),
    });
  } catch (error) {
    // The sweeper deletes it if this fails.
    await deps.pictureStore.remove([id]).catch(() => {});
    throw error;
  }
  return { ...about, fileId: id, path: filePath(id, purpose), key };
};
