/**
 * Who may have something made just now: a few at once, each caller a share, the rest is told to come back. What we make
 * for everybody (`null` for the caller) has places of its own and is never refused: there is a known number of it.
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
      // Whatever the reason: there is no place just now. It says nothing about what was asked for.
      throw begun ? error : new AppError('unavailable');
    }
  };
};
