/** Writing, changing and deleting a review. Separate from review.ts so that only the form loads the schemas. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { note, rating, recordId, uuid } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { uuidPattern } from '#contract/uuid-pattern.ts';
import { OwnComment } from './review.ts';

const own = { tag: 'review', access: 'writeReview' } as const;

export const reviewRules = { textMax: 2_000, perDay: 10 } as const;

/** `/files/{fileId}` as returned by the upload (purpose 'review'). */
const imagePath = z
  .string({ error: 'fields.picture' })
  .regex(new RegExp(`^/files/${uuidPattern}$`), 'fields.picture');

/** One path or a list; an empty list equals null. */
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
const NewComment = CommentBody.extend({
  /** Idempotency key made by the form: sending twice returns the first review. */
  requestKey: uuid.optional(),
});

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
