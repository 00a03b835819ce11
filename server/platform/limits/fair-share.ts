/**
 * What one account asks for shares a few places, and the rest waits in a line of its own, holding nothing. Without it one
 * token that asks a thousand times at once has every connection to the database, and everybody else is refused.
 */
import { createSemaphore, type Semaphore } from '#server/platform/queue/semaphore.ts';

/** A page asks for hardly more at once; four accounts are needed to fill the database's pool. */
const ownAtOnce = 4;
const ownWaitingMax = 200;
const all = Number.POSITIVE_INFINITY;

export type FairShare = Semaphore;
export const createFairShare = (): FairShare =>
  createSemaphore({ atOnce: all, waitingMax: all, ownAtOnce, ownWaitingMax });
