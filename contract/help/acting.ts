/**
 * People who stand for each other (decision 029): with the consent of a person, a helper acts for them with the helper's
 * own sign-in. Calls marked `forOthers` are then made with the header `Acting-For` and concern that person.
 */
import { z } from 'zod';
import { CodeSent } from '#contract/account/account.ts';
import { defineApi } from '#contract/endpoint.ts';
import { phone, recordId, verificationCode } from '#contract/fields.ts';
import { actingEnders, relationships } from './words.ts';

const own = { tag: 'help', access: 'askForHelp', asSelf: true } as const;

const party = z.object({
  userId: z.string(),
  name: z.string(),
  /** As they are signed in: what the browser shows while one acts for them. */
  firstName: z.string(),
  lastName: z.string(),
  preferredName: z.string().nullable(),
  chineseName: z.string().nullable(),
});
/** Times are 'YYYY-MM-DD HH:mm' in the agency's local time. */
const link = {
  personLinkId: z.string(),
  /** What the helper is to the person. */
  relationship: z.enum(relationships),
  consent: z.enum(['code', 'spoken']),
  since: z.string(),
  lastUsedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  endedBy: z.enum(actingEnders).nullable(),
};
export const HelpedPerson = z.object({ ...link, person: party });
export type HelpedPerson = z.infer<typeof HelpedPerson>;
export const ActingHelper = z.object({ ...link, helperName: z.string() });
export type ActingHelper = z.infer<typeof ActingHelper>;

/** `helpers` are open, or ended within the last 90 days. */
export const PeopleLinks = z.object({
  people: z.array(HelpedPerson),
  helpers: z.array(ActingHelper),
});
export type PeopleLinks = z.infer<typeof PeopleLinks>;

export const getPeopleLinks = defineApi({
  ...own,
  method: 'GET',
  path: '/api/user/people/links',
  summary: 'For whom the caller may act, and who may act for the caller',
  answer: PeopleLinks,
});
/** The same response whether or not the phone has an account. 409 `too_many_people`. */
export const askForPerson = defineApi({
  ...own,
  method: 'POST',
  path: '/api/user/people/code',
  summary: 'Send a code to the phone of somebody for whom the caller wants to act: their consent',
  body: z.strictObject({ phone }),
  answer: CodeSent,
});
export const linkPerson = defineApi({
  ...own,
  method: 'POST',
  path: '/api/user/people/link',
  summary: 'Act for a person from now on, by the code that came to their phone',
  body: z.strictObject({
    phone,
    relationship: z.enum(relationships, { error: 'fields.choice' }),
    verificationCode,
  }),
  answer: HelpedPerson,
});
/** By either of the two. Idempotent. */
export const endPersonLink = defineApi({
  ...own,
  method: 'POST',
  path: '/api/user/people/link/{personLinkId}/end',
  summary: 'End acting for somebody, or withdraw it from a helper; takes effect at once',
  params: z.strictObject({ personLinkId: recordId }),
  answer: PeopleLinks,
});
