/** What the office does with a whole activity: message, copy, repeat, move, take off the site. Calls below /staff. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { uuid, wallDate, wallTime } from '#contract/fields.ts';
import { MessagePreview, preview, SentText } from '#contract/staff/office.ts';
import { locales } from '#i18n/pick-locale.ts';
import { ActivityParams } from './office.ts';

const office = { tag: 'staff', access: 'manageActivities' } as const;

export const planRules = { repeatMax: 52, messageMax: 600 } as const;

/** One text for each language and channel, and how many get it. */
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
    /** From the form: sending it twice sends once. */
    requestKey: uuid,
    to: z.enum(messageTargets, { error: 'fields.choice' }),
    text: SentText(planRules.messageMax),
    /** A text also to those who did not ask for texts. */
    urgent: z.boolean({ error: 'fields.choice' }).default(false),
    preview,
  }),
  answer: z.object({
    batches: z.array(Batch),
    /** Parties that get nothing: they want no texts, and there is no email address. Please call. */
    unreached: z.array(z.string()),
    /** Languages that somebody reads and that have no words of their own. */
    missing: z.array(z.enum(locales)),
    /** False: this had been sent before. */
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
        .max(planRules.repeatMax, 'fields.number')
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
        /** The series has one on this day: it is left out. */
        exists: z.boolean(),
      }),
    ),
    /** Of those that were made. */
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
    /** The start that the page showed. */
    was: z.string({ error: 'fields.required' }).max(20, 'fields.tooLong'),
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
  body: z.strictObject({ published: z.boolean({ error: 'fields.choice' }), preview }),
  answer: z.object({ affected: z.number(), messages: z.array(MessagePreview) }),
});
