/** Optimistic locking: the version is the time of the last save or, without such a column, a hash of the state. */
import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';

export const rowVersion = (savedAt: Date | null | undefined): string | null =>
  savedAt?.toISOString() ?? null;

/** Rejects stale versions. */
export const checkVersion = (savedAt: Date | null, version: string | null): void => {
  if (rowVersion(savedAt) !== version) throw new AppError('changed_meanwhile');
};

/** Later than the last save, even within the same millisecond. */
export const laterThan = (before: Date | null, now: Date): Date =>
  before && before >= now ? new Date(before.getTime() + 1) : now;

export const stateHash = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 24);

/** Rejects stale versions. */
export const checkStateHash = (state: unknown, version: string): void => {
  if (stateHash(state) !== version) throw new AppError('changed_meanwhile');
};

/** Rejects an order based on a different list. */
export const checkOrder = (
  present: readonly string[],
  { was, ids, field = 'ids' }: { was: readonly string[]; ids: readonly string[]; field?: string },
): void => {
  if (present.join('\n') !== was.join('\n')) throw new AppError('changed_meanwhile');
  if (present.toSorted().join('\n') !== ids.toSorted().join('\n'))
    throw invalidField(field, 'fields.choice');
};
