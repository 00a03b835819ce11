/** Caregivers' applications in the office. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { choicesOf, recordId, wallDate } from '#contract/fields.ts';
import {
  CasePicture,
  CaseRow,
  caseDetails,
  cases,
  correction,
  decisionApi,
  officeNote,
  queueApis,
  version,
} from '#contract/staff/cases.ts';
import { becauseOf, CaseVerdict, verdictApi } from '#contract/staff/verdicts.ts';
import { applicationStatuses } from './account.ts';
import { documentKinds } from './documents.ts';
import { clearances } from './passport.ts';
import { AddedDocuments } from './register.ts';

/** To review, waiting for the applicant, newer documents of approved caregivers, decided. */
export const applicationQueues = ['submitted', 'more_info', 'renewed', 'decided'] as const;
export type ApplicationQueue = (typeof applicationQueues)[number];

/** Reasons for rejecting an application; texts in i18n under `office.cases.reasons`. */
export const applicationReasons = [
  'notAuthorized',
  'noCertificate',
  'medical',
  'untrue',
  'noOpening',
  'double',
  'noAnswer',
] as const;
export type ApplicationReason = (typeof applicationReasons)[number];

export const ApplicationRow = CaseRow.extend({
  status: z.enum(applicationStatuses),
  /** Document kinds present, of four. */
  documents: z.number(),
  yearsOfExperience: z.number(),
  /** Of an approved caregiver with a role. */
  clearance: z.enum(clearances).nullable(),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const {
  list: listApplications,
  export: exportApplications,
  around: aroundApplication,
} = queueApis({
  name: 'application',
  lists: 'Caregivers’ applications, the soonest due first',
  table: 'The same as a table (CSV)',
  row: ApplicationRow,
  parts: applicationQueues,
});

export const ApplicationCase = ApplicationRow.extend({
  ...caseDetails,
  workExperience: z.string(),
  employeeId: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** What the applicant reads. */
  officeNote: z.string().nullable(),
  documentList: z.array(
    z.object({
      kind: z.enum(documentKinds),
      type: z.string().nullable(),
      /** Requested again, or never sent. */
      missing: z.boolean(),
      /** Sent after the approval, not looked at yet. */
      inReview: z.boolean(),
      /** When it arrived; new if after the last decision. */
      addedAt: z.string().nullable(),
      /** Who photographed it at the counter; null for the applicant. */
      addedBy: z.string().nullable(),
      pictures: z.array(CasePicture),
      /** About the newer one, if there is one. */
      verdict: CaseVerdict.nullable(),
      /** The newer one to look at; the one above stays until it is accepted. */
      renewal: z
        .object({
          type: z.string().nullable(),
          addedAt: z.string().nullable(),
          addedBy: z.string().nullable(),
          pictures: z.array(CasePicture),
        })
        .nullable(),
    }),
  ),
});
export type ApplicationCase = z.infer<typeof ApplicationCase>;

const params = z.strictObject({ userId: recordId });

export const getApplicationCase = defineApi({
  ...cases,
  method: 'GET',
  path: '/staff/application/{userId}',
  summary: 'One application with all it says; the look is audited',
  params,
  answer: ApplicationCase,
});

/** 409: `conflict` (not waiting for a decision; with a correction: not decided, or decided like this). */
export const reviewApplicationCase = decisionApi({
  path: '/staff/application/{userId}/review',
  summary: 'Approve, reject or ask for more',
  params,
  body: {
    /** `submitted`, to review it again: with a correction only. */
    decision: z.enum(applicationStatuses, { error: 'fields.choice' }),
    correction: correction.optional(),
    /** Standard reasons, shown in the applicant's language; with `rejected` only. */
    reasons: choicesOf(applicationReasons).optional(),
    /** Free text for the applicant. */
    note: officeNote.optional(),
    /** Documents to send again, each with its reason; with `more_info` only. */
    asked: choicesOf(documentKinds).optional(),
    because: becauseOf(documentKinds).optional(),
  },
});

/** 409: `conflict` (not approved, or nothing newer to accept). */
export const reviewRenewal = decisionApi({
  path: '/staff/application/{userId}/documents',
  summary: 'After the approval: accept newer documents, or ask for some',
  params,
  body: {
    decision: z.enum(['accepted', 'ask'], { error: 'fields.choice' }),
    note: officeNote.optional(),
    /** With `ask`: at least one, each with its reason. */
    asked: choicesOf(documentKinds).optional(),
    because: becauseOf(documentKinds).optional(),
    /** With `accepted`: the last valid day of those that end. */
    validUntil: z
      .partialRecord(z.enum(documentKinds), wallDate, { error: 'fields.choice' })
      .optional(),
  },
});

/**
 * About the newer one, if there is one. An accepted one is no longer asked for; if nothing else is, the application is to
 * be reviewed. 409: `application_closed`.
 */
export const judgeDocument = verdictApi({
  path: '/staff/application/{userId}/verdict',
  params,
  kinds: documentKinds,
});

/** As if the applicant had sent them; nobody is texted. 409: `application_closed`, `changed_meanwhile`; `file_gone`. */
export const addCounterDocuments = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/application/{userId}/counter',
  summary: 'Add documents that the applicant brought to the counter',
  params,
  body: z.strictObject({ version, documents: AddedDocuments }),
  answer: z.object({}),
});
