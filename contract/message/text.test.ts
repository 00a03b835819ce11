import { describe, expect, it } from 'vitest';
import { judgeText } from './text.ts';

const original = 'We will call by {{by}}. Questions? {{phone}}';

describe('a wording', () => {
  it.each([
    ['{{phone}}: {{by}}', [], []],
    ['Call {{phone}}', ['{{by}}'], []],
    ['Nothing', ['{{by}}', '{{phone}}'], []],
    ['{{by}} {{phone}} {{name}}', [], ['{{name}}']],
    ['{{by}} {{phone}} {name}', [], ['{name}']],
    ['{{by}} {{phone', ['{{phone}}'], ['{{phone']],
    ['{{by}} {{ phone }}', ['{{phone}}'], ['{{', '}}']],
    ['{{by}} {{phone}}}', [], ['}']],
  ])('%s', (text, missing, unknown) => {
    expect(judgeText(text, original)).toEqual({ missing, unknown });
  });
});
