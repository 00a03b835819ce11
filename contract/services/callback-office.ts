/** Calls that people asked for, in the office. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { counted, recordId, searched, wallDate } from '#contract/fields.ts';
import { bothWays, paged, pagingQuery } from '#contract/paging.ts';
import { CaseName, cases, officeNote } from '#contract/staff/cases.ts';
import { callOutcomes } from '#contract/staff/office.ts';
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
  /** Those that were not undone, oldest first. */
  calls: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      by: z.string().nullable(),
      outcome: z.enum(callOutcomes),
      text: z.string().nullable(),
    }),
  ),
  /** Whether the last call can still be undone. */
  mayUndo: z.boolean(),
  version: z.number(),
});
export type CallbackRow = z.infer<typeof CallbackRow>;

/** `when`: of open ones the deadline, of closed ones when they were. */
export const callbackSorts = ['asked', 'when'] as const;
export type CallbackSort = (typeof callbackSorts)[number];

export const listCallbacks = defineApi({
  ...cases,
  method: 'GET',
  path: '/staff/callback/list',
  summary: 'Who asked to be called back: open ones by deadline, closed ones newest first',
  query: z.strictObject({
    state: z.enum(callbackStates, { error: 'fields.choice' }).optional(),
    /** The page with this one, in its own state and the usual order; the rest of the query counts where it is gone. */
    call: recordId.optional(),
    locale: z.enum(locales, { error: 'fields.choice' }).optional(),
    /** A name in either script, or the end of the number, four digits at least. */
    keyword: searched(100).optional(),
    sort: z.enum(bothWays(callbackSorts), { error: 'fields.choice' }).optional(),
    ...pagingQuery,
  }),
  answer: paged(CallbackRow).extend({
    state: z.enum(callbackStates),
    counts: z.record(z.enum(callbackStates), z.number()),
  }),
});

/**
 * What staff did: a call and how it ended, gave up, open it again, or the last call was recorded by mistake. Reached or a
 * wrong number finishes it, unless there is a day to call again; otherwise it has a new deadline.
 */
export const callbackSteps = [...callOutcomes, 'gaveUp', 'reopen', 'undo'] as const;
export type CallbackStep = (typeof callbackSteps)[number];

/** 409 `changed_meanwhile`; 400 for a day before today, or too far ahead. */
export const noteCallback = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/callback/{callbackId}/note',
  summary: 'Note what came of a call; the client is sent nothing',
  params: z.strictObject({ callbackId: recordId }),
  body: z.strictObject({
    step: z.enum(callbackSteps, { error: 'fields.choice' }),
    version: counted,
    /** Of a call. */
    text: officeNote.optional(),
    callAgainOn: wallDate.optional(),
  }),
  answer: z.object({}),
});
