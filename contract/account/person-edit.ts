/** What staff change about a person, what the office knows about them, and its history. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { email, note, phone, postcode, recordId, state, text } from '#contract/fields.ts';
import { relationships } from '#contract/help/words.ts';
import { MessagePreview, preview } from '#contract/staff/office.ts';
import { locales } from '#i18n/pick-locale.ts';
import { Ended } from './person-close.ts';
import { changedFields, closeReasons, personEntries, personLimits } from './person-words.ts';

const people = { tag: 'staff', access: 'workOnCases' } as const;
const params = z.strictObject({ userId: recordId });

const empty = z.literal('');
const given = { error: 'fields.choice' } as const;

/** An emergency contact, or someone we may talk to about the person. */
const PersonContact = z.object({
  name: z.string(),
  relationship: z.enum(relationships),
  phone: z.string(),
  emergency: z.boolean(),
  maySpeak: z.boolean(),
});
export type PersonContact = z.infer<typeof PersonContact>;

/** Empty texts: not given. A caller may have no address yet. */
export const PersonProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  preferredName: z.string(),
  chineseName: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  address: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  /** For staff only. */
  note: z.string(),
  contacts: z.array(PersonContact),
});
export type PersonProfile = z.infer<typeof PersonProfile>;

const TypedContact = z.strictObject({
  name: text(personLimits.nameMax),
  relationship: z.enum(relationships, given),
  phone: z.union([empty, phone]),
  emergency: z.boolean(given),
  maySpeak: z.boolean(given),
});

/** Empty: not known. */
export const typedDetails = z.object({
  preferredName: z.union([empty, text(60)]),
  email: z.union([empty, email]),
  address: z.union([empty, text(120)]),
  apartment: z.union([empty, text(20)]),
  city: z.union([empty, text(60)]),
  state: z.union([empty, state]),
  postcode: z.union([empty, postcode]),
});

const typedProfile = {
  firstName: text(60),
  lastName: text(60),
  chineseName: z.union([empty, text(20)]),
  locale: z.enum(locales, given),
  ...typedDetails.shape,
  note: note(personLimits.noteMax),
  contacts: z.array(TypedContact, given).max(personLimits.contactsMax, 'fields.tooLong'),
};

/** 409 `changed_meanwhile` if anything of it has changed since `version`. */
export const editPerson = defineApi({
  ...people,
  method: 'POST',
  path: '/staff/people/{userId}/edit',
  summary:
    'Change what we know about a person; a new email address is unverified until its owner enters a code',
  params,
  body: z.strictObject({ ...typedProfile, version: text(100), preview }),
  answer: z.object({ version: z.string(), messages: z.array(MessagePreview) }),
});

/** 409 `person_exists` (with `userId`) if the phone has another account. */
export const sendPersonPhoneCode = defineApi({
  ...people,
  method: 'POST',
  path: '/staff/people/{userId}/phone/code',
  summary: 'Send a code to the new phone of a person at the counter',
  params,
  body: z.strictObject({ phone }),
  answer: z.object({ againAfterSeconds: z.number(), validMinutes: z.number() }),
});

/** With the code, or the reason why there is none. 409 `person_exists`, `changed_meanwhile`. */
export const changePersonPhone = defineApi({
  ...people,
  method: 'POST',
  path: '/staff/people/{userId}/phone',
  summary: 'Change the phone of a person: the old one is told, sessions end',
  params,
  body: z.strictObject({
    phone,
    version: text(100),
    /** Checked when it is done, not in a preview. */
    verificationCode: z.union([empty, text(20)]).optional(),
    reason: z.union([empty, text(personLimits.reasonMax)]).optional(),
    preview,
  }),
  answer: z.object({ version: z.string(), messages: z.array(MessagePreview) }),
});

// ---- history ----
/** Sealed in the database; the audit log has the names of the fields only. */
export const PersonFacts = z.object({
  /** What it was and what it is. After a merge: what the other account had, and what stays. */
  changes: z
    .array(z.object({ field: z.enum(changedFields), before: z.string(), after: z.string() }))
    .optional(),
  contacts: z.object({ before: z.array(PersonContact), after: z.array(PersonContact) }).optional(),
  /** Why the phone was changed without a code. */
  reason: z.string().optional(),
  /** Why the account was closed, and what that canceled. */
  closing: z
    .object({ reason: z.enum(closeReasons), note: z.string(), ended: z.array(Ended) })
    .optional(),
});
export type PersonFacts = z.infer<typeof PersonFacts>;

export const PersonHistory = PersonFacts.extend({
  id: z.string(),
  entry: z.enum(personEntries),
  at: z.string(),
  by: z.string().nullable(),
});
export type PersonHistory = z.infer<typeof PersonHistory>;
