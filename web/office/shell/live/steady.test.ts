import { expect, it } from 'vitest';
import { isSameOrder, keepOrder } from './steady.ts';

const now = new Map([
  ['c', 'C'],
  ['a', 'A2'],
  ['d', 'D'],
]);

it('keeps the order, with new data, and says what came and went', () => {
  const { rows, gone, come } = keepOrder({
    shown: ['a', 'b', 'c'],
    now,
    before: (key) => (key === 'b' ? 'B' : undefined),
  });
  expect(rows).toEqual(['A2', 'B', 'C']);
  expect([...gone]).toEqual(['b']);
  expect(come).toEqual(['d']);
});

it('leaves out what nobody knows', () => {
  expect(keepOrder({ shown: ['x'], now, before: () => undefined }).rows).toEqual([]);
});

it.each([
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], ['a', 'b'], false],
])('%j and %j', (one, other, same) => expect(isSameOrder(one, other)).toBe(same));
