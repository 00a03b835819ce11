/** The registration form of an activity. Separate from register.ts so that only the form loads the schema. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { note, phone, text } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { ActivityIdQuery, activityNeeds, joinRules, RegistrationState } from './register.ts';

const companions = z
  .int('fields.companions')
  .min(0, 'fields.companions')
  .max(limits.companionsMax, 'fields.companions');
const needs = z
  .array(z.enum(activityNeeds, { error: 'fields.choice' }), { error: 'fields.choice' })
  .max(activityNeeds.length, 'fields.choice')
  .transform((list) => activityNeeds.filter((need) => list.includes(need)));

/** The form's data; name and phone as typed, independent of the profile. */
export const RegisterBody = z.strictObject({
  name: text(120),
  /** For calls by the office. Texts go to the account's verified phone. */
  phone,
  companions: companions.default(0),
  needs: needs.default([]),
  /** Allergies, pick-up place and the like. */
  needsNote: note(joinRules.needsNoteMax).nullish(),
  /**
   * Opt-in to a reminder by text the day before. Confirmations (spec §9) and promotions from the waitlist are sent in
   * either case.
   */
  smsConsent: z.boolean({ error: 'fields.choice' }).default(false),
  /** Acceptance of the privacy notice. */
  privacyAccepted: z.literal(true, { error: 'fields.privacy' }),
});
export type RegisterBody = z.output<typeof RegisterBody>;

export const registerForActivity = defineApi({
  tag: 'activity',
  access: 'joinActivity',
  forOthers: true,
  method: 'POST',
  path: '/api/user/activity/register',
  summary: 'Join an activity, or its waitlist when the party does not fit; twice finds the first',
  query: ActivityIdQuery,
  body: RegisterBody,
  /** `isNew` is false if the caller was already registered: nothing changed. */
  answer: RegistrationState.extend({ isNew: z.boolean() }),
});

/** `data` of a 409 `activity_few_places`: the places that are free beside those that the party has. */
export const FewPlaces = z.object({ free: z.number() });
export type FewPlaces = z.infer<typeof FewPlaces>;

export const ChangeBody = z.strictObject({
  companions,
  needs,
  needsNote: note(joinRules.needsNoteMax).nullish(),
  /** If there are too few places: take those that are free, and wait for the others. */
  waitForRest: z.boolean({ error: 'fields.choice' }).default(false),
});
export type ChangeBody = z.output<typeof ChangeBody>;

/** 409: `activity_few_places` (with FewPlaces; nothing changed), `activity_not_joined`, `activity_<state>`. */
export const changeRegistration = defineApi({
  tag: 'activity',
  access: 'joinActivity',
  forOthers: true,
  method: 'POST',
  path: '/api/user/activity/register/change',
  summary: 'Change the own party: people, needs. Its places, or its place in line, are kept',
  query: ActivityIdQuery,
  body: ChangeBody,
  answer: RegistrationState,
});
