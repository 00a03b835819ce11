import { describe, expect, it } from 'vitest';
import { agencyTime } from '#server/platform/time/agency-time.ts';
import type { Schedule } from '#server/shared/settings/office-hours.rules.ts';
import { refuseWalkIn, runningSlot, type Span, type Taken } from './slots.rules.ts';

const at = (moment: string) => agencyTime(new Date(moment), 'America/New_York');
const office = (): Schedule => ({
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:00' },
    { weekday, from: '13:00', to: '17:00' },
  ]),
  closedDays: new Set(['2026-06-04']),
  slotMinutes: 30,
  places: 2,
  leadMinutes: 120,
  horizonDays: 60,
});
const slot = (local: string) => {
  const [reserveDate = '', reserveTime = ''] = local.split(' ');
  return { reserveDate, reserveTime };
};
/** From 10:00 to 10:30 in New York. */
const beside: Span = {
  startsAt: new Date('2026-06-01T14:00:00Z'),
  endsAt: new Date('2026-06-01T14:30:00Z'),
};
const nothing: Taken = { taken: [], own: [] };

describe('somebody who is here without an appointment', () => {
  const now = at('2026-06-01T14:12:00Z');
  const full = { taken: [beside, beside] };
  const refuseNow = (local: string, more: Partial<Taken> = {}, beyond = false, time = now) =>
    refuseWalkIn(slot(local), office(), { ...nothing, ...more }, time, beyond);

  it('goes into the slot that has begun and not ended', () => {
    expect(runningSlot(office(), now)).toMatchObject(slot('2026-06-01 10:00'));
    expect(refuseNow('2026-06-01 10:00')).toBeNull();
  });

  it.each([
    ['at lunch', '2026-06-01T16:30:00Z'],
    ['before opening', '2026-06-01T12:59:59Z'],
    ['when the office closes', '2026-06-01T21:00:00Z'],
    ['on a closed day', '2026-06-04T14:00:00Z'],
  ])('%s no slot is running', (_, moment) => expect(runningSlot(office(), at(moment))).toBeNull());

  it.each([
    ['into one that is over', '2026-06-01 09:30', 'past'],
    ['into one to come', '2026-06-01 10:30', 'past'],
    ['at a time that the office does not have', '2026-06-01 10:10', 'closed'],
  ])('not %s', (_, local, reason) => expect(refuseNow(local, {}, true)).toBe(reason));

  it('into a full one only by a decision, and never beside an own visit', () => {
    expect(refuseNow('2026-06-01 10:00', full)).toBe('full');
    expect(refuseNow('2026-06-01 10:00', full, true)).toBeNull();
    const own = [beside];
    expect(refuseNow('2026-06-01 10:00', { own }, true)).toBe('own_conflict');
  });
});
