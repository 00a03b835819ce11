/** Work on a case: assignee, notes, and optimistic locking (contract/staff/office.ts). */
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { capabilities } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import type { Helper } from '#contract/help/helper.ts';
import type { CallOutcome, CaseEntry, CaseKind, EntryKind } from '#contract/staff/office.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { caregiverApplication } from '#server/schema/account.ts';
import { caseEntry, caseWork } from '#server/schema/office.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { staff } from '#server/schema/staff.ts';
import { whiteCard, whiteCardPapers } from '#server/schema/whitecard.ts';

export type CaseRef = { kind: CaseKind; subjectId: string };
export type EntryRef = { kind: EntryKind; subjectId: string };

/** A person has at most one application and one card; service records have their own ids. */
export const applicationCase = (userId: string): CaseRef => ({
  kind: 'application',
  subjectId: userId,
});
export const cardCase = (userId: string): CaseRef => ({ kind: 'card', subjectId: userId });
export const recordCase = (recordId: string): CaseRef => ({ kind: 'record', subjectId: recordId });

const isCase = ({ kind, subjectId }: CaseRef) =>
  and(eq(caseWork.kind, kind), eq(caseWork.subjectId, subjectId));

export const findCaseWork = async (db: Queryable, ref: CaseRef) => {
  const [row] = await db
    .select({
      assigneeId: caseWork.assigneeId,
      assignee: staff.name,
      version: caseWork.version,
      contactedAt: caseWork.contactedAt,
    })
    .from(caseWork)
    .leftJoin(staff, eq(staff.id, caseWork.assigneeId))
    .where(isCase(ref));
  return row ?? { assigneeId: null, assignee: null, version: 0, contactedAt: null };
};

/** Possible assignees: active staff, not those only invited. */
export const listCaseWorkers = (db: Queryable) =>
  db
    .select({ staffId: staff.id, name: staff.name })
    .from(staff)
    .where(
      and(
        eq(staff.active, true),
        isNotNull(staff.passwordHash),
        inArray(staff.role, [...capabilities.workOnCases]),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));

/** Begin every change of a case with this: locks its row and rejects stale versions. */
export const changeCase = async (
  tx: Tx,
  ref: CaseRef,
  version: number,
  values: {
    assigneeId?: string | null;
    contactedAt?: Date | null;
    calledAt?: Date | null;
    callOutcome?: CallOutcome | null;
    callAgainOn?: string | null;
  } = {},
): Promise<void> => {
  await tx.insert(caseWork).values(ref).onConflictDoNothing();
  const changed = await tx
    .update(caseWork)
    .set({ ...values, version: sql`${caseWork.version} + 1` })
    .where(and(isCase(ref), eq(caseWork.version, version)))
    .returning({ version: caseWork.version });
  if (!changed.length) throw new AppError('changed_meanwhile');
};

export const insertCaseEntry = async (
  tx: Tx,
  ref: EntryRef,
  {
    text,
    ...entry
  }: {
    entry: CaseEntry;
    staffId: string | null;
    at: Date;
    text?: string;
    details?: Record<string, string>;
  },
  sealer: Sealer,
): Promise<void> => {
  const textSealed = text ? sealer.seal(text, ref.subjectId) : null;
  await tx.insert(caseEntry).values({ ...ref, ...entry, textSealed });
};

/** Locks the case's row before its record, in the order in which the office's changes do. */
export const lockCase = async (tx: Tx, ref: CaseRef): Promise<void> => {
  await tx.insert(caseWork).values(ref).onConflictDoNothing();
  await tx.select({ kind: caseWork.kind }).from(caseWork).where(isCase(ref)).for('update');
};

/** Who helped, for the case's history. */
export const helperDetails = (helper: Helper | undefined): Record<string, string> =>
  helper ? { helper: helper.name, relationship: helper.relationship } : {};

/** The client changed their case: staff who loaded it before get a conflict when saving. */
export const clientChanged = async (
  tx: Tx,
  ref: CaseRef,
  {
    at,
    details,
    staffId = null,
  }: {
    at: Date;
    details: Record<string, string> /** Who wrote it down for them. */;
    staffId?: string | null;
  },
): Promise<void> => {
  await tx
    .insert(caseWork)
    .values({ ...ref, version: 1 })
    .onConflictDoUpdate({
      target: [caseWork.kind, caseWork.subjectId],
      set: { version: sql`${caseWork.version} + 1` },
    });
  await tx.insert(caseEntry).values({ ...ref, entry: 'status', staffId, at, details });
};

/** Oldest first. */
export const listCaseEntries = (db: Queryable, { kind, subjectId }: EntryRef, sealer: Sealer) =>
  listEntriesOf(db, kind, [subjectId], sealer);

/** Those of several, oldest first. */
export const listEntriesOf = async (
  db: Queryable,
  kind: EntryKind,
  subjectIds: string[],
  sealer: Sealer,
) => {
  const rows = await db
    .select({
      id: caseEntry.id,
      subjectId: caseEntry.subjectId,
      entry: caseEntry.entry,
      at: caseEntry.at,
      by: staff.name,
      textSealed: caseEntry.textSealed,
      details: caseEntry.details,
    })
    .from(caseEntry)
    .leftJoin(staff, eq(staff.id, caseEntry.staffId))
    .where(and(eq(caseEntry.kind, kind), inArray(caseEntry.subjectId, subjectIds)))
    .orderBy(asc(caseEntry.id));
  return rows.map(({ textSealed, ...row }) => ({
    ...row,
    text: textSealed && sealer.open(textSealed, row.subjectId),
  }));
};

const ownersOf = {
  application: (db: Queryable, id: string) =>
    db
      .select({ userId: caregiverApplication.userId })
      .from(caregiverApplication)
      .where(eq(caregiverApplication.userId, id)),
  card: async (db: Queryable, id: string) => [
    ...(await db
      .select({ userId: whiteCard.userId })
      .from(whiteCard)
      .where(eq(whiteCard.userId, id))),
    ...(await db
      .select({ userId: whiteCardPapers.userId })
      .from(whiteCardPapers)
      .where(eq(whiteCardPapers.userId, id))),
  ],
  record: (db: Queryable, id: string) =>
    db.select({ userId: serviceRecord.userId }).from(serviceRecord).where(eq(serviceRecord.id, id)),
};

/** The case's owner; null if there is no such case. */
export const findCaseOwner = async (
  db: Queryable,
  { kind, subjectId }: CaseRef,
): Promise<string | null> => (await ownersOf[kind](db, subjectId))[0]?.userId ?? null;

export const deleteEntriesOf = async (
  db: Queryable,
  kind: EntryKind,
  rows: { id: string }[],
): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  await db
    .delete(caseEntry)
    .where(and(eq(caseEntry.kind, kind), inArray(caseEntry.subjectId, ids)));
};

/** Before an account is deleted: deletes the office's notes about it. */
export const deleteCasesOf = async (tx: Tx, userId: string): Promise<void> => {
  const records = tx
    .select({ id: serviceRecord.id })
    .from(serviceRecord)
    .where(eq(serviceRecord.userId, userId));
  for (const table of [caseEntry, caseWork])
    await tx
      .delete(table)
      .where(or(eq(table.subjectId, userId), sql`${table.subjectId} in ${records}`));
};
