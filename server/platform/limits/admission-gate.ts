/**
 * Admission control for expensive work: a few at once, a share per caller, the rest gets a 503. All callers together
 * have a budget of time: a burst at full speed, then a share of the time, so a flood of requests leaves the processor
 * to everybody else. Shared work (`null` as the caller) has its own slots and is never rejected, since there is a
 * bounded amount of it.
 */
import { AppError } from '#contract/errors.ts';
import { createSemaphore, type SemaphoreLimits } from '#server/platform/queue/semaphore.ts';

export type AdmissionGate = <T>(caller: string | null, work: () => Promise<T>) => Promise<T>;

const oursAtOnce = 2;
const burstMs = 3_000;
/** A slow database is no reason to rest longer. */
const debtMostMs = 100;

/** Spends milliseconds that come back slowly; says how long to rest until the debt is paid. */
const createTimeBudget = (shareOfTime: number) => {
  let left = burstMs;
  let since = performance.now();
  return (spent: number): number => {
    const now = performance.now();
    left = Math.min(left + (now - since) * shareOfTime, burstMs);
    since = now;
    left = Math.max(left - spent, -debtMostMs);
    return Math.max(0, -left / shareOfTime);
  };
};

type GateLimits = SemaphoreLimits & {
  /** Milliseconds of work per millisecond that all callers together get after their burst. */
  shareOfTime: number;
};

export const createAdmissionGate = ({ shareOfTime, ...limits }: GateLimits): AdmissionGate => {
  const callers = createSemaphore(limits);
  const ours = createSemaphore({ atOnce: oursAtOnce, waitingMax: Number.POSITIVE_INFINITY });
  const spend = createTimeBudget(shareOfTime);
  return (caller, work) => {
    if (caller === null) return ours('', work);
    return new Promise((resolve, reject) => {
      const workAndRest = async () => {
        const begun = performance.now();
        await work().then(resolve, reject);
        const rest = spend(performance.now() - begun);
        if (rest) await new Promise((rested) => setTimeout(rested, rest));
      };
      // Only the semaphore itself rejects here.
      callers(caller, workAndRest).catch(() => reject(new AppError('unavailable')));
    });
  };
};
