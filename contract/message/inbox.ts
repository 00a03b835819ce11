/** A person's own messages: sent and held. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { paged, pagingQuery } from '#contract/paging.ts';
import { heldReasons } from '#contract/staff/office.ts';
import { messageKinds } from './kind-names.ts';
import { channels } from './message.ts';

const ownMessageStates = ['waiting', 'sent', 'failed', 'held'] as const;

export const OwnMessage = z.object({
  messageId: z.string(),
  channel: z.enum(channels),
  kind: z.enum(messageKinds),
  /** At the end of a text message; null for emails. */
  shortId: z.string().nullable(),
  /** Null for codes: they are shown on the phone only. */
  text: z.string().nullable(),
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
  forOthers: true,
  method: 'GET',
  path: '/api/user/message/page',
  summary: 'Own messages, newest first, with those that were not sent; codes without their text',
  query: z.strictObject({ ...pagingQuery }),
  answer: paged(OwnMessage),
});
