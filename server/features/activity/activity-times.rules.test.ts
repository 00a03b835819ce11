import { expect, it } from 'vitest';
import { activityMoment, isoOf } from './activity-times.rules.ts';

const newYork = 'America/New_York';

it.each([
  ['2025-06-15 10:00:00', '2025-06-15T10:00:00-04:00', '2025-06-15T14:00:00.000Z'],
  ['2025-12-15 10:00:00', '2025-12-15T10:00:00-05:00', '2025-12-15T15:00:00.000Z'],
  ['2025-11-02 01:30', '2025-11-02T01:30:00-04:00', '2025-11-02T05:30:00.000Z'],
  ['2025-03-09 03:00', '2025-03-09T03:00:00-04:00', '2025-03-09T07:00:00.000Z'],
])('%s in New York is %s', (local, iso, moment) => {
  expect(isoOf(local, newYork)).toBe(iso);
  expect(new Date(iso).toISOString()).toBe(moment);
  expect(activityMoment(local, newYork).toISOString()).toBe(moment);
});

it('a time that the clocks jump over is an hour later, and means the same to machines', () => {
  const local = '2025-03-09 02:30';
  expect(activityMoment(local, newYork).toISOString()).toBe('2025-03-09T07:30:00.000Z');
  expect(new Date(isoOf(local, newYork)).toISOString()).toBe('2025-03-09T07:30:00.000Z');
});

it('knows zones ahead of UTC, and half hours', () => {
  expect(isoOf('2025-06-15 10:00', 'Asia/Kolkata')).toBe('2025-06-15T10:00:00+05:30');
});
