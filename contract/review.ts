/** Reviews ("comments" on the wire, spec §3, §7): public reading. */
import { z } from 'zod';
import { defineApi } from './endpoint.ts';
import { paged, pagingQuery } from './paging.ts';

const review = { tag: 'review', access: 'readPublic', cached: true } as const;

export const reviewOrders = ['newest', 'highest', 'photos'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export const Comment = z.object({
  commentId: z.string(),
  commentText: z.string(),
  commentImage: z.string().nullable(),
  commentImages: z.array(z.string()),
  userName: z.string(),
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
