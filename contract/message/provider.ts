/** Webhooks of the SMS provider (Twilio's format): delivery receipts and inbound texts. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { searched } from '#contract/fields.ts';

/** The provider may add fields: unknown ones are ignored. */
const told = (max: number) => z.string({ error: 'fields.text' }).max(max, 'fields.tooLong');

const webhook = {
  tag: 'message',
  access: 'reportMessages',
  method: 'POST',
  auth: 'signed',
  frequent: true,
  answer: z.file(),
  download: 'text/xml',
} as const;

export const smsReceipt = defineApi({
  ...webhook,
  path: '/provider/sms/receipt',
  summary: 'What became of a text message (signed by the provider)',
  query: z.strictObject({
    /** The message's idempotency key. */
    key: searched(60),
  }),
  body: z.object({ MessageStatus: told(40), ErrorCode: told(20).optional() }),
});

export const smsInbound = defineApi({
  ...webhook,
  path: '/provider/sms/inbound',
  summary:
    'A text message to us, for the office inbox; STOP, START and HELP are honoured (signed by the provider)',
  body: z.object({
    From: told(40).min(1, 'fields.required'),
    Body: told(10_000),
    /** A call that is repeated counts once. */
    MessageSid: told(60).min(1, 'fields.required'),
    /** How many pictures came with it. */
    NumMedia: told(4).optional(),
    /** Set if the provider recognized the keyword and replied itself. */
    OptOutType: told(20).optional(),
  }),
});
