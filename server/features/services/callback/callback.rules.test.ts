import { describe, expect, it } from 'vitest';
import { agencyTime } from '#server/platform/time/agency-time.ts';
import { callBy, chineseOnly, daysBetween } from './callback.rules.ts';

const timeZone = 'America/New_York';
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
const office = { hours: weekdays, closedDays: new Set<string>() };
/** In summer New York is four hours behind. */
const at = (local: string) => agencyTime(new Date(`${local.replace(' ', 'T')}:00-04:00`), timeZone);
const by = (local: string, wish: 'any' | 'morning' | 'afternoon' = 'any', offices = [office]) =>
  callBy(offices, wish, at(local));

describe('by when we call', () => {
  // June 5, 2026 is a Friday.
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
  ] as const)('at %s, %s: %s', (now, wish, expected) => {
    expect(by(now, wish)).toBe(expected);
  });

  it('skips holidays, and knows other hours of a day', () => {
    const closed = { ...office, closedDays: new Set(['2026-06-08']) };
    expect(by('2026-06-06 10:00', 'any', [closed])).toBe('2026-06-09 12:00');
    const exceptions = new Map([
      ['2026-06-05', { hours: [{ from: '09:00', to: '14:00' }], places: null }],
    ]);
    const short = { ...office, exceptions };
    expect(by('2026-06-05 11:30', 'any', [short])).toBe('2026-06-05 14:00');
    expect(by('2026-06-05 13:30', 'any', [short])).toBe('2026-06-08 12:00');
  });

  it('one open office is enough', () => {
    const saturday = {
      hours: [{ weekday: 6, from: '10:00', to: '15:00' }],
      closedDays: new Set<string>(),
    };
    expect(by('2026-06-06 10:30', 'any', [office, saturday])).toBe('2026-06-06 12:00');
    expect(by('2026-06-06 13:00', 'any', [office, saturday])).toBe('2026-06-06 15:00');
  });

  it('a morning of less than an hour is none', () => {
    const late = {
      hours: [{ weekday: 5, from: '11:30', to: '18:00' }],
      closedDays: new Set<string>(),
    };
    expect(by('2026-06-05 08:00', 'any', [late])).toBe('2026-06-05 18:00');
    expect(by('2026-06-05 08:00', 'morning', [late])).toBeNull();
  });

  it('promises nothing without hours', () => {
    expect(by('2026-06-05 08:00', 'any', [])).toBeNull();
  });
});

it('counts the days until then', () => {
  expect(daysBetween('2026-06-05 23:59', '2026-06-05 17:00')).toBe(0);
  expect(daysBetween('2026-06-05 23:59', '2026-06-08 12:00')).toBe(3);
});

it('a Chinese name stands alone beside the English one', () => {
  expect(chineseOnly('劉欣怡 Grace')).toBe('劉欣怡');
  expect(chineseOnly('Grace Liu')).toBe('Grace Liu');
  expect(chineseOnly('歐陽 明')).toBe('歐陽 明');
});
