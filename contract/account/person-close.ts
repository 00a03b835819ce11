/** Closing the account of somebody who died, moved away or left, and opening it again. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { note, recordId, text } from '#contract/fields.ts';
import { MessagePreview, preview } from '#contract/staff/office.ts';
import { closeReasons, endedParts, pausedParts, personLimits } from './person-words.ts';

const people = { tag: 'staff', access: 'workOnCases' } as const;
const params = z.strictObject({ userId: recordId });

/** What is canceled: its name, and when it would have been. Times are 'YYYY-MM-DD HH:mm' in local time. */
export const Ended = z.object({
  part: z.enum(endedParts),
  title: z.string(),
  when: z.string().nullable(),
});
export type Ended = z.infer<typeof Ended>;

export const ClosePlan = z.object({
  /** Canceled for good: places go to the waiting list. */
  ended: z.array(Ended),
  /** Leaves the queues and lists as long as the account is closed. */
  paused: z.array(z.object({ part: z.enum(pausedParts), count: z.number() })),
  /** Version of what is ended: closing fails if it has changed. */
  plan: z.string(),
  /** To others, who get the freed places. The person is sent nothing. */
  messages: z.array(MessagePreview),
});
export type ClosePlan = z.infer<typeof ClosePlan>;

/** 409 `changed_meanwhile` if it is closed already, or other things would be ended. */
export const closePerson = defineApi({
  ...people,
  method: 'POST',
  path: '/staff/people/{userId}/close',
  summary:
    'Close an account: visits, requests and places are canceled, nothing is sent to the person; without `plan` only says what would happen',
  params,
  body: z.strictObject({
    /** Needed with `plan`. */
    reason: z.enum(closeReasons, { error: 'fields.choice' }).optional(),
    note: note(personLimits.reasonMax).optional(),
    plan: text(100).optional(),
  }),
  answer: ClosePlan.extend({ done: z.boolean() }),
});

/** 409 `changed_meanwhile` if it is open. */
export const reopenPerson = defineApi({
  ...people,
  method: 'POST',
  path: '/staff/people/{userId}/reopen',
  summary: 'Open a closed account again; what was canceled stays canceled',
  params,
  body: z.strictObject({ preview }),
  answer: z.object({ messages: z.array(MessagePreview) }),
});
