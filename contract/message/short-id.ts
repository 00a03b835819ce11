/** The short ID at the end of every text message, by which its reader can ask whether we sent it. */
import { plain } from '#contract/field-rules.ts';
import type { Locale } from '#i18n/pick-locale.ts';

/** Without characters that are easily confused (0/O, 1/I/L, 5/S, U/V), and without vowels. */
export const shortIdLetters = '2346789CDFHJKMNPQRTWXY';
export const shortIdLength = 5;

/** Never three digits in a row: phones would offer them as a verification code. */
export const isShortId = (value: string): boolean =>
  new RegExp(`^P-[${shortIdLetters}]{${shortIdLength}}$`).test(value) && !/\d{3}/.test(value);

/** Letters that people write for the digits they look like. */
const lookAlikes: Record<string, string> = { B: '8', G: '6', Z: '2' };

/** Normalized input: `p 7k3m9`, `7K3M9` or a whole pasted text message become `P-7K3M9`. */
export const tidyShortId = (value: string): string => {
  const text = plain(value).toUpperCase();
  const inText = /(?<![A-Z0-9])P\s?[-‐–—−]\s?([A-Z0-9]{5})(?![A-Z0-9])/.exec(text)?.[1];
  const bare = text.replace(/^P\s?[-‐–—−]/, '').replace(/[\s\-‐–—−.·]/g, '');
  const typed = inText ?? bare.replace(/^P(?=.{5}$)/, '');
  return `P-${typed.replace(/[BGZ]/g, (letter) => lookAlikes[letter] ?? letter)}`;
};

/** Not among the editable words: no editor can take it off. */
const labels: Record<Locale, string> = {
  en: 'Message ID ',
  'zh-CN': '短信编号',
  'zh-TW': '簡訊編號',
};

export const withShortId = (text: string, shortId: string, locale: Locale): string =>
  `${text} ${labels[locale]}${shortId}`;

/** For counting and examples. */
export const sampleShortId = 'P-7K3M9';
