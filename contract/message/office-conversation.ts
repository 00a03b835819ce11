/** The office's inbox: what clients text us, shared by all who work on cases. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { note, queryLocale, recordId, searched, uuid } from '#contract/fields.ts';
import { bothWays, paged, pagingQuery } from '#contract/paging.ts';
import { CaseName, cases } from '#contract/staff/cases.ts';
import { heldReasons, messageStates } from '#contract/staff/office.ts';
import { locales } from '#i18n/pick-locale.ts';
import { answerMax, conversationSides, conversationStates, textKeywords } from './conversation.ts';

const ConversationPerson = CaseName.extend({
  userId: z.string(),
  locale: z.enum(locales),
  /** By staff; otherwise it is the number of their account. */
  tied: z.boolean(),
});
export type ConversationPerson = z.infer<typeof ConversationPerson>;

const row = {
  phoneEnding: z.string(),
  /** Nobody: an unknown number. Several: they share the phone. */
  people: z.array(ConversationPerson),
  state: z.enum(conversationStates),
  unread: z.number(),
  assigneeId: z.string().nullable(),
  assignee: z.string().nullable(),
  version: z.number(),
  lastAt: z.string().nullable(),
  lastBy: z.enum(conversationSides),
  /** The number gets no texts. */
  textsStopped: z.boolean(),
};
/** Without texts: reading those means opening the conversation. */
export const ConversationRow = z.object({ conversationId: z.string(), ...row });
export type ConversationRow = z.infer<typeof ConversationRow>;

const ConversationText = z.object({
  id: z.string(),
  by: z.enum(conversationSides),
  at: z.string(),
  /** Null: a code, or erased. */
  text: z.string().nullable(),
  /** Came in and is unread. */
  isNew: z.boolean(),
  // ---- of the client's ----
  keyword: z.enum(textKeywords).nullable(),
  pictures: z.number(),
  // ---- of ours ----
  /** Who wrote it; null for automatic messages. */
  staff: z.string().nullable(),
  state: z.enum(messageStates).nullable(),
  heldBecause: z.enum(heldReasons).nullable(),
  waitsUntil: z.string().nullable(),
});
export type ConversationText = z.infer<typeof ConversationText>;

export const Conversation = z.object({
  /** Null: no text has come from the person's number, and staff have written none. */
  conversationId: z.string().nullable(),
  ...row,
  phone: z.string(),
  /** The language to answer in. */
  locale: z.enum(locales),
  /** Quiet hours: what is sent now leaves then. */
  waitsUntil: z.string().nullable(),
  /** Oldest first; the latest hundred. */
  texts: z.array(ConversationText),
});
export type Conversation = z.infer<typeof Conversation>;

export const conversationTextsMax = 100;

const inbox = { ...cases, tag: 'staff' } as const;
const params = z.strictObject({ conversationId: recordId });
const version = z.int('fields.number').min(0, 'fields.number').max(2_147_483_647, 'fields.number');

export const conversationSorts = ['last'] as const;

export const listConversations = defineApi({
  ...inbox,
  method: 'GET',
  path: '/staff/conversation/list',
  summary: 'Conversations by text message without their texts, unread first, then newest first',
  query: z.strictObject({
    ...pagingQuery,
    state: z.enum(conversationStates, { error: 'fields.choice' }).optional(),
    /** `me`, `nobody`, or a staff id. */
    assignee: recordId.optional(),
    /** A name in either script, or part of the number: of an unknown one its end, four digits at least. */
    keyword: searched(100).optional(),
    /** By the last text, read or not. */
    sort: z.enum(bothWays(conversationSorts), { error: 'fields.choice' }).optional(),
  }),
  answer: paged(ConversationRow),
});

export const getConversation = defineApi({
  ...inbox,
  method: 'GET',
  path: '/staff/conversation/{conversationId}',
  summary: 'One conversation with its texts; the look is written down',
  params,
  answer: Conversation,
});

export const getPersonConversation = defineApi({
  ...inbox,
  method: 'GET',
  path: '/staff/people/{userId}/conversation',
  summary: 'The conversation with the number of a person; the look is written down',
  params: z.strictObject({ userId: recordId }),
  answer: Conversation,
});

const answering = z.strictObject({
  text: note(answerMax).pipe(z.string().min(1, 'fields.required')),
  locale: queryLocale,
  version,
  /** Nothing more to do. */
  done: z.boolean({ error: 'fields.choice' }).optional(),
});

export const answerConversation = defineApi({
  ...inbox,
  method: 'POST',
  path: '/staff/conversation/{conversationId}/answer',
  summary: 'Answer by text message; 409 if there is something newer, or the number gets no texts',
  params,
  body: answering,
  answer: Conversation,
});

export const textPerson = defineApi({
  ...inbox,
  method: 'POST',
  path: '/staff/people/{userId}/text',
  summary: 'Text a person; 409 as for an answer',
  params: z.strictObject({ userId: recordId }),
  body: answering,
  answer: Conversation,
});

export const markConversationRead = defineApi({
  ...inbox,
  method: 'POST',
  path: '/staff/conversation/{conversationId}/read',
  summary: 'Everything up to this version has been read; a newer text stays unread',
  params,
  body: z.strictObject({ version }),
  answer: z.object({ unread: z.number() }),
});

export const changeConversation = defineApi({
  ...inbox,
  method: 'POST',
  path: '/staff/conversation/{conversationId}/change',
  summary: 'Give a conversation to somebody or nobody, or say that it is done or open',
  params,
  body: z
    .strictObject({
      version,
      assigneeId: uuid.nullable().optional(),
      state: z.enum(conversationStates, { error: 'fields.choice' }).optional(),
    })
    .refine((body) => body.assigneeId !== undefined || body.state !== undefined, {
      path: ['state'],
      message: 'fields.required',
    }),
  answer: Conversation,
});

export const tieConversation = defineApi({
  ...inbox,
  method: 'POST',
  path: '/staff/conversation/{conversationId}/tie',
  summary: 'Say whose number it is, or take that back; written down',
  params,
  body: z.strictObject({ version, userId: uuid, tied: z.boolean({ error: 'fields.choice' }) }),
  answer: Conversation,
});

export const listReplies = defineApi({
  ...inbox,
  method: 'GET',
  path: '/staff/conversation/replies',
  summary: 'Ready replies in three languages, in the words of the office',
  answer: z.array(
    z.object({
      key: z.string(),
      texts: z.object({ en: z.string(), 'zh-CN': z.string(), 'zh-TW': z.string() }),
    }),
  ),
});
