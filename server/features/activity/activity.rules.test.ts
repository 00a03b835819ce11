import { describe, expect, it } from 'vitest';
import { activityStatusAt, registerStatusAt } from './activity.rules.ts';

const activity = {
  registerStart: '2025-06-10 09:00:00',
  registerEnd: '2025-06-14 17:00:00',
  startTime: '2025-06-15 10:00:00',
  endTime: '2025-06-15 12:00:00',
  quota: 20,
  registeredCount: 19,
};

describe('activityStatus', () => {
  it.each([
    ['2025-06-09 23:59', 'coming'],
    ['2025-06-10 08:59', 'coming'],
    ['2025-06-10 09:00', 'sign_up'],
    ['2025-06-10 09:01', 'sign_up'],
    ['2025-06-14 17:00', 'sign_up'],
    ['2025-06-15 11:59', 'sign_up'],
    ['2025-06-15 12:00', 'ended'],
    ['2025-06-15 12:01', 'ended'],
    ['2026-01-01 00:00', 'ended'],
  ])('at %s is %s', (now, status) => {
    expect(activityStatusAt(now, activity)).toBe(status);
  });

  it('is over when it is over, even if registration never opened', () => {
    const times = { ...activity, registerStart: '2025-07-01 09:00:00' };
    expect(activityStatusAt('2025-06-16 00:00', times)).toBe('ended');
  });
});

describe('registerStatus', () => {
  it.each([
    ['2025-06-11 09:00', 19, 'not_full'],
    ['2025-06-11 09:00', 0, 'not_full'],
    ['2025-06-11 09:00', 20, 'full'],
    ['2025-06-11 09:00', 21, 'full'],
    ['2025-06-14 16:59', 19, 'not_full'],
    ['2025-06-14 17:00', 19, 'full'],
    ['2025-06-16 09:00', 0, 'full'],
  ])('at %s with %d of 20 is %s', (now, registeredCount, status) => {
    expect(registerStatusAt(now, { ...activity, registeredCount })).toBe(status);
  });
});
