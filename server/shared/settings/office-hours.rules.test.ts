import { expect, it } from 'vitest';
import { dayAfter, weekdayOf } from '#server/platform/time/agency-time.ts';
import { openDays } from './office-hours.rules.ts';

it('days of several offices: one open office is enough, holidays win, other hours replace the usual ones', () => {
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
  const short = [{ from: '09:00', to: '14:00' }];
  const usual = {
    hours: weekdays,
    closedDays: new Set(['2026-06-08']),
    exceptions: new Map([['2026-06-05', { hours: short, places: null }]]),
  };
  const saturday = {
    hours: [{ weekday: 6, from: '10:00', to: '15:00' }],
    closedDays: new Set<string>(),
  };
  const days = openDays([usual, saturday], '2026-06-05', { dayAfter, weekdayOf });
  expect(days.slice(0, 5).map(({ open }) => open.map(({ from, to }) => `${from}–${to}`))).toEqual([
    ['09:00–14:00'],
    ['10:00–15:00'],
    [],
    [],
    ['09:00–17:00'],
  ]);
});
