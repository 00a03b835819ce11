import { describe, expect, it } from 'vitest';
import { federalHolidaysOf } from '#server/features/services/visits/holidays.rules.ts';
import { agencyTime } from '#server/platform/time/agency-time.ts';
import type { Schedule } from '#server/shared/settings/office-hours.rules.ts';
import { displacedBookings, placesOn, refuseSlot, timesOf } from './slots.rules.ts';

const days = (year: number) => federalHolidaysOf(year).map(({ day }) => day.slice(5));

describe('US federal holidays', () => {
  it('of 2026: Independence Day on a Saturday is kept on Friday', () => {
    expect(federalHolidaysOf(2026)).toEqual([
      { day: '2026-01-01', holiday: 'newYear' },
      { day: '2026-01-19', holiday: 'king' },
      { day: '2026-02-16', holiday: 'presidents' },
      { day: '2026-05-25', holiday: 'memorial' },
      { day: '2026-06-19', holiday: 'juneteenth' },
      { day: '2026-07-03', holiday: 'independence' },
      { day: '2026-09-07', holiday: 'labor' },
      { day: '2026-10-12', holiday: 'columbus' },
      { day: '2026-11-11', holiday: 'veterans' },
      { day: '2026-11-26', holiday: 'thanksgiving' },
      { day: '2026-12-25', holiday: 'christmas' },
    ]);
  });
  it('a Sunday is kept on Monday; New Year on a Saturday in the year before', () => {
    expect(days(2021)).toContain('12-31');
    expect(days(2021)).toContain('07-05');
    expect(days(2021)).toHaveLength(12);
    expect(days(2022)).not.toContain('01-01');
    expect(days(2023)).toContain('01-02');
  });
  it('never fall on a weekend, and there are ten to twelve of them', () => {
    for (let year = 2000; year <= 2100; year++) {
      expect([10, 11, 12], String(year)).toContain(days(year).length);
      for (const { day } of federalHolidaysOf(year))
        expect([0, 6], day).not.toContain(new Date(`${day}T12:00Z`).getUTCDay());
    }
  });
});

// Wednesday.
const time = agencyTime(new Date('2026-06-03T12:00:00Z'), 'America/New_York');
const office: Schedule = {
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
  closedDays: new Set(['2026-06-10']),
  exceptions: new Map([
    ['2026-06-09', { hours: [{ from: '13:00', to: '14:00' }], places: 1 }],
    ['2026-06-10', { hours: [{ from: '13:00', to: '14:00' }], places: 1 }],
    ['2026-06-13', { hours: [{ from: '10:00', to: '11:00' }], places: null }],
  ]),
  slotMinutes: 30,
  places: 2,
  leadMinutes: 0,
  horizonDays: 60,
};
const why = (reserveDate: string, reserveTime: string) =>
  refuseSlot({ reserveDate, reserveTime }, office, { taken: [], own: [] }, time);

describe('a day with other hours', () => {
  it('has only these', () => {
    expect(timesOf(office, '2026-06-09', time)).toEqual(['13:00', '13:30']);
    expect(why('2026-06-09', '09:00')).toBe('closed');
    expect(why('2026-06-09', '13:30')).toBeNull();
    expect(timesOf(office, '2026-06-13', time)).toEqual(['10:00', '10:30']);
  });
  it('has its own places, or the usual ones', () => {
    expect(['2026-06-09', '2026-06-13', '2026-06-11'].map((d) => placesOn(office, d))).toEqual([
      1, 2, 2,
    ]);
  });
  it('that is closed as well is closed', () => {
    expect(timesOf(office, '2026-06-10', time)).toEqual([]);
  });
});

describe('whom the office could not receive', () => {
  const visit = (recordId: string, local: string, createdAt: number) => {
    const startsAt = time.momentOf(local) ?? new Date();
    const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
    return { recordId, startsAt, endsAt, createdAt: new Date(createdAt) };
  };
  it('outside the hours, on a closed day, and who came last when it is too full', () => {
    const booked = [
      visit('third', '2026-06-04 09:00', 3),
      visit('first', '2026-06-04 09:00', 1),
      visit('second', '2026-06-04 09:00', 2),
      visit('beside', '2026-06-04 09:30', 4),
      visit('closed', '2026-06-10 13:00', 1),
      visit('outside', '2026-06-09 09:00', 1),
      visit('inside', '2026-06-09 13:30', 1),
      visit('over the end', '2026-06-05 11:45', 1),
    ];
    expect([...displacedBookings(office, booked, time)].sort()).toEqual([
      'closed',
      'outside',
      'over the end',
      'third',
    ]);
  });
  it('a visit between the new times stays as long as the office is open', () => {
    const longer = { ...office, slotMinutes: 60 };
    expect(displacedBookings(longer, [visit('a', '2026-06-04 09:30', 1)], time).size).toBe(0);
  });
});
