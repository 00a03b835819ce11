import { expect, test } from 'vitest';
import { clockOf } from './clock-words.ts';

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [312, '5:12'],
  [3912, '1:05:12'],
  [-1, '0:00'],
])('%s seconds are %s', (seconds, words) => {
  expect(clockOf(seconds)).toBe(words);
});
