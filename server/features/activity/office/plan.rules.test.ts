import { describe, expect, it } from 'vitest';
import { movedTimes, repeatDays, shiftDays, timesOn } from './plan.rules.ts';

const times = {
  startTime: '2025-10-28 10:00:00',
  endTime: '2025-10-28 12:00:00',
  registerStart: '2025-10-01 09:00:00',
  registerEnd: '2025-10-27 17:00:00',
};

describe('the days of a series', () => {
  it('every week, over the day the clocks change', () => {
    expect(repeatDays('2025-10-28 10:00:00', 'week', { times: 3 })).toEqual([
      '2025-11-04',
      '2025-11-11',
      '2025-11-18',
    ]);
  });
  it('every other week until a day, that day included', () => {
    const until = '2025-11-25';
    expect(repeatDays('2025-10-28', 'fortnight', { until })).toEqual(['2025-11-11', until]);
  });
  it('every month on the same weekday', () => {
    // The second Tuesday.
    expect(repeatDays('2025-10-14', 'month', { times: 3 })).toEqual([
      '2025-11-11',
      '2025-12-09',
      '2026-01-13',
    ]);
  });
  it('the fifth Thursday is the last one where there are four', () => {
    expect(repeatDays('2025-10-30', 'month', { times: 2 })).toEqual(['2025-11-27', '2025-12-25']);
  });
  it('never more than a year of weeks', () => {
    expect(repeatDays('2025-01-01', 'week', { until: '2099-01-01' })).toHaveLength(52);
  });
});

it('a copy keeps the time of day and how long before it opens', () => {
  expect(timesOn('2025-11-04', times)).toEqual({
    startTime: '2025-11-04 10:00:00',
    endTime: '2025-11-04 12:00:00',
    registerStart: '2025-10-08 09:00:00',
    registerEnd: '2025-11-03 17:00:00',
  });
  expect(shiftDays('2024-02-28 08:00:00', 1)).toBe('2024-02-29 08:00:00');
});

describe('moving', () => {
  it('later: registration stays open and closes later', () => {
    expect(movedTimes({ day: '2025-11-04', from: '14:00', to: '15:30' }, times)).toEqual({
      startTime: '2025-11-04 14:00:00',
      endTime: '2025-11-04 15:30:00',
      registerStart: '2025-10-01 09:00:00',
      registerEnd: '2025-11-03 17:00:00',
    });
  });
  it('so much earlier that registration would close before it opens: both move', () => {
    const moved = movedTimes({ day: '2025-09-28', from: '10:00', to: '12:00' }, times);
    expect(moved.registerStart).toBe('2025-09-01 09:00:00');
    expect(moved.registerEnd).toBe('2025-09-27 17:00:00');
  });
  it('to an earlier hour: registration does not outlast it', () => {
    const open = { ...times, registerEnd: times.endTime };
    const moved = movedTimes({ day: '2025-11-04', from: '08:00', to: '09:30' }, open);
    expect(moved.registerEnd).toBe('2025-11-04 09:30:00');
  });
});
