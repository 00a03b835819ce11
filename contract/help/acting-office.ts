/** In the office: who acts for a person, whom the person acts for, spoken consent, and ending it. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { phone, recordId, text } from '#contract/fields.ts';
import { ActingHelper } from './acting.ts';
import { relationships, spokenNoteMax } from './words.ts';

const office = { tag: 'staff', access: 'workOnCases' } as const;
const person = z.strictObject({ userId: recordId });

export const OfficePersonLink = ActingHelper.extend({
  personId: z.string(),
  personName: z.string(),
  helperId: z.string(),
  staffName: z.string().nullable(),
  consentNote: z.string().nullable(),
});
export type OfficePersonLink = z.infer<typeof OfficePersonLink>;

export const listPersonLinks = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/people/{userId}/links',
  summary: 'Who may act for a person, and for whom the person may act, ended ones too; audited',
  params: person,
  answer: z.array(OfficePersonLink),
});
export const addPersonLink = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/people/{userId}/links',
  summary: 'Let a helper act for a person, with the consent that the person spoke; both are told',
  params: person,
  body: z.strictObject({
    /** The phone of the helper’s own account. */
    helperPhone: phone,
    relationship: z.enum(relationships, { error: 'fields.choice' }),
    /** When and how they agreed. */
    consentNote: text(spokenNoteMax),
  }),
  answer: z.array(OfficePersonLink),
});
export const endLinkOfPerson = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/people/{userId}/links/{personLinkId}/end',
  summary: 'End it; both are told',
  params: z.strictObject({ userId: recordId, personLinkId: recordId }),
  answer: z.array(OfficePersonLink),
});
