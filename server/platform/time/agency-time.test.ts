import { describe, expect, it } from 'vitest';
import {
  agencyTime,
  dayAfter,
  daysBetween,
  momentOf,
  weekdayOf,
  workingDaysAfter,
} from './agency-time.ts';
import { localTime } from './clock.ts';

const newYork = 'America/New_York';

describe('the moment of a local time', () => {
  it.each([
    ['a summer day', '2026-06-04 10:30', '2026-06-04T14:30:00.000Z'],
    ['a winter day', '2026-01-15 10:30', '2026-01-15T15:30:00.000Z'],
    ['midnight', '2026-06-04 00:00', '2026-06-04T04:00:00.000Z'],
    ['before the clocks go forward', '2027-03-14 01:59', '2027-03-14T06:59:00.000Z'],
    ['after the clocks went forward', '2027-03-14 03:00', '2027-03-14T07:00:00.000Z'],
    ['before the clocks go back', '2026-11-01 00:59', '2026-11-01T04:59:00.000Z'],
    ['the hour that comes twice: the first', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
    ['after the clocks went back', '2027-11-07 02:00', '2027-11-07T07:00:00.000Z'],
    ['leap day', '2028-02-29 09:00', '2028-02-29T14:00:00.000Z'],
    ['the last minute of the year', '2026-12-31 23:59', '2027-01-01T04:59:00.000Z'],
    ['the first of the year', '2027-01-01 00:00', '2027-01-01T05:00:00.000Z'],
  ])('%s', (_, local, moment) => {
    expect(momentOf(local, newYork)?.toISOString()).toBe(moment);
    expect(localTime(new Date(moment), newYork)).toBe(local);
  });

  it.each(['2027-03-14 02:00', '2027-03-14 02:30', '2026-03-08 02:59', 'nonsense', ''])(
    'there is none of %j',
    (local) => {
      expect(momentOf(local, newYork)).toBeNull();
    },
  );

  it('follows the zone it is given', () => {
    expect(momentOf('2026-06-04 10:30', 'Asia/Taipei')?.toISOString()).toBe(
      '2026-06-04T02:30:00.000Z',
    );
    // Half an hour ahead, half an hour of summer time.
    expect(momentOf('2026-10-04 02:15', 'Australia/Lord_Howe')).toBeNull();
  });

  it('is the inverse of localTime, every hour of a year', () => {
    const start = Date.parse('2026-03-01T00:00:00Z');
    for (let hour = 0; hour < 366 * 24; hour++) {
      const moment = new Date(start + hour * 3_600_000);
      const back = momentOf(localTime(moment, newYork), newYork);
      const apart = moment.getTime() - (back?.getTime() ?? 0);
      // One hour of the year comes twice, and is then the first of the two.
      expect(apart === 0 || moment.toISOString() === '2026-11-01T06:00:00.000Z').toBe(true);
    }
  });
});

it('days go on over months, years and leap days', () => {
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-10-31', 60)).toBe('2026-12-30');
  expect([weekdayOf('2026-11-01'), weekdayOf('2028-02-29')]).toEqual([0, 2]);
});

it('what rules are given is of one zone', () => {
  const time = agencyTime(new Date('2026-11-01T05:30:00Z'), newYork);
  expect(time.toLocal(time.now)).toBe('2026-11-01 01:30');
  expect(time.momentOf('2026-11-01 09:00')?.toISOString()).toBe('2026-11-01T14:00:00.000Z');
});

describe('working days in New York', () => {
  it.each([
    ['Wednesday', '2025-06-11T14:30:00Z', '2025-06-13T14:30:00.000Z'],
    ['Thursday', '2025-06-12T14:30:00Z', '2025-06-16T14:30:00.000Z'],
    ['Friday', '2025-06-13T14:30:00Z', '2025-06-17T14:30:00.000Z'],
    ['Saturday', '2025-06-14T14:30:00Z', '2025-06-17T14:30:00.000Z'],
    ['Sunday', '2025-06-15T14:30:00Z', '2025-06-17T14:30:00.000Z'],
    ['Friday night, Saturday in London', '2025-06-14T02:00:00Z', '2025-06-18T02:00:00.000Z'],
    ['over the clocks of spring', '2025-03-07T15:00:00Z', '2025-03-11T14:00:00.000Z'],
    ['late, over the clocks of spring', '2025-03-08T04:30:00Z', '2025-03-12T03:30:00.000Z'],
    ['over the clocks of autumn', '2025-10-31T14:00:00Z', '2025-11-04T15:00:00.000Z'],
    ['over New Year', '2025-12-31T20:00:00Z', '2026-01-02T20:00:00.000Z'],
  ])('two from %s', (_, from, to) => {
    expect(workingDaysAfter(new Date(from), 2, 'America/New_York').toISOString()).toBe(to);
  });

  it('holidays are not worked on, wherever they fall', () => {
    const holidays = new Set(['2026-11-26', '2026-11-28']); // Thanksgiving, and a Saturday
    const from = (day: string) =>
      workingDaysAfter(new Date(`${day}T15:00:00Z`), 2, newYork, holidays).toISOString();
    expect(from('2026-11-24')).toBe('2026-11-27T15:00:00.000Z');
    expect(from('2026-11-25')).toBe('2026-11-30T15:00:00.000Z');
    expect(from('2026-11-26')).toBe('2026-11-30T15:00:00.000Z');
  });

  it('in another place, and another number', () => {
    const now = new Date('2025-06-13T23:00:00Z'); // Saturday morning in Taipei
    expect(workingDaysAfter(now, 1, 'Asia/Taipei').toISOString()).toBe('2025-06-15T23:00:00.000Z');
    expect(workingDaysAfter(now, 0, 'Asia/Taipei')).toEqual(now);
  });
});

it.each([
  ['2026-10-31', '2026-11-02', 2],
  ['2026-03-09', '2026-03-07', -2],
  ['2026-06-05 23:59', '2026-06-05 17:00', 0],
  ['2026-06-05 23:59', '2026-06-08 12:00', 3],
])('days between %s and %s, whatever the hour and the clock change', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
