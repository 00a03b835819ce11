import { expect, it } from 'vitest';
import { bothNames, orderedName } from './person-name.ts';

it.each([
  ['Meiling', 'Chen', 'Meiling Chen'],
  [' Mei  Ling ', 'Chen', 'Mei Ling Chen'],
  ['美玲', '陈', '陈美玲'],
  ['美玲', '', '美玲'],
  ['𠮷堃', '歐陽', '歐陽𠮷堃'],
  ['美玲', 'Chen', '美玲 Chen'],
  ['Chen', '', 'Chen'],
])('%s and %s are written %s', (firstName, lastName, written) => {
  expect(orderedName({ firstName, lastName })).toBe(written);
});

it('puts the Chinese name before the Latin one, once', () => {
  const wei = { firstName: 'Wei', lastName: 'Chen' };
  expect(bothNames({ ...wei, chineseName: '陳偉' })).toBe('陳偉 Wei Chen');
  expect(bothNames({ ...wei, chineseName: null })).toBe('Wei Chen');
  expect(bothNames({ firstName: '偉', lastName: '陳', chineseName: '陳偉' })).toBe('陳偉');
});
