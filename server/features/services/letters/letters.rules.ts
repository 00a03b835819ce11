/** The days of a letter. */
import { type LetterType, letterRules } from '#contract/services/letters.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';

export type Named = {
  letterType: LetterType;
  noticeOn?: string | undefined;
  deadline?: string | undefined;
};

type Judged =
  | { wrong: { field: 'noticeOn' | 'deadline'; key: string } }
  | { noticeOn: string | null; deadline: string | null; hearingBy: string | null };

/** A notice is not of the future, nor years old; a deadline does not lie before it. */
export const judgeDays = ({ letterType, noticeOn, deadline }: Named, today: string): Judged => {
  if (letterType === 'denial' && !noticeOn)
    return { wrong: { field: 'noticeOn', key: 'fields.required' } };
  if (noticeOn && (noticeOn > today || noticeOn < dayAfter(today, -366)))
    return { wrong: { field: 'noticeOn', key: 'office.letters.wrongNotice' } };
  if (
    deadline &&
    (deadline < (noticeOn ?? dayAfter(today, -366)) || deadline > dayAfter(today, 1100))
  )
    return { wrong: { field: 'deadline', key: 'office.letters.wrongDeadline' } };
  const hearingBy =
    letterType === 'denial' && noticeOn ? dayAfter(noticeOn, letterRules.hearingDays) : null;
  return { noticeOn: noticeOn ?? null, deadline: deadline ?? null, hearingBy };
};

/** The day to be reminded of: the nearest that is still to come. */
export const dayToRemind = (
  { deadline, hearingBy }: { deadline: string | null; hearingBy: string | null },
  today: string,
): string | null =>
  [deadline, hearingBy].flatMap((day) => (day && day >= today ? [day] : [])).toSorted()[0] ?? null;
