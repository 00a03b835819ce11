/** What the SMS provider tells us, as Twilio does it: what became of a message, and what people answered. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { searched } from '#contract/fields.ts';

/** The provider adds fields as it likes: only ours are looked at. */
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
    /** The key that the message was handed over with. */
    key: searched(60),
  }),
  body: z.object({ MessageStatus: told(40), ErrorCode: told(20).optional() }),
});

export const smsInbound = defineApi({
  ...webhook,
  path: '/provider/sms/inbound',
  summary: 'A text message to us: STOP, START and HELP are honoured (signed by the provider)',
  body: z.object({
    From: told(40),
    Body: told(10_000),
    /** The provider knew the word itself, and has answered. */
    OptOutType: told(20).optional(),
  }),
});
