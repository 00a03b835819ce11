/** "Is this really from you?": anyone who holds a text message can ask whether we sent it. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { plain } from '#contract/field-rules.ts';
import { messageKinds } from './kind-names.ts';
import { isShortId, tidyShortId } from './short-id.ts';

/** Guesses per hour and address, and per day and message ID whatever the address. */
export const checkRules = { perAddressAndHour: 30, perIdAndDay: 20 } as const;

/** Accepts a whole pasted text message. */
export const typedShortId = z
  .string({ error: 'scams.wrongId' })
  .max(2_000, 'fields.tooLong')
  .transform(tidyShortId)
  .pipe(z.string().refine(isShortId, 'scams.wrongId'));

/** The last four digits of the phone; a whole number is cut to them. */
const phoneEnding = z
  .string({ error: 'scams.wrongEnding' })
  .max(40, 'fields.tooLong')
  .transform((value) => plain(value).replace(/\D/g, '').slice(-4))
  .pipe(z.string().regex(/^\d{4}$/, 'scams.wrongEnding'));

export const CheckMessageBody = z.strictObject({ shortId: typedShortId, phoneEnding });

export const MessageCheck = z.object({
  /** The message ID as it was understood. */
  shortId: z.string(),
  sent: z.boolean(),
  /** Local time of the agency. */
  at: z.string().nullable(),
  kind: z.enum(messageKinds).nullable(),
});
export type MessageCheck = z.infer<typeof MessageCheck>;

export const checkMessage = defineApi({
  tag: 'message',
  access: 'checkMessage',
  method: 'POST',
  path: '/api/message/check',
  summary:
    'Whether we sent the text message with this ID to a phone with these last four digits: when and what about, never what or to whom',
  body: CheckMessageBody,
  answer: MessageCheck,
});
