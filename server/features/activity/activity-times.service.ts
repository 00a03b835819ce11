/** The moments of an activity, whose times are kept as the agency's wall shows them. */
import { momentOf } from '#server/platform/time/agency-time.ts';

const hour = 60 * 60_000;

const asUtc = (wall: string): Date => new Date(`${wall.slice(0, 16).replace(' ', 'T')}Z`);
const asWall = (utc: Date): string => utc.toISOString().slice(0, 16).replace('T', ' ');

/** A time that the clocks jump over is an hour later. */
export const momentOfWall = (wall: string, timeZone: string): Date => {
  const later = asWall(new Date(asUtc(wall).getTime() + hour));
  return momentOf(wall.slice(0, 16), timeZone) ?? momentOf(later, timeZone) ?? asUtc(wall);
};

/** For machines, with the zone's offset: '2025-06-15T10:00:00-04:00'. */
export const isoOf = (wall: string, timeZone: string): string => {
  const moment = momentOfWall(wall, timeZone);
  const minutes = Math.round((asUtc(wall).getTime() - moment.getTime()) / 60_000);
  const two = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
  return `${wall.slice(0, 16).replace(' ', 'T')}:00${offset}`;
};
