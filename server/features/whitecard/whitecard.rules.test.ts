import { describe, expect, it } from 'vitest';
import { contactByAfter, judgeCard } from './whitecard.rules.ts';

describe('judgeCard', () => {
  it.each([
    ['AB12345C', 'waiting', { id: 'AB12345C' }],
    ['ab 12345 c', 'waiting', { id: 'AB12345C' }],
    ['AB12345C', 'ineligible', { id: 'AB12345C' }],
    ['AB12345C', 'submitted', { refused: 'white_card_already_submitted' }],
    ['AB12345C', 'eligible', { refused: 'white_card_already_submitted' }],
    ['AB1234C', 'waiting', { refused: 'white_card_format' }],
    ['', 'waiting', { refused: 'white_card_format' }],
    ['\0', 'waiting', { refused: 'white_card_format' }],
    // Spec §5: the format is checked first.
    ['wrong', 'submitted', { refused: 'white_card_format' }],
  ] as const)('%j when %s', (typed, status, verdict) => {
    expect(judgeCard(typed, status)).toEqual(verdict);
  });
});

it('the promise is 24 hours by the clock, also when the clocks change', () => {
  const from = (moment: string) => contactByAfter(new Date(moment)).toISOString();
  expect(from('2025-06-11T14:30:00Z')).toBe('2025-06-12T14:30:00.000Z');
  expect(from('2025-03-08T20:00:00Z')).toBe('2025-03-09T20:00:00.000Z');
  expect(from('2025-12-31T23:59:00Z')).toBe('2026-01-01T23:59:00.000Z');
});
