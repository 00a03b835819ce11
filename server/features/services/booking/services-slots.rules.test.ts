/** Property test: every offered slot can be booked, and refused slots are never offered. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agencyTime } from '#server/platform/time/agency-time.ts';
import { freeDays, freePlace, nearestSlots, refuseSlot, spanOf, timesOf } from './slots.rules.ts';

const zones = ['America/New_York', 'Asia/Taipei', 'Europe/London', 'Australia/Lord_Howe', 'UTC'];
const hour = fc.integer({ min: 0, max: 22 }).map((h) => String(h).padStart(2, '0'));
const schedules = fc.record({
  hours: fc.array(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      from: hour.map((h) => `${h}:00`),
      to: hour.map((h) => `${h}:30`),
    }),
    { maxLength: 8 },
  ),
  closedDays: fc.constant(new Set(['2026-11-03'])),
  slotMinutes: fc.constantFrom(15, 30, 45, 60),
  places: fc.integer({ min: 0, max: 3 }),
  leadMinutes: fc.constantFrom(0, 30, 120),
  horizonDays: fc.integer({ min: 1, max: 8 }),
});
/** Around daylight-saving changes, a leap day and the turn of the year. */
const moments = fc
  .tuple(
    fc.constantFrom('2026-10-30', '2027-03-12', '2027-11-05', '2028-02-27', '2026-12-30'),
    fc.integer({ min: 0, max: 4 * 24 * 60 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000));

it('holds for any office', () => {
  fc.assert(
    fc.property(
      schedules,
      moments,
      fc.constantFrom(...zones),
      fc.array(fc.nat(), { maxLength: 8 }),
      (schedule, now, zone, picks) => {
        const time = agencyTime(now, zone);
        // Earlier visitors take seats the way booking does.
        const taken: { startsAt: Date; endsAt: Date; place: number }[] = [];
        for (const pick of picks) {
          const { days } = freeDays(schedule, { taken, own: [] }, time, {}, 3);
          const open = days.flatMap((d) =>
            d.times.filter((t) => t.available).map((t) => ({ ...t, reserveDate: d.reserveDate })),
          );
          const slot = open[pick % Math.max(1, open.length)];
          const span = slot && spanOf(slot, schedule, time);
          if (!span) continue;
          const place = freePlace(span, taken, schedule.places);
          expect(place).not.toBeNull();
          taken.push({ ...span, place: place ?? 0 });
        }
        for (const a of taken)
          for (const b of taken)
            if (a !== b && a.place === b.place)
              expect(a.startsAt < b.endsAt && b.startsAt < a.endsAt).toBe(false);

        const all = { taken, own: [] };
        const { days } = freeDays(schedule, all, time, {}, 100);
        for (const { reserveDate, times, free } of days) {
          expect(times.filter((t) => t.available)).toHaveLength(free);
          for (const { reserveTime, available, reason } of times) {
            const slot = { reserveDate, reserveTime };
            expect(refuseSlot(slot, schedule, all, time)).toBe(reason);
            expect(available).toBe(reason === null);
            const lead = (spanOf(slot, schedule, time)?.startsAt.getTime() ?? 0) - now.getTime();
            expect(lead).toBeGreaterThanOrEqual(schedule.leadMinutes * 60_000);
            expect(timesOf(schedule, reserveDate, time)).toContain(reserveTime);
          }
        }
        const total = days.reduce((sum, d) => sum + d.free, 0);
        const wanted = {
          reserveDate: time.dayAfter(time.toLocal(now).slice(0, 10), 2),
          reserveTime: '10:00',
        };
        const nearest = nearestSlots(wanted, schedule, all, time);
        expect(nearest).toHaveLength(Math.min(3, total));
        for (const slot of nearest) expect(refuseSlot(slot, schedule, all, time)).toBeNull();
      },
    ),
    { numRuns: 25, seed: 20261101 },
  );
});
