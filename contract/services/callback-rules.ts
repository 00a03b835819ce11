/** Without zod: the form needs them. */
import type { CallOutcome } from '#contract/staff/office.ts';

export const callbackWishes = ['any', 'morning', 'afternoon'] as const;
export type CallbackWish = (typeof callbackWishes)[number];

/** What a call leaves to do: nothing once they were reached or the number is wrong, unless there is a day to call again. */
export const finishesCallback = (call: {
  outcome: CallOutcome;
  callAgainOn?: string | undefined;
}): boolean => !call.callAgainOn && (call.outcome === 'reached' || call.outcome === 'wrongNumber');

export const callbackRules = {
  perAddressAndHour: 10,
  perPhoneAndDay: 4,
  /** So much of a half day must be left for us to promise a call in it. */
  noticeMinutes: 60,
  /** How many of the team are shown beside the form. */
  peopleShown: 2,
  /** Finished requests are deleted after so many days. */
  keptDays: 90,
} as const;
