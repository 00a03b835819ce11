/** Office actions on an activity: message, copy, repeat, move, unpublish. Calls below /staff. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { uuid, wallDate, wallTime } from '#contract/fields.ts';
import { MessagePreview, preview, SentText } from '#contract/staff/office.ts';
import { locales } from '#i18n/pick-locale.ts';
import { ActivityParams } from './office.ts';
import { planReason } from './plan-reasons.ts';

const office = { tag: 'staff', access: 'manageActivities' } as const;

export const activityPlanRules = { repeatMax: 52, messageMax: 600 } as const;

/** One text per language and channel, with the number of recipients. */
const Batch = MessagePreview.omit({ to: true }).extend({ count: z.number() });
export type Batch = z.infer<typeof Batch>;

export const messageTargets = ['registered', 'waitlisted', 'all'] as const;
export const messageParties = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/{id}/message',
  summary: 'A message to all who registered, each in their language',
  params: ActivityParams,
  body: z.strictObject({
    /** Idempotency key made by the form: sending twice sends once. */
    requestKey: uuid,
    to: z.enum(messageTargets, { error: 'fields.choice' }),
    text: SentText(activityPlanRules.messageMax),
    /** Text also those who did not opt in. */
    urgent: z.boolean({ error: 'fields.choice' }).default(false),
    preview,
  }),
  answer: z.object({
    batches: z.array(Batch),
    /** Unreachable parties (no texts, no email): to be called. */
    unreached: z.array(z.string()),
    /** Recipients' languages without a text. */
    missing: z.array(z.enum(locales)),
    /** False if already sent. */
    isNew: z.boolean(),
  }),
});

export const copyActivity = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/{id}/copy',
  summary: 'The same activity on another day',
  params: ActivityParams,
  body: z.strictObject({
    requestKey: uuid,
    day: wallDate,
    published: z.boolean({ error: 'fields.choice' }),
  }),
  answer: z.object({ id: z.string() }),
});

export const repeatSteps = ['week', 'fortnight', 'month'] as const;
export type RepeatStep = (typeof repeatSteps)[number];
export const repeatActivity = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/{id}/repeat',
  summary: 'The same activity again and again, at the same time of day',
  params: ActivityParams,
  body: z
    .strictObject({
      requestKey: uuid,
      every: z.enum(repeatSteps, { error: 'fields.choice' }),
      times: z
        .int('fields.number')
        .min(1, 'fields.number')
        .max(activityPlanRules.repeatMax, 'fields.number')
        .nullish(),
      until: wallDate.nullish(),
      published: z.boolean({ error: 'fields.choice' }),
      preview,
    })
    .refine(({ times, until }) => Boolean(times) !== Boolean(until), {
      error: 'fields.required',
      path: ['times'],
    }),
  answer: z.object({
    days: z.array(
      z.object({
        startTime: z.string(),
        /** Skipped: the series already has one on this day. */
        exists: z.boolean(),
      }),
    ),
    /** Ids of the created activities. */
    ids: z.array(z.string()),
  }),
});

export const moveActivity = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/{id}/move',
  summary: 'Another day or time; who registered is told',
  params: ActivityParams,
  body: z.strictObject({
    day: wallDate,
    from: wallTime,
    to: wallTime,
    /** The start shown by the page. */
    was: z.string({ error: 'fields.required' }).max(20, 'fields.tooLong'),
    reason: planReason,
    preview,
  }),
  answer: z.object({ affected: z.number(), messages: z.array(MessagePreview) }),
});
export const publishActivity = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/activity/{id}/publish',
  summary:
    'Show it on the site, or take it off: then it is cancelled for those who registered, and they are told',
  params: ActivityParams,
  body: z
    .strictObject({
      published: z.boolean({ error: 'fields.choice' }),
      /** Why it is taken off. */
      reason: planReason.optional(),
      /** It was taken off by mistake: whose place was canceled then has it again, and is told. */
      restore: z.boolean({ error: 'fields.choice' }).optional(),
      preview,
    })
    .refine(({ published, reason: why }) => published || why, {
      error: 'fields.choice',
      path: ['reason'],
    })
    .refine(({ published, restore }) => published || !restore, {
      error: 'fields.choice',
      path: ['restore'],
    }),
  answer: z.object({ affected: z.number(), messages: z.array(MessagePreview) }),
});
