import { describe, expect, it } from 'vitest';
import { judgeCard } from './whitecard.rules.ts';

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
