import { limits } from '#contract/limits.ts';
import type { ReviewState, ReviewSummary } from '#contract/review/review.ts';

type Names = { preferredName: string | null; firstName: string; lastName: string };

/** Never the whole name (readings "Shown name"): the preferred one, or the first with the initial of the last. */
export const shownName = ({ preferredName, firstName, lastName }: Names): string => {
  if (preferredName?.trim()) return preferredName.trim();
  const [initial = '', ...rest] = lastName.trim();
  // Of 陳 the initial would be all of it.
  return rest.length ? `${firstName} ${initial.toUpperCase()}.` : firstName;
};

export const reviewStateOf = ({
  hidden,
  waiting,
}: {
  hidden: boolean;
  waiting: boolean;
}): ReviewState => (waiting ? 'waiting' : hidden ? 'hidden' : 'shown');

/**
 * What becomes of a review that its writer has changed: what the office has hidden stays hidden, what needs approval
 * needs it again.
 */
export const stateAfterEdit = (
  before: { hidden: boolean; waiting: boolean },
  approveFirst: boolean,
): { hidden: boolean; waiting: boolean } => {
  if (before.hidden && !before.waiting) return { hidden: true, waiting: false };
  const waits = approveFirst || before.waiting;
  return { hidden: waits, waiting: waits };
};

const path = /^\/files\/([0-9a-f-]{36})$/;

/** The pictures that were uploaded; those of the sample content are none. */
export const fileIdsOf = (images: readonly string[]): string[] =>
  images.flatMap((image) => path.exec(image)?.[1] ?? []);

export const ratingSummary = (
  rows: readonly { rating: number; count: number; withPhotos: number }[],
): ReviewSummary => {
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((n, row) => n + of(row), 0);
  const total = sum((row) => row.count);
  const average = total ? Math.round((sum((r) => r.rating * r.count) / total) * 10) / 10 : null;
  const stars = Array.from({ length: limits.ratingMax }, (_, i) => limits.ratingMax - i);
  return {
    total,
    average,
    withPhotos: sum((row) => row.withPhotos),
    counts: stars.map((rating) => ({
      rating,
      count: rows.find((row) => row.rating === rating)?.count ?? 0,
    })),
  };
};
