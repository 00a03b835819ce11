/** The office's side of activities: lists, registrations, check-in (readings "The office"). Calls below /staff. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { counted, note, phone, recordId, searched, text, uuid } from '#contract/fields.ts';
import { Helper } from '#contract/help/helper.ts';
import { limits } from '#contract/limits.ts';
import { bothWays, paged, pagingQuery } from '#contract/paging.ts';
import { correction } from '#contract/staff/cases.ts';
import { MessagePreview, preview } from '#contract/staff/office.ts';
import { locales } from '#i18n/pick-locale.ts';
import { activityStatuses } from './activity.ts';
import { RegisterBody } from './join.ts';
import { activityNeeds } from './register.ts';

const office = { tag: 'staff', access: 'manageActivities' } as const;

const partyStatuses = ['registered', 'waitlisted', 'cancelled'] as const;

export const ActivityParams = z.strictObject({ id: recordId });
const PartyParams = z.strictObject({ id: recordId, registrationId: recordId });

// ---- the list ----
export const OfficeActivity = z.object({
  id: z.string(),
  title: z.string(),
  typeName: z.string(),
  city: z.string(),
  location: z.string(),
  /** 'YYYY-MM-DD HH:mm' in the agency's local time. */
  startTime: z.string(),
  endTime: z.string(),
  registerStart: z.string(),
  registerEnd: z.string(),
  status: z.enum(activityStatuses),
  published: z.boolean(),
  quota: z.number(),
  /** People, including companions. */
  registeredCount: z.number(),
  /** Parties. */
  waitlistCount: z.number(),
  /** Number of activities in the series; 1 if it does not repeat. */
  seriesCount: z.number(),
});
export type OfficeActivity = z.infer<typeof OfficeActivity>;

export const activityTimes = ['upcoming', 'past', 'all'] as const;
/** `places`: how many are left. */
export const activitySorts = ['time', 'places', 'waitlist'] as const;
export type ActivitySort = (typeof activitySorts)[number];
export const listOfficeActivities = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/activity/page',
  summary: 'Activities for the office, those that are not shown too',
  query: z.strictObject({
    ...pagingQuery,
    when: z.enum(activityTimes, { error: 'fields.choice' }).optional(),
    shown: z.enum(['yes', 'no'], { error: 'fields.choice' }).optional(),
    keyword: searched(100).optional(),
    /** By default upcoming ones by time, others the latest first. */
    sort: z.enum(bothWays(activitySorts), { error: 'fields.choice' }).optional(),
  }),
  answer: paged(OfficeActivity),
});

// ---- who joined ----
export const Party = z.object({
  registrationId: z.string(),
  code: z.string(),
  name: z.string(),
  /** Search text: the name in both scripts and in pinyin, the phone's last four digits, the code. */
  search: z.string(),
  /** The last four digits. */
  phone: z.string(),
  people: z.number(),
  /** Further people of a party that is in, who wait for a place. */
  waitingPeople: z.number(),
  needs: z.array(z.enum(activityNeeds)),
  needsNote: z.string().nullable(),
  status: z.enum(partyStatuses),
  smsConsent: z.boolean(),
  /** In which we write to them. */
  locale: z.enum(locales),
  hasAccount: z.boolean(),
  enteredByStaff: z.boolean(),
  /** Who registered for them, if somebody acts for them. */
  helper: Helper.nullable(),
  registeredAt: z.string(),
  promotedAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  /** Cancelled by the office, which can correct it. */
  cancelledByStaff: z.boolean(),
  checkedInAt: z.string().nullable(),
  /** Number of people who arrived. */
  arrived: z.number(),
});
export type Party = z.infer<typeof Party>;

export const ActivityRegistrations = z.object({
  activity: OfficeActivity,
  /** In order of registration; complete, since the list is used at the door. */
  parties: z.array(Party),
});
export type ActivityRegistrations = z.infer<typeof ActivityRegistrations>;

export const getActivityRegistrations = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/activity/{id}/registrations',
  summary: 'An activity and every party that joined, waits or cancelled',
  params: ActivityParams,
  answer: ActivityRegistrations,
});
export const getPartyPhone = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/activity/{id}/party/{registrationId}/phone',
  summary: 'The whole phone number of a party, to call them; written to the audit log',
  params: PartyParams,
  answer: z.object({ phone: z.string() }),
});
export const exportRegistrations = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/activity/{id}/export',
  summary: 'Registrations as a table (CSV); written to the audit log',
  download: 'text/csv; charset=utf-8',
  params: ActivityParams,
  answer: z.file(),
});

// ---- at the door ----
export const checkIn = defineApi({
  ...office,
  frequent: true,
  method: 'POST',
  path: '/staff/activity/{id}/party/{registrationId}/check-in',
  summary: 'How many of a party came; 0 takes it back',
  params: PartyParams,
  body: z.strictObject({
    arrived: z
      .int('fields.number')
      .min(0, 'fields.number')
      .max(limits.companionsMax + 1, 'fields.number'),
    /** The state shown by the page: stale saves are rejected. */
    was: counted,
  }),
  /** `already`: already recorded. */
  answer: z.object({ party: Party, already: z.boolean() }),
});

/** `other`: a ticket for another activity; `unknown`: not a ticket. */
const scanResults = ['in', 'already', 'waitlisted', 'cancelled', 'other', 'unknown'] as const;
export type ScanResult = (typeof scanResults)[number];
export const scanTicket = defineApi({
  ...office,
  frequent: true,
  method: 'POST',
  path: '/staff/activity/{id}/scan',
  summary: 'A scanned ticket, or its short code: checks the whole party in, or says why not',
  params: ActivityParams,
  body: z.strictObject({ code: text(200) }),
  answer: z.object({
    result: z.enum(scanResults),
    party: Party.optional(),
    /** The ticket's activity. */
    other: z.object({ id: z.string(), title: z.string(), startTime: z.string() }).optional(),
  }),
});
export type ScanAnswer = z.infer<(typeof scanTicket)['answer']>;

// ---- for a caller ----
export const findActivityCaller = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/caller',
  summary: 'Whose account a phone number is',
  body: z.strictObject({ phone }),
  answer: z.object({
    person: z.object({ userId: z.string(), name: z.string(), locale: z.enum(locales) }).nullable(),
  }),
});
export const CallerBody = RegisterBody.omit({ privacyAccepted: true }).extend({
  /** Idempotency key made by the form: sending twice creates one party. */
  registrationId: uuid,
  /** The account it belongs to, if any. */
  userId: uuid.nullish(),
  locale: z.enum(locales, { error: 'fields.choice' }),
  preview,
});
export type CallerBody = z.output<typeof CallerBody>;
export const registerCaller = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/{id}/register',
  summary: 'Register somebody who is on the phone or at the door',
  params: ActivityParams,
  body: CallerBody,
  answer: z.object({
    status: z.enum(['registered', 'waitlisted']),
    /** Position on the waitlist, starting with 1. */
    position: z.number().nullable(),
    /** False if already registered: nothing changed. */
    isNew: z.boolean(),
    messages: z.array(MessagePreview),
  }),
});

// ---- places ----
export const partyReasons = ['asked', 'twice', 'places'] as const;
export type PartyReason = (typeof partyReasons)[number];
export const cancelParty = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/{id}/party/{registrationId}/cancel',
  summary: 'Cancel a party with a reason; the place goes to the first that fits',
  params: PartyParams,
  body: z.strictObject({
    was: z.enum(['registered', 'waitlisted'], { error: 'fields.choice' }),
    reason: z.enum(partyReasons, { error: 'fields.choice' }),
    /** A message for them, in their language. */
    note: note(300).optional(),
    preview,
  }),
  answer: z.object({ messages: z.array(MessagePreview) }),
});
export type CancelPartyBody = z.output<typeof cancelParty.body>;
/** 409 `conflict`: not cancelled by the office. */
export const restoreParty = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/{id}/party/{registrationId}/restore',
  summary:
    'Correct a cancellation by the office: the place again, or if there is none left the old place in line',
  params: PartyParams,
  body: z.strictObject({ correction, preview }),
  answer: z.object({
    status: z.enum(['registered', 'waitlisted']),
    messages: z.array(MessagePreview),
  }),
});
export const moveUpParty = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/{id}/party/{registrationId}/move-up',
  summary:
    'A place for a party that waits; where there is none left, the quota grows by what they need',
  params: PartyParams,
  body: z.strictObject({ preview }),
  answer: z.object({ quota: z.number(), messages: z.array(MessagePreview) }),
});
export const changeQuota = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/{id}/quota',
  summary: 'How many people can come; who waits moves up',
  params: ActivityParams,
  body: z.strictObject({
    quota: z.int('fields.number').min(1, 'fields.number').max(10_000, 'fields.number'),
    was: counted,
    preview,
  }),
  answer: z.object({ movedUp: z.number(), messages: z.array(MessagePreview) }),
});
