/** Reviews in the office: approve, hide, reply (readings "The office"). Calls below /staff. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { bothWays, keysetPaged, keysetQuery, queryInt } from '#contract/paging.ts';
import { LocalText, SentText } from '#contract/staff/office.ts';
import { locales } from '#i18n/pick-locale.ts';
import { reviewStates } from './review.ts';
import { reviewRules } from './write.ts';

const office = { tag: 'staff', access: 'answerReviews' } as const;
const ReviewParams = z.strictObject({ commentId: recordId });

/** Short: both stand on one line below the name, and in the stamp. */
export const writerRules = { placeMax: 40, sinceMin: 1980, sinceMax: 2100 } as const;

export const OfficeReview = z.object({
  commentId: z.string(),
  /** As shown publicly: never the full name. */
  userName: z.string(),
  hasAccount: z.boolean(),
  /** Shown with the name, with the writer's consent. */
  place: LocalText.nullable(),
  clientSince: z.number().nullable(),
  rating: z.number(),
  text: z.string(),
  /** The language it was written in. */
  locale: z.enum(locales),
  images: z.array(z.string()),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  state: z.enum(reviewStates),
  top: z.boolean(),
  seenAt: z.string().nullable(),
  reply: LocalText.nullable(),
  replyAt: z.string().nullable(),
  /** The version a change is based on. */
  stamp: z.string(),
});
export type OfficeReview = z.infer<typeof OfficeReview>;

export const reviewQueues = ['todo', 'waiting', 'shown', 'hidden', 'all'] as const;
export type ReviewQueue = (typeof reviewQueues)[number];

/** Columns that reviews can be sorted by. */
export const reviewSorts = ['written', 'stars'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const listOfficeReviews = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/review/page',
  summary: 'Reviews for the office: in the order asked for, else unread first, then the newest',
  query: z.strictObject({
    ...keysetQuery,
    sort: z.enum(bothWays(reviewSorts), { error: 'fields.choice' }).optional(),
    queue: z.enum(reviewQueues, { error: 'fields.choice' }).optional(),
    rating: queryInt(1, limits.ratingMax).optional(),
    photos: z.literal('yes', { error: 'fields.choice' }).optional(),
  }),
  answer: keysetPaged(OfficeReview).extend({
    counts: z.record(z.enum(reviewQueues), z.number()),
    /** Whether reviews need approval (a setting). */
    approveFirst: z.boolean(),
  }),
});

const change = { ...office, method: 'POST', params: ReviewParams, answer: OfficeReview } as const;
const stamp = z.string({ error: 'fields.required' }).max(200, 'fields.tooLong');

export const markReviewSeen = defineApi({
  ...change,
  path: '/staff/review/{commentId}/seen',
  summary: 'The office has looked at it',
});
export const showReview = defineApi({
  ...change,
  path: '/staff/review/{commentId}/shown',
  summary: 'Approve and show a review, or hide it',
  body: z.strictObject({ shown: z.boolean({ error: 'fields.choice' }), stamp }),
});
export const pinReview = defineApi({
  ...change,
  path: '/staff/review/{commentId}/top',
  summary: 'Put a review on the home page, or take it off',
  body: z.strictObject({ top: z.boolean({ error: 'fields.choice' }), stamp }),
});
export const replyToReview = defineApi({
  ...change,
  path: '/staff/review/{commentId}/reply',
  summary: 'Our answer below a review; null takes it away',
  body: z.strictObject({ reply: SentText(reviewRules.textMax).nullable(), stamp }),
});
export const describeReviewWriter = defineApi({
  ...change,
  path: '/staff/review/{commentId}/about',
  summary: 'Where the writer lives, and since when they are a client',
  body: z.strictObject({
    place: SentText(writerRules.placeMax).nullable(),
    clientSince: z
      .int({ error: 'fields.choice' })
      .min(writerRules.sinceMin, 'fields.choice')
      .max(writerRules.sinceMax, 'fields.choice')
      .nullable(),
    stamp,
  }),
});
export const getReviewWriter = defineApi({
  tag: 'staff',
  access: 'workOnCases',
  method: 'GET',
  path: '/staff/review/{commentId}/writer',
  summary: 'Who wrote it, to call them; written to the audit log',
  params: ReviewParams,
  answer: z.object({ name: z.string(), phone: z.string() }),
});
