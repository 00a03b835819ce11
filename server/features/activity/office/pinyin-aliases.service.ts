/** Pinyin spellings of a Chinese name that staff may search by: 'chen xiuying', 'chenxiuying', 'cxy'. */
import { initialsOf, syllablesOf } from '#server/shared/localized-text/pinyin.ts';

export const lettersOf = (name: string): string => {
  if (!/\p{Script=Han}/u.test(name)) return '';
  const parts = syllablesOf(name);
  const [family = '', ...given] = parts;
  const ways = [parts.join(' '), `${family} ${given.join('')}`, parts.join(''), initialsOf(parts)];
  return ways.join(' ');
};
