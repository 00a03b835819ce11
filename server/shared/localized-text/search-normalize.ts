/** Normalizes text for search: one script, case and width, so 陈 finds 陳 and "Tai Chi" finds "tai chi". */
import { LRUCache } from 'lru-cache';
import OpenCC from 'opencc-js';
import type { LocalText } from './localized-text.ts';

/** Reads its dictionaries when first used: most commands never search. */
const converter = (options: Parameters<typeof OpenCC.Converter>[0]) => {
  let convert: ReturnType<typeof OpenCC.Converter> | undefined;
  return (text: string): string => {
    convert ??= OpenCC.Converter(options);
    return convert(text);
  };
};

const toHans = converter({ from: 't', to: 'cn' });
const toHansWords = converter({ from: 'twp', to: 'cn' });
const toHantWords = converter({ from: 'cn', to: 'twp' });

/** Converts to the other script, by words and not only characters: 软件 becomes 軟體. */
export const convert = (text: string, to: 'zh-CN' | 'zh-TW'): string =>
  to === 'zh-CN' ? toHansWords(text) : toHantWords(text);

export const fold = (text: string): string =>
  toHans(text.normalize('NFKC').toLowerCase()).replace(/\s+/g, ' ').trim();

/** Texts of ours are searched again and again, and folding all of them takes several milliseconds. */
const folded = new LRUCache<string, string>({ max: 2_000 });
const foldOurs = (text: string): string => {
  const kept = folded.get(text) ?? fold(text);
  folded.set(text, kept);
  return kept;
};

export const foldAll = (...texts: LocalText[]): string => {
  const parts = texts.flatMap((t) => [t.en, t['zh-CN'], t['zh-TW']]);
  return [...new Set(parts.filter((p): p is string => Boolean(p)).map(foldOurs))].join('\n');
};
