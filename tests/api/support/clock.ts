/** A clock that tests set and move. */
import type { Clock } from '#server/platform/time/clock.ts';

export type TestClock = Clock & { set(moment: string): void; pass(ms: number): void };

export const settableClock = (start: string): TestClock => {
  let now = new Date(start);
  return {
    now: () => now,
    set: (moment) => {
      now = new Date(moment);
    },
    pass: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
};
