/** A person's own messages: sent and held. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { paged, pagingQuery } from '#contract/paging.ts';
import { heldReasons } from '#contract/staff/office.ts';
import { channels } from './message.ts';

const ownMessageStates = ['waiting', 'sent', 'failed', 'held'] as const;

export const OwnMessage = z.object({
  messageId: z.string(),
  channel: z.enum(channels),
  text: z.string(),
  /** Creation time. */
  at: z.string(),
  state: z.enum(ownMessageStates),
  /** Why it was held and not sent. */
  heldBecause: z.enum(heldReasons).nullable(),
});
export type OwnMessage = z.infer<typeof OwnMessage>;

export const getOwnMessages = defineApi({
  tag: 'message',
  access: 'signedIn',
  method: 'GET',
  path: '/api/user/message/page',
  summary: 'Own messages, newest first, with those that were not sent; codes are not among them',
  query: z.strictObject({ ...pagingQuery }),
  answer: paged(OwnMessage),
});
