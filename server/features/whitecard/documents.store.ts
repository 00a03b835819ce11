import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Channel } from '#contract/message/message.ts';
import type { WhiteCardDocumentKind, WhiteCardPictureKind } from '#contract/whitecard/whitecard.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { whiteCardDocument, whiteCardPapers, whiteCardPicture } from '#server/schema/whitecard.ts';
import { deleteVerdicts } from '#server/shared/cases/document-verdicts.ts';
import { claimFiles, releaseFiles } from '#server/shared/people/claim-files.ts';
import { verifiedEmail } from '#server/shared/people/verified-email.ts';

export type PaperKind = WhiteCardDocumentKind;

/** Contact data; email only if verified. `lock` serializes the person's submissions. */
export const findReader = async (db: Queryable, userId: string, { lock = false } = {}) => {
  const query = db
    .select({ phone: user.phone, email: verifiedEmail })
    .from(user)
    .where(eq(user.id, userId));
  const [row] = await (lock ? query.for('no key update') : query);
  return row ?? null;
};

export type SentPictures = { kind: WhiteCardPictureKind; fileIds: string[] };

/**
 * Replaces the pictures of these kinds only. A picture may move between them, but not away from a kind that is not
 * listed.
 */
export const replacePictures = async (
  tx: Tx,
  userId: string,
  sent: SentPictures[],
  { now, byStaff }: { now: Date; byStaff?: boolean },
): Promise<void> => {
  const kinds = sent.map(({ kind }) => kind);
  const fileIds = sent.flatMap((one) => one.fileIds);
  if (!kinds.length) return;
  const old = await tx
    .delete(whiteCardPicture)
    .where(and(eq(whiteCardPicture.userId, userId), inArray(whiteCardPicture.kind, kinds)))
    .returning({ fileId: whiteCardPicture.fileId, kind: whiteCardPicture.kind });
  // The same pictures again are the same paper.
  const changed = sent.filter((one) => {
    const before = old.filter(({ kind }) => kind === one.kind).map(({ fileId }) => fileId);
    return before.length !== one.fileIds.length || before.some((id) => !one.fileIds.includes(id));
  });
  await deleteVerdicts(
    tx,
    { userId, caseKind: 'card' },
    changed.map(({ kind }) => kind),
  );
  const dropped = old.map(({ fileId }) => fileId).filter((id) => !fileIds.includes(id));
  await releaseFiles(tx, { ownerId: userId, fileIds: dropped });
  if (!fileIds.length) return;
  await claimFiles(tx, { fileIds, ownerId: userId, purposes: ['whitecard'], byStaff, now });
  const rows = sent.flatMap((one) =>
    one.fileIds.map((fileId, position) => ({ userId, kind: one.kind, fileId, position })),
  );
  const written = await tx
    .insert(whiteCardPicture)
    .values(rows)
    .onConflictDoNothing()
    .returning({ fileId: whiteCardPicture.fileId });
  if (written.length !== rows.length) throw new AppError('file_gone');
};

export const upsertDocument = async (
  tx: Tx,
  userId: string,
  kind: WhiteCardDocumentKind,
  complete: boolean,
): Promise<void> => {
  await tx
    .insert(whiteCardDocument)
    .values({ userId, kind, complete })
    .onConflictDoUpdate({
      target: [whiteCardDocument.userId, whiteCardDocument.kind],
      set: { complete },
    });
};

type Papers = {
  userId: string;
  checklistBy: Channel;
  savedAt: Date;
  /** Only on submission. */
  sent?: { sentAt: Date; contactBy: Date; requestKey: string | null };
};

export const upsertPapers = async (
  tx: Tx,
  { userId, checklistBy, savedAt, sent }: Papers,
): Promise<void> => {
  const values = { checklistBy, savedAt, ...sent };
  await tx
    .insert(whiteCardPapers)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: whiteCardPapers.userId, set: values });
};
