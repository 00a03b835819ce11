/** Reviews ("comments" on the wire, spec §3, §5, §7; readings "Community, reviews, news, about"). */
import { z } from 'zod';
import { defineApi } from './endpoint.ts';
import { note, rating, recordId, uuid } from './fields.ts';
import { limits } from './limits.ts';
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

/** The stars of what is published: for the head of the list. */
export const ReviewSummary = z.object({
  total: z.number(),
  /** One decimal; null while there is none. */
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

// ---- what a patient writes ----
const own = { tag: 'review', access: 'writeReview' } as const;

export const reviewRules = { textMax: 2_000, perDay: 10 } as const;

/** `/files/{fileId}`, as the upload answered it (purpose 'review'). */
const imagePath = z
  .string({ error: 'fields.picture' })
  .regex(/^\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'fields.picture');

/** One path or a list of paths; an empty list and null say the same. */
const commentImage = z
  .union([imagePath, z.literal(''), z.array(imagePath)], { error: 'fields.picture' })
  .nullish()
  .transform((v) => [...new Set(Array.isArray(v) ? v : v ? [v] : [])])
  .refine((list) => list.length <= limits.reviewImagesMax, 'fields.reviewPictures');

export const CommentBody = z.strictObject({
  rating: rating.default(limits.ratingDefault),
  commentText: note(reviewRules.textMax).pipe(z.string().min(1, 'fields.required')),
  commentImage,
});
export const NewComment = CommentBody.extend({
  /** From the form: sending it twice finds the first review. */
  requestKey: uuid.optional(),
});

/** 'waiting' for the office's approval, where the setting asks for it; 'hidden' by the office. */
export const reviewStates = ['shown', 'waiting', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const OwnComment = Comment.extend({
  state: z.enum(reviewStates),
  editedAt: z.string().nullable(),
});
export type OwnComment = z.infer<typeof OwnComment>;

const CommentParams = z.strictObject({ commentId: recordId });

export const addComment = defineApi({
  ...own,
  method: 'POST',
  path: '/api/user/comment/add',
  summary: 'Write a review',
  body: NewComment,
  answer: OwnComment,
});
export const updateComment = defineApi({
  ...own,
  method: 'PUT',
  path: '/api/user/comment/{commentId}',
  summary: 'Change an own review: stars, text and pictures as a whole',
  params: CommentParams,
  body: CommentBody,
  answer: OwnComment,
});
export const deleteComment = defineApi({
  ...own,
  method: 'DELETE',
  path: '/api/user/comment/{commentId}',
  summary: 'Delete an own review with its pictures',
  params: CommentParams,
  answer: z.object({}),
});
export const getOwnComments = defineApi({
  tag: 'review',
  access: 'signedIn',
  method: 'GET',
  path: '/api/user/comment/page',
  summary: 'Own reviews, newest first, also those that are not shown',
  query: z.strictObject(pagingQuery),
  answer: paged(OwnComment),
});
