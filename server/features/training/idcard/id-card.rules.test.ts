import { expect, it } from 'vitest';
import { idCardState, isCardValid } from './id-card.rules.ts';

it.each([
  ['cleared', 'valid'],
  ['blocked', 'blocked'],
  [null, 'noRole'],
] as const)('with papers %s the card is %s', (clearance, state) =>
  expect(idCardState(clearance)).toBe(state),
);

it.each([
  [{ approved: true, closed: false, clearance: 'cleared' }, true],
  [{ approved: true, closed: false, clearance: 'blocked' }, false],
  [{ approved: true, closed: false, clearance: null }, false],
  [{ approved: true, closed: true, clearance: 'cleared' }, false],
  [{ approved: false, closed: false, clearance: 'cleared' }, false],
] as const)('%j is valid: %s', (holder, valid) => expect(isCardValid(holder)).toBe(valid));
