/** Business actions counted by outcome: each with its endpoints. */
import { login, resetPassword, sendCode } from '#contract/account/account.ts';
import { registerCaregiver, registerPatient } from '#contract/account/register.ts';
import { registerForActivity } from '#contract/activity/join.ts';
import { cancelRegistration } from '#contract/activity/register.ts';
import type { Api } from '#contract/endpoint.ts';
import { addComment } from '#contract/review/write.ts';
import { askForCaller } from '#contract/services/caller-office.ts';
import { cancelRecord, rescheduleRecord } from '#contract/services/records.ts';
import { applyForCare, applyForService } from '#contract/services/services.ts';
import { staffLogin } from '#contract/staff/staff.ts';
import { saveAnswer, startExam, submitExam } from '#contract/training/exam.ts';
import { uploadFile } from '#contract/upload/upload.ts';
import { submitWhiteCard } from '#contract/whitecard/whitecard.ts';
import { routePattern } from '#server/platform/http/route-pattern.ts';

const actions: Record<string, Api[]> = {
  login: [login],
  staff_login: [staffLogin],
  code: [sendCode],
  password_reset: [resetPassword],
  registration: [registerPatient, registerCaregiver],
  booking: [applyForService, applyForCare, askForCaller],
  booking_change: [rescheduleRecord, cancelRecord],
  activity_join: [registerForActivity],
  activity_leave: [cancelRegistration],
  white_card: [submitWhiteCard],
  exam_start: [startExam],
  exam_answer: [saveAnswer],
  exam_submit: [submitExam],
  review: [addComment],
  upload: [uploadFile],
};

export const actionNames = Object.keys(actions);

const byRoute = new Map<string, string>(
  Object.entries(actions).flatMap(([name, apis]) =>
    apis.map((api) => [`${api.method} ${routePattern(api)}`, name] as const),
  ),
);

export const actionOf = (method: string, route: string): string | undefined =>
  byRoute.get(`${method} ${route}`);
