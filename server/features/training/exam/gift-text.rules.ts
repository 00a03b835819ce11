/**
 * Text in three languages as Moodle keeps it: one span per language, which its multi-language filter picks from
 * (`<span lang="en" class="multilang">…</span>`). Text without spans is in the language that the importer names.
 */

import type { LocalText } from '#contract/staff/office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { languages } from './bank.rules.ts';

const moodleNames: Record<Locale, string> = { en: 'en', 'zh-CN': 'zh_cn', 'zh-TW': 'zh_tw' };

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const lastCodePoint = 0x10ffff;
const decoded = (html: string): string =>
  html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (all, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= lastCodePoint ? String.fromCodePoint(code) : all;
  });

/** The words of a piece of HTML; our exams show plain text. */
const wordsOf = (html: string): string =>
  decoded(
    html
      .replace(/\s*\n\s*/g, ' ')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/(?:p|div|li)>(?!\s*$)/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  ).trim();

const htmlOf = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n?|\n/g, '<br>');

/** Moodle's own escapes: what would end a part of a question. */
export const escaped = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&');

export const plainText = (text: string): string =>
  text.replace(/\\(n|[^\s])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

export const toMoodle = (text: LocalText): string =>
  languages
    .filter((lang) => text[lang])
    .map(
      (lang) =>
        `<span lang="${moodleNames[lang]}" class="multilang">${htmlOf(text[lang] ?? '')}</span>`,
    )
    .join('');

const span = /<span\b([^>]*\bmultilang\b[^>]*)>(.*?)<\/span>/gis;

/** `format` as written before the text: [html], [markdown], [plain], [moodle]. */
export const fromMoodle = (source: string, format: string, lang: Locale): LocalText => {
  const spans = [...source.matchAll(span)];
  const found = languages.flatMap((one) => {
    const own = spans.find(([, attributes = '']) => {
      const name = /lang\s*=\s*["']?([\w-]+)/i.exec(attributes)?.[1] ?? '';
      return name.toLowerCase().replace('-', '_') === moodleNames[one];
    });
    const words = own ? wordsOf(own[2] ?? '') : '';
    return words ? [[one, words] as const] : [];
  });
  if (spans.length) return Object.fromEntries(found);
  const words = format === 'html' || format === 'moodle' ? wordsOf(source) : source.trim();
  return words ? { [lang]: words } : {};
};
