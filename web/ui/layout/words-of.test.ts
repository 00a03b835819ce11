import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test.each([
  ['女兒可以做我的護理員嗎？', ['護理員嗎？']],
  ['家人怎样查护理员的证书？', ['护理员的', '证书？']],
  ['請在中午12:00以前送來', ['中午12:00']],
  ['糧食券（SNAP）怎樣續期？', ['糧食券（SNAP）']],
])('%s breaks between words', (text, words) => {
  expect(wordsOf(text).join('')).toBe(text);
  for (const word of words) expect(wordsOf(text)).toContain(word);
});

test('text with spaces is left to the browser', () => {
  expect(wordsOf('How do I apply?')).toEqual(['How do I apply?']);
});
