import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';

/** Says which state something is in, without a column for it. */
export const stateHash = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 24);

/** Whoever saves from an older state is told, and nothing is overwritten. */
export const refuseStale = (state: unknown, version: string): void => {
  if (stateHash(state) !== version) throw new AppError('changed_meanwhile');
};

/** An order that was made from another list than there is now. */
export const refuseStaleOrder = (
  present: readonly string[],
  { was, ids }: { was: readonly string[]; ids: readonly string[] },
): void => {
  if (present.join('\n') !== was.join('\n')) throw new AppError('changed_meanwhile');
  if (present.toSorted().join('\n') !== ids.toSorted().join('\n'))
    throw new AppError('invalid_input', [{ field: 'ids', key: 'fields.choice' }]);
};
