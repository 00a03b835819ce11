/** What staff said about a person's documents (contract/staff/verdicts.ts). */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { DocumentVerdict } from '#contract/staff/document-verdict.ts';
import type { DocumentReason, Verdict } from '#contract/staff/verdict-reasons.ts';
import type { CaseVerdict } from '#contract/staff/verdicts.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { personDocument } from '#server/schema/account.ts';
import { staff } from '#server/schema/staff.ts';
import { documentVerdict } from '#server/schema/verdict.ts';
import { whiteCardPicture } from '#server/schema/whitecard.ts';

type Row = typeof documentVerdict.$inferSelect;
type Document = Row['document'];
/** The documents of one case. */
type Documents = Pick<Row, 'userId' | 'caseKind'>;

export type KeptVerdict = {
  caseKind: Row['caseKind'];
  document: Document;
  verdict: Verdict;
  reason: DocumentReason | null;
  note: string | null;
  by: string | null;
  at: Date;
  toldAt: Date | null;
};

const of = ({ userId, caseKind }: Documents) =>
  and(eq(documentVerdict.userId, userId), eq(documentVerdict.caseKind, caseKind));
const isRefusal = ne(documentVerdict.verdict, 'accepted');

/** Of one case, or of all of the person's. */
export const listVerdicts = async (
  db: Queryable,
  sealer: Sealer,
  { userId, caseKind }: Pick<Row, 'userId'> & Partial<Documents>,
): Promise<KeptVerdict[]> => {
  const rows = await db
    .select({ row: documentVerdict, by: staff.name })
    .from(documentVerdict)
    .leftJoin(staff, eq(staff.id, documentVerdict.staffId))
    .where(caseKind ? of({ userId, caseKind }) : eq(documentVerdict.userId, userId))
    .orderBy(asc(documentVerdict.caseKind), asc(documentVerdict.document));
  return rows.map(({ row, by }) => ({
    caseKind: row.caseKind,
    document: row.document,
    verdict: row.verdict,
    reason: row.reason,
    note: row.noteSealed && sealer.open(row.noteSealed, row.id),
    by,
    at: row.at,
    toldAt: row.toldAt,
  }));
};

/** What the owner may read about one document. */
export const verdictForOwner = (
  verdicts: readonly KeptVerdict[],
  document: string,
): DocumentVerdict | null => {
  const found = verdicts.find((one) => one.document === document && one.toldAt);
  return found ? { verdict: found.verdict, reason: found.reason, note: found.note } : null;
};

export const verdictForStaff = (
  verdicts: readonly KeptVerdict[],
  document: string,
  timeZone: string,
): CaseVerdict | null => {
  const found = verdicts.find((one) => one.document === document);
  if (!found) return null;
  const { verdict, reason, note, by, at, toldAt } = found;
  return { verdict, reason, note, by, at: localTime(at, timeZone), told: toldAt !== null };
};

type NewVerdict = Documents &
  Pick<Row, 'document' | 'verdict' | 'reason' | 'staffId' | 'at' | 'toldAt'> & {
    note?: string | null | undefined;
  };

/** Takes the place of what was said before. */
export const replaceVerdict = async (
  tx: Tx,
  sealer: Sealer,
  { note, ...values }: NewVerdict,
): Promise<void> => {
  await deleteVerdicts(tx, values, [values.document]);
  const id = randomUUID();
  const noteSealed = note ? sealer.seal(note, id) : null;
  await tx.insert(documentVerdict).values({ ...values, id, noteSealed });
};

/** The documents are new, or nothing was said after all. */
export const deleteVerdicts = async (
  tx: Tx,
  documents: Documents,
  kinds: readonly string[],
): Promise<void> => {
  await tx
    .delete(documentVerdict)
    .where(and(of(documents), inArray(documentVerdict.document, kinds as Document[])));
};

/** These documents are good after all: what was said against them goes. */
export const deleteRefusals = async (
  tx: Tx,
  documents: Documents,
  kinds?: readonly string[],
): Promise<void> => {
  const these = kinds && inArray(documentVerdict.document, kinds as Document[]);
  await tx.delete(documentVerdict).where(and(of(documents), isRefusal, these));
};

/** What the owner read about documents that are no longer asked for is taken back. */
export const deleteToldRefusals = async (
  tx: Tx,
  documents: Documents,
  asked: readonly string[],
): Promise<void> => {
  await tx
    .delete(documentVerdict)
    .where(
      and(
        of(documents),
        isRefusal,
        isNotNull(documentVerdict.toldAt),
        notInArray(documentVerdict.document, asked as Document[]),
      ),
    );
};

type Moving = { from: string; to: string };

/** Two accounts become one: what was said goes with the documents. */
export const moveVerdicts = async (
  tx: Tx,
  { from, to }: Moving,
  caseKind: Row['caseKind'],
  kinds?: readonly string[],
): Promise<void> => {
  const moved = (userId: string) =>
    and(of({ userId, caseKind }), kinds && inArray(documentVerdict.document, kinds as Document[]));
  await tx.delete(documentVerdict).where(moved(to));
  await tx.update(documentVerdict).set({ userId: to }).where(moved(from));
};

/** The case moves: so does what was said about documents that are still missing. */
export const moveMissingVerdicts = async (
  tx: Tx,
  { from, to }: Moving,
  caseKind: Row['caseKind'],
): Promise<void> => {
  const said = tx
    .select({ kind: documentVerdict.document })
    .from(documentVerdict)
    .where(of({ userId: to, caseKind }));
  const there =
    caseKind === 'card'
      ? tx
          .select({ kind: whiteCardPicture.kind })
          .from(whiteCardPicture)
          .where(eq(whiteCardPicture.userId, to))
      : tx
          .select({ kind: personDocument.kind })
          .from(personDocument)
          .where(eq(personDocument.userId, to));
  await tx
    .update(documentVerdict)
    .set({ userId: to })
    .where(
      and(
        of({ userId: from, caseKind }),
        eq(documentVerdict.reason, 'notSent'),
        sql`${documentVerdict.document} not in ${said}`,
        sql`${documentVerdict.document} not in ${there}`,
      ),
    );
};
