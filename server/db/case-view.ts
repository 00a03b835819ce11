/** The history of a case as the office reads it. */
import type { CaseHistory } from '#contract/office-cases.ts';
import { wallClock } from '../ports/clock.ts';
import type { Sealer } from '../ports/sealer.ts';
import { type CaseRef, listCaseEntries } from './case-work.ts';
import type { Queryable } from './connect.ts';

export const viewHistory = async (
  db: Queryable,
  ref: CaseRef,
  { sealer, timeZone }: { sealer: Sealer; timeZone: string },
): Promise<CaseHistory> =>
  (await listCaseEntries(db, ref, sealer)).map((entry) => ({
    ...entry,
    at: wallClock(entry.at, timeZone),
  }));
