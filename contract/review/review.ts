/** Reviews ("comments" on the wire, spec §3, §5, §7; readings "Community, reviews, news, about"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { paged, pagingQuery } from '#contract/paging.ts';
import { reviewOrders } from '#contract/review/orders.ts';

const review = { tag: 'review', access: 'readPublic', cached: true } as const;

export const Comment = z.object({
  commentId: z.string(),
  commentText: z.string(),
  commentImage: z.string().nullable(),
  commentImages: z.array(z.string()),
  userName: z.string(),
  /** Only where the writer agreed to it. */
  place: z.string().nullable(),
  clientSince: z.number().nullable(),
  rating: z.number(),
  createdAt: z.string(),
  reply: z.object({ text: z.string(), at: z.string() }).nullable(),
});
export type Comment = z.infer<typeof Comment>;

export const getTopComments = defineApi({
  ...review,
  method: 'GET',
  path: '/content/comment/top',
  summary: 'Reviews of the home page',
  answer: z.array(Comment),
});
export const getCommentPage = defineApi({
  ...review,
  method: 'GET',
  path: '/content/comment/page',
  summary: 'Published reviews',
  query: z.strictObject({
    ...pagingQuery,
    order: z.enum(reviewOrders, { error: 'fields.choice' }).optional(),
  }),
  answer: paged(Comment),
});

/** Rating summary of published reviews. */
export const ReviewSummary = z.object({
  total: z.number(),
  /** One decimal; null without reviews. */
  average: z.number().nullable(),
  withPhotos: z.number(),
  /** Five stars first. */
  counts: z.array(z.object({ rating: z.number(), count: z.number() })),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const getCommentSummary = defineApi({
  ...review,
  method: 'GET',
  path: '/content/comment/summary',
  summary: 'How many stars the published reviews have',
  answer: ReviewSummary,
});

/** 'waiting' for approval, if the setting requires it; 'hidden' by the office. */
export const reviewStates = ['shown', 'waiting', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const OwnComment = Comment.extend({
  state: z.enum(reviewStates),
  editedAt: z.string().nullable(),
});
export type OwnComment = z.infer<typeof OwnComment>;

export const getOwnComments = defineApi({
  tag: 'review',
  access: 'signedIn',
  method: 'GET',
  path: '/api/user/comment/page',
  summary: 'Own reviews, newest first, also those that are not shown',
  query: z.strictObject(pagingQuery),
  answer: paged(OwnComment),
});
