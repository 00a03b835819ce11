import { describe, expect, it } from 'vitest';
import { phonePurposes } from '#contract/account/account.ts';
import { codeMessage, judgeCodeRequest } from './codes.rules.ts';

const now = new Date('2025-06-11T14:30:00Z');
const ago = (...seconds: number[]) => seconds.map((s) => new Date(now.getTime() - s * 1000));
const [minute, hour] = [60, 3600];

describe('another code', () => {
  it.each([
    ['the first', [], 0, 'send'],
    ['after 59 seconds', ago(59), 1, 'code_too_soon'],
    ['after 60 seconds', ago(60), 1, 'send'],
    ['the third in 10 minutes', ago(minute, 5 * minute), 2, 'send'],
    ['the fourth in 10 minutes', ago(minute, 5 * minute, 599), 3, 'code_limit'],
    ['the fourth, when the first is 10 minutes old', ago(minute, 5 * minute, 600), 3, 'send'],
    ['the fifth of the day', ago(hour, 2 * hour, 3 * hour, 4 * hour), 4, 'send'],
    [
      'the sixth of the day',
      ago(hour, 2 * hour, 3 * hour, 4 * hour, 24 * hour - 1),
      5,
      'code_limit',
    ],
    [
      'the sixth, when the first is a day old',
      ago(hour, 2 * hour, 3 * hour, 4 * hour, 24 * hour),
      5,
      'send',
    ],
    ['the 5,000th for all', [], 4_999, 'send'],
    ['the 5,001st for all', [], 5_000, 'code_limit'],
  ] as const)('%s', (_, sent, all, verdict) => {
    expect(judgeCodeRequest(sent, all, now)).toBe(verdict);
  });
});

it('something is sent for every purpose, with and without an account', () => {
  const all = phonePurposes.flatMap((purpose) =>
    [true, false].map((has) => codeMessage(purpose, has)),
  );
  expect(new Set(all.map((m) => m.key)).size).toBe(6);
  expect(all.filter((m) => m.usable).map((m) => m.key)).toEqual([
    'messages.codeRegister',
    'messages.codeReset',
    'messages.codeChangePhone',
  ]);
});
