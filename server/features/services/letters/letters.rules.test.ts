import { describe, expect, it } from 'vitest';
import { dayToRemind, judgeDays } from './letters.rules.ts';

const today = '2026-06-15';

describe('the days of a letter', () => {
  it('a denial has a fair hearing within 60 days of its notice', () => {
    expect(judgeDays({ letterType: 'denial', noticeOn: '2026-06-01' }, today)).toEqual({
      noticeOn: '2026-06-01',
      deadline: null,
      hearingBy: '2026-07-31',
    });
  });
  it('nothing else has', () => {
    const days = { noticeOn: '2026-06-01', deadline: '2026-07-01' };
    expect(judgeDays({ letterType: 'recertification', ...days }, today)).toEqual({
      ...days,
      hearingBy: null,
    });
    expect(judgeDays({ letterType: 'other' }, today)).toEqual({
      noticeOn: null,
      deadline: null,
      hearingBy: null,
    });
  });
  it.each([
    ['a denial without the date of its notice', { letterType: 'denial' }, 'noticeOn'],
    ['a notice of tomorrow', { letterType: 'change', noticeOn: '2026-06-16' }, 'noticeOn'],
    ['a notice of years ago', { letterType: 'change', noticeOn: '2025-06-13' }, 'noticeOn'],
    [
      'a deadline before the notice',
      { letterType: 'change', noticeOn: '2026-06-10', deadline: '2026-06-09' },
      'deadline',
    ],
    ['a deadline in many years', { letterType: 'other', deadline: '2036-01-01' }, 'deadline'],
  ] as const)('refuses %s', (_, named, field) => {
    expect(judgeDays(named, today)).toMatchObject({ wrong: { field } });
  });
});

it('reminds of the nearest day that is to come', () => {
  expect(dayToRemind({ deadline: '2026-06-20', hearingBy: '2026-07-31' }, today)).toBe(
    '2026-06-20',
  );
  expect(dayToRemind({ deadline: '2026-06-10', hearingBy: '2026-07-31' }, today)).toBe(
    '2026-07-31',
  );
  expect(dayToRemind({ deadline: '2026-06-10', hearingBy: null }, today)).toBeNull();
});
