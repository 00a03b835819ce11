/** Help links in the office: made with the person's spoken consent, seen, withdrawn. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, text } from '#contract/fields.ts';
import { HelpLink, helpFields, MadeHelpLink } from './help.ts';
import { spokenNoteMax } from './words.ts';

const office = { tag: 'staff', access: 'workOnCases' } as const;
const person = z.strictObject({ userId: recordId });

/** With who made it, and how the person agreed. */
export const OfficeHelpLink = HelpLink.extend({
  consent: z.enum(['code', 'spoken']),
  staffName: z.string().nullable(),
  consentNote: z.string().nullable(),
});
export type OfficeHelpLink = z.infer<typeof OfficeHelpLink>;

export const listPersonHelp = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/people/{userId}/help',
  summary: 'Help links of a person, with their history; audited',
  params: person,
  answer: z.array(OfficeHelpLink),
});
export const makePersonHelp = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/people/{userId}/help',
  summary: 'Make a help link with the consent that the person spoke; the person is told by text',
  params: person,
  body: z.strictObject({
    ...helpFields,
    /** When and how they agreed. */
    consentNote: text(spokenNoteMax),
  }),
  answer: MadeHelpLink,
});
export const withdrawPersonHelp = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/people/{userId}/help/{linkId}/withdraw',
  summary: 'Withdraw a help link of a person',
  params: z.strictObject({ userId: recordId, linkId: recordId }),
  answer: OfficeHelpLink,
});
