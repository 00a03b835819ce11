/** Community activities: reading (spec §3, §4, §7). Registration: activity-register.ts. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { queryLocale, recordId, searched } from '#contract/fields.ts';
import { paged, pagingQuery } from '#contract/paging.ts';

const activity = {
  tag: 'activity',
  access: 'readPublic',
  cached: true,
  forOthers: true,
} as const;

export const activityStatuses = ['coming', 'sign_up', 'ended'] as const;
export type ActivityStatus = (typeof activityStatuses)[number];
const registerStatuses = ['not_full', 'full'] as const;
export type RegisterStatus = (typeof registerStatuses)[number];

/** A person's registration state (readings "Registration"). */
export const registrationStatuses = ['none', 'registered', 'waitlisted'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export const ActivitySummary = z.object({
  id: z.string(),
  title: z.string(),
  coverPcFileIdList: z.array(z.string()),
  /** 'YYYY-MM-DD HH:mm' in the agency's local time. */
  activityStartTime: z.string(),
  activityEndTime: z.string(),
  city: z.string(),
  location: z.string(),
  typeId: z.string(),
  typeName: z.string(),
  activityStatus: z.enum(activityStatuses),
  registerStatus: z.enum(registerStatuses),
  registerStartTime: z.string(),
  registerEndTime: z.string(),
  quota: z.number(),
  /** People, including companions. */
  registeredCount: z.number(),
  /** Waiting parties, each of 1 to 5 people. */
  waitlistCount: z.number(),
  /** With a valid token; absent for visitors. */
  myStatus: z.enum(registrationStatuses).optional(),
});
export type ActivitySummary = z.infer<typeof ActivitySummary>;

export const ActivityDetail = ActivitySummary.extend({
  description: z.string(),
  requirements: z.string(),
  notes: z.string(),
  highlights: z.array(z.string()),
  organizer: z.string(),
  /** 'YYYY-MM-DD': the day of 'The activity ended on {date}.' */
  endDate: z.string(),
  /** The same times as ISO 8601 with offset, for countdowns, calendars and search engines. */
  startsAt: z.string(),
  endsAt: z.string(),
  registerOpensAt: z.string(),
  registerClosesAt: z.string(),
});
export type ActivityDetail = z.infer<typeof ActivityDetail>;

const oneOrMany = z
  .union([searched(100), z.array(searched(100)).max(50)], { error: 'fields.choice' })
  .transform((v) => (Array.isArray(v) ? v : [v]).map((s) => s.trim()).filter(Boolean));

const oneStatus = z.enum(activityStatuses, { error: 'fields.choice' });
const statusList = z
  .union([oneStatus, z.array(oneStatus).max(activityStatuses.length)], { error: 'fields.choice' })
  .transform((v) => (Array.isArray(v) ? v : [v]));

export const ActivityQuery = z.strictObject({
  ...pagingQuery,
  cityList: oneOrMany.optional(),
  keyword: searched(100).optional(),
  typeId: recordId.optional(),
  /** One or several: the tab of current activities requests 'coming' and 'sign_up'. */
  status: statusList.optional(),
});
export type ActivityQuery = z.output<typeof ActivityQuery>;

export const getActivityPage = defineApi({
  ...activity,
  method: 'GET',
  path: '/content/activity/page',
  summary: 'Activities, what can be joined first; by city, category, state and keyword',
  query: ActivityQuery,
  answer: paged(ActivitySummary),
});
export const getActivityTop = defineApi({
  ...activity,
  method: 'GET',
  path: '/content/activity/top',
  summary: 'Featured activities',
  answer: z.array(ActivitySummary),
});
export const getActivityTypes = defineApi({
  ...activity,
  method: 'GET',
  path: '/content/activity/types',
  summary: 'Activity categories',
  answer: z.array(z.object({ typeId: z.string(), typeName: z.string() })),
});
export const getActivity = defineApi({
  ...activity,
  method: 'GET',
  path: '/content/activity/{id}',
  summary: 'One activity',
  params: z.strictObject({ id: recordId }),
  answer: ActivityDetail,
});

/** Opened by a plain link, which sends no header: the language is in the URL. */
export const getActivityCalendar = defineApi({
  tag: 'activity',
  access: 'readPublic',
  method: 'GET',
  path: '/content/activity/{id}/calendar',
  summary: 'The activity as a calendar file (.ics)',
  download: 'text/calendar; charset=utf-8',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({ lang: queryLocale.optional() }),
  answer: z.file(),
});
