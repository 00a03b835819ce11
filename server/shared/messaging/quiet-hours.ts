import { limits } from '#contract/limits.ts';
import { dayAfter, momentOf } from '#server/platform/time/agency-time.ts';
import { wallClock } from '#server/platform/time/clock.ts';

/** When the night is over on the agency's wall; null by day. */
export const quietUntil = (now: Date, timeZone: string): Date | null => {
  const { from, until } = limits.quietHours;
  const [day = '', time = ''] = wallClock(now, timeZone).split(' ');
  if (time >= until && time < from) return null;
  return momentOf(`${time < until ? day : dayAfter(day, 1)} ${until}`, timeZone);
};
