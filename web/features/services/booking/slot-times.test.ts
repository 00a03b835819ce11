import { describe, expect, test } from 'vitest';
import { clockOf, daysBetween, halvesOf, localTimeOf } from './slot-times.ts';

const time = (reserveTime: string) => ({ reserveTime, available: true, reason: null });

describe('times of a day', () => {
  test.each([
    ['09:00', '9:00'],
    ['11:30', '11:30'],
    ['12:00', '12:00'],
    ['13:30', '1:30'],
    ['00:15', '12:15'],
  ])('%s is said as %s', (wall, said) => expect(clockOf(wall)).toBe(said));

  test('noon belongs to the afternoon', () => {
    const { morning, afternoon } = halvesOf(['09:00', '11:59', '12:00', '16:30'].map(time));
    expect(morning.map(({ reserveTime }) => reserveTime)).toEqual(['09:00', '11:59']);
    expect(afternoon.map(({ reserveTime }) => reserveTime)).toEqual(['12:00', '16:30']);
  });

  test.each([
    ['2026-03-07', '2026-03-08', 1],
    ['2026-03-08', '2026-03-09', 1],
    ['2026-10-31', '2026-11-02', 2],
    ['2027-12-31', '2028-01-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-06-04', '2026-06-04', 0],
  ])('from %s to %s: %i days, also where a clock changes', (from, to, days) =>
    expect(daysBetween(from, to)).toBe(days),
  );

  test('a slot is a wall time', () =>
    expect(localTimeOf({ reserveDate: '2026-11-01', reserveTime: '01:30' })).toBe(
      '2026-11-01 01:30',
    ));
});
