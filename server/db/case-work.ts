/** The office's work on a case: who has it, what was written, and that nobody overwrites another (contract/office.ts). */
import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { CaseEntry, CaseKind } from '#contract/office.ts';
import type { Sealer } from '../ports/sealer.ts';
import type { Queryable, Tx } from './connect.ts';
import { caseEntry, caseWork } from './schema/office.ts';
import { staff } from './schema/staff.ts';

export type CaseRef = { kind: CaseKind; subjectId: string };

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

/**
 * First in every change of a case: takes its row until the transaction ends, and refuses whoever looked at an older
 * state of it.
 */
export const changeCase = async (
  tx: Tx,
  ref: CaseRef,
  version: number,
  values: { assigneeId?: string | null; contactedAt?: Date } = {},
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
  ref: CaseRef,
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

/** Oldest first. */
export const listCaseEntries = async (db: Queryable, ref: CaseRef, sealer: Sealer) => {
  const rows = await db
    .select({
      entry: caseEntry.entry,
      at: caseEntry.at,
      by: staff.name,
      textSealed: caseEntry.textSealed,
      details: caseEntry.details,
    })
    .from(caseEntry)
    .leftJoin(staff, eq(staff.id, caseEntry.staffId))
    .where(and(eq(caseEntry.kind, ref.kind), eq(caseEntry.subjectId, ref.subjectId)))
    .orderBy(asc(caseEntry.id));
  return rows.map(({ textSealed, ...row }) => ({
    ...row,
    text: textSealed && sealer.open(textSealed, ref.subjectId),
  }));
};
