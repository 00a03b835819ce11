/** Text as search sees it: one script, one case, one width; so that 陈 finds 陳 and "Tai Chi" finds "tai chi". */
import OpenCC from 'opencc-js';
import type { LocalText } from './text.ts';

const toHans = OpenCC.Converter({ from: 't', to: 'cn' });

export const fold = (text: string): string =>
  toHans(text.normalize('NFKC').toLowerCase()).replace(/\s+/g, ' ').trim();

export const foldAll = (...texts: LocalText[]): string => {
  const parts = texts.flatMap((t) => [t.en, t['zh-CN'], t['zh-TW']]);
  return [...new Set(parts.filter((p): p is string => Boolean(p)).map(fold))].join('\n');
};
