/** A caregiver's papers in the office: until when each is valid. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, searched, wallDate } from '#contract/fields.ts';
import { paperKinds } from './documents.ts';
import { PaperRow, Passport } from './passport.ts';

const papers = { tag: 'staff', access: 'workOnCases' } as const;

export const OfficePaper = PaperRow.extend({
  /** How many pictures of it there are. */
  pictures: z.number(),
  /** When staff last entered until when it is valid: 'YYYY-MM-DD'. */
  checkedOn: z.string().nullable(),
  version: z.string(),
});
export type OfficePaper = z.infer<typeof OfficePaper>;

export const OfficePassport = Passport.extend({
  /** Those that the role needs and those that are there, then the others. */
  papers: z.array(OfficePaper),
});
export type OfficePassport = z.infer<typeof OfficePassport>;

const person = z.strictObject({ userId: recordId });

/** 404 unless an approved caregiver. */
export const getPassport = defineApi({
  ...papers,
  method: 'GET',
  path: '/staff/people/{userId}/passport',
  summary: 'A caregiver’s papers and until when each is valid; the look is audited',
  params: person,
  answer: OfficePassport,
});

/** Not there any more: only without pictures (409 `conflict`). 409 `changed_meanwhile`. */
export const savePaper = defineApi({
  ...papers,
  method: 'PUT',
  path: '/staff/people/{userId}/passport',
  summary: 'Enter that we have seen a paper and until when it is valid; audited',
  params: person,
  body: z.strictObject({
    kind: z.enum(paperKinds, { error: 'fields.choice' }),
    held: z.boolean({ error: 'fields.choice' }),
    /** Null: it has no end. */
    validUntil: wallDate.nullable(),
    version: searched(64),
  }),
  answer: OfficePassport,
});
