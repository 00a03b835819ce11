/** The office's search box: one call, grouped by what was found. */
import { z } from 'zod';
import { userTypes } from '#contract/access.ts';
import { clearances } from '#contract/account/passport.ts';
import { contentTypes } from '#contract/content/item-types.ts';
import { defineApi } from '#contract/endpoint.ts';
import { searched } from '#contract/fields.ts';
import { serviceMethods } from '#contract/services/records.ts';
import { CaseName } from './cases.ts';

export const searchRules = {
  /** Of each group. */
  shown: 6,
} as const;

/** In the order in which they are shown. */
export const searchGroups = [
  'people',
  'records',
  'papers',
  'cases',
  'calls',
  'conversations',
  'activities',
  'contents',
] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Absent if the role may not see it. */
const group = <T extends z.ZodType>(hit: T) =>
  z.object({ hits: z.array(hit), more: z.boolean() }).optional();

const person = { ...CaseName.shape, userId: z.string() };

export const OfficeFound = z.object({
  people: group(
    z.object({
      ...person,
      userType: z.enum(userTypes),
      /** Null for those who see training only. */
      phoneEnding: z.string().nullable(),
      closed: z.boolean(),
      /** Of an approved caregiver with a role. */
      clearance: z.enum(clearances).nullable(),
    }),
  ),
  /** Requests and visits, by their number. */
  records: group(
    z.object({
      ...person,
      recordId: z.string(),
      recordNo: z.string(),
      method: z.enum(serviceMethods),
      item: z.string(),
      /** Of a visit: 'YYYY-MM-DD HH:mm'. */
      startsAt: z.string().nullable(),
      cancelled: z.boolean(),
    }),
  ),
  /** Certificates, transcripts and ID cards, by their number. */
  papers: group(
    z.object({
      ...person,
      number: z.string(),
      kind: z.enum(['certificate', 'transcript', 'idCard']),
      /** The training, or the year; empty for an ID card. */
      title: z.string(),
    }),
  ),
  /** Of the people who were found, open ones first. */
  cases: group(
    z.object({
      ...person,
      caseId: z.string(),
      kind: z.enum(['application', 'card', 'record']),
      recordNo: z.string().nullable(),
      item: z.string().nullable(),
      since: z.string(),
      open: z.boolean(),
    }),
  ),
  /** Of people and numbers who want to be called; open ones first. */
  calls: group(
    z.object({
      callbackId: z.string(),
      /** Null: the number has no account. */
      person: CaseName.nullable(),
      phoneEnding: z.string(),
      dueAt: z.string(),
      open: z.boolean(),
    }),
  ),
  /** Texts with people and numbers; unread ones first. */
  conversations: group(
    z.object({
      conversationId: z.string(),
      people: z.array(CaseName),
      phoneEnding: z.string(),
      lastAt: z.string(),
      unread: z.number(),
      open: z.boolean(),
    }),
  ),
  activities: group(z.object({ activityId: z.string(), title: z.string(), startTime: z.string() })),
  contents: group(
    z.object({ type: z.enum(contentTypes), contentId: z.string(), title: z.string() }),
  ),
});
export type OfficeFound = z.infer<typeof OfficeFound>;

export const searchOffice = defineApi({
  tag: 'staff',
  access: 'beStaff',
  method: 'GET',
  path: '/staff/search',
  summary:
    'People, record, certificate and ID card numbers, cases, calls, conversations, activities and contents; only what the role may see',
  query: z.strictObject({ q: searched(100) }),
  answer: OfficeFound,
});
