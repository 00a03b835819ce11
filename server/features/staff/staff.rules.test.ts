import { describe, expect, it } from 'vitest';
import { leavesNoAdmin, stageOf, tidyCode } from './staff.rules.ts';

describe('what the second factor needs', () => {
  it.each([
    [{ confirmed: false, given: false, required: false, byLink: false }, 'done'],
    [{ confirmed: false, given: false, required: true, byLink: false }, 'link'],
    [{ confirmed: false, given: false, required: true, byLink: true }, 'enroll'],
    [{ confirmed: true, given: false, required: false, byLink: true }, 'code'],
    [{ confirmed: true, given: false, required: true, byLink: true }, 'code'],
    [{ confirmed: true, given: true, required: true, byLink: false }, 'done'],
  ] as const)('%o: %s', (facts, stage) => {
    expect(stageOf(facts)).toBe(stage);
  });
});

describe('the last administrator', () => {
  const admin = { role: 'admin', active: true } as const;
  it.each([
    ['stays one', admin, admin, 0, false],
    ['cannot become an editor', admin, { role: 'editor', active: true }, 0, true],
    ['cannot be closed', admin, { role: 'admin', active: false }, 0, true],
    ['can, when there is another', admin, { role: 'admin', active: false }, 1, false],
    [
      'closing an editor',
      { role: 'editor', active: true },
      { role: 'editor', active: false },
      0,
      false,
    ],
    [
      'one who was closed before',
      { role: 'admin', active: false },
      { role: 'editor', active: false },
      0,
      false,
    ],
  ] as const)('%s', (_, before, after, others, verdict) => {
    expect(leavesNoAdmin(before, after, others)).toBe(verdict);
  });
});

it.each([
  [' 123 456 ', '123456'],
  ['１２３４５６', '123456'],
  ['abcd-efgh-jkmn', 'ABCDEFGHJKMN'],
])('%j is typed for %s', (typed, code) => {
  expect(tidyCode(typed)).toBe(code);
});
