import { expect, test } from 'vitest';
import { keyed } from './stable-keys.ts';

const keysOf = (list: readonly string[]) => keyed(list, String).map(({ key }) => key);

test('names every one differently, also those that say the same', () => {
  const keys = keysOf(['sms', 'email', 'sms', 'sms']);
  expect(new Set(keys).size).toBe(4);
  expect(keyed(['sms', 'email'], String).map(({ one }) => one)).toEqual(['sms', 'email']);
});

test('keeps the names of what was there when more comes behind it', () => {
  expect(keysOf(['a', 'b', 'a', 'a']).slice(0, 3)).toEqual(keysOf(['a', 'b', 'a']));
});
