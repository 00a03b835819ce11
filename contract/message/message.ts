/** The demo inbox: what was sent, in demo and test only. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { searched } from '#contract/fields.ts';

export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

export const DemoMessage = z.object({
  channel: z.enum(channels),
  to: z.string(),
  text: z.string(),
  sentAt: z.string(),
});
export type DemoMessage = z.infer<typeof DemoMessage>;

export const getDemoMessages = defineApi({
  tag: 'message',
  access: 'readPublic',
  method: 'GET',
  path: '/demo/messages',
  summary: 'Demo inbox, newest first (demo and test only)',
  query: z.strictObject({
    to: searched(254).optional(),
  }),
  answer: z.array(DemoMessage),
});
