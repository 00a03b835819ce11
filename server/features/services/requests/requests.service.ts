/** The office's response to a request: status and a note for its owner. */

import { AppError } from '#contract/errors.ts';
import type { RecordEvent, RecordKind, RecordStatus } from '#contract/services/records.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { joinSentences, noteWith } from '#server/shared/cases/correction.ts';
import { callDueAfter, dueAfter } from '#server/shared/cases/promised-time.ts';
import { reasonInText } from '#server/shared/cases/reason-in-text.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import type { Notices } from './notices.service.ts';
import * as records from './records.store.ts';
import { findForChange } from './requests.store.ts';

type Answered = Exclude<RecordStatus, 'init'>;

const eventOf: Record<RecordStatus, RecordEvent> = {
  init: 'reopened',
  finish: 'finished',
  error: 'exception',
  unknown: 'unclear',
};
const noticeOf = {
  finish: 'requestFinished',
  error: 'requestException',
  unknown: 'requestUnclear',
} as const;

/** As promised for a new one. */
const dueAgain = async (tx: Tx, kind: RecordKind, now: Date): Promise<Date> =>
  kind === 'care' ? callDueAfter(tx, now) : (await dueAfter(tx, now, 'serviceWorkingDays')).dueAt;

/** Returns the status before. */
export const answerRequest = async (
  tx: Tx,
  { clock, notices }: { clock: Clock; notices: Notices },
  answer: {
    recordId: string;
    /** `init`, to do again: by a correction only. */
    status: RecordStatus;
    /** Why the last answer was wrong. */
    correction?: string | undefined;
    /** For the client. */
    note: string | null;
    actor: string;
  },
): Promise<RecordStatus> => {
  const { status, correction, actor } = answer;
  const note = noteWith(correction, answer.note);
  const record = await findForChange(tx, answer.recordId);
  const person = record && (await records.findPerson(tx, record.userId));
  if (!record || !person) throw new AppError('not_found');
  if (record.cancelledAt) throw new AppError('record_closed');
  const { status: was } = record;
  if (was === status || (correction ? was === 'init' : was === 'finish' || status === 'init'))
    throw new AppError('conflict');
  const at = clock.now();
  const { id: recordId, userId, recordNo, item } = record;
  const dueAt = status === 'init' ? await dueAgain(tx, record.kind, at) : null;
  await records.updateRecord(tx, recordId, { status, dueAt, changedAt: at });
  await records.insertEvent(tx, recordId, { event: eventOf[status], by: 'staff', at, note });
  const details = { status, recordNo, ...(correction && { was }) };
  const action = correction ? 'request.correct' : 'request.status';
  await insertAudit(tx, { at, actor, action, subjectId: userId, details });
  const locale = localeOf(record.locale);
  const reader = { phone: person.phone, locale, userId };
  const why = reasonInText(locale, { note: answer.note });
  const about = { item, recordNo, dueAt: null };
  if (correction) {
    const reason = joinSentences([correction, why], locale);
    await notices.corrected(tx, reader, about, { was, now: status, reason });
  } else await notices.request(tx, reader, noticeOf[status as Answered], about, why ?? '');
  return was;
};
