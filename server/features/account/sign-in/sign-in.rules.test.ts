import { describe, expect, it } from 'vitest';
import {
  asIdentity,
  changed,
  failureName,
  isLocked,
  sessionLifetimeMs,
  touchEveryMs,
} from './sign-in.rules.ts';

it.each([
  ['2125550101', { phone: '+12125550101' }],
  ['+1 (212) 555-0101', { phone: '+12125550101' }],
  ['２１２５５５０１０１', { phone: '+12125550101' }],
  ['mei@example.com', { email: 'mei@example.com' }],
  [' Mei@Example.COM ', { email: 'mei@example.com' }],
  ['ｍｅｉ＠example.com', { email: 'mei@example.com' }],
  ['911', { email: '911' }],
  ['2125550101@example.com', { email: '2125550101@example.com' }],
])('%s signs in as %j', (username, identity) => {
  expect(asIdentity(username)).toEqual(identity);
});

it('a session lasts 12 hours without use, or 30 days when remembered', () => {
  expect(sessionLifetimeMs(false)).toBe(12 * 3_600_000);
  expect(sessionLifetimeMs(true)).toBe(30 * 24 * 3_600_000);
  expect(touchEveryMs).toBeLessThan(sessionLifetimeMs(false) / 10);
});

it('failures are counted under names that cannot be mistaken for each other', () => {
  const names = [
    failureName.identity({ phone: '+12125550101' }),
    failureName.identity({ email: 'a@b.c' }),
    failureName.account('x'),
    failureName.device('x'),
    failureName.again('x'),
  ];
  expect(new Set(names).size).toBe(names.length);
});

describe('the lock', () => {
  const minute = 60_000;
  const start = Date.parse('2025-06-11T14:30:00Z');
  /** Newest first. */
  const at = (...minutes: number[]) => minutes.map((m) => new Date(start + m * minute)).reverse();
  const now = (m: number) => new Date(start + m * minute);
  const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 14];

  it.each([
    ['nine failures', at(...ten.slice(1)), 14, false],
    ['ten within 15 minutes', at(...ten), 14, true],
    ['just before its end', at(...ten), 28.99, true],
    ['15 minutes after the last', at(...ten), 29, false],
    ['ten in a longer time', at(0, ...ten.slice(1, 9), 15), 15, false],
    ['ten at once', at(...Array(10).fill(3)), 3, true],
    ['none', [], 0, false],
  ] as const)('%s', (_, failures, minutes, locked) => {
    expect(isLocked(failures, now(minutes))).toBe(locked);
  });
});

it.each([
  [undefined, 'before', 'before'],
  ['', 'before', null],
  [null, 'before', null],
  ['new', 'before', 'new'],
  [undefined, null, null],
] as const)('a form that sends %j over %j leaves %j', (value, before, after) => {
  expect(changed(value, before)).toBe(after);
});
