/** docs/glossary.md: one word per meaning, in our words and in the sample content. */
import { readFileSync } from 'node:fs';
import OpenCC from 'opencc-js';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import type { Locale } from './pick-locale.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');

const columns: Record<Locale, number> = { en: 4, 'zh-CN': 5, 'zh-TW': 6 };

const forbidden = (locale: Locale): string[] =>
  [...glossary.matchAll(/^\|(?! Meaning|-)(.+)\|$/gm)]
    .flatMap(([, row = '']) => (row.split('|')[columns[locale]] ?? '').split(','))
    .map((word) => word.trim())
    .filter(Boolean);

const right = [
  ...(/^Bank accounts: [^#]+/m.exec(glossary)?.[0] ?? '').matchAll(/[\p{Script=Han}]+/gu),
]
  .map(([word]) => word)
  .sort((a, b) => b.length - a.length);

type Texts = [where: string, text: string][];

const toHans = OpenCC.Converter({ from: 't', to: 'cn' });
const toHant = OpenCC.Converter({ from: 'cn', to: 't' });

/** The language of a text that stands without its key, as what a person or a colleague wrote; null where it fits both scripts. */
const localeOf = (text: string): Locale | null => {
  if (!/\p{Script=Han}/u.test(text)) return 'en';
  const isHant = toHans(text) !== text;
  if (isHant === (toHant(text) !== text)) return null;
  return isHant ? 'zh-TW' : 'zh-CN';
};

/** Every text below, by the key of its language where it has one. */
const textsIn = (value: unknown, locale: Locale, where = '', inLocale = false): Texts => {
  if (typeof value === 'string')
    return inLocale || localeOf(value) === locale ? [[where, value]] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const isOther = key in columns && key !== locale;
    if (isOther) return [];
    return textsIn(part, locale, `${where}.${key}`, inLocale || key === locale);
  });
};

const demo = import.meta.glob<Record<string, unknown>>('/demo/**/*.ts', { eager: true });
const words: Record<Locale, unknown> = { en, 'zh-CN': zhHans, 'zh-TW': zhHant };

const finds = (texts: Texts, word: string): string[] => {
  const isLatin = /^[\w -]+$/.test(word);
  const pattern = isLatin ? new RegExp(`\\b${word}\\b`, 'i') : new RegExp(word);
  return texts
    .filter(([, text]) => {
      let rest = text.replace(/\{\{\w+\}\}/g, '');
      for (const phrase of right) rest = rest.replaceAll(phrase, '');
      return pattern.test(rest);
    })
    .map(([where, text]) => `${where}: ${text.slice(0, 60)}`);
};

describe.each(Object.keys(columns) as Locale[])('the words of %s', (locale) => {
  const texts = [...textsIn(words[locale], locale, 'i18n', true), ...textsIn(demo, locale, 'demo')];

  it('are many, and so are the words that are not to be used', () => {
    expect(texts.length).toBeGreaterThan(3_000);
    expect(forbidden(locale).length).toBeGreaterThan(5);
  });

  it.each(forbidden(locale))('%s would be found in words and in sample content', (word) => {
    const words = { errors: { not_found: `a ${word} b` } };
    expect(finds(textsIn(words, locale, 'i18n', true), word)).toHaveLength(1);
    const sample = { faqs: [{ answer: { [locale]: `a ${word} b` } }] };
    expect(finds(textsIn(sample, locale, 'demo'), word)).toHaveLength(1);
  });

  it.each(forbidden(locale))('do without %s', (word) => {
    expect(finds(texts, word)).toEqual([]);
  });
});
