/**
 * Person search: 陈 and 陳, Chen, pinyin initials, part of a phone number or email. Stored text and query are split
 * into the same words. Chinese characters are written as numbers: trigrams of letters and digits work in any database
 * locale, even for a single character.
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

/** Words of letters, digits or Chinese characters; accents are ignored. */
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

/** Each word, and all joined in both orders. */
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

/** Space-delimited, so prefixes are found with a leading space. */
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

/** Short words match prefixes only: elsewhere they match too much, and no index helps. */
const foundBy = (word: string, text: SQL): SQL =>
  sql`${text} like ${word.length < 3 ? `% ${word}%` : `%${word}%`}`;

/** All words must match; a query without searchable words matches nobody. `text`: for an aliased table. */
export const personMatches = (typed: string, text = sql`${user.searchText}`): SQL => {
  const words = typedWords(typed);
  return words.length ? (and(...words.map((word) => foundBy(word, text))) as SQL) : sql`false`;
};

/** Everybody who has each word as a whole. */
export const personIs = (typed: string): SQL => {
  const words = typedWords(typed);
  return words.length
    ? (and(...words.map((word) => sql`${user.searchText} like ${`% ${word} %`}`)) as SQL)
    : sql`false`;
};

/** Rank: whole words, then prefixes, then the rest; higher is better. */
export const personRank = (typed: string): SQL<number> => {
  const scores = typedWords(typed).map(
    (word) =>
      sql`(${user.searchText} like ${`% ${word} %`})::int + (${user.searchText} like ${`% ${word}%`})::int`,
  );
  return scores.length ? sql<number>`(${sql.join(scores, sql` + `)})` : sql<number>`0::int`;
};

/** Rebuilds the search text of a person and their merged duplicates after a change. */
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

/** One-time backfill for existing people. */
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
