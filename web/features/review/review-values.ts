/** A review in progress: values, draft, and validation by the contract. */
import { limits } from '#contract/limits.ts';
import type { Comment } from '#contract/review/review.ts';
import { CommentBody } from '#contract/review/write.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { clearDraft, newRequestKey, readDraft, writeDraft } from '#web/lib/draft.ts';

export type ReviewValues = { rating: number; commentText: string; pictures: Uploaded[] };

export const reviewFields = ['rating', 'commentText', 'commentImage'] as const;
export type ReviewField = (typeof reviewFields)[number];

export const emptyReview = (): ReviewValues => ({
  rating: limits.ratingDefault,
  commentText: '',
  pictures: [],
});

/** What is known of a picture that was sent long ago is where it is. */
const pictureAt = (path: string): Uploaded => ({
  fileId: path.split('/').at(-1) ?? path,
  path,
  width: 0,
  height: 0,
  bytes: 0,
  key: null,
});

export const valuesOf = ({ rating, commentText, commentImages }: Comment): ReviewValues => ({
  rating,
  commentText,
  pictures: commentImages.map(pictureAt),
});

export const bodyOf = ({ rating, commentText, pictures }: ReviewValues) => ({
  rating,
  commentText,
  commentImage: pictures.map(({ path }) => path),
});

export const problemsOf = (values: ReviewValues): { field: ReviewField; key: MessageKey }[] => {
  const issues = CommentBody.safeParse(bodyOf(values)).error?.issues ?? [];
  return reviewFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    if (!issue) return [];
    // An empty text has its own message.
    const empty = field === 'commentText' && issue.message === 'fields.required';
    return { field, key: empty ? 'review.textMissing' : (issue.message as MessageKey) };
  });
};

const draftName = 'review';
type Kept = { userId: string; values: ReviewValues };

/** Also the idempotency key: a retry finds the first review. */
export const readReviewDraft = (userId: string) => {
  const draft = readDraft<Kept>(draftName);
  return draft?.data.userId === userId
    ? { requestKey: draft.requestKey, values: { ...emptyReview(), ...draft.data.values } }
    : { requestKey: newRequestKey(), values: null };
};

export const writeReviewDraft = (userId: string, requestKey: string, values: ReviewValues): void =>
  writeDraft<Kept>(draftName, requestKey, { userId, values });

export const dropReviewDraft = (): void => clearDraft(draftName);
