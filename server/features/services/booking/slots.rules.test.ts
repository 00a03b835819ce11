import { describe, expect, it } from 'vitest';
import type { SlotReason } from '#contract/services/services.ts';
import { agencyTime } from '#server/platform/time/agency-time.ts';
import type { Schedule } from '#server/shared/settings/office-hours.rules.ts';
import {
  freeDays,
  freePlace,
  nearestSlots,
  refuseSlot,
  type Span,
  spanOf,
  timesOf,
} from './slots.rules.ts';

const newYork = 'America/New_York';
const at = (moment: string, zone = newYork) => agencyTime(new Date(moment), zone);
/** Monday, 10:00 in New York. */
const monday = at('2026-06-01T14:00:00Z');

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
const office = (more: Partial<Schedule> = {}): Schedule => ({
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:00' },
    { weekday, from: '13:00', to: '17:00' },
  ]),
  closedDays: new Set(['2026-06-04']),
  slotMinutes: 30,
  places: 2,
  leadMinutes: 120,
  horizonDays: 60,
  ...more,
});
const slot = (local: string) => {
  const [reserveDate = '', reserveTime = ''] = local.split(' ');
  return { reserveDate, reserveTime };
};
const visit = (local: string, time = monday, slotMinutes = 30): Span => {
  const span = spanOf(slot(local), { slotMinutes }, time);
  if (!span) throw new Error(`no such time: ${local}`);
  return span;
};
const nothing = { taken: [], own: [] };
const refuse = (local: string, schedule = office(), taken = {}, time = monday): SlotReason | null =>
  refuseSlot(slot(local), schedule, { ...nothing, ...taken }, time);

describe('a time that is asked for', () => {
  it.each([
    ['tomorrow', '2026-06-02 10:30', null],
    ['today, late enough', '2026-06-01 13:00', null],
    ['exactly the lead time ahead, were it not lunch', '2026-06-01 12:00', 'closed'],
    ['the first of the morning', '2026-06-02 09:00', null],
    ['the last of the day', '2026-06-02 16:30', null],
    ['the last before lunch', '2026-06-02 11:30', null],
    ['the last day of the horizon', '2026-07-31 09:00', null],
    ['a minute ago', '2026-06-01 09:59', 'past'],
    ['this very minute', '2026-06-01 10:00', 'past'],
    ['yesterday, a Sunday', '2026-05-31 10:00', 'past'],
    ['long ago', '2020-02-29 10:00', 'past'],
    ['a minute less than the lead time', '2026-06-01 11:30', 'too_soon'],
    ['next', '2026-06-01 10:30', 'too_soon'],
    ['lunch', '2026-06-02 12:00', 'closed'],
    ['after hours', '2026-06-02 17:00', 'closed'],
    ['before hours', '2026-06-02 08:30', 'closed'],
    ['between two slots', '2026-06-02 10:15', 'closed'],
    ['Saturday', '2026-06-06 10:00', 'closed'],
    ['a closed day', '2026-06-04 10:00', 'closed'],
    ['the day after the horizon', '2026-08-01 10:00', 'too_far'],
    ['next year', '2027-06-02 10:00', 'too_far'],
  ] as const)('%s: %s %s', (_, local, reason) => {
    expect(refuse(local)).toBe(reason);
  });

  it('is free until the last chair is taken', () => {
    const one = visit('2026-06-02 10:30');
    expect(refuse('2026-06-02 10:30', office(), { taken: [one] })).toBeNull();
    expect(refuse('2026-06-02 10:30', office(), { taken: [one, one] })).toBe('full');
    expect(refuse('2026-06-02 11:00', office(), { taken: [one, one] })).toBeNull();
    expect(refuse('2026-06-02 10:00', office(), { taken: [one, one] })).toBeNull();
    expect(refuse('2026-06-02 10:30', office({ places: 0 }))).toBe('full');
  });

  it('counts visits of another length that reach into it', () => {
    const long = visit('2026-06-02 10:00', monday, 60);
    expect(refuse('2026-06-02 10:30', office({ places: 1 }), { taken: [long] })).toBe('full');
    expect(refuse('2026-06-02 11:00', office({ places: 1 }), { taken: [long] })).toBeNull();
  });

  it('is not beside another visit of the same person, wherever that is', () => {
    const own = [visit('2026-06-02 10:15')];
    expect(refuse('2026-06-02 10:00', office(), { own })).toBe('own_conflict');
    expect(refuse('2026-06-02 10:30', office(), { own })).toBe('own_conflict');
    expect(refuse('2026-06-02 09:30', office(), { own })).toBeNull();
    expect(refuse('2026-06-02 11:00', office(), { own })).toBeNull();
    // Their own visit is the more specific reason, even if it took the last seat.
    const taken = [visit('2026-06-02 10:00'), visit('2026-06-02 10:00')];
    expect(refuse('2026-06-02 10:00', office(), { own, taken })).toBe('own_conflict');
  });

  it('is closed where the office has no hours', () => {
    expect(refuse('2026-06-02 10:00', office({ hours: [] }))).toBe('closed');
  });
});

describe('on the days when the clocks change', () => {
  const nights = [{ weekday: 0, from: '00:00', to: '06:00' }];
  const always = office({ hours: everyDay, closedDays: new Set() });
  it.each([
    ['the day they go forward', '2027-03-13T20:00:00Z', '2027-03-14 09:00', '2027-03-14T13:00:00Z'],
    ['the day after', '2027-03-13T20:00:00Z', '2027-03-15 09:00', '2027-03-15T13:00:00Z'],
    ['the day they go back', '2026-10-31T20:00:00Z', '2026-11-01 09:00', '2026-11-01T14:00:00Z'],
    ['a year later', '2027-11-06T20:00:00Z', '2027-11-07 16:30', '2027-11-07T21:30:00Z'],
  ])('%s a visit is at its local time', (_, now, local, moment) => {
    const time = at(now);
    expect(refuse(local, always, {}, time)).toBeNull();
    expect(visit(local, time).startsAt.toISOString()).toBe(new Date(moment).toISOString());
    expect(timesOf(always, local.slice(0, 10), time)).toHaveLength(16);
  });

  it('an hour that is jumped over is closed, the one after it is open', () => {
    const time = at('2027-03-13T20:00:00Z');
    const schedule = office({ hours: nights });
    expect(refuse('2027-03-14 01:30', schedule, {}, time)).toBeNull();
    expect(refuse('2027-03-14 02:00', schedule, {}, time)).toBe('closed');
    expect(refuse('2027-03-14 02:30', schedule, {}, time)).toBe('closed');
    expect(refuse('2027-03-14 03:00', schedule, {}, time)).toBeNull();
    const [day] = freeDays(schedule, nothing, time, {}).days;
    expect(day?.times.map((t) => t.reserveTime)).toEqual(
      expect.arrayContaining(['01:30', '03:00']),
    );
    expect(day?.free).toBe(10);
  });

  it('of an hour that comes twice the first counts', () => {
    const schedule = office({ hours: nights, leadMinutes: 0 });
    const between = at('2026-11-01T05:45:00Z'); // 01:45, the first time
    expect(refuse('2026-11-01 01:30', schedule, {}, between)).toBe('past');
    const again = at('2026-11-01T06:15:00Z'); // 01:15, the second time
    expect(refuse('2026-11-01 01:30', schedule, {}, again)).toBe('past');
    expect(refuse('2026-11-01 02:00', schedule, {}, again)).toBeNull();
  });

  it.each([
    // Local midnight; two hours later it is 03:00, or 01:00 for the second time.
    ['spring', '2027-03-14T05:00:00Z', '03:00'],
    ['autumn', '2026-11-01T04:00:00Z', '02:00'],
  ])('the lead time is two hours by the clock: %s', (_, now, first) => {
    const [day] = freeDays(office({ hours: nights }), nothing, at(now), {}).days;
    expect(day?.times[0]?.reserveTime).toBe(first);
  });
});

describe('over the end of things', () => {
  const always = office({ hours: everyDay, closedDays: new Set() });
  it('leap day is a day, and no other year has it', () => {
    const time = at('2028-02-28T15:00:00Z');
    expect(refuse('2028-02-29 09:00', always, {}, time)).toBeNull();
    expect(
      freeDays(always, nothing, time, {})
        .days.map((d) => d.reserveDate)
        .slice(0, 3),
    ).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });
  it('the year ends and goes on', () => {
    const time = at('2026-12-31T20:00:00Z');
    expect(refuse('2026-12-31 16:30', always, {}, time)).toBe('too_soon');
    expect(refuse('2027-01-01 09:00', always, {}, time)).toBeNull();
    expect(refuse('2027-03-01 09:00', always, {}, time)).toBeNull();
    expect(refuse('2027-03-02 09:00', always, {}, time)).toBe('too_far');
  });
  it('today is the agency’s, whatever the day is elsewhere', () => {
    const late = '2026-06-02T03:30:00Z'; // Monday, 23:30 in New York
    expect(freeDays(always, nothing, at(late), {}).days[0]?.reserveDate).toBe('2026-06-02');
    expect(freeDays(always, nothing, at(late, 'Asia/Taipei'), {}).days[0]?.reserveDate).toBe(
      '2026-06-02',
    );
    expect(refuse('2026-06-01 16:30', always, {}, at(late))).toBe('past');
  });
});

describe('days to choose from', () => {
  it('are the next ten that have a free time; later ones follow', () => {
    const { days, nextFrom } = freeDays(office(), nothing, monday, {});
    expect(days.map((d) => d.reserveDate)).toEqual([
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
      '2026-06-05',
      '2026-06-08',
      '2026-06-09',
      '2026-06-10',
      '2026-06-11',
      '2026-06-12',
      '2026-06-15',
    ]);
    expect(nextFrom).toBe('2026-06-16');
    const more = freeDays(office(), nothing, monday, { from: nextFrom ?? '' });
    expect(more.days[0]?.reserveDate).toBe('2026-06-16');
  });

  it('show what others have, not what is past or too soon', () => {
    const taken = [visit('2026-06-01 14:00'), visit('2026-06-01 14:00')];
    const own = [visit('2026-06-01 15:00')];
    const [today] = freeDays(office(), { taken, own }, monday, {}).days;
    expect(today?.times.map((t) => t.reserveTime)).toEqual([
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
    ]);
    expect(today?.times.filter((t) => !t.available)).toEqual([
      { reserveTime: '14:00', available: false, reason: 'full' },
      { reserveTime: '15:00', available: false, reason: 'own_conflict' },
    ]);
    expect(today?.free).toBe(6);
  });

  it('keep to what was asked for, within the horizon', () => {
    const range = { from: '2026-06-03', to: '2026-06-05' };
    const { days, nextFrom } = freeDays(office(), nothing, monday, range);
    expect([days.map((d) => d.reserveDate), nextFrom]).toEqual([
      ['2026-06-03', '2026-06-05'],
      null,
    ]);
    const beyond = freeDays(office(), nothing, monday, { from: '2026-07-30', to: '2030-01-01' });
    expect(beyond.days.map((d) => d.reserveDate)).toEqual(['2026-07-30', '2026-07-31']);
    expect(
      freeDays(office(), nothing, monday, { from: '1999-01-01', to: '1999-02-01' }).days,
    ).toEqual([]);
    expect(freeDays(office({ places: 0 }), nothing, monday, {})).toEqual({
      days: [],
      nextFrom: null,
    });
  });
});

describe('instead of a time that is taken', () => {
  const near = (local: string, taken = {}, schedule = office()) =>
    nearestSlots(slot(local), schedule, { ...nothing, ...taken }, monday).map(
      (s) => `${s.reserveDate} ${s.reserveTime}`,
    );
  it('the nearest ones are named, in their order', () => {
    const full = [visit('2026-06-03 10:30'), visit('2026-06-03 10:30')];
    expect(near('2026-06-03 10:30', { taken: full })).toEqual([
      '2026-06-03 09:30',
      '2026-06-03 10:00',
      '2026-06-03 11:00',
    ]);
  });
  it('also over a closed day, a weekend, and beyond the edges', () => {
    expect(near('2026-06-04 10:00')).toEqual([
      '2026-06-03 15:30',
      '2026-06-03 16:00',
      '2026-06-03 16:30',
    ]);
    expect(near('2026-06-04 16:00').at(-1)).toBe('2026-06-05 10:00');
    expect(near('2026-06-07 01:00')).toEqual([
      '2026-06-05 16:30',
      '2026-06-08 09:00',
      '2026-06-08 09:30',
    ]);
    expect(near('2020-01-01 10:00')[0]).toBe('2026-06-01 13:00');
    expect(near('2031-01-01 10:00').at(-1)).toBe('2026-07-31 16:30');
  });
  it('none, when there is none', () => {
    expect(near('2026-06-03 10:30', {}, office({ places: 0 }))).toEqual([]);
  });
});

it('a chair is the first that is free during the whole visit', () => {
  const span = visit('2026-06-02 10:30');
  const sat = (place: number, local: string) => ({ ...visit(local), place });
  expect(freePlace(span, [], 2)).toBe(1);
  expect(freePlace(span, [sat(1, '2026-06-02 10:30')], 2)).toBe(2);
  expect(freePlace(span, [sat(2, '2026-06-02 10:30')], 2)).toBe(1);
  expect(freePlace(span, [sat(1, '2026-06-02 10:15'), sat(2, '2026-06-02 10:45')], 2)).toBeNull();
  expect(freePlace(span, [sat(1, '2026-06-02 10:00'), sat(1, '2026-06-02 11:00')], 1)).toBe(1);
});
