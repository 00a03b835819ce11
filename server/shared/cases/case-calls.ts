/** Calls to the client of a case: how they ended, when to call again, and taking one back. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { caseRules } from '#contract/staff/cases.ts';
import type { CallOutcome } from '#contract/staff/office.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { user } from '#server/schema/account.ts';
import { caseEntry } from '#server/schema/office.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { type CaseRef, changeCase, findCaseWork, insertCaseEntry } from './case-work.ts';
import { type NumberNews, noteNumber, undoNumber } from './wrong-number.ts';

/** What an entry of a call has in its details, besides `outcome`. */
type CallDetails = NumberNews & {
  outcome: CallOutcome;
  callAgainOn?: string;
  /** The last four digits of the number that was called. */
  ending: string;
  /** For taking it back: the last contact before. */
  contactedBefore?: string;
};

/** The day to call again is today or later, but not too far ahead. */
export const checkCallDay = async (db: Queryable, day: string | undefined, at: Date) => {
  const today = localTime(at, await getTimeZone(db)).slice(0, 10);
  if (day && (day < today || day > dayAfter(today, caseRules.callAgainDays)))
    throw invalidField('callAgainOn', 'fields.callAgain');
};

/** The number to call about a case. */
const getCalled = async (db: Queryable, ref: CaseRef, userId: string) => {
  const [person] = await db.select({ called: user.phone }).from(user).where(eq(user.id, userId));
  if (!person) throw new AppError('not_found');
  if (ref.kind !== 'record') return { userId, ...person };
  const [record] = await db
    .select({ called: serviceRecord.contactPhone })
    .from(serviceRecord)
    .where(eq(serviceRecord.id, ref.subjectId));
  return { userId, ...person, ...record };
};

type Call = {
  staffId: string;
  at: Date;
  version: number;
  outcome: CallOutcome;
  text?: string | undefined;
  callAgainOn?: string | undefined;
};

export const insertCall = async (
  tx: Tx,
  ref: CaseRef,
  userId: string,
  { staffId, at, version, outcome, text, callAgainOn }: Call,
  sealer: Sealer,
): Promise<void> => {
  const called = await getCalled(tx, ref, userId);
  // Before the case: the client's own submissions lock them in this order.
  const news = await noteNumber(tx, called, outcome, at);
  const { contactedAt } = await findCaseWork(tx, ref);
  const reached = outcome === 'reached';
  await changeCase(tx, ref, version, {
    ...(reached && { contactedAt: at }),
    calledAt: at,
    callOutcome: outcome,
    callAgainOn: callAgainOn ?? null,
  });
  const details: CallDetails = {
    outcome,
    ending: called.called.slice(-4),
    ...(callAgainOn && { callAgainOn }),
    ...(reached && contactedAt && { contactedBefore: contactedAt.toISOString() }),
    ...news,
  };
  await insertCaseEntry(
    tx,
    ref,
    { entry: 'contacted', staffId, at, details, ...(text && { text }) },
    sealer,
  );
};

/** Calls that were not taken back, newest first. */
const listCalls = async (tx: Tx, { kind, subjectId }: CaseRef) => {
  const rows = await tx
    .select({ id: caseEntry.id, at: caseEntry.at, details: caseEntry.details })
    .from(caseEntry)
    .where(
      and(
        eq(caseEntry.kind, kind),
        eq(caseEntry.subjectId, subjectId),
        eq(caseEntry.entry, 'contacted'),
        sql`${caseEntry.details} ? 'outcome'`,
        sql`not exists (select 1 from ${caseEntry} undo where undo.kind = ${kind} and undo.subject_id = ${subjectId}
          and undo.entry = 'callUndone' and undo.details ->> 'call' = ${caseEntry.id}::text)`,
      ),
    )
    .orderBy(desc(caseEntry.id))
    .limit(2);
  return rows.map((row) => ({ ...row, details: row.details as CallDetails }));
};

/** Only the last call can be taken back. Everything is as it was before it; the history keeps both. */
export const undoLastCall = async (
  tx: Tx,
  ref: CaseRef,
  userId: string,
  {
    staffId,
    at,
    version,
    entryId,
  }: { staffId: string; at: Date; version: number; entryId: number },
  sealer: Sealer,
): Promise<CallOutcome> => {
  const [last, before] = await listCalls(tx, ref);
  if (last?.id !== entryId) throw new AppError('changed_meanwhile');
  const { outcome, ending, contactedBefore } = last.details;
  const called = await getCalled(tx, ref, userId);
  // A number that was changed since then is another one.
  if (called.called.endsWith(ending)) await undoNumber(tx, called, last.details);
  const { contactedAt } = await findCaseWork(tx, ref);
  const isLastContact = outcome === 'reached' && contactedAt?.getTime() === last.at.getTime();
  await changeCase(tx, ref, version, {
    ...(isLastContact && { contactedAt: contactedBefore ? new Date(contactedBefore) : null }),
    calledAt: before?.at ?? null,
    callOutcome: before?.details.outcome ?? null,
    callAgainOn: before?.details.callAgainOn ?? null,
  });
  const details = { call: String(entryId), outcome };
  await insertCaseEntry(tx, ref, { entry: 'callUndone', staffId, at, details }, sealer);
  return outcome;
};
