/** "We call you back": anyone leaves a phone number, and the office has a deadline. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { phone } from '#contract/fields.ts';
import { callbackWishes } from './callback-rules.ts';

/** The deadline of a call: 'YYYY-MM-DD HH:mm' in the agency's local time, and how many days from today that is. */
export const CallbackPromise = z.object({ by: z.string(), inDays: z.number() });
export type CallbackPromise = z.infer<typeof CallbackPromise>;

export const Talk = z.object({
  promise: CallbackPromise,
  /** The first of the team: who will answer. */
  people: z.array(
    z.object({
      name: z.string(),
      /** In the other script. */
      otherName: z.string(),
      role: z.string(),
      portrait: z.string(),
    }),
  ),
});
export type Talk = z.infer<typeof Talk>;

export const getTalk = defineApi({
  tag: 'services',
  access: 'readPublic',
  cached: true,
  method: 'GET',
  path: '/content/callback',
  summary: 'By when we would call back, and who',
  answer: Talk,
});

/** A phone has one open request: asking again answers with the deadline of the first. */
export const askCallback = defineApi({
  tag: 'services',
  access: 'askCallback',
  method: 'POST',
  path: '/api/callback',
  summary:
    'Ask to be called back in the language of the request; no account needed, no text is sent',
  body: z.strictObject({
    phone,
    wish: z.enum(callbackWishes, { error: 'fields.choice' }).optional(),
  }),
  answer: CallbackPromise.extend({ already: z.boolean() }),
});
