/** The dashboard: due work, today's visits, news, and weekly numbers. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordKinds } from '#contract/services/records.ts';
import { locales } from '#i18n/pick-locale.ts';
import { attendances, callOutcomes } from './office.ts';

export const deskRules = {
  /** Maximum of listed deadlines; the rest are counted. */
  dueShown: 12,
  /** When only one group is asked for. */
  dueAll: 100,
  soonHours: 4,
  appointmentsShown: 12,
  weeks: 8,
} as const;

/** `callback`: somebody asked to be called, perhaps without an account; `card`: first call about a white card; `papers`: about its documents; these and `care` within 24 hours. */
const dueKinds = ['callback', 'card', 'papers', 'care', 'application', 'service'] as const;
export type DueKind = (typeof dueKinds)[number];

const Person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  chineseName: z.string().nullable(),
});

/** Times are 'YYYY-MM-DD HH:mm' in the agency's local time. */
export const DueCase = Person.extend({
  kind: z.enum(dueKinds),
  /** Id of the person, the record or the request for a call. */
  subjectId: z.string(),
  /** Null, and no names: no account has this phone. */
  userId: z.string().nullable(),
  phone: z.string(),
  locale: z.enum(locales),
  /** The requested service. */
  item: z.string().nullable(),
  since: z.string(),
  dueAt: z.string(),
  /** Minutes left; negative if overdue. */
  minutesLeft: z.number(),
  assignee: z.string().nullable(),
});
export type DueCase = z.infer<typeof DueCase>;

/** A client to call again by today. */
const CallAgain = Person.extend({
  kind: z.enum(dueKinds),
  subjectId: z.string(),
  userId: z.string(),
  /** The number to call. */
  phone: z.string(),
  wrongNumber: z.boolean(),
  locale: z.enum(locales),
  item: z.string().nullable(),
  callAgainOn: z.string(),
  outcome: z.enum(callOutcomes),
  calledAt: z.string(),
  assignee: z.string().nullable(),
});
export type CallAgain = z.infer<typeof CallAgain>;

const DeskVisit = Person.extend({
  recordId: z.string(),
  kind: z.enum(recordKinds),
  time: z.string(),
  item: z.string(),
  attendance: z.enum(attendances).nullable(),
});

const weekParts = [
  'applications',
  'cards',
  'requests',
  'visits',
  'registrations',
  'certificates',
] as const;
export type WeekPart = (typeof weekParts)[number];

/** Parts that the role may not see are null or omitted. */
export const Desk = z.object({
  due: z
    .object({
      overdue: z.number(),
      soon: z.number(),
      open: z.number(),
      /** Minutes since the oldest missed deadline. */
      oldestMinutes: z.number().nullable(),
      cases: z.array(DueCase),
    })
    .nullable(),
  /** The longest awaited first; `total` counts those that are not listed too. */
  calls: z.object({ total: z.number(), cases: z.array(CallAgain) }).nullable(),
  visits: z
    .object({
      day: z.string(),
      total: z.number(),
      toCome: z.number(),
      /** The next one to come. */
      nextAt: z.string().nullable(),
      offices: z.array(
        z.object({
          companyAddressId: z.string(),
          name: z.string(),
          total: z.number(),
          visits: z.array(DeskVisit),
        }),
      ),
    })
    .nullable(),
  /** Submitted and undecided; those waiting for the caregiver. */
  applications: z.object({ open: z.number(), asked: z.number() }).nullable(),
  failedMessages: z.number().nullable(),
  unreadReviews: z.number().nullable(),
  endingCertificates: z.number().nullable(),
  /** Oldest first; a week is named by its Monday. */
  weeks: z.array(
    z.object({
      part: z.enum(weekParts),
      total: z.number(),
      weeks: z.array(z.object({ monday: z.string(), count: z.number() })),
    }),
  ),
});
export type Desk = z.infer<typeof Desk>;

/** Queue counts shown in the navigation: open work, and today's visits. */
export const waitingParts = [
  'inbox',
  'applications',
  'cards',
  'requests',
  'callbacks',
  'visits',
  'reviews',
  'messages',
] as const;
export type WaitingPart = (typeof waitingParts)[number];

export const getWaiting = defineApi({
  tag: 'staff',
  access: 'beStaff',
  method: 'GET',
  path: '/staff/waiting',
  summary: 'How much waits in each queue; what the role may not see is left out',
  answer: z.partialRecord(z.enum(waitingParts), z.number()),
});

export const getDesk = defineApi({
  tag: 'staff',
  access: 'beStaff',
  method: 'GET',
  path: '/staff/desk',
  summary: 'What is due, on today and new, as far as the role may see it',
  query: z.strictObject({
    /** Assigned to the caller only. */
    mine: z.enum(['true', 'false'], { error: 'fields.choice' }).optional(),
    /** Lists more of these deadlines, before the others. */
    due: z.enum(['late', 'soon'], { error: 'fields.choice' }).optional(),
  }),
  answer: Desk,
});
