/** Finding activities by keyword: every word somewhere in the text, titles first. */
import { type SQL, sql } from 'drizzle-orm';
import { activity } from '#server/db/schema/activity.ts';
import type { SearchWord } from './activity-search.rules.ts';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const has = (
  column: SQL.Aliased | typeof activity.searchText | typeof activity.titleText,
  part: string,
) => sql`${column} like ${`%${escapeLike(part)}%`}`;

export const matching = (words: SearchWord[]): SQL[] =>
  words.flatMap(({ part, lexemes, exact }) => [
    ...(lexemes.length
      ? [
          // Letters and digits only, so that nothing in it means anything to the query.
          sql`search_lexemes(${activity.searchText}) @@ ${lexemes.map((l) => `'${l}':*`).join(' & ')}::tsquery`,
        ]
      : []),
    ...(exact ? [] : [has(activity.searchText, part)]),
  ]);

/** How many of the words the title has; more is better. */
export const inTitle = (words: SearchWord[]): SQL =>
  sql.join(
    words.map(({ part }) => sql`(${has(activity.titleText, part)})::int`),
    sql` + `,
  );
