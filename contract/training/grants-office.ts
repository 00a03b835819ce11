/** Attempts of one caregiver with their answers, and what staff give beyond the rules of an exam. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, text, uuid } from '#contract/fields.ts';
import { ExamResult, grantKinds } from './exam.ts';
import { extraRules } from './trainees-office.ts';

const office = { tag: 'staff', access: 'manageTraining' } as const;

export const getTraineeAttempt = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/people/{userId}/attempt/{attemptId}',
  summary: 'Every question of an attempt: what was chosen, what is right; the look is written down',
  params: z.strictObject({ userId: recordId, attemptId: recordId }),
  answer: ExamResult,
});

/** 400 where it would change nothing: attempts without a limit, no wait, an exam that was passed. */
export const grantExam = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/enrolment/{enrolmentId}/grant',
  summary: 'One more attempt, or no wait before the next, with the reason; the caregiver sees it',
  params: z.strictObject({ enrolmentId: recordId }),
  body: z.strictObject({
    requestKey: uuid,
    kind: z.enum(grantKinds, { error: 'fields.choice' }),
    reason: text(extraRules.reasonMax),
  }),
  answer: z.object({ grantId: z.string() }),
});

/** 409 once an attempt has used it. */
export const undoGrant = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/grant/{grantId}/undo',
  summary: 'Undo it while it is not used',
  params: z.strictObject({ grantId: recordId }),
  body: z.strictObject({}),
  answer: z.object({}),
});
