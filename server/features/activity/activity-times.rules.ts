/** Moments of activities, whose times are stored as agency-local times. */
import { momentOrLater } from '#server/platform/time/agency-time.ts';

export const activityMoment = (local: string, timeZone: string): Date =>
  momentOrLater(local.slice(0, 16), timeZone);

/** ISO 8601 with offset: '2025-06-15T10:00:00-04:00'. */
export const isoOf = (local: string, timeZone: string): string => {
  const iso = local.slice(0, 16).replace(' ', 'T');
  const moment = activityMoment(local, timeZone);
  const minutes = Math.round((Date.parse(`${iso}Z`) - moment.getTime()) / 60_000);
  const two = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0');
  return `${iso}:00${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
};
