/**
 * Admission control for expensive work: a few at once, a share per caller, the rest gets a 503. Shared work (`null`
 * as the caller) has its own slots and is never rejected, since there is a bounded amount of it.
 */
import { AppError } from '#contract/errors.ts';
import { createSemaphore, type SemaphoreLimits } from '#server/platform/queue/semaphore.ts';

export type AdmissionGate = <T>(caller: string | null, work: () => Promise<T>) => Promise<T>;

const oursAtOnce = 2;

export const createAdmissionGate = (limits: SemaphoreLimits): AdmissionGate => {
  const callers = createSemaphore(limits);
  const ours = createSemaphore({ atOnce: oursAtOnce, waitingMax: Number.POSITIVE_INFINITY });
  return async (caller, work) => {
    if (caller === null) return ours('', work);
    let begun = false;
    try {
      return await callers(caller, () => {
        begun = true;
        return work();
      });
    } catch (error) {
      // Rejected by the semaphore, not by the work itself.
      throw begun ? error : new AppError('unavailable');
    }
  };
};
