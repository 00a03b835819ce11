/** Shared by all case queues: rows, people, history and common actions. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { genders } from '#contract/field-rules.ts';
import { counted, note, recordId, searched, uuid } from '#contract/fields.ts';
import { bothWays, cursor, keysetPaged, keysetQuery } from '#contract/paging.ts';
import { locales } from '#i18n/pick-locale.ts';
import { callOutcomes, caseEntries, caseKinds, MessagePreview, preview } from './office.ts';

/** Endpoints for staff who work on cases. */
export const cases = { tag: 'staff', access: 'workOnCases' } as const;

export const caseRules = {
  /** Maximum of a bulk selection. */
  bulk: 100,
  /** Maximum rows of an export. */
  exported: 5000,
  noteLength: 2000,
  /** A note that is the only reason goes by text message up to this length. */
  noteInText: 160,
  /** It goes by text message. */
  correctionLength: 200,
  /** Neighbours in the list beside a case. */
  beforeShown: 6,
  afterShown: 14,
  /** How far ahead a client can be called again. */
  callAgainDays: 90,
} as const;

export const dueFilters = ['overdue', 'day', 'call'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** Columns that a queue can be sorted by; with a minus from the other end. */
export const caseSorts = ['due', 'came', 'name', 'assignee', 'decided'] as const;
export type CaseSort = (typeof caseSorts)[number];

/** Came in at least so many days ago. */
export const caseAges = ['1', '3', '7', '30'] as const;

/** Filters common to all queues, and their order. */
const caseFilters = {
  /** By default what is due soonest, and what was decided last. */
  sort: z.enum(bothWays(caseSorts), { error: 'fields.choice' }).optional(),
  /** The client's language. */
  locale: z.enum(locales, { error: 'fields.choice' }).optional(),
  age: z.enum(caseAges, { error: 'fields.choice' }).optional(),
  /** `me`, `nobody`, or a staff id. */
  assignee: recordId.optional(),
  /** Overdue, due within 24 hours (overdue ones too), or to be called again by today. */
  due: z.enum(dueFilters, { error: 'fields.choice' }).optional(),
  /** A name in either script, a phone's last four digits, or a request number. */
  keyword: searched(100).optional(),
};
const casePaging = { ...caseFilters, ...keysetQuery };

export const CaseName = z.object({
  firstName: z.string(),
  lastName: z.string(),
  chineseName: z.string().nullable(),
});
export type CaseName = z.infer<typeof CaseName>;

/** A row of a queue. Times are 'YYYY-MM-DD HH:mm' in the agency's local time. */
export const CaseRow = CaseName.extend({
  id: z.string(),
  phoneEnding: z.string(),
  /** The client's language. */
  locale: z.enum(locales),
  submittedAt: z.string(),
  /** Deadline for our call or answer; null if done, or nothing is promised. */
  dueAt: z.string().nullable(),
  overdue: z.boolean(),
  assigneeId: z.string().nullable(),
  assignee: z.string().nullable(),
  contactedAt: z.string().nullable(),
  lastCall: z.object({ outcome: z.enum(callOutcomes), at: z.string() }).nullable(),
  /** The day to call again ('YYYY-MM-DD'); null once the case is closed. */
  callAgainOn: z.string().nullable(),
  /** That day has come. */
  callToday: z.boolean(),
  /** The last decision; by nobody if the client or the clock closed it. */
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** Version for optimistic locking. */
  version: z.number(),
});
export type CaseRow = z.infer<typeof CaseRow>;

/** Endpoints of a queue below `/staff/{name}`: pages with counts per tab, neighbours of a case, and CSV. `filters` are additional ones. */
export const queueApis = <
  const N extends string,
  R extends z.ZodType,
  const Q extends readonly string[],
  F extends z.ZodRawShape = Record<never, never>,
>({
  name,
  lists,
  table,
  row,
  parts,
  filters,
}: {
  name: N;
  /** Summaries of the two endpoints. */
  lists: string;
  table: string;
  row: R;
  parts: Q;
  filters?: F;
}) => {
  const own = {
    queue: z.enum(parts, { error: 'fields.choice' }).optional(),
    ...((filters ?? {}) as F),
  };
  return {
    list: defineApi({
      ...cases,
      method: 'GET',
      path: `/staff/${name}/list` as const,
      summary: lists,
      query: z.strictObject({ ...own, ...casePaging }),
      answer: keysetPaged(row).extend({ counts: z.record(z.enum(parts), z.number()) }),
    }),
    around: defineApi({
      ...cases,
      method: 'GET',
      path: `/staff/${name}/around` as const,
      summary: 'The cases before and after one in the filtered queue',
      query: z.strictObject({
        ...own,
        ...caseFilters,
        caseId: uuid,
        /** `stood` of an earlier answer: a decided case has left its place. */
        at: cursor,
      }),
      answer: z.object({
        /** Null if the case is not in the queue; what follows is then its beginning. */
        stood: z.string().nullable(),
        previous: z.string().nullable(),
        next: z.string().nullable(),
        rows: z.array(row),
      }),
    }),
    export: defineApi({
      ...cases,
      method: 'GET',
      path: `/staff/${name}/export` as const,
      summary: table,
      download: 'text/csv; charset=utf-8',
      query: z.strictObject({ ...own, ...caseFilters }),
      answer: z.file(),
    }),
  };
};

/** The client of a case. */
export const CasePerson = CaseName.extend({
  userId: z.string(),
  preferredName: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  phone: z.string(),
  /** The number that turned out to be wrong, if any: this one, or another that was called. */
  wrongPhone: z.string().nullable(),
  email: z.string().nullable(),
  /** Verified. */
  emailVerified: z.boolean(),
  address: z.string(),
  apartment: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
});
export type CasePerson = z.infer<typeof CasePerson>;

/** Oldest first. */
export const CaseHistory = z.array(
  z.object({
    id: z.number(),
    entry: z.enum(caseEntries),
    at: z.string(),
    /** Null: the client, or the system. */
    by: z.string().nullable(),
    text: z.string().nullable(),
    details: z.record(z.string(), z.string()),
  }),
);
export type CaseHistory = z.infer<typeof CaseHistory>;

export const CasePicture = z.object({ fileId: z.string(), width: z.number(), height: z.number() });
export type CasePicture = z.infer<typeof CasePicture>;

/** Details of a case beyond its row. */
export const caseDetails = { person: CasePerson, history: CaseHistory };

export const version = counted;
export const officeNote = note(caseRules.noteLength);

/**
 * Corrects the last decision instead of making the first: why, in words for the client, who is told what was wrong and
 * what is right. Only with it a decision can be changed or undone.
 */
export const correction = note(caseRules.correctionLength).refine(Boolean, 'fields.required');

/** Messages of a decision, and what the client reads when logged in. */
export const Decided = z.object({
  messages: z.array(MessagePreview),
  note: z.string().nullable(),
});
export type Decided = z.infer<typeof Decided>;

/** A decision on a case that messages the client. 409 `changed_meanwhile`. */
export const decisionApi = <const P extends string, I extends z.ZodType, B extends z.ZodRawShape>({
  path,
  summary,
  params,
  body,
}: {
  path: P;
  summary: string;
  params: I;
  body: B;
}) =>
  defineApi({
    ...cases,
    method: 'POST',
    path,
    summary: `${summary}; with \`preview\` only say what would be sent`,
    params,
    body: z.strictObject({ version, ...body, preview }),
    answer: Decided,
  });

export const caseRef = {
  kind: z.enum(caseKinds, { error: 'fields.choice' }),
  id: uuid,
};

export const listAssignees = defineApi({
  ...cases,
  method: 'GET',
  path: '/staff/case/assignees',
  summary: 'Who can be given a case',
  answer: z.array(z.object({ staffId: z.string(), name: z.string() })),
});

export const assignCases = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/case/assign',
  summary: 'Give cases to somebody, or to nobody; those that changed meanwhile are named and stay',
  body: z.strictObject({
    kind: caseRef.kind,
    cases: z
      .array(z.strictObject({ id: uuid, version }), { error: 'fields.required' })
      .min(1, 'fields.required')
      .max(caseRules.bulk, 'fields.tooLong'),
    assigneeId: uuid.nullable(),
  }),
  answer: z.object({ assigned: z.number(), changed: z.array(z.string()) }),
});

/** Notes overwrite nothing, so they need no version. */
export const addCaseNote = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/case/note',
  summary: 'A note for colleagues; the client never sees it',
  body: z.strictObject({ ...caseRef, text: officeNote.refine(Boolean, 'fields.required') }),
  answer: z.object({}),
});
