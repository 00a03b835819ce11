/** The office's response to a request: status and a note for its owner. */

import { AppError } from '#contract/errors.ts';
import type { RecordEvent, RecordStatus } from '#contract/services/records.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import type { Notices } from './notices.service.ts';
import * as records from './records.store.ts';
import { findForChange } from './requests.store.ts';

export type Answered = Exclude<RecordStatus, 'init'>;

const eventOf: Record<Answered, RecordEvent> = {
  finish: 'finished',
  error: 'exception',
  unknown: 'unclear',
};
const noticeOf = {
  finish: 'requestFinished',
  error: 'requestException',
  unknown: 'requestUnclear',
} as const;

export const answerRequest = async (
  tx: Tx,
  { clock, notices }: { clock: Clock; notices: Notices },
  answer: { recordId: string; status: Answered; note: string | null; actor: string },
): Promise<void> => {
  const { status, note, actor } = answer;
  const record = await findForChange(tx, answer.recordId);
  const person = record && (await records.findPerson(tx, record.userId));
  if (!record || !person) throw new AppError('not_found');
  if (record.cancelledAt) throw new AppError('record_closed');
  if (record.status === status) throw new AppError('conflict');
  const at = clock.now();
  const { id: recordId, userId, recordNo, item } = record;
  await records.updateRecord(tx, recordId, { status, dueAt: null, changedAt: at });
  await records.insertEvent(tx, recordId, { event: eventOf[status], by: 'staff', at, note });
  const details = { status, recordNo };
  await insertAudit(tx, { at, actor, action: 'request.status', subjectId: userId, details });
  const locale = localeOf(record.locale);
  const reader = { phone: person.phone, locale, userId };
  await notices.request(tx, reader, noticeOf[status], { item, recordNo, dueAt: null });
};
