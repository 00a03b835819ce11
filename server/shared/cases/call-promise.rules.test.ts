import { describe, expect, it } from 'vitest';
import type { OpenDay } from '#server/shared/settings/office-hours.rules.ts';
import { nextHalfDay, promisedBy } from './call-promise.rules.ts';

const day = (date: string, ...open: [from: string, to: string][]): OpenDay => ({
  date,
  open: open.map(([from, to]) => ({ from, to })),
});
const usual: [string, string][] = [
  ['09:00', '12:00'],
  ['13:00', '17:00'],
];
/** From Thursday, June 4, 2026. Wednesday the 10th is a holiday. */
const days = [
  day('2026-06-04', ...usual),
  day('2026-06-05', ...usual),
  day('2026-06-06'),
  day('2026-06-07'),
  day('2026-06-08', ...usual),
  day('2026-06-09', ...usual),
  day('2026-06-10'),
  day('2026-06-11', ...usual),
];
const from = (now: string) => days.filter(({ date }) => date >= now.slice(0, 10));

describe('within a span, in office hours', () => {
  it.each([
    ['in hours: to the minute', '2026-06-04 10:27', '2026-06-05 10:27', '2026-06-05 10:27'],
    ['at night', '2026-06-04 05:27', '2026-06-05 05:27', '2026-06-04 17:00'],
    ['in the evening', '2026-06-04 20:15', '2026-06-05 20:15', '2026-06-05 17:00'],
    ['at lunch', '2026-06-04 12:30', '2026-06-05 12:30', '2026-06-05 12:00'],
    ['as the office opens', '2026-06-04 09:00', '2026-06-05 09:00', '2026-06-04 17:00'],
    ['as it closes', '2026-06-04 17:00', '2026-06-05 17:00', '2026-06-05 17:00'],
    ['on a Friday with time left', '2026-06-05 15:00', '2026-06-06 15:00', '2026-06-05 17:00'],
    ['on a Friday without', '2026-06-05 16:30', '2026-06-06 16:30', '2026-06-06 16:30'],
    ['on a weekend', '2026-06-06 11:00', '2026-06-07 11:00', '2026-06-07 11:00'],
    ['on a Sunday evening', '2026-06-07 21:00', '2026-06-08 21:00', '2026-06-08 17:00'],
    ['before a holiday', '2026-06-09 18:00', '2026-06-10 18:00', '2026-06-10 18:00'],
    ['two working days at night', '2026-06-04 23:40', '2026-06-08 23:40', '2026-06-08 17:00'],
  ])('%s', (_, now, latest, by) => {
    expect(promisedBy(from(now), now, latest)).toBe(by);
  });

  it('an agency without hours keeps the span', () => {
    expect(promisedBy([], '2026-06-04 05:27', '2026-06-05 05:27')).toBe('2026-06-05 05:27');
  });
});

describe('the next half day', () => {
  it.each([
    ['2026-06-05 08:00', 'any', '2026-06-05 12:00'],
    ['2026-06-05 11:00', 'any', '2026-06-05 12:00'],
    ['2026-06-05 11:01', 'any', '2026-06-05 17:00'],
    ['2026-06-05 16:00', 'any', '2026-06-05 17:00'],
    ['2026-06-05 16:01', 'any', '2026-06-08 12:00'],
    ['2026-06-06 10:00', 'any', '2026-06-08 12:00'],
    ['2026-06-05 23:59', 'any', '2026-06-08 12:00'],
    ['2026-06-05 08:00', 'afternoon', '2026-06-05 17:00'],
    ['2026-06-05 11:30', 'morning', '2026-06-08 12:00'],
    ['2026-06-05 16:30', 'afternoon', '2026-06-08 17:00'],
    ['2026-06-09 16:30', 'any', '2026-06-11 12:00'],
  ] as const)('at %s, %s: %s', (now, wish, by) => {
    expect(nextHalfDay(from(now), wish, now)).toBe(by);
  });

  it('knows short days', () => {
    const short = [day('2026-06-05', ['09:00', '14:00']), day('2026-06-08', ...usual)];
    expect(nextHalfDay(short, 'any', '2026-06-05 11:30')).toBe('2026-06-05 14:00');
    expect(nextHalfDay(short, 'any', '2026-06-05 13:30')).toBe('2026-06-08 12:00');
  });

  it('a morning of less than an hour is none', () => {
    const late = [day('2026-06-05', ['11:30', '18:00'])];
    expect(nextHalfDay(late, 'any', '2026-06-05 08:00')).toBe('2026-06-05 18:00');
    expect(nextHalfDay(late, 'morning', '2026-06-05 08:00')).toBeNull();
  });
});
