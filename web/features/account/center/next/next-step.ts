/** What happens next for a care seeker: the one thing that matters most now (spec §4, readings "White card"). */
import type { PatientInfo } from '#contract/account/account.ts';
import type { ServiceRecord } from '#contract/services/records.ts';
import type { WhiteCardDocuments } from '#contract/whitecard/whitecard.ts';
import { visitOf } from '#web/features/account/center/records/request-moments.ts';

export type NextStep =
  /** The office needs to talk to them. */
  | { step: 'talk'; record: ServiceRecord }
  /** Our promised call is late. */
  | { step: 'late' }
  | { step: 'visit'; record: ServiceRecord; at: string }
  | { step: 'call'; about: 'card' | 'documents' | ServiceRecord; by: string | null }
  | { step: 'apply' }
  | { step: 'ineligible' }
  /** No card yet; documents started. */
  | { step: 'card'; begun: { ready: number; total: number } | null }
  | { step: 'settled' };

type Facts = {
  info: Pick<PatientInfo, 'whiteCardStatus' | 'contactBy'>;
  /** The newest ones; failed loads are left out. */
  records: readonly ServiceRecord[];
  documents: Pick<
    WhiteCardDocuments,
    'documents' | 'ready' | 'total' | 'sentAt' | 'contactBy'
  > | null;
  /** 'YYYY-MM-DD HH:mm' in the agency's time zone. */
  now: string;
};

type Pending = { at: string; next: NextStep };

/** Open promises and appointments, soonest first. */
const pendingOf = ({ info, records, documents }: Facts): Pending[] => {
  const found: Pending[] = [];
  if (info.whiteCardStatus === 'submitted' && info.contactBy)
    found.push({
      at: info.contactBy,
      next: { step: 'call', about: 'card', by: info.contactBy },
    });
  if (info.whiteCardStatus === 'waiting' && documents?.contactBy)
    found.push({
      at: documents.contactBy,
      next: { step: 'call', about: 'documents', by: documents.contactBy },
    });
  for (const record of records) {
    if (record.status !== 'init' || record.cancelledAt) continue;
    const at = visitOf(record);
    if (at) found.push({ at, next: { step: 'visit', record, at } });
    else if (record.dueAt)
      found.push({ at: record.dueAt, next: { step: 'call', about: record, by: record.dueAt } });
  }
  return found.sort((a, b) => (a.at < b.at ? -1 : 1));
};

export const nextStepOf = (facts: Facts): NextStep => {
  const { info, records, documents, now } = facts;
  const pending = pendingOf(facts);
  // Overdue promises are not repeated; past appointments are over.
  if (pending.some(({ at, next }) => next.step === 'call' && at < now)) return { step: 'late' };
  const soonest = pending.find(({ at }) => at >= now);
  // The call about a card comes within a day, and can cover everything else.
  if (soonest && info.whiteCardStatus === 'submitted' && info.contactBy) return soonest.next;
  const talk = records.find((one) => one.status === 'error' && !one.cancelledAt);
  if (talk) return { step: 'talk', record: talk };
  const applied = records.some((one) => one.kind === 'care' && !one.cancelledAt);
  if (info.whiteCardStatus === 'eligible' && !applied) return { step: 'apply' };
  if (soonest) return soonest.next;
  switch (info.whiteCardStatus) {
    case 'submitted':
      return { step: 'call', about: 'card', by: null };
    case 'eligible':
      return { step: 'settled' };
    case 'ineligible':
      return { step: 'ineligible' };
    case 'waiting': {
      const begun = documents?.documents.some(({ files }) => files.length > 0);
      return {
        step: 'card',
        begun: documents && begun ? { ready: documents.ready, total: documents.total } : null,
      };
    }
  }
};
