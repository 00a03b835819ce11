import { expect, it } from 'vitest';
import type { Letter } from '#contract/services/letters.ts';
import { letterState } from './letter-state.ts';

const answer = { letterType: 'change' } as Letter['answer'];

it.each<[string, Partial<Letter>]>([
  ['waiting', { status: 'init' }],
  ['asked', { status: 'error' }],
  ['asked', { status: 'unknown' }],
  ['finished', { status: 'finish' }],
  ['takenBack', { status: 'finish', cancelled: true }],
  ['answered', { status: 'finish', answer }],
])('is %s: %o', (state, part) => {
  expect(letterState({ answer: null, cancelled: false, ...part } as Letter)).toBe(state);
});
