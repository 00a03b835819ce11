/** Calls to clients about their cases. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { counted, wallDate } from '#contract/fields.ts';
import { caseRef, cases, officeNote, version } from './cases.ts';
import { callOutcomes } from './office.ts';

/** 400 for a day before today, or too far ahead. */
export const recordCall = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/case/contacted',
  summary: 'A call to the client and how it ended; if reached, the promise to call is kept',
  body: z.strictObject({
    ...caseRef,
    version,
    outcome: z.enum(callOutcomes, { error: 'fields.choice' }),
    text: officeNote.optional(),
    /** Puts the case back on the desk that day. */
    callAgainOn: wallDate.optional(),
  }),
  answer: z.object({}),
});

export const undoCall = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/case/contacted/undo',
  summary:
    'The last call was recorded by mistake: what it changed is as before; the history keeps both',
  body: z.strictObject({ ...caseRef, version, entryId: counted }),
  answer: z.object({}),
});
