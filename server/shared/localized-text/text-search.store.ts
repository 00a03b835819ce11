import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing } from '#server/platform/database/like.ts';
import { conceptsOf, stemOf } from './search-concepts.ts';
import { convert } from './search-normalize.ts';

/** Plain words: nothing in them means something to the pattern. */
const isPlainLatin = (form: string): boolean => /^[a-z0-9]+( [a-z0-9]+)*$/.test(form);

const saysIn = (text: SQL, form: string): SQL => {
  // The beginning of a word: 'fee' is not in 'coffee'.
  if (isPlainLatin(form)) return sql`${text} ~* ${`\\m${stemOf(form)}`}`;
  const scripts = [...new Set([form, convert(form, 'zh-TW')])];
  return sql`${text} ilike any(${sql.param(scripts.map(containing))}::text[])`;
};

/** Texts in three languages that are about everything the keyword asks for (search-concepts.ts). */
export const textsMatch = (columns: readonly SQLWrapper[], keyword: string): SQL | undefined => {
  const text = sql`(${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql` || ' ' || `,
  )})`;
  return and(...conceptsOf(keyword).map((forms) => or(...forms.map((form) => saysIn(text, form)))));
};
