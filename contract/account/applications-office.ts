/** Caregivers' applications in the office. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { choicesOf, recordId } from '#contract/fields.ts';
import {
  CasePicture,
  CaseRow,
  caseDetails,
  cases,
  correction,
  decisionApi,
  officeNote,
  queueApis,
} from '#contract/staff/cases.ts';
import { applicationStatuses } from './account.ts';
import { documentKinds } from './documents.ts';

/** To review, waiting for the applicant, newer documents of approved caregivers, decided. */
export const applicationQueues = ['submitted', 'more_info', 'renewed', 'decided'] as const;
export type ApplicationQueue = (typeof applicationQueues)[number];

/** Reasons for rejecting or returning an application; texts in i18n under `office.cases.reasons`. */
export const applicationReasons = {
  rejected: [
    'notAuthorized',
    'noCertificate',
    'medical',
    'untrue',
    'noOpening',
    'double',
    'noAnswer',
  ],
  more_info: ['unreadable', 'expired', 'incomplete', 'wrongDocument', 'nameDiffers'],
} as const;
const allReasons = [...applicationReasons.rejected, ...applicationReasons.more_info] as const;
export type ApplicationReason = (typeof allReasons)[number];

export const ApplicationRow = CaseRow.extend({
  status: z.enum(applicationStatuses),
  /** Document kinds present, of four. */
  documents: z.number(),
  yearsOfExperience: z.number(),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const { list: listApplications, export: exportApplications } = queueApis({
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
      pictures: z.array(CasePicture),
      /** The newer one to look at; the one above stays until it is accepted. */
      renewal: z
        .object({
          type: z.string().nullable(),
          addedAt: z.string().nullable(),
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
    /** Standard reasons, shown in the applicant's language. */
    reasons: choicesOf(allReasons).optional(),
    /** Free text for the applicant. */
    note: officeNote.optional(),
    /** Documents to send again; with `more_info` only. */
    asked: choicesOf(documentKinds).optional(),
  },
});

/** 409: `conflict` (not approved, or nothing newer to accept). */
export const reviewRenewal = decisionApi({
  path: '/staff/application/{userId}/documents',
  summary: 'After the approval: accept newer documents, or ask for some',
  params,
  body: {
    decision: z.enum(['accepted', 'ask'], { error: 'fields.choice' }),
    reasons: choicesOf(applicationReasons.more_info).optional(),
    note: officeNote.optional(),
    /** With `ask`: at least one. */
    asked: choicesOf(documentKinds).optional(),
  },
});
