/** Finding activities by keyword: every word somewhere in the text, titles first. */
import { and, asc, desc, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { countedMax, countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { containing } from '#server/platform/database/like.ts';
import { activity } from '#server/schema/activity.ts';
import type { SearchWord } from './search.rules.ts';

type Where = SQL | undefined;
type Search = { where: Where; words: SearchWord[]; now: string; limit: number; offset: number };

const has = (column: typeof activity.searchText | typeof activity.titleText, part: string) =>
  sql`${column} like ${containing(part)}`;

export const isAhead = (now: string): SQL => gt(activity.endTime, now);
/** What has ended has begun: so the index by start needs not be read from the far future on. */
export const isOver = (now: string): Where =>
  and(lte(activity.endTime, now), lt(activity.startTime, now));
/** Not as the index by start has it: that one would be read from the first activity ever. */
export const soonestFirst: SQL = sql`${activity.startTime} + interval '0'`;

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

/** How many of the latest that are over are looked at before everything found is ranked. */
const glance = 2_000;

/** The first by rank, as long as they have all the words in their title: found without ranking the rest. */
const listInTitles = async (db: Db, { where, words, now, limit, offset }: Search) => {
  const wanted = offset + limit;
  const inTitle = words.map(({ part }) => has(activity.titleText, part));
  const ahead = await db
    .select({ id: activity.id })
    .from(activity)
    .where(and(where, isAhead(now), ...inTitle))
    .orderBy(soonestFirst, asc(activity.id))
    .limit(wanted);
  if (ahead.length === wanted) return ahead;
  const latest = db
    .select({ id: activity.id, startTime: activity.startTime, titleText: activity.titleText })
    .from(activity)
    .where(and(where, isOver(now)))
    .orderBy(desc(activity.startTime), asc(activity.id))
    .limit(glance)
    .as('activity');
  const over = await db
    .select({ id: latest.id })
    .from(latest)
    .where(and(...inTitle))
    .orderBy(desc(latest.startTime), asc(latest.id))
    .limit(wanted - ahead.length);
  return [...ahead, ...over];
};

/** What is ahead first, soonest first; then what is over, latest first. */
export const aheadFirst = (now: string): SQL[] => {
  const over = sql`(${activity.endTime} <= ${now}::timestamp)`;
  return [
    over,
    sql`case when ${over} then null else ${activity.startTime} end asc nulls last`,
    desc(activity.startTime),
    asc(activity.id),
  ];
};

/** What has more of the words in its title first; then what is ahead, soonest first; then what is over, latest first. */
const listRanked = (db: Db, { where, words, now, limit, offset }: Search) => {
  const inTitle = sql.join(
    words.map(({ part }) => sql`(${has(activity.titleText, part)})::int`),
    sql` + `,
  );
  return db
    .select({ id: activity.id })
    .from(activity)
    .where(where)
    .orderBy(sql`${inTitle} desc`, ...aheadFirst(now))
    .limit(limit)
    .offset(offset);
};

/** The ids of a page: sorting what was found moves nothing but these. */
export const listFound = async (
  db: Db,
  search: Search,
): Promise<{ ids: string[]; total: number }> => {
  const { where, words, limit, offset } = search;
  const found = and(where, ...matching(words));
  const total = await countRows(db, rowsIn(activity, found));
  // As many as are counted are ranked in a moment. Of more, most are never shown.
  const first = total > countedMax ? await listInTitles(db, search) : [];
  const rows =
    first.length === offset + limit
      ? first.slice(offset)
      : await listRanked(db, { ...search, where: found });
  return { ids: rows.map(({ id }) => id), total };
};
