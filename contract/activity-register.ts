/** Joining an activity: register, waitlist, cancel (spec §2, §7; readings "Registration"). */
import { z } from 'zod';
import { ActivitySummary, registrationStatuses } from './activity.ts';
import { defineApi } from './endpoint.ts';
import { note, phone, recordId, text } from './fields.ts';
import { limits } from './limits.ts';
import { paged, pagingQuery } from './paging.ts';

const join = { tag: 'activity', access: 'joinActivity' } as const;

export const activityNeeds = ['wheelchair', 'ride', 'diet'] as const;
export type ActivityNeed = (typeof activityNeeds)[number];

export const joinRules = {
  /** How often one person may join and leave the same activity. */
  timesPerActivity: 10,
  needsNoteMax: 300,
  /** Reminders go out the day before, between these hours of the agency's clock. */
  remindFromHour: 9,
  remindUntilHour: 20,
} as const;

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

export const Registration = z.object({
  registrationId: z.string(),
  name: z.string(),
  phone: z.string(),
  companions: z.number(),
  needs: z.array(z.enum(activityNeeds)),
  needsNote: z.string().nullable(),
  smsConsent: z.boolean(),
  registeredAt: z.string(),
});
export type Registration = z.infer<typeof Registration>;

export const RegistrationState = z.object({
  status: z.enum(registrationStatuses),
  /** Only on the waitlist: 1 is the first party. */
  position: z.number().optional(),
  /** What was handed in; absent when the status is 'none'. */
  registration: Registration.optional(),
});
export type RegistrationState = z.infer<typeof RegistrationState>;

const ActivityIdQuery = z.strictObject({ activityId: recordId });

export const getRegistrationStatus = defineApi({
  ...join,
  method: 'GET',
  path: '/api/user/activity/register/status',
  summary: 'Where the caller stands with one activity',
  query: ActivityIdQuery,
  answer: RegistrationState,
});
export const registerForActivity = defineApi({
  ...join,
  method: 'POST',
  path: '/api/user/activity/register',
  summary: 'Join an activity, or its waitlist when the party does not fit; twice finds the first',
  query: ActivityIdQuery,
  body: RegisterBody,
  /** `isNew` is false when the caller had joined before: nothing was changed. */
  answer: RegistrationState.extend({ isNew: z.boolean() }),
});
export const cancelRegistration = defineApi({
  ...join,
  method: 'POST',
  path: '/api/user/activity/register/cancel',
  summary: 'Leave an activity or its waitlist; the place goes to the first party that fits',
  query: ActivityIdQuery,
  answer: RegistrationState,
});

export const OwnRegistration = Registration.extend({
  status: z.enum(['registered', 'waitlisted']),
  position: z.number().optional(),
  /** It can still be left: the activity has not begun. */
  canCancel: z.boolean(),
  activity: ActivitySummary,
});
export type OwnRegistration = z.infer<typeof OwnRegistration>;

export const getOwnRegistrations = defineApi({
  ...join,
  method: 'GET',
  path: '/api/user/activity/register/page',
  summary: 'Activities that the caller has joined: what is to come first, then what is over',
  query: z.strictObject(pagingQuery),
  answer: paged(OwnRegistration),
});
