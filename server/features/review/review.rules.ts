import { limits } from '#contract/limits.ts';
import type { ReviewState, ReviewSummary } from '#contract/review/review.ts';

type Names = { preferredName: string | null; firstName: string; lastName: string };

/** Never the full name (readings "Shown name"): the preferred name, or first name and last initial. */
export const shownName = ({ preferredName, firstName, lastName }: Names): string => {
  if (preferredName?.trim()) return preferredName.trim();
  const [initial = '', ...rest] = lastName.trim();
  // The initial of 陳 would be the whole name.
  return rest.length ? `${firstName} ${initial.toUpperCase()}.` : firstName;
};

export const reviewStateOf = ({
  hidden,
  waiting,
}: {
  hidden: boolean;
  waiting: boolean;
}): ReviewState => (waiting ? 'waiting' : hidden ? 'hidden' : 'shown');

/** After an edit by its author: hidden stays hidden; approval is required again. */
export const stateAfterEdit = (
  before: { hidden: boolean; waiting: boolean },
  approveFirst: boolean,
): { hidden: boolean; waiting: boolean } => {
  if (before.hidden && !before.waiting) return { hidden: true, waiting: false };
  const waits = approveFirst || before.waiting;
  return { hidden: waits, waiting: waits };
};

const path = /^\/files\/([0-9a-f-]{36})$/;

/** Uploaded pictures only, not those of sample content. */
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
