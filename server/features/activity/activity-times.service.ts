/** Moments of activities, whose times are stored as agency-local times. */
import { momentOf } from '#server/platform/time/agency-time.ts';

const hour = 60 * 60_000;

const asUtc = (local: string): Date => new Date(`${local.slice(0, 16).replace(' ', 'T')}Z`);
const asLocal = (utc: Date): string => utc.toISOString().slice(0, 16).replace('T', ' ');

/** A time skipped by daylight saving moves an hour later. */
export const activityMoment = (local: string, timeZone: string): Date => {
  const later = asLocal(new Date(asUtc(local).getTime() + hour));
  return momentOf(local.slice(0, 16), timeZone) ?? momentOf(later, timeZone) ?? asUtc(local);
};

/** ISO 8601 with offset: '2025-06-15T10:00:00-04:00'. */
export const isoOf = (local: string, timeZone: string): string => {
  const moment = activityMoment(local, timeZone);
  const minutes = Math.round((asUtc(local).getTime() - moment.getTime()) / 60_000);
  const two = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
  return `${local.slice(0, 16).replace(' ', 'T')}:00${offset}`;
};
