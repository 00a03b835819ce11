import { expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const newYork = 'America/New_York';

it.each([
  // By day, to the minute.
  ['2025-06-11T12:00:00Z', newYork, null],
  ['2025-06-11T11:59:59Z', newYork, '2025-06-11T12:00:00.000Z'],
  ['2025-06-12T00:59:59Z', newYork, null],
  ['2025-06-12T01:00:00Z', newYork, '2025-06-12T12:00:00.000Z'],
  ['2025-06-12T04:00:00Z', newYork, '2025-06-12T12:00:00.000Z'],
  // In winter.
  ['2025-12-31T12:59:00Z', newYork, '2025-12-31T13:00:00.000Z'],
  ['2026-01-01T02:00:00Z', newYork, '2026-01-01T13:00:00.000Z'],
  // The night that is an hour shorter, from before the jump and after it.
  ['2025-03-09T03:00:00Z', newYork, '2025-03-09T12:00:00.000Z'],
  ['2025-03-09T08:00:00Z', newYork, '2025-03-09T12:00:00.000Z'],
  // The one that is an hour longer, in both of its hours between one and two.
  ['2025-11-02T02:00:00Z', newYork, '2025-11-02T13:00:00.000Z'],
  ['2025-11-02T05:30:00Z', newYork, '2025-11-02T13:00:00.000Z'],
  ['2025-11-02T06:30:00Z', newYork, '2025-11-02T13:00:00.000Z'],
  // An agency elsewhere.
  ['2025-06-11T13:00:00Z', 'Asia/Taipei', '2025-06-12T00:00:00.000Z'],
  ['2025-06-11T12:59:00Z', 'Asia/Taipei', null],
])('%s in %s waits until %s', (now, timeZone, until) => {
  expect(quietUntil(new Date(now), timeZone)?.toISOString() ?? null).toBe(until);
});
