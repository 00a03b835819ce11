/** Community activities: reading (spec §3, §4, §7). Registration comes with its own calls. */
import { z } from 'zod';
import { defineApi } from './endpoint.ts';
import { recordId, searched } from './fields.ts';
import { paged, pagingQuery } from './paging.ts';

const activity = { tag: 'activity', access: 'readPublic', cached: true } as const;

export const activityStatuses = ['coming', 'sign_up', 'ended'] as const;
export type ActivityStatus = (typeof activityStatuses)[number];
export const registerStatuses = ['not_full', 'full'] as const;
export type RegisterStatus = (typeof registerStatuses)[number];

export const ActivitySummary = z.object({
  id: z.string(),
  title: z.string(),
  coverPcFileIdList: z.array(z.string()),
  /** 'YYYY-MM-DD HH:mm', wall clock of the agency. */
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
  registeredCount: z.number(),
  waitlistCount: z.number(),
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
});
export type ActivityDetail = z.infer<typeof ActivityDetail>;

const oneOrMany = z
  .union([searched(100), z.array(searched(100)).max(50)], { error: 'fields.choice' })
  .transform((v) => (Array.isArray(v) ? v : [v]).map((s) => s.trim()).filter(Boolean));

export const ActivityQuery = z.strictObject({
  ...pagingQuery,
  cityList: oneOrMany.optional(),
  keyword: searched(100).optional(),
  typeId: recordId.optional(),
  status: z.enum(activityStatuses, { error: 'fields.choice' }).optional(),
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
