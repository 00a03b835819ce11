import { describe, expect, it } from 'vitest';
import { fillIn, judgeText, placeholdersOf } from './text.ts';

const original = 'We will call by {{by}}. Questions? {{phone}}';

describe('placeholders', () => {
  it('are found once each', () => {
    expect(placeholdersOf('{{a}} {{b}} {{a}} { c }')).toEqual(['a', 'b']);
  });
  it('are filled in, and values are taken as they are', () => {
    const filled = fillIn('{{a}} and {{b}}, {{c}}', { a: '{{b}}', b: 2 });
    expect(filled).toBe('{{b}} and 2, {{c}}');
  });
});

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
