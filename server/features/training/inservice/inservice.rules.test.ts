import { describe, expect, it } from 'vitest';
import { type Credit, hoursToCredit, nextOf, yearStanding } from './inservice.rules.ts';

const credit = (issuedOn: string, hours: number, more: Partial<Credit> = {}): Credit => ({
  issuedOn,
  hours,
  revokedAt: null,
  subjects: [],
  ...more,
});
const aide = { hours: 2, subjects: ['infection'] };

describe('a year', () => {
  it.each([
    ['nothing', [], 0, false],
    ['enough', [credit('2026-01-01', 2, { subjects: ['infection'] })], 2, true],
    ['another year', [credit('2025-12-31', 2, { subjects: ['infection'] })], 0, false],
    ['hours without the subject', [credit('2026-06-01', 9)], 9, false],
    ['a revoked one', [credit('2026-06-01', 2, { revokedAt: new Date(0) })], 0, false],
    [
      'quarters',
      [credit('2026-02-01', 0.25), credit('2026-12-31', 1.75, { subjects: ['infection'] })],
      2,
      true,
    ],
  ])('%s', (_, credits, hoursDone, complete) => {
    expect(yearStanding(credits, aide, 2026)).toMatchObject({ hoursDone, complete });
  });

  it('is neither complete nor incomplete without a role', () => {
    expect(yearStanding([], null, 2026)).toMatchObject({ complete: null, missing: [] });
  });
});

it('the same training counts once a year, unless its certificate was revoked', () => {
  const before = credit('2026-01-05', 1);
  expect(hoursToCredit(1, [], '2026-12-01')).toBe(1);
  expect(hoursToCredit(1, [before], '2026-12-01')).toBe(0);
  expect(hoursToCredit(1, [before], '2027-01-02')).toBe(1);
  expect(hoursToCredit(1, [{ ...before, revokedAt: new Date(0) }], '2026-12-01')).toBe(1);
});

describe('what is next', () => {
  const offer = (nextAction: Parameters<typeof nextOf>[0][number]['nextAction'], code = 'x') => ({
    nextAction,
    subjects: [code],
    creditHours: 1,
  });
  const open = { missing: ['infection'], complete: false };
  it.each([
    [[offer('start'), offer('continue')], 'continue'],
    [[offer('takeExam'), offer('sign')], 'sign'],
    [[offer('certificate'), offer('wait')], undefined],
  ] as const)('%#', (offers, action) => {
    expect(nextOf(offers, open)?.nextAction).toBe(action);
  });
  it('begins with a subject that is missing', () => {
    expect(nextOf([offer('start'), offer('start', 'infection')], open)?.subjects).toEqual([
      'infection',
    ]);
  });
  it('asks for nothing new when the year is complete', () => {
    const done = { missing: [], complete: true };
    expect(nextOf([offer('start')], done)).toBeNull();
    expect(nextOf([offer('start'), offer('renew')], done)?.nextAction).toBe('renew');
  });
});
