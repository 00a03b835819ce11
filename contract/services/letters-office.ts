/** Answering letters in the office. The case itself is a request (requests-office.ts). */
import { z } from 'zod';
import { note, recordId, wallDate } from '#contract/fields.ts';
import { decisionApi } from '#contract/staff/cases.ts';
import { letterRules, letterTypes } from './letters.ts';

const day = z.union([z.literal('').transform(() => undefined), wallDate]).optional();

/**
 * 409: `record_closed` (its owner took it back). 404 if it is not a letter. A denial needs the date of the notice. The
 * deadline becomes a date that the person is reminded of.
 */
export const answerLetter = decisionApi({
  path: '/staff/letter/{recordId}/answer',
  summary: 'Say what a letter is, until when, and what to do',
  params: z.strictObject({ recordId }),
  body: {
    letterType: z.enum(letterTypes, { error: 'fields.choice' }),
    noticeOn: day,
    deadline: day,
    text: note(letterRules.textMax).pipe(z.string().min(1, 'fields.required')),
  },
});
