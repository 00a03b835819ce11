import { describe, expect, it } from 'vitest';
import { agencyTime } from '#server/platform/time/agency-time.ts';
import { changeUntil, recordNoOf, refuseCancel, refuseMove, remindAtFor } from './records.rules.ts';

const startsAt = new Date('2026-06-04T14:30:00Z');
const soon = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);
const visit = { status: 'init', cancelledAt: null, startsAt } as const;
const request = { ...visit, startsAt: null };

describe('a record can be', () => {
  it.each([
    ['a visit, in time', visit, 121, null, null],
    ['a visit, at the last moment', visit, 120, null, null],
    ['a visit, a minute later', visit, 119, 'too_late_to_change', 'too_late_to_change'],
    ['a visit that is over', visit, -60, 'too_late_to_change', 'too_late_to_change'],
    [
      'a visit that is cancelled',
      { ...visit, cancelledAt: soon(500) },
      300,
      'record_closed',
      'record_closed',
    ],
    [
      'a visit the office closed',
      { ...visit, status: 'finish' },
      300,
      'record_closed',
      'record_closed',
    ],
    [
      'a visit with an exception',
      { ...visit, status: 'error' },
      300,
      'record_closed',
      'record_closed',
    ],
    ['a request', request, 0, 'no_appointment', null],
    [
      'a request that is answered',
      { ...request, status: 'finish' },
      0,
      'no_appointment',
      'record_closed',
    ],
  ] as const)('moved, cancelled: %s', (_, record, minutes, move, cancel) => {
    expect([refuseMove(record, soon(minutes)), refuseCancel(record, soon(minutes))]).toEqual([
      move,
      cancel,
    ]);
  });
  it('until two hours before', () => {
    expect(changeUntil(startsAt)).toEqual(soon(120));
  });
});

describe('the reminder', () => {
  const remind = (visitAt: string, now: string) =>
    remindAtFor(
      new Date(visitAt),
      '10:00',
      agencyTime(new Date(now), 'America/New_York'),
    )?.toISOString() ?? null;
  it.each([
    ['the day before', '2026-06-04T14:30:00Z', '2026-06-01T12:00:00Z', '2026-06-03T14:00:00.000Z'],
    [
      'on a Sunday for Monday',
      '2026-06-08T13:00:00Z',
      '2026-06-01T12:00:00Z',
      '2026-06-07T14:00:00.000Z',
    ],
    [
      'before the clocks go forward',
      '2027-03-14T13:00:00Z',
      '2027-03-10T12:00:00Z',
      '2027-03-13T15:00:00.000Z',
    ],
    [
      'on the day they go back',
      '2026-11-02T15:00:00Z',
      '2026-10-28T12:00:00Z',
      '2026-11-01T15:00:00.000Z',
    ],
    ['on leap day', '2028-03-01T15:00:00Z', '2028-02-20T12:00:00Z', '2028-02-29T15:00:00.000Z'],
    [
      'on New Year’s Eve',
      '2027-01-01T15:00:00Z',
      '2026-12-20T12:00:00Z',
      '2026-12-31T15:00:00.000Z',
    ],
    [
      'not when it is too late: the confirmation just came',
      '2026-06-04T14:30:00Z',
      '2026-06-03T14:00:00Z',
      null,
    ],
    ['not on the same day', '2026-06-04T14:30:00Z', '2026-06-04T11:00:00Z', null],
  ])('comes %s', (_, visitAt, now, expected) => {
    expect(remind(visitAt, now)).toBe(expected);
  });
});

describe('the number people say', () => {
  const numbers = Array.from({ length: 2_000 }, (_, i) => recordNoOf(2_046 + i));
  const known = new Set(numbers);
  it('is short and nobody else’s', () => {
    expect(recordNoOf(2046)).toBe('R-20463');
    expect(known.size).toBe(numbers.length);
    for (const no of numbers) expect(no).toMatch(/^R-\d{5}$/);
  });
  it('is never one of ours with one digit misheard or two swapped', () => {
    for (const no of numbers.slice(0, 200)) {
      const digits = [...no.slice(2)];
      for (let i = 0; i < digits.length; i++) {
        for (const other of '0123456789')
          if (other !== digits[i])
            expect(known.has(`R-${digits.with(i, other).join('')}`)).toBe(false);
        const [a = '', b = ''] = [digits[i], digits[i + 1]];
        if (b && a !== b)
          expect(
            known.has(
              `R-${digits
                .with(i, b)
                .with(i + 1, a)
                .join('')}`,
            ),
          ).toBe(false);
      }
    }
  });
});
