/**
 * Admission control for expensive work: a few at once, a share per caller, the rest gets a 503. Each slot rests as long
 * as its work took, so strangers never take more than half of the time there is. Shared work (`null` as the caller) has
 * its own slots and is never rejected, since there is a bounded amount of it.
 */
import { AppError } from '#contract/errors.ts';
import { createSemaphore, type SemaphoreLimits } from '#server/platform/queue/semaphore.ts';

export type AdmissionGate = <T>(caller: string | null, work: () => Promise<T>) => Promise<T>;

const oursAtOnce = 2;
/** A slow database is no reason to rest longer. */
const restMostMs = 100;

export const createAdmissionGate = (limits: SemaphoreLimits): AdmissionGate => {
  const callers = createSemaphore(limits);
  const ours = createSemaphore({ atOnce: oursAtOnce, waitingMax: Number.POSITIVE_INFINITY });
  return (caller, work) => {
    if (caller === null) return ours('', work);
    return new Promise((resolve, reject) => {
      const workAndRest = async () => {
        const begun = performance.now();
        await work().then(resolve, reject);
        const rest = Math.min(performance.now() - begun, restMostMs);
        await new Promise((rested) => setTimeout(rested, rest));
      };
      // Only the semaphore itself rejects here.
      callers(caller, workAndRest).catch(() => reject(new AppError('unavailable')));
    });
  };
};
