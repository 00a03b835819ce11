import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityStatusAt } from '#server/features/activity/activity.rules.ts';
import {
  canLeave,
  fits,
  groupsToPromote,
  isTimeToRemind,
  joiningRefused,
  leavingRefused,
  needsReminder,
  remindUntil,
  resized,
} from './join.rules.ts';

const times = {
  registerStart: '2025-06-10 09:00:00',
  registerEnd: '2025-06-14 17:00:00',
  startTime: '2025-06-15 10:00:00',
  endTime: '2025-06-15 12:00:00',
};

const at = (now: string) => ({ ...times, status: activityStatusAt(now, times) });

describe('joining', () => {
  it.each([
    ['2025-06-10 08:59', 'activity_coming'],
    ['2025-06-10 09:00', null],
    ['2025-06-14 16:59', null],
    ['2025-06-14 17:00', 'activity_closed'],
    ['2025-06-15 11:59', 'activity_closed'],
    ['2025-06-15 12:00', 'activity_ended'],
  ])('at %s: %s', (now, refused) => {
    expect(joiningRefused(now, at(now))).toBe(refused);
  });
});

describe('leaving', () => {
  it.each([
    ['2025-06-10 09:00', null],
    ['2025-06-15 09:59', null],
    ['2025-06-15 10:00', 'activity_begun'],
    ['2025-06-15 12:00', 'activity_ended'],
  ])('at %s: %s', (now, refused) => {
    expect(leavingRefused(now, at(now))).toBe(refused);
    expect(canLeave(now, times)).toBe(refused === null);
  });
});

it.each([
  [0, 19, true],
  [0, 20, false],
  [4, 15, true],
  [4, 16, false],
])('%d companions when %d of 20 are taken: %s', (companions, registeredCount, verdict) => {
  expect(fits(companions, { quota: 20, registeredCount })).toBe(verdict);
});

describe('moving up', () => {
  const group = (seats: number) => ({ seats });
  it('takes the first that fits, and those after it that still do', () => {
    const waiting = [group(5), group(2), group(3), group(1)];
    const places = { quota: 20, registeredCount: 17 };
    expect(groupsToPromote(waiting, places)).toEqual([waiting[1], waiting[3]]);
  });

  it('never takes more than there is, passes nobody who fits, and keeps the order', () => {
    const groups = fc.array(fc.record({ seats: fc.integer({ min: 1, max: 5 }) }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(groups, fc.integer({ min: 0, max: 20 }), (waiting, registeredCount) => {
        const up = groupsToPromote(waiting, { quota: 20, registeredCount });
        const taken = up.reduce((sum, one) => sum + one.seats, 0);
        const free = 20 - registeredCount - taken;
        expect(free).toBeGreaterThanOrEqual(0);
        for (const one of waiting) if (!up.includes(one)) expect(one.seats).toBeGreaterThan(free);
        expect(waiting.filter((one) => up.includes(one))).toEqual(up);
      }),
    );
  });
});

describe('another size', () => {
  it.each([
    [3, 1, 18, { companions: 3, waitingCompanions: 0 }],
    [3, 1, 19, { companions: 2, waitingCompanions: 1 }],
    [3, 1, 20, { companions: 1, waitingCompanions: 2 }],
    [0, 4, 20, { companions: 0, waitingCompanions: 0 }],
  ])('%d companions wanted instead of %d when %d of 20 are taken', (wanted, has, taken, result) => {
    expect(resized(wanted, has, { quota: 20, registeredCount: taken })).toEqual(result);
  });
});

describe('reminders', () => {
  it.each([
    ['2025-06-13 09:00', true],
    ['2025-06-13 23:59', true],
    ['2025-06-14 00:00', false],
    ['2025-06-15 09:00', false],
  ])('who joins at %s needs one: %s', (now, verdict) => {
    expect(needsReminder(now, times)).toBe(verdict);
  });

  it('are for today and tomorrow, over the end of a month and a year', () => {
    expect(remindUntil('2025-06-14 09:00')).toBe('2025-06-16 00:00');
    expect(remindUntil('2025-12-30 19:59')).toBe('2026-01-01 00:00');
    expect(remindUntil('2025-03-08 12:00')).toBe('2025-03-10 00:00');
  });

  it.each([
    ['08:59', false],
    ['09:00', true],
    ['19:59', true],
    ['20:00', false],
    ['00:10', false],
  ])('at %s: %s', (time, verdict) => {
    expect(isTimeToRemind(`2025-06-14 ${time}`)).toBe(verdict);
  });
});
