/**
 * Closing an account waits for what the person is just joining, and the other way round. By a lock of its own and not
 * by the row: a migration that fills a column holds every row for seconds, and nobody could join meanwhile.
 */
import { lockFor, shareLock } from '#server/platform/database/advisory-lock.ts';
import type { Tx } from '#server/platform/database/connect.ts';

const nameOf = (userId: string): string => `closing ${userId}`;

export const lockClosing = (tx: Tx, userId: string): Promise<void> => lockFor(tx, nameOf(userId));
export const holdOffClosing = (tx: Tx, userId: string): Promise<void> =>
  shareLock(tx, nameOf(userId));
