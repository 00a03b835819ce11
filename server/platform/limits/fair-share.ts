/**
 * Limits the concurrent calls of one account; the rest wait without holding a connection. Otherwise one token with a
 * thousand concurrent calls would take the whole connection pool.
 */
import { createSemaphore, type Semaphore } from '#server/platform/queue/semaphore.ts';

/** Hardly any page makes more calls at once; it takes four accounts to fill the pool. */
const ownAtOnce = 4;
const ownWaitingMax = 200;
const all = Number.POSITIVE_INFINITY;

export type FairShare = Semaphore;
export const createFairShare = (): FairShare =>
  createSemaphore({ atOnce: all, waitingMax: all, ownAtOnce, ownWaitingMax });
