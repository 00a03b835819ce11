/**
 * How the office finds a person: 陈 and 陳, Chen, the initials of the pinyin, a part of the phone number or of the email.
 * What is kept and what is typed are cut into the same words. A Chinese character is written as its number: trigrams of
 * letters and digits work in every database, whatever its locale, and one character alone has enough of them.
 */
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { initialsOf, syllablesOf } from '#server/shared/localized-text/pinyin.ts';
import { fold } from '#server/shared/localized-text/search-normalize.ts';

type Named = {
  firstName: string;
  lastName: string;
  preferredName: string | null;
  chineseName: string | null;
  phone: string;
  email: string | null;
};

/** Words of letters, of digits, of Chinese characters; accents do not matter. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv) ?? [];

const isChinese = (word: string): boolean => /^\p{Script=Han}/u.test(word);
const written = (word: string): string =>
  isChinese(word)
    ? [...word].map((c) => `u${(c.codePointAt(0) ?? 0).toString(16).padStart(5, '0')}`).join('')
    : word;

/** Each word, and all of them together in both orders. */
const inBothOrders = (parts: string[]): string[] => {
  const [first = '', ...rest] = parts;
  return [...parts, parts.join(''), rest.join('') + first];
};

/** 'ü' is typed as v, yu or u. */
const spellings = (syllable: string): string[] =>
  syllable.includes('v')
    ? [syllable, syllable.replace('v', 'yu'), syllable.replace('v', 'u')]
    : [syllable];

const ofChinese = (name: string): string[] => {
  const syllables = syllablesOf(name);
  const [surname = '', ...given] = syllables;
  return [
    written(name),
    ...inBothOrders(syllables),
    ...syllables.flatMap(spellings),
    initialsOf(syllables),
    initialsOf([...given, surname]),
  ];
};

const ofLatin = (firstName: string, lastName: string): string[] => {
  const [first, last] = [wordsOf(firstName), wordsOf(lastName)];
  if (![...first, ...last].some((word) => !isChinese(word))) return [...first, ...last];
  return [
    ...first,
    ...last,
    ...inBothOrders([first.join(''), last.join('')]),
    initialsOf([...first, ...last]),
    initialsOf([...last, ...first]),
  ];
};

/** With a space on either side of every word: the beginning of one is looked for with the space before it. */
export const personSearchText = (...people: Named[]): string => {
  const words = people.flatMap((person) => {
    const { firstName, lastName, preferredName, chineseName, phone, email } = person;
    const digits = phone.replace(/\D/g, '');
    const latin = ofLatin(firstName, lastName);
    const names = [...latin, ...wordsOf(preferredName ?? ''), ...wordsOf(chineseName ?? '')];
    return [
      ...names.flatMap((word) => (isChinese(word) ? ofChinese(word) : [word])),
      digits,
      digits.slice(-10),
      digits.slice(-4),
      ...wordsOf(email ?? ''),
    ];
  });
  return ` ${[...new Set(words.filter(Boolean))].join(' ')} `;
};

const wordsMax = 8;
export const typedWords = (typed: string): string[] =>
  wordsOf(typed.normalize('NFKC')).slice(0, wordsMax).map(written);

/** Short ones at the beginning of a word only: elsewhere they are everywhere, and no index helps. */
const foundBy = (word: string, text: SQL): SQL =>
  sql`${text} like ${word.length < 3 ? `% ${word}%` : `%${word}%`}`;

/** Every word somewhere. Nothing that can be looked for finds nobody. `text`: where the table has another name. */
export const personMatches = (typed: string, text = sql`${user.searchText}`): SQL => {
  const words = typedWords(typed);
  return words.length ? (and(...words.map((word) => foundBy(word, text))) as SQL) : sql`false`;
};

/** Whole words before beginnings before the rest; more is better. */
export const personRank = (typed: string): SQL<number> => {
  const scores = typedWords(typed).map(
    (word) =>
      sql`(${user.searchText} like ${`% ${word} %`})::int + (${user.searchText} like ${`% ${word}%`})::int`,
  );
  return scores.length ? sql<number>`(${sql.join(scores, sql` + `)})` : sql<number>`0::int`;
};

/** After a change of names, phone or email: by what the person, and the doubles that were merged into them, are found. */
export const updatePersonSearch = async (db: Queryable, userId: string): Promise<void> => {
  const people = await db
    .select()
    .from(user)
    .where(or(eq(user.id, userId), eq(user.mergedInto, userId)));
  const [self] = people.filter(({ id }) => id === userId);
  if (!self) return;
  const searchText = personSearchText(self, ...people.filter((one) => one !== self));
  if (searchText !== self.searchText)
    await db.update(user).set({ searchText }).where(eq(user.id, userId));
};

const atOnce = 500;

/** Once, at the first start with this search: people who came before it. */
export const fillPersonSearch = async (db: Db): Promise<number> => {
  let filled = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.searchText, ''), gt(user.id, after)))
      .orderBy(user.id)
      .limit(atOnce);
    const last = rows.at(-1);
    if (!last) return filled;
    await db.transaction(async (tx) => {
      for (const { id } of rows) await updatePersonSearch(tx, id);
    });
    filled += rows.length;
    after = last.id;
  }
};
