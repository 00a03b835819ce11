/** "Who has seen me": every look of the office at a person's records, from the audit log. */
import { z } from 'zod';
import { staffRoles } from '#contract/access.ts';
import { paperKinds } from '#contract/account/documents.ts';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';
import { seenWhats } from '#contract/staff/audit-seen.ts';
import { whiteCardPictureKinds } from '#contract/whitecard/whitecard.ts';

/** The papers that can be seen, and pictures that are none. */
export const seenPapers = [
  ...paperKinds,
  ...whiteCardPictureKinds,
  'requestPicture',
  'signature',
] as const;
export type SeenPaper = (typeof seenPapers)[number];

export const seenRules = { looks: 500 } as const;

/** Looks of one person at one thing on one day. */
const Seen = z.object({
  /** 'YYYY-MM-DD HH:mm' in the agency's time: the last of them. */
  at: z.string(),
  times: z.number(),
  /** For the person: without the family name. */
  name: z.string(),
  role: z.enum(staffRoles),
  what: z.enum(seenWhats),
  /** Null: not a paper, or seen before papers were named. */
  paper: z.enum(seenPapers).nullable(),
});
export type Seen = z.infer<typeof Seen>;

const query = z.strictObject({ older: recordId.optional() });
const SeenList = z.object({ records: z.array(Seen), older: z.string().nullable() });
export type SeenList = z.infer<typeof SeenList>;

export const getWhoSawMe = defineApi({
  tag: 'account',
  access: 'signedIn',
  method: 'GET',
  path: '/api/user/seen',
  summary: 'Who of the office looked at my records, when, and at what; newest first',
  query,
  answer: SeenList,
});

export const getWhoSawPerson = defineApi({
  tag: 'staff',
  access: 'workOnCases',
  method: 'GET',
  path: '/staff/people/{userId}/seen',
  summary: 'The same about a person, with full names; the look is audited itself',
  params: z.strictObject({ userId: recordId }),
  query,
  answer: SeenList.extend({ person: z.object({ name: z.string() }) }),
});
