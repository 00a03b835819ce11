import { eq, inArray, or } from 'drizzle-orm';
import { type DocumentKind, documentKinds } from '#contract/account/documents.ts';
import { AppError } from '#contract/errors.ts';
import type { UploadPurpose } from '#contract/upload/upload.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { personDocument } from '#server/schema/account.ts';
import { file } from '#server/schema/upload.ts';
import { claimFiles, releaseFiles } from '#server/shared/people/claim-files.ts';

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
};
export type KeptDocument = { kind: DocumentKind; type: string | null; files: KeptFile[] };

/** In form order, each with its pictures in order. */
export const listDocuments = async (db: Queryable, userId: string): Promise<KeptDocument[]> => {
  const rows = await db
    .select()
    .from(personDocument)
    .leftJoin(file, eq(file.documentId, personDocument.id))
    .where(eq(personDocument.userId, userId))
    .orderBy(file.position, file.id);
  const documents = new Map<DocumentKind, KeptDocument>();
  for (const { person_document: doc, file: picture } of rows) {
    const kept = documents.get(doc.kind) ?? { kind: doc.kind, type: doc.type, files: [] };
    documents.set(doc.kind, kept);
    if (!picture) continue;
    const { id: fileId, purpose, width, height, bytes, createdAt } = picture;
    kept.files.push({ fileId, purpose, width, height, bytes, createdAt });
  }
  return documentKinds.flatMap((kind) => documents.get(kind) ?? []);
};

type Sender = { userId: string; now: Date; purposes: readonly UploadPurpose[] };

const upsertDocument = async (
  tx: Tx,
  kind: DocumentKind,
  type: string | null,
  { userId, now }: Sender,
): Promise<string> => {
  const values = { userId, kind, type, createdAt: now };
  const [row] = await tx
    .insert(personDocument)
    .values(values)
    .onConflictDoUpdate({
      target: [personDocument.userId, personDocument.kind],
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
  const { userId: ownerId, purposes, now } = sender;
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
    await claimFiles(tx, { fileIds, ownerId, purposes, documentId, now });
  }
};
