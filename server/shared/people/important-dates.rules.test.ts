import { describe, expect, it } from 'vitest';
import { nextReminder, nextYearly, reminderOf, yearAfter } from './important-dates.rules.ts';

describe('when to remind', () => {
  it.each([
    ['far ahead: 90 days before', '2026-12-31', '2026-01-01', '2026-10-02'],
    ['on that day: the next is 60 days before', '2026-12-31', '2026-10-02', '2026-11-01'],
    ['between: 30 days before', '2026-12-31', '2026-11-20', '2026-12-01'],
    ['a week before', '2026-12-31', '2026-12-10', '2026-12-24'],
    ['after the last: none', '2026-12-31', '2026-12-24', null],
    ['over: none', '2026-12-31', '2027-01-05', null],
    ['across the clock change', '2026-11-05', '2026-10-01', '2026-10-06'],
  ])('%s', (_, day, today, expected) => {
    expect(nextReminder(day, today)).toBe(expected);
  });

  it.each([
    ['upcoming', '2026-06-01', 'renew'],
    ['upcoming', '2026-06-30', 'renew'],
    ['upcoming', '2026-07-01', null],
    ['started', '2026-06-01', null],
    ['started', '2026-06-23', 'underWay'],
    ['done', '2026-06-23', null],
    ['dropped', '2026-06-23', null],
  ] as const)('%s on %s: %s', (state, today, expected) => {
    expect(reminderOf({ state, day: '2026-06-30' }, today)).toBe(expected);
  });
});

describe('the next year', () => {
  it('is the same day, and in February one that is there', () => {
    expect(yearAfter('2026-03-31')).toBe('2027-03-31');
    expect(yearAfter('2028-02-29')).toBe('2029-02-28');
  });
  it('is still to come', () => {
    expect(nextYearly('2023-05-04', '2026-05-03')).toBe('2026-05-04');
    expect(nextYearly('2023-05-04', '2026-05-04')).toBe('2027-05-04');
  });
});
