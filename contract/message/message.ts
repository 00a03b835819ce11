/** The demo inbox: what was sent, and a phone to answer with; in demo and test only. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { note, phone, searched } from '#contract/fields.ts';

export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

export const DemoMessage = z.object({
  channel: z.enum(channels),
  to: z.string(),
  text: z.string(),
  sentAt: z.string(),
  /** Written by the client with the demo's phone. */
  byClient: z.boolean(),
});
export type DemoMessage = z.infer<typeof DemoMessage>;

export const getDemoMessages = defineApi({
  tag: 'message',
  access: 'readPublic',
  method: 'GET',
  path: '/demo/messages',
  summary: 'Demo inbox, newest first; of one phone with what it sent us (demo and test only)',
  query: z.strictObject({
    to: searched(254).optional(),
  }),
  answer: z.array(DemoMessage),
});

/** As long as a text of many parts can be. */
export const demoReplyMax = 1_600;

export const sendDemoReply = defineApi({
  tag: 'message',
  access: 'readPublic',
  method: 'POST',
  path: '/demo/reply',
  summary: 'Answer as the client, as if the phone had sent a text (demo and test only)',
  body: z.strictObject({
    from: phone,
    text: note(demoReplyMax).pipe(z.string().min(1, 'fields.required')),
  }),
  answer: z.object({}),
});
