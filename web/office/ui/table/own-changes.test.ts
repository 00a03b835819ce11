import { expect, it } from 'vitest';
import { afterArrival } from './own-changes.ts';

it.each([
  ['the only one', ['sort=name'], 'sort=name', []],
  ['an earlier one: the later is still to come', ['q=a', 'sort=name'], 'q=a', ['sort=name']],
  ['the last of several: those before were overtaken', ['q=a', 'q=ab', 'q=abc'], 'q=abc', []],
  ['one that was asked for twice', ['q=a', 'q=', 'q=a', 'q=ab'], 'q=a', ['q=ab']],
  ['one that nobody here asked for', ['q=a', 'sort=name'], 'view=mine', []],
  ['anything, when nothing was asked for', [], 'q=a', []],
])('arrives: %s', (_, underWay, arrived, left) => {
  expect(afterArrival(underWay, arrived)).toEqual(left);
});
