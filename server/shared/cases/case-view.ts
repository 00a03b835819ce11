/** Presentation of a case: its list row and its history. */

import type { CaseHistory, CaseRow } from '#contract/staff/cases.ts';
import type { CallOutcome } from '#contract/staff/office.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { type CaseRef, listCaseEntries } from './case-work.ts';

type FoundCase = Omit<
  CaseRow,
  | 'phoneEnding'
  | 'overdue'
  | 'locale'
  | 'dueAt'
  | 'submittedAt'
  | 'contactedAt'
  | 'decidedAt'
  | 'lastCall'
  | 'callToday'
> & {
  phone: string;
  locale: string;
  dueAt: Date | null;
  submittedAt: Date;
  contactedAt: Date | null;
  decidedAt: Date | null;
  calledAt: Date | null;
  callOutcome: CallOutcome | null;
};

export const viewCase = (
  row: FoundCase,
  { now, timeZone }: { now: Date; timeZone: string },
): CaseRow => {
  const at = localTimeOrNull(timeZone);
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    chineseName: row.chineseName,
    phoneEnding: row.phone.slice(-4),
    locale: localeOf(row.locale),
    submittedAt: localTime(row.submittedAt, timeZone),
    dueAt: at(row.dueAt),
    overdue: row.dueAt !== null && row.dueAt < now,
    assigneeId: row.assigneeId,
    assignee: row.assignee,
    contactedAt: at(row.contactedAt),
    lastCall:
      row.calledAt && row.callOutcome
        ? { outcome: row.callOutcome, at: localTime(row.calledAt, timeZone) }
        : null,
    callAgainOn: row.callAgainOn,
    callToday: row.callAgainOn !== null && row.callAgainOn <= localTime(now, timeZone).slice(0, 10),
    decidedAt: at(row.decidedAt),
    decidedBy: row.decidedBy,
    version: row.version,
  };
};

/** Oldest first. */
export const viewHistory = async (
  db: Queryable,
  ref: CaseRef,
  { sealer, timeZone }: { sealer: Sealer; timeZone: string },
): Promise<CaseHistory> =>
  (await listCaseEntries(db, ref, sealer)).map((entry) => ({
    ...entry,
    at: localTime(entry.at, timeZone),
  }));
