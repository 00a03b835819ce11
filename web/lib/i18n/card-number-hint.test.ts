import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { mendCardNumber } from './card-number-hint.ts';

const t = ((key: string, values?: object) =>
  `${key} ${JSON.stringify(values ?? {})}`) as unknown as TFunction;

test('names the places where a letter stands for a number', () => {
  expect(mendCardNumber('ab12o45c', t, 'en')).toBe('home.whiteCardSlip {"places":"5"}');
  expect(mendCardNumber('abO2345 1', t, 'zh-TW')).toBe('home.whiteCardSlip {"places":"3、8"}');
});

test('counts what was typed', () => {
  expect(mendCardNumber(' ab-12 ', t, 'en')).toBe('home.whiteCardCount {"count":4}');
  expect(mendCardNumber('', t, 'en')).toBe('home.whiteCardCount {"count":0}');
});

test('repeats the rule when only the order is wrong', () => {
  expect(mendCardNumber('12345abc', t, 'en')).toBe('home.whiteCardHint {}');
});
