/** Times of a day in the office's time zone, whatever the browser's. */
import type { Slot, SlotDay } from '#contract/services/services.ts';

export const localTimeOf = ({ reserveDate, reserveTime }: Slot): string =>
  `${reserveDate} ${reserveTime}`;

type Time = SlotDay['times'][number];

const hourOf = (time: string): number => Number(time.slice(0, 2));

/** Before noon, and from noon on. */
export const halvesOf = (times: readonly Time[]): { morning: Time[]; afternoon: Time[] } => ({
  morning: times.filter(({ reserveTime }) => hourOf(reserveTime) < 12),
  afternoon: times.filter(({ reserveTime }) => hourOf(reserveTime) >= 12),
});

/** '13:30' -> '1:30': the heading says morning or afternoon. */
export const clockOf = (time: string): string => `${hourOf(time) % 12 || 12}:${time.slice(3, 5)}`;

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000;
