/** A Chinese name in letters, as staff may type it: 'chen xiuying', 'chenxiuying', 'cxy'. */
import { pinyin } from 'pinyin-pro';

export const lettersOf = (name: string): string => {
  if (!/\p{Script=Han}/u.test(name)) return '';
  const parts = pinyin(name, { toneType: 'none', type: 'array', mode: 'surname' });
  const [family = '', ...given] = parts;
  const initials = parts.map((part) => part[0] ?? '').join('');
  return [parts.join(' '), `${family} ${given.join('')}`, parts.join(''), initials].join(' ');
};
