import { describe, expect, it } from 'vitest';
import { type DueRule, isOverdue, isSoon, planStanding, reminderStage } from './plan.rules.ts';

const today = '2026-03-10';
const plan = (rule: Partial<DueRule>): DueRule => ({
  dueKind: 'day',
  dueDay: null,
  dueDays: null,
  plannedOn: '2025-01-01',
  ...rule,
});
const held = (
  issuedOn: string,
  expiresOn: string | null = null,
  revokedAt: Date | null = null,
) => ({
  issuedOn,
  expiresOn,
  revokedAt,
});
const day = plan({ dueDay: '2026-04-01' });
const hire = plan({ dueKind: 'hire', dueDays: 30 });
const yearly = plan({ dueKind: 'yearly' });

describe('a planned training', () => {
  it.each([
    ['on a day', day, null, [], { dueOn: '2026-04-01', done: false }],
    ['held', day, null, [held('2024-01-01')], { dueOn: '2026-04-01', done: true }],
    [
      'held until the day',
      day,
      null,
      [held('2025-04-02', '2026-04-01')],
      { dueOn: '2026-04-01', done: true },
    ],
    [
      'ends before the day',
      day,
      null,
      [held('2025-03-31', '2026-03-31')],
      { dueOn: '2026-04-01', done: false },
    ],
    [
      'revoked',
      day,
      null,
      [held('2026-01-01', null, new Date())],
      { dueOn: '2026-04-01', done: false },
    ],
    ['after the hire', hire, '2026-03-01', [], { dueOn: '2026-03-31', done: false }],
    ['without a date of hire', hire, null, [], null],
    ['the first anniversary', yearly, '2025-06-15', [], { dueOn: '2026-06-15', done: false }],
    ['on the anniversary itself', yearly, '2025-03-10', [], { dueOn: '2026-03-10', done: false }],
    [
      'done for the first',
      yearly,
      '2025-06-15',
      [held('2025-07-01')],
      { dueOn: '2026-06-15', done: true },
    ],
    [
      'missed the last',
      yearly,
      '2023-01-20',
      [held('2024-12-01')],
      { dueOn: '2026-01-20', done: false },
    ],
    ['done late', yearly, '2023-01-20', [held('2026-02-01')], { dueOn: '2027-01-20', done: true }],
    [
      'done in time for the last',
      yearly,
      '2023-01-20',
      [held('2025-12-01')],
      { dueOn: '2027-01-20', done: false },
    ],
    [
      'not planned yet at the last',
      { ...yearly, plannedOn: '2026-02-01' },
      '2023-01-20',
      [],
      { dueOn: '2027-01-20', done: false },
    ],
    [
      'hired on a leap day',
      yearly,
      '2024-02-29',
      [held('2026-01-01')],
      { dueOn: '2027-02-28', done: false },
    ],
  ] as const)('%s', (_, rule, hiredOn, certificates, standing) => {
    expect(planStanding(rule, { hiredOn, held: certificates }, today)).toEqual(standing);
  });
});

it.each([
  ['2026-04-10', null, false, false],
  ['2026-04-09', '30', true, false],
  ['2026-03-25', '30', true, false],
  ['2026-03-24', '14', true, false],
  ['2026-03-13', '3', true, false],
  ['2026-03-10', '3', true, false],
  ['2026-03-09', 'overdue', false, true],
] as const)('due on %s: reminder %s, soon %s, overdue %s', (dueOn, stage, soon, overdue) => {
  const open = { dueOn, done: false };
  expect(reminderStage(open, today)).toBe(stage);
  expect(isSoon(open, today)).toBe(soon);
  expect(isOverdue(open, today)).toBe(overdue);
  const done = { dueOn, done: true };
  expect([reminderStage(done, today), isSoon(done, today), isOverdue(done, today)]).toEqual([
    null,
    false,
    false,
  ]);
});
