import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';

/** A version for optimistic locking without a column. */
export const stateHash = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 24);

/** Rejects stale versions (optimistic locking). */
export const refuseStale = (state: unknown, version: string): void => {
  if (stateHash(state) !== version) throw new AppError('changed_meanwhile');
};

/** Rejects an order based on a different list. */
export const refuseStaleOrder = (
  present: readonly string[],
  { was, ids }: { was: readonly string[]; ids: readonly string[] },
): void => {
  if (present.join('\n') !== was.join('\n')) throw new AppError('changed_meanwhile');
  if (present.toSorted().join('\n') !== ids.toSorted().join('\n'))
    throw invalidField('ids', 'fields.choice');
};
