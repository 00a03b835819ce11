import { limits } from '#contract/limits.ts';
import { dayAfter, momentOf } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';

/** The end of quiet hours in the agency's local time; null by day. */
export const quietUntil = (now: Date, timeZone: string): Date | null => {
  const { from, until } = limits.quietHours;
  const [day = '', time = ''] = localTime(now, timeZone).split(' ');
  if (time >= until && time < from) return null;
  return momentOf(`${time < until ? day : dayAfter(day, 1)} ${until}`, timeZone);
};
