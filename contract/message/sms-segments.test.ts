import { describe, expect, it } from 'vitest';
import { countSegments, smsText } from './sms-segments.ts';

describe('how many texts a message is', () => {
  it.each([
    ['', 0, 1],
    ['a'.repeat(160), 160, 1],
    ['a'.repeat(161), 161, 2],
    ['a'.repeat(306), 306, 2],
    ['a'.repeat(307), 307, 3],
    ['€'.repeat(80), 160, 1],
    ['柿'.repeat(70), 70, 1],
    ['柿'.repeat(71), 71, 2],
    ['𠮷'.repeat(35), 70, 1],
    ['“quoted”', 8, 1],
  ])('%s', (text, characters, segments) => {
    expect(countSegments(text)).toEqual({ characters, segments });
  });
});

it.each([
  ['Don’t forget “Tea” – bring a cup…', 'Don\'t forget "Tea" - bring a cup...'],
  ['帶「報稅表」’', '帶「報稅表」’'],
  ['José’s “café” 李', 'José’s “café” 李'],
  ["It's plain", "It's plain"],
])('is sent with plain quotes if that makes it plain: %s', (typed, sent) => {
  expect(smsText(typed)).toBe(sent);
  expect(countSegments(typed)).toEqual(countSegments(sent));
});
