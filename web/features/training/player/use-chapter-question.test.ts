import { expect, test } from 'vitest';
import { askAt } from './use-chapter-question.ts';

const line = (from: number) => ({ from, to: from + 3, text: 'Wash.', keyPoint: false });

test('the film stops at its last words, or shortly before its end', () => {
  expect(askAt({ transcript: [line(1), line(50)], duration: 60 })).toBe(50);
  expect(askAt({ transcript: [], duration: 60 })).toBe(58);
  expect(askAt({ transcript: [], duration: 1 })).toBe(0);
});
