/** Dates relative to the day of loading, in the agency's time zone. */
import { dayAfter } from '#server/platform/time/agency-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const localTimeAfter = (today: string, days: number, time: string): string =>
  `${dayAfter(today, days)} ${time}:00`;

export const dayBefore = (now: Date, days: number): string =>
  momentBefore(now, days).toISOString().slice(0, 10);

export const momentBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * dayMs);
