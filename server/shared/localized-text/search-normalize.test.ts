import { describe, expect, it } from 'vitest';
import { fold, foldAll } from './search-normalize.ts';

describe('fold', () => {
  it.each([
    ['陳', '陈'],
    ['護理', '护理'],
    ['護理員培訓', '护理员培训'],
    ['太極班', '太极班'],
    ['Tai Chi', 'tai chi'],
    ['ＴＡＩ　ＣＨＩ', 'tai chi'],
    ['  a \n b\t', 'a b'],
    ['１２３', '123'],
    ['100%', '100%'],
    ['', ''],
    ['𠮷', '𠮷'],
  ])('%j is searched as %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is the same the second time', () => {
    for (const text of ['陳美玲 Tai Chi', '乾杯', '頭髮'])
      expect(fold(fold(text))).toBe(fold(text));
  });
});

it('foldAll has every language once', () => {
  const text = { en: 'Tai Chi', 'zh-CN': '太极', 'zh-TW': '太極' };
  expect(foldAll(text, { en: 'Queens' }, {})).toBe('tai chi\n太极\nqueens');
});
