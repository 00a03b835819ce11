import { expect, test } from 'vitest';
import type { Translate } from '#i18n/translator.ts';
import { cardNumberFix } from './card-number-hint.ts';

const t = ((key: string, values?: object) =>
  `${key} ${JSON.stringify(values ?? {})}`) as unknown as Translate;

test('names the places where a letter stands for a number', () => {
  expect(cardNumberFix('ab12o45c', t, 'en')).toBe('home.whiteCardSlip {"places":"5"}');
  expect(cardNumberFix('abO2345 1', t, 'zh-TW')).toBe('home.whiteCardSlip {"places":"3、8"}');
});

test('counts what was typed', () => {
  expect(cardNumberFix(' ab-12 ', t, 'en')).toBe('home.whiteCardCount {"count":4}');
  expect(cardNumberFix('', t, 'en')).toBe('home.whiteCardCount {"count":0}');
});

test('repeats the rule when only the order is wrong', () => {
  expect(cardNumberFix('12345abc', t, 'en')).toBe('home.whiteCardHint {}');
});
