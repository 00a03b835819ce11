import { and, eq, inArray, or } from 'drizzle-orm';
import { type DocumentKind, documentKinds } from '#contract/account/documents.ts';
import { AppError } from '#contract/errors.ts';
import type { UploadPurpose } from '#contract/upload/upload.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { personDocument } from '#server/schema/account.ts';
import { staff } from '#server/schema/staff.ts';
import { file } from '#server/schema/upload.ts';
import { deleteVerdicts } from '#server/shared/cases/document-verdicts.ts';
import { claimFiles, releaseFiles } from '#server/shared/people/claim-files.ts';
import { followPaper } from '#server/shared/people/paper-dates.ts';

/** Plain documents have no type. */
export type SentDocument = { type?: string; fileIds: string[] };
export type SentDocuments = Partial<Record<DocumentKind, SentDocument | undefined>>;

export type KeptFile = {
  fileId: string;
  purpose: UploadPurpose;
  width: number;
  height: number;
  bytes: number;
  createdAt: Date;
  /** Who photographed it at the counter. */
  addedBy: string | null;
};
type Paper = { type: string | null; files: KeptFile[] };
/** `renewal`: the newer one that waits for staff. */
export type KeptDocument = Paper & { kind: DocumentKind; renewal: Paper | null };

/** In form order, each with its pictures in order. */
export const listDocuments = async (db: Queryable, userId: string): Promise<KeptDocument[]> => {
  const rows = await db
    .select({ doc: personDocument, picture: file, addedBy: staff.name })
    .from(personDocument)
    .leftJoin(file, eq(file.documentId, personDocument.id))
    .leftJoin(staff, eq(staff.id, file.staffId))
    .where(and(eq(personDocument.userId, userId), inArray(personDocument.kind, documentKinds)))
    .orderBy(file.position, file.id);
  const documents = new Map<DocumentKind, KeptDocument>();
  for (const { doc, picture, addedBy } of rows) {
    const { type, pending } = doc;
    const kind = doc.kind as DocumentKind;
    const kept = documents.get(kind) ?? { kind, type: null, files: [], renewal: null };
    documents.set(kind, kept);
    if (pending) kept.renewal ??= { type, files: [] };
    else kept.type = type;
    if (!picture) continue;
    const { id: fileId, purpose, width, height, bytes, createdAt } = picture;
    const files = pending && kept.renewal ? kept.renewal.files : kept.files;
    files.push({ fileId, purpose, width, height, bytes, createdAt, addedBy });
  }
  return documentKinds.flatMap((kind) => documents.get(kind) ?? []);
};

type Sender = {
  userId: string;
  now: Date;
  purposes: readonly UploadPurpose[];
  /** Waits for staff beside the one that is there. */
  pending: boolean;
  /** At the counter, for their owner. */
  byStaff?: boolean | undefined;
};

const upsertDocument = async (
  tx: Tx,
  kind: DocumentKind,
  type: string | null,
  { userId, now, pending }: Sender,
): Promise<string> => {
  const values = { userId, kind, type, pending, createdAt: now };
  const [row] = await tx
    .insert(personDocument)
    .values(values)
    .onConflictDoUpdate({
      target: [personDocument.userId, personDocument.kind, personDocument.pending],
      set: { type, createdAt: now },
    })
    .returning({ id: personDocument.id });
  if (!row) throw new Error('upsert returned no document');
  return row.id;
};

/** Each picture may be used in one document only. */
const refuseDoubles = (sent: SentDocuments): void => {
  const seen = new Set<string>();
  for (const kind of documentKinds) {
    const own = new Set(sent[kind]?.fileIds.map((id) => id.toLowerCase()));
    if ([...own].some((id) => seen.has(id)))
      throw new AppError('invalid_input', [{ field: `${kind}.fileIds`, key: 'fields.picture' }]);
    for (const id of own) seen.add(id);
  }
};

/** Replaces documents of the same kind. Pictures of the old one may be reused. */
export const replaceDocuments = async (
  tx: Tx,
  sent: SentDocuments,
  sender: Sender,
): Promise<void> => {
  refuseDoubles(sent);
  const { userId: ownerId, purposes, byStaff, now } = sender;
  for (const kind of documentKinds) {
    const document = sent[kind];
    if (!document) continue;
    const documentId = await upsertDocument(tx, kind, document.type ?? null, sender);
    const fileIds = document.fileIds.map((id) => id.toLowerCase());
    const bound = await tx
      .select({ id: file.id, documentId: file.documentId })
      .from(file)
      .where(or(eq(file.documentId, documentId), inArray(file.id, fileIds)));
    // Already used elsewhere.
    if (bound.some((f) => f.documentId !== null && f.documentId !== documentId))
      throw new AppError('file_gone');
    const dropped = bound.map((f) => f.id).filter((id) => !fileIds.includes(id));
    await releaseFiles(tx, { ownerId, fileIds: dropped });
    await claimFiles(tx, { fileIds, ownerId, purposes, documentId, byStaff, now });
  }
  const replaced = documentKinds.filter((kind) => sent[kind]);
  await deleteVerdicts(tx, { userId: ownerId, caseKind: 'application' }, replaced);
};

const removeDocuments = async (
  tx: Tx,
  userId: string,
  kinds: readonly DocumentKind[],
  pending: boolean,
): Promise<void> => {
  const removed = and(
    eq(personDocument.userId, userId),
    inArray(personDocument.kind, [...kinds]),
    eq(personDocument.pending, pending),
  );
  const files = await tx
    .select({ id: file.id })
    .from(file)
    .innerJoin(personDocument, eq(personDocument.id, file.documentId))
    .where(removed);
  await releaseFiles(tx, { ownerId: userId, fileIds: files.map(({ id }) => id) });
  await tx.delete(personDocument).where(removed);
};

type Check = {
  now: Date;
  today: string;
  /** The last valid days that staff entered; null if they entered none at all. */
  validUntil: Partial<Record<DocumentKind, string>> | null;
};

/** The newer documents take the place of the older ones. */
export const acceptPending = async (
  tx: Tx,
  userId: string,
  kinds: readonly DocumentKind[],
  { now, today, validUntil }: Check,
): Promise<void> => {
  const isPending = and(
    eq(personDocument.userId, userId),
    inArray(personDocument.kind, [...kinds]),
    eq(personDocument.pending, true),
  );
  const newer = await tx
    .select({ kind: personDocument.kind })
    .from(personDocument)
    .where(isPending);
  const replaced = newer.map(({ kind }) => kind as DocumentKind);
  await removeDocuments(tx, userId, replaced, false);
  for (const paper of replaced) {
    const end = { validUntil: validUntil?.[paper] ?? null };
    await tx
      .update(personDocument)
      .set({ pending: false, ...end, checkedAt: validUntil && now })
      .where(and(isPending, eq(personDocument.kind, paper)));
    await followPaper(tx, { userId, paper, ...end }, { now, today });
  }
};

/** The older documents stay the valid ones. */
export const refusePending = (
  tx: Tx,
  userId: string,
  kinds: readonly DocumentKind[],
): Promise<void> => removeDocuments(tx, userId, kinds, true);
