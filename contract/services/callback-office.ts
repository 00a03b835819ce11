/** Calls that people asked for, in the office. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { counted, recordId } from '#contract/fields.ts';
import { paged, pagingQuery } from '#contract/paging.ts';
import { CaseName, cases } from '#contract/staff/cases.ts';
import { locales } from '#i18n/pick-locale.ts';
import { callbackWishes } from './callback-rules.ts';

export const callbackStates = ['open', 'closed'] as const;
export type CallbackState = (typeof callbackStates)[number];

/** How a request ended. */
export const callbackOutcomes = ['reached', 'gaveUp'] as const;
export type CallbackOutcome = (typeof callbackOutcomes)[number];

/** Times are 'YYYY-MM-DD HH:mm' in the agency's local time. */
export const CallbackRow = z.object({
  id: z.string(),
  phone: z.string(),
  locale: z.enum(locales),
  wish: z.enum(callbackWishes),
  createdAt: z.string(),
  dueAt: z.string(),
  overdue: z.boolean(),
  /** Calls that nobody answered. */
  tries: z.number(),
  triedAt: z.string().nullable(),
  outcome: z.enum(callbackOutcomes).nullable(),
  closedAt: z.string().nullable(),
  /** Who called last. */
  by: z.string().nullable(),
  /** The account with this phone. */
  person: CaseName.extend({ userId: z.string() }).nullable(),
  version: z.number(),
});
export type CallbackRow = z.infer<typeof CallbackRow>;

export const listCallbacks = defineApi({
  ...cases,
  method: 'GET',
  path: '/staff/callback/list',
  summary: 'Who asked to be called back: open ones by deadline, closed ones newest first',
  query: z.strictObject({
    state: z.enum(callbackStates, { error: 'fields.choice' }).optional(),
    /** The page with this one, in its own state; `state` and `pageNum` count where it is gone. */
    call: recordId.optional(),
    ...pagingQuery,
  }),
  answer: paged(CallbackRow).extend({
    state: z.enum(callbackStates),
    counts: z.record(z.enum(callbackStates), z.number()),
  }),
});

/** What staff did: reached them, nobody answered (stays open, with a new deadline), gave up, or open it again. */
export const callbackSteps = [...callbackOutcomes, 'noAnswer', 'reopen'] as const;
export type CallbackStep = (typeof callbackSteps)[number];

/** 409 `changed_meanwhile`. */
export const noteCallback = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/callback/{callbackId}/note',
  summary: 'Note what came of a call; the client is sent nothing',
  params: z.strictObject({ callbackId: recordId }),
  body: z.strictObject({
    step: z.enum(callbackSteps, { error: 'fields.choice' }),
    version: counted,
  }),
  answer: z.object({}),
});
