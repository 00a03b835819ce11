import { describe, expect, it } from 'vitest';
import { zonedIso } from './zoned.ts';

describe('a time on the wall of New York', () => {
  it.each([
    ['2026-01-15 09:30', '2026-01-15T09:30:00-05:00'],
    ['2026-07-15 09:30', '2026-07-15T09:30:00-04:00'],
    // The mornings on which the clocks change.
    ['2026-03-08 01:30', '2026-03-08T01:30:00-05:00'],
    ['2026-03-08 03:30', '2026-03-08T03:30:00-04:00'],
    ['2026-11-01 00:30', '2026-11-01T00:30:00-04:00'],
    ['2026-11-01 02:30', '2026-11-01T02:30:00-05:00'],
  ])('%s is %s', (wall, iso) => expect(zonedIso(wall, 'America/New_York')).toBe(iso));

  it('is told by a number in Greenwich too', () => {
    expect(zonedIso('2026-01-15 09:30', 'UTC')).toBe('2026-01-15T09:30:00+00:00');
  });
});
