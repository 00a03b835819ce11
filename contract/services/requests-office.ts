/** Care applications and service requests in the office; visits are under appointments. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { manyFileIds, recordId } from '#contract/fields.ts';
import { Helper } from '#contract/help/helper.ts';
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
import { LetterAnswer, letterTypes } from './letters.ts';
import { eventActors, recordEvents, recordKinds, recordStatuses } from './records.ts';

/** To do; waiting (exception, unclear); finished or cancelled. */
export const requestQueues = ['init', 'stuck', 'closed'] as const;
export type RequestQueue = (typeof requestQueues)[number];

export const RequestRow = CaseRow.extend({
  recordNo: z.string(),
  kind: z.enum(recordKinds),
  item: z.string(),
  status: z.enum(recordStatuses),
  cancelledAt: z.string().nullable(),
});
export type RequestRow = z.infer<typeof RequestRow>;

export const {
  list: listRequests,
  export: exportRequests,
  around: aroundRequest,
} = queueApis({
  name: 'request',
  lists: 'Applications for care and requests for services, the soonest due first',
  table: 'The same as a table (CSV)',
  row: RequestRow,
  parts: requestQueues,
  filters: { kind: z.enum(recordKinds, { error: 'fields.choice' }).optional() },
});

export const RequestCase = RequestRow.extend({
  ...caseDetails,
  /** For letters: texts to begin with, in the client's language, and the answer. */
  letter: z
    .object({
      canned: z.record(z.enum(letterTypes), z.string()),
      answer: LetterAnswer.nullable(),
    })
    .nullable(),
  contactPhone: z.string(),
  note: z.string().nullable(),
  pictures: z.array(CasePicture),
  /** How many more may be added; 0 once it is closed. */
  picturesLeft: z.number(),
  /** Shown to the owner. */
  events: z.array(
    z.object({
      event: z.enum(recordEvents),
      at: z.string(),
      by: z.enum(eventActors),
      helper: Helper.nullable(),
      note: z.string().nullable(),
    }),
  ),
});
export type RequestCase = z.infer<typeof RequestCase>;

const params = z.strictObject({ recordId });

export const getRequestCase = defineApi({
  ...cases,
  method: 'GET',
  path: '/staff/request/{recordId}',
  summary: 'One request with its note and pictures; the look is audited',
  params,
  answer: RequestCase,
});
/** 409: `record_closed` (its owner cancelled it), `conflict` (it has this status, or is finished: only a correction changes that). */
export const setRequestStatus = decisionApi({
  path: '/staff/request/{recordId}/status',
  summary: 'Finished, exception or unclear',
  params,
  body: {
    /** `init`, to do again: with a correction only. */
    status: z.enum(recordStatuses, { error: 'fields.choice' }),
    correction: correction.optional(),
    /** Text for the owner. */
    note: officeNote.optional(),
  },
});

/** As if the owner had added them; nobody is texted. 409: `record_closed`, `changed_meanwhile`; `file_gone`. */
export const addCounterPictures = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/request/{recordId}/counter',
  summary: 'Add a paper that the client brought to the counter',
  params,
  body: z.strictObject({ version, fileIds: manyFileIds.min(1, 'fields.picture') }),
  answer: z.object({}),
});
