/** The registration form of an activity. It checks by this schema; what every page knows stays in activity-register.ts. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { note, phone, text } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { ActivityIdQuery, activityNeeds, joinRules, RegistrationState } from './register.ts';

/** What the form sends; name and phone stand as typed here, whatever the profile says. */
export const RegisterBody = z.strictObject({
  name: text(120),
  /** For the office to call. Texts go to the account's own phone, which was confirmed by a code. */
  phone,
  companions: z
    .int('fields.companions')
    .min(0, 'fields.companions')
    .max(limits.companionsMax, 'fields.companions')
    .default(0),
  needs: z
    .array(z.enum(activityNeeds, { error: 'fields.choice' }), { error: 'fields.choice' })
    .max(activityNeeds.length, 'fields.choice')
    .transform((list) => activityNeeds.filter((need) => list.includes(need)))
    .default([]),
  /** What we should not cook with, where to pick them up. */
  needsNote: note(joinRules.needsNoteMax).nullish(),
  /**
   * Unticked at first. Ticked: a reminder by text the day before. The confirmation (spec §9) and a place that became
   * free are told in either case.
   */
  smsConsent: z.boolean({ error: 'fields.choice' }).default(false),
  /** The privacy notice was read and accepted. */
  privacyAccepted: z.literal(true, { error: 'fields.privacy' }),
});
export type RegisterBody = z.output<typeof RegisterBody>;

export const registerForActivity = defineApi({
  tag: 'activity',
  access: 'joinActivity',
  method: 'POST',
  path: '/api/user/activity/register',
  summary: 'Join an activity, or its waitlist when the party does not fit; twice finds the first',
  query: ActivityIdQuery,
  body: RegisterBody,
  /** `isNew` is false when the caller had joined before: nothing was changed. */
  answer: RegistrationState.extend({ isNew: z.boolean() }),
});
