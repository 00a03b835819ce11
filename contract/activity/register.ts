/** Joining an activity: register, waitlist, cancel (spec §2, §7; readings "Registration"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';
import { paged, pagingQuery } from '#contract/paging.ts';
import { ActivitySummary, registrationStatuses } from './activity.ts';

const join = { tag: 'activity', access: 'joinActivity', forOthers: true } as const;

export const activityNeeds = ['wheelchair', 'ride', 'diet'] as const;
export type ActivityNeed = (typeof activityNeeds)[number];

export const joinRules = {
  /** How often a person may join and leave the same activity. */
  timesPerActivity: 10,
  needsNoteMax: 300,
  /** Reminders are sent the day before, between these hours of the agency's local time. */
  remindFromHour: 9,
  remindUntilHour: 20,
} as const;

export const Registration = z.object({
  registrationId: z.string(),
  name: z.string(),
  phone: z.string(),
  companions: z.number(),
  /** Companions who wait for a place, while the others have theirs. */
  waitingCompanions: z.number(),
  needs: z.array(z.enum(activityNeeds)),
  needsNote: z.string().nullable(),
  smsConsent: z.boolean(),
  registeredAt: z.string(),
});
export type Registration = z.infer<typeof Registration>;

export const RegistrationState = z.object({
  status: z.enum(registrationStatuses),
  /** Waitlist only: position, starting with 1. */
  position: z.number().optional(),
  /** The submitted form; absent when the status is 'none'. */
  registration: Registration.optional(),
});
export type RegistrationState = z.infer<typeof RegistrationState>;

export const ActivityIdQuery = z.strictObject({ activityId: recordId });

export const getRegistrationStatus = defineApi({
  ...join,
  method: 'GET',
  path: '/api/user/activity/register/status',
  summary: 'Where the caller stands with one activity',
  query: ActivityIdQuery,
  answer: RegistrationState,
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
  /** Can still be cancelled: the activity has not begun. */
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
