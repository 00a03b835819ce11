/** Claims uploaded pictures for a record (documents of an account, a review). For every feature that refers to them. */
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { type UploadPurpose, uploadRules } from '#contract/upload/upload.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { file } from '#server/schema/upload.ts';

type Claim = {
  fileIds: readonly string[];
  ownerId: string;
  /** Allowed purposes of the pictures. */
  purposes: readonly UploadPurpose[];
  /** The document they become part of, in the order of `fileIds`. */
  documentId?: string | null;
  /** By staff for the owner: what they uploaded at the counter, which nobody else may take. */
  byStaff?: boolean | undefined;
  now: Date;
};

/**
 * Assigns pictures to their owner permanently, all or nothing: `file_gone` if one is missing, expired, someone else's
 * or uploaded for another purpose. Call within a transaction.
 */
export const claimFiles = async (tx: Queryable, claim: Claim): Promise<void> => {
  const { ownerId, purposes, documentId = null, byStaff = false, now } = claim;
  const ids = [...new Set(claim.fileIds)];
  if (!ids.length) return;
  const expired = new Date(now.getTime() - uploadRules.unclaimedHours * 3_600_000);
  const isFree = and(isNull(file.claimedAt), gt(file.createdAt, expired));
  const isNobodys = and(
    isNull(file.ownerId),
    byStaff ? isNotNull(file.staffId) : isNull(file.staffId),
    isFree,
  );
  const isTheirs = and(eq(file.ownerId, ownerId), or(isNotNull(file.claimedAt), isFree));
  // Locked in a fixed order to avoid deadlocks.
  const free = await tx
    .select({ id: file.id })
    .from(file)
    .where(
      and(inArray(file.id, ids), inArray(file.purpose, [...purposes]), or(isTheirs, isNobodys)),
    )
    .orderBy(file.id)
    .for('update');
  if (free.length !== ids.length) throw new AppError('file_gone');
  const claimedAt = sql`coalesce(${file.claimedAt}, ${now})`;
  for (const [position, id] of ids.entries())
    await tx
      .update(file)
      .set({ ownerId, documentId, position, claimedAt, keyHash: null })
      .where(eq(file.id, id));
};

/** Releases pictures that nothing refers to: they expire as if never claimed. */
export const releaseFiles = async (
  tx: Queryable,
  { ownerId, fileIds }: { ownerId: string; fileIds: readonly string[] },
): Promise<void> => {
  if (!fileIds.length) return;
  await tx
    .update(file)
    .set({ claimedAt: null, documentId: null, position: 0 })
    .where(and(eq(file.ownerId, ownerId), inArray(file.id, [...fileIds])));
};

/** Deletes the rows at once; pass the ids to `PictureStore.remove` after the commit. */
export const deleteFiles = async (
  tx: Queryable,
  { ownerId, fileIds }: { ownerId: string; fileIds: readonly string[] },
): Promise<string[]> => {
  if (!fileIds.length) return [];
  const gone = await tx
    .delete(file)
    .where(and(eq(file.ownerId, ownerId), inArray(file.id, [...fileIds])))
    .returning({ id: file.id });
  return gone.map(({ id }) => id);
};

/** Before an account is deleted: deletes its rows; pass the ids to `PictureStore.remove` after the commit. */
export const removeFilesOf = async (tx: Queryable, userId: string): Promise<string[]> => {
  const gone = await tx.delete(file).where(eq(file.ownerId, userId)).returning({ id: file.id });
  return gone.map(({ id }) => id);
};
