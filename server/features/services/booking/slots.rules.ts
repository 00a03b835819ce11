/**
 * Which slots of an office are free, and why not (readings "Services and booking"). All days and times are
 * agency-local.
 */
import { limits } from '#contract/limits.ts';
import type { Slot, SlotDay, SlotReason } from '#contract/services/services.ts';
import { openingsOf, type Schedule } from '#server/shared/settings/office-hours.rules.ts';

/** See server/platform/time/agency-time.ts. */
export type AgencyTime = {
  now: Date;
  toLocal(moment: Date): string;
  /** Null for a time skipped by daylight saving. */
  momentOf(local: string): Date | null;
  dayAfter(date: string, days: number): string;
  weekdayOf(date: string): number;
};

export type Span = { startsAt: Date; endsAt: Date };

/** Taken seats at the office, and the person's own visits anywhere. */
export type Taken = { taken: readonly Span[]; own: readonly Span[] };

const minute = 60_000;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');

export const today = (time: AgencyTime): string => time.toLocal(time.now).slice(0, 10);
export const lastDay = (schedule: Schedule, time: AgencyTime): string =>
  time.dayAfter(today(time), schedule.horizonDays);

/** Visitors at a time on that day. */
export const placesOn = ({ exceptions, places }: Schedule, date: string): number =>
  exceptions?.get(date)?.places ?? places;

/** Start times of a day; the last visit ends when the office closes. */
export const timesOf = (
  schedule: Schedule,
  date: string,
  time: Pick<AgencyTime, 'weekdayOf'>,
): string[] => {
  const starts = new Set<number>();
  for (const open of openingsOf(schedule, date, time)) {
    const end = minutesOf(open.to) - schedule.slotMinutes;
    for (let at = minutesOf(open.from); at <= end; at += schedule.slotMinutes) starts.add(at);
  }
  return [...starts].sort((a, b) => a - b).map(timeOf);
};

/** Start and end of a visit; null when the day has no such time. */
export const spanOf = (
  { reserveDate, reserveTime }: Slot,
  { slotMinutes }: Pick<Schedule, 'slotMinutes'>,
  time: AgencyTime,
): Span | null => {
  const startsAt = time.momentOf(`${reserveDate} ${reserveTime}`);
  return startsAt && { startsAt, endsAt: new Date(startsAt.getTime() + slotMinutes * minute) };
};

const overlaps = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** Null when the slot is free. */
export const refuseSlot = (
  slot: Slot,
  schedule: Schedule,
  { taken, own }: Taken,
  time: AgencyTime,
): SlotReason | null => {
  const { reserveDate, reserveTime } = slot;
  // Compare as text first: this also covers times that the day does not have.
  if (`${reserveDate} ${reserveTime}` < time.toLocal(time.now)) return 'past';
  if (reserveDate > lastDay(schedule, time)) return 'too_far';
  const span = spanOf(slot, schedule, time);
  if (!span) return 'closed';
  if (span.startsAt <= time.now) return 'past';
  if (!timesOf(schedule, reserveDate, time).includes(reserveTime)) return 'closed';
  if (span.startsAt.getTime() < time.now.getTime() + schedule.leadMinutes * minute)
    return 'too_soon';
  if (own.some((visit) => overlaps(visit, span))) return 'own_conflict';
  if (taken.filter((visit) => overlaps(visit, span)).length >= placesOn(schedule, reserveDate))
    return 'full';
  return null;
};

type Running = Slot & Span;

/** The slot that has begun and not ended. */
export const runningSlot = (schedule: Schedule, time: AgencyTime): Running | null => {
  const reserveDate = today(time);
  for (const reserveTime of timesOf(schedule, reserveDate, time)) {
    const slot = { reserveDate, reserveTime };
    const span = spanOf(slot, schedule, time);
    if (span && span.startsAt <= time.now && time.now < span.endsAt) return { ...slot, ...span };
  }
  return null;
};

/** Places left at a time; never below none. */
export const freeDuring = (
  span: Span,
  schedule: Schedule,
  date: string,
  taken: readonly Span[],
): number =>
  Math.max(0, placesOn(schedule, date) - taken.filter((other) => overlaps(other, span)).length);

/** Somebody at the counter: only into the running slot. `beyond`: staff decided to see them although it is full. */
export const refuseWalkIn = (
  slot: Slot,
  schedule: Schedule,
  { taken, own }: Taken,
  time: AgencyTime,
  beyond: boolean,
): SlotReason | null => {
  const running = runningSlot(schedule, time);
  const isRunning =
    running?.reserveDate === slot.reserveDate && running.reserveTime === slot.reserveTime;
  if (!running || !isRunning)
    return timesOf(schedule, slot.reserveDate, time).includes(slot.reserveTime) ? 'past' : 'closed';
  if (own.some((visit) => overlaps(visit, running))) return 'own_conflict';
  return beyond || freeDuring(running, schedule, slot.reserveDate, taken) > 0 ? null : 'full';
};

/** The first seat that is free during this time; null when all are taken. */
export const freePlace = (
  span: Span,
  taken: readonly (Span & { place: number })[],
  places: number,
): number | null => {
  const used = new Set(taken.filter((t) => overlaps(t, span)).map((t) => t.place));
  for (let place = 1; place <= places; place++) if (!used.has(place)) return place;
  return null;
};

/** A day to choose from: free and taken slots. Null when nothing is free. */
export const slotDay = (
  date: string,
  schedule: Schedule,
  taken: Taken,
  time: AgencyTime,
): SlotDay | null => {
  const times = timesOf(schedule, date, time).flatMap((reserveTime) => {
    const reason = refuseSlot({ reserveDate: date, reserveTime }, schedule, taken, time);
    return reason === null || reason === 'full' || reason === 'own_conflict'
      ? [{ reserveTime, available: reason === null, reason }]
      : [];
  });
  const free = times.filter((t) => t.available).length;
  return free ? { reserveDate: date, free, times } : null;
};

type Range = { from?: string | undefined; to?: string | undefined };

/** The next days with a free slot, at most `max`; `nextFrom` is where to continue. */
export const freeDays = (
  schedule: Schedule,
  taken: Taken,
  time: AgencyTime,
  { from, to }: Range,
  max: number = limits.daysOffered,
): { days: SlotDay[]; nextFrom: string | null } => {
  const [first, last] = [today(time), lastDay(schedule, time)];
  const end = to && to < last ? to : last;
  const days: SlotDay[] = [];
  for (let date = from && from > first ? from : first; date <= end; date = time.dayAfter(date, 1)) {
    const day = slotDay(date, schedule, taken, time);
    if (!day) continue;
    if (days.length === max) return { days, nextFrom: date };
    days.push(day);
  }
  return { days, nextFrom: null };
};

/** The free slots nearest to one that is not available, in calendar order. */
export const nearestSlots = (
  wanted: Slot,
  schedule: Schedule,
  taken: Taken,
  time: AgencyTime,
): Slot[] => {
  const [first, last] = [today(time), lastDay(schedule, time)];
  const clamped = [first, wanted.reserveDate, last].sort()[1] ?? first;
  const local = ({ reserveDate, reserveTime }: Slot) => `${reserveDate} ${reserveTime}`;
  const minutesAway = (slot: Slot) =>
    Math.abs(Date.parse(`${local(slot)}Z`) - Date.parse(`${local(wanted)}Z`));
  const found: Slot[] = [];
  let enough = schedule.horizonDays;
  // One extra day: an evening two days before may be nearer than an afternoon the day after.
  for (let away = 0; away <= Math.min(enough + 1, schedule.horizonDays); away++) {
    const dates = away ? [time.dayAfter(clamped, -away), time.dayAfter(clamped, away)] : [clamped];
    for (const date of dates) {
      if (date < first || date > last) continue;
      const day = slotDay(date, schedule, taken, time);
      for (const { reserveTime, available } of day?.times ?? [])
        if (available) found.push({ reserveDate: date, reserveTime });
    }
    if (found.length >= limits.nearestSlots) enough = Math.min(enough, away);
  }
  return found
    .sort((a, b) => minutesAway(a) - minutesAway(b))
    .slice(0, limits.nearestSlots)
    .sort((a, b) => (local(a) < local(b) ? -1 : 1));
};

export type Booked = Span & { recordId: string; createdAt: Date };

/** Bookings that no longer fit the schedule; earlier bookings win. */
export const displacedBookings = (
  schedule: Schedule,
  booked: readonly Booked[],
  time: AgencyTime,
): Set<string> => {
  const kept: Booked[] = [];
  const out = new Set<string>();
  const firstCome = [...booked].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const visit of firstCome) {
    const [date = '', from = ''] = time.toLocal(visit.startsAt).split(' ');
    const to = time.toLocal(visit.endsAt).slice(11);
    const isOpen = openingsOf(schedule, date, time).some((o) => o.from <= from && to <= o.to);
    const beside = kept.filter((other) => overlaps(other, visit)).length;
    if (isOpen && beside < placesOn(schedule, date)) kept.push(visit);
    else out.add(visit.recordId);
  }
  return out;
};
