import { describe, expect, it } from 'vitest';
import { localTime, sayMoment, systemClock } from './clock.ts';

const newYork = 'America/New_York';

describe('localTime', () => {
  it.each([
    ['a summer day', '2025-06-11T14:30:00Z', '2025-06-11 10:30'],
    ['a winter day', '2025-01-15T14:30:00Z', '2025-01-15 09:30'],
    ['midnight', '2025-06-11T04:00:00Z', '2025-06-11 00:00'],
    ['the minute before midnight', '2025-06-11T03:59:59Z', '2025-06-10 23:59'],
    ['noon', '2025-06-11T16:00:00Z', '2025-06-11 12:00'],
    ['the last minute of standard time', '2025-03-09T06:59:59Z', '2025-03-09 01:59'],
    ['the first of summer time', '2025-03-09T07:00:00Z', '2025-03-09 03:00'],
    ['the last minute of summer time', '2025-11-02T05:59:59Z', '2025-11-02 01:59'],
    ['the hour that comes twice', '2025-11-02T06:00:00Z', '2025-11-02 01:00'],
    ['the hour after', '2025-11-02T07:00:00Z', '2025-11-02 02:00'],
    ['the end of the year', '2026-01-01T04:59:59Z', '2025-12-31 23:59'],
    ['the new year', '2026-01-01T05:00:00Z', '2026-01-01 00:00'],
    ['a leap day', '2028-02-29T17:05:00Z', '2028-02-29 12:05'],
  ])('%s', (_, moment, local) => {
    expect(localTime(new Date(moment), newYork)).toBe(local);
  });

  it('follows the zone it is given', () => {
    const moment = new Date('2025-06-11T23:30:00Z');
    expect(localTime(moment, 'UTC')).toBe('2025-06-11 23:30');
    expect(localTime(moment, 'Asia/Shanghai')).toBe('2025-06-12 07:30');
    expect(localTime(moment, 'America/Los_Angeles')).toBe('2025-06-11 16:30');
  });

  it('is what the platform says, in every zone and around every change of the clocks', () => {
    const zones = [
      'America/New_York',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
      'Asia/Kathmandu',
    ];
    const hour = 3_600_000;
    for (const timeZone of zones) {
      const formatter = new Intl.DateTimeFormat('sv-SE', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      for (let at = Date.UTC(2026, 0, 1, 0, 29, 59, 999); at < Date.UTC(2027, 0, 2); at += hour)
        expect(localTime(new Date(at), timeZone)).toBe(formatter.format(at));
    }
  });

  it('knows zones that were not whole minutes from UTC', () => {
    expect(localTime(new Date('1970-01-01T00:44:00Z'), 'Africa/Monrovia')).toBe('1969-12-31 23:59');
  });

  it('compares as text', () => {
    const moments = [
      '2024-12-31T12:00Z',
      '2025-01-01T12:00Z',
      '2025-02-10T08:00Z',
      '2025-10-02T23:00Z',
    ];
    const texts = moments.map((w) => localTime(new Date(w), newYork));
    expect(texts.toSorted()).toEqual(texts);
  });
});

describe('a moment as people say it', () => {
  it.each([
    ['en', '2025-06-12T14:30:00Z', 'Thursday, Jun 12, 10:30 AM'],
    ['en', '2025-06-12T04:05:00Z', 'Thursday, Jun 12, 12:05 AM'],
    ['en', '2025-03-09T20:00:00Z', 'Sunday, Mar 9, 4:00 PM'],
    ['en', '2026-01-01T04:59:00Z', 'Wednesday, Dec 31, 11:59 PM'],
    ['zh-CN', '2025-06-12T19:10:00Z', '6月12日星期四 下午3:10'],
    ['zh-TW', '2025-06-12T19:10:00Z', '6月12日星期四 下午3:10'],
  ] as const)('%s %s', (locale, moment, said) => {
    expect(sayMoment(new Date(moment), newYork, locale)).toBe(said);
  });
});

it('the system’s clock is now', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1_000);
});
