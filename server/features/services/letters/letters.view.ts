/** A letter and its answer, as its owner and the office see it. */
import type { Letter, LetterAnswer } from '#contract/services/letters.ts';
import { filePath } from '#contract/upload/upload.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import { daysBetween } from '#server/platform/time/agency-time.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import type { LetterRow } from './letters.store.ts';

export type View = { now: Date; timeZone: string; sealer: Sealer };

export const viewAnswer = (
  answer: NonNullable<LetterRow['answer']>,
  { now, timeZone, sealer }: View,
): LetterAnswer => {
  const today = localTime(now, timeZone).slice(0, 10);
  const left = (day: string | null) => (day === null ? null : daysBetween(today, day));
  const { letterType, noticeOn, deadline, hearingBy } = answer;
  return {
    letterType,
    text: sealer.open(answer.textSealed, answer.recordId),
    locale: localeOf(answer.locale),
    noticeOn,
    deadline,
    deadlineLeft: left(deadline),
    hearingBy,
    hearingLeft: left(hearingBy),
    answeredAt: localTime(answer.answeredAt, timeZone),
  };
};

export const viewLetter = ({ record, answer, fileIds, note }: LetterRow, view: View): Letter => ({
  recordId: record.id,
  recordNo: record.recordNo,
  createdAt: localTime(record.createdAt, view.timeZone),
  dueAt: localTimeOrNull(view.timeZone)(record.dueAt),
  status: record.status,
  cancelled: record.cancelledAt !== null,
  note: answer ? null : note,
  files: fileIds.map((fileId) => ({ fileId, path: filePath(fileId, 'service') })),
  answer: answer && viewAnswer(answer, view),
});
