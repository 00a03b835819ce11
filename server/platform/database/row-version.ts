/** Versions of what is saved as a whole: the time of the last save. */
import { AppError } from '#contract/errors.ts';

export const rowVersion = (savedAt: Date | null | undefined): string | null =>
  savedAt?.toISOString() ?? null;

/** Refuses who saved from an older state: nothing is overwritten silently. */
export const checkVersion = (savedAt: Date | null, version: string | null): void => {
  if (rowVersion(savedAt) !== version) throw new AppError('changed_meanwhile');
};

/** Later than the last save, also when both come within the same millisecond. */
export const laterThan = (before: Date | null, now: Date): Date =>
  before && before >= now ? new Date(before.getTime() + 1) : now;
