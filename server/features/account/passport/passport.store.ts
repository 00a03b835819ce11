import { and, count, eq, sql } from 'drizzle-orm';
import type { PaperKind } from '#contract/account/documents.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { caregiverApplication, personDocument, user } from '#server/schema/account.ts';
import { file } from '#server/schema/upload.ts';

/** Locked, so that of two changes one counts. False unless an approved caregiver. */
export const lockApproved = async (tx: Tx, userId: string): Promise<boolean> => {
  if (!isUuid(userId)) return false;
  const rows = await tx
    .select({ userId: caregiverApplication.userId })
    .from(caregiverApplication)
    .innerJoin(user, eq(user.id, caregiverApplication.userId))
    .where(
      and(
        eq(caregiverApplication.userId, userId),
        eq(caregiverApplication.status, 'approved'),
        sql`${user.mergedInto} is null`,
      ),
    )
    .for('update', { of: caregiverApplication });
  return rows.length === 1;
};

const isValid = (userId: string) =>
  and(eq(personDocument.userId, userId), eq(personDocument.pending, false));

/** Those that count; newer ones that wait are not among them. */
export const listPapers = async (db: Queryable, userId: string) =>
  db
    .select({
      kind: personDocument.kind,
      validUntil: personDocument.validUntil,
      checkedAt: personDocument.checkedAt,
      pictures: count(file.id),
    })
    .from(personDocument)
    .leftJoin(file, eq(file.documentId, personDocument.id))
    .where(isValid(userId))
    .groupBy(personDocument.id);
export type Paper = Awaited<ReturnType<typeof listPapers>>[number];

export const upsertPaper = async (
  tx: Tx,
  userId: string,
  kind: PaperKind,
  values: { validUntil: string | null; checkedAt: Date },
): Promise<void> => {
  await tx
    .insert(personDocument)
    .values({ ...values, userId, kind, createdAt: values.checkedAt })
    .onConflictDoUpdate({
      target: [personDocument.userId, personDocument.kind, personDocument.pending],
      set: values,
    });
};

export const deletePaper = async (tx: Tx, userId: string, kind: PaperKind): Promise<void> => {
  await tx.delete(personDocument).where(and(isValid(userId), eq(personDocument.kind, kind)));
};
