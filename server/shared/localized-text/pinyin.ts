/** Pinyin of a Chinese name: surnames are read as surnames (單 is shan), 'ü' is written v. */
import { pinyin } from 'pinyin-pro';

export const syllablesOf = (name: string): string[] =>
  pinyin(name, { toneType: 'none', type: 'array', surname: 'head', v: true });

export const initialsOf = (parts: readonly string[]): string =>
  parts.map((part) => part[0] ?? '').join('');
