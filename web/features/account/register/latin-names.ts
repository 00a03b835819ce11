/** Latin names to offer for Chinese ones, as passports write them: surname apart, given name in one word, ü as YU. */

/** Surnames of two characters, in both scripts. */
const longSurnames = new Set([
  ...['欧阳', '歐陽', '司马', '司馬', '诸葛', '諸葛', '上官', '司徒', '夏侯', '东方', '東方'],
  ...[
    '皇甫',
    '尉迟',
    '尉遲',
    '公孙',
    '公孫',
    '令狐',
    '慕容',
    '端木',
    '轩辕',
    '軒轅',
    '南宫',
    '南宮',
  ],
]);

const hanOf = (text: string): string => (text.match(/\p{Script=Han}/gu) ?? []).join('');

export type HanName = { surname: string; given: string };

/** The Chinese name that was typed into the fields for Latin names; null if there is none. */
export const hanNameIn = (lastName: string, firstName: string): HanName | null => {
  const [last, first] = [hanOf(lastName), hanOf(firstName)];
  if (last && first) return { surname: last, given: first };
  const whole = [...(last || first)];
  if (!whole.length) return null;
  // The whole name in one field; beside a Latin surname it is the given name.
  if (first && lastName.trim()) return { surname: '', given: first };
  if (last && firstName.trim()) return { surname: last, given: '' };
  const length = whole.length > 2 && longSurnames.has(whole.slice(0, 2).join('')) ? 2 : 1;
  return { surname: whole.slice(0, length).join(''), given: whole.slice(length).join('') };
};

/** 'MEILING' of ['mei', 'ling']; the reader writes ü as v. */
const latinOf = (syllables: readonly string[]): string =>
  syllables.join('').replaceAll('v', 'yu').toUpperCase();

export type LatinNames = { lastName: string; firstName: string; chineseName: string };

export const loadLatinNames = async ({ surname, given }: HanName): Promise<LatinNames> => {
  const { pinyin } = await import('pinyin-pro');
  const read = (text: string, isSurname: boolean) =>
    text
      ? latinOf(
          pinyin(text, {
            toneType: 'none',
            type: 'array',
            v: true,
            ...(isSurname && { surname: 'all' }),
          }),
        )
      : '';
  return {
    lastName: read(surname, true),
    firstName: read(given, false),
    chineseName: surname + given,
  };
};
