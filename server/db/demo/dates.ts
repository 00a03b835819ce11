/** Days counted from the day of loading, on the agency's calendar. */
const dayMs = 24 * 60 * 60 * 1000;

export const dayAfter = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const wallAfter = (today: string, days: number, time: string): string =>
  `${dayAfter(today, days)} ${time}:00`;

export const momentBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * dayMs);
