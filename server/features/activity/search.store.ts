/** Keyword search: every word must occur; title matches first. */
import { and, asc, desc, eq, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { countedMax } from '#contract/paging.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { keptRead } from '#server/platform/database/kept-reads.ts';
import { containing } from '#server/platform/database/like.ts';
import { activity } from '#server/schema/activity.ts';
import type { SearchWord } from './search.rules.ts';

type Where = SQL | undefined;
type Search = { where: Where; words: SearchWord[][]; now: string; limit: number; offset: number };

const has = (column: typeof activity.searchText | typeof activity.titleText, part: string) =>
  sql`${column} like ${containing(part)}`;

export const isAhead = (now: string): SQL => gt(activity.endTime, now);
/** Ended implies started, which lets the index on start time skip the far future. */
export const isOver = (now: string): Where =>
  and(lte(activity.endTime, now), lt(activity.startTime, now));
/** An expression, so the planner doesn't scan the start index from the first activity ever. */
export const soonestFirst: SQL = sql`${activity.startTime} + interval '0'`;

const occurs = ({ part, lexemes, exact }: SearchWord): Where =>
  and(
    lexemes.length
      ? // Letters and digits only, so nothing needs escaping in the query.
        sql`search_lexemes(${activity.searchText}) @@ ${lexemes.map((l) => `'${l}':*`).join(' & ')}::tsquery`
      : undefined,
    exact ? undefined : has(activity.searchText, part),
  );

export const matching = (words: SearchWord[][]): Where[] =>
  words.map((forms) => or(...forms.map(occurs)));

const inTitleOf = (words: SearchWord[][]): Where[] =>
  words.map((forms) => or(...forms.map(({ part }) => has(activity.titleText, part))));

/** How many of the latest past activities are scanned before ranking everything. */
const scanLimit = 2_000;

/** The first page by rank if all its rows have every word in the title, without ranking the rest. */
const listInTitles = async (db: Db, { where, words, now, limit, offset }: Search) => {
  const wanted = offset + limit;
  const inTitle = inTitleOf(words);
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
    .limit(scanLimit)
    .as('activity');
  const over = await db
    .select({ id: latest.id })
    .from(latest)
    .where(and(...inTitle))
    .orderBy(desc(latest.startTime), asc(latest.id))
    .limit(wanted - ahead.length);
  return [...ahead, ...over];
};

/** Those ahead by start time, then past ones, latest first. */
export const aheadFirst = (now: string): SQL[] => {
  const over = sql`(${activity.endTime} <= ${now}::timestamp)`;
  return [
    over,
    sql`case when ${over} then null else ${activity.startTime} end asc nulls last`,
    desc(activity.startTime),
    asc(activity.id),
  ];
};

/** By how many words are in the title; equal ones in the order of `aheadFirst`. */
const listRanked = (db: Db, { where, words, now, limit, offset }: Search) => {
  const inTitle = sql.join(
    inTitleOf(words).map((has) => sql`(${has})::int`),
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

/** With more activities than this, only the database searches. */
const keptMax = 1_000;

/** The texts of all published activities, or null if they are too many to keep. */
const readTexts = async (db: Queryable): Promise<string[] | null> => {
  const rows = await db
    .select({ text: activity.searchText })
    .from(activity)
    .where(eq(activity.published, true))
    .limit(keptMax + 1);
  return rows.length > keptMax ? null : rows.map(({ text }) => text);
};

/** Made-up words are most of what strangers can make us search for: those need no statement. */
const mayOccur = async (db: Db, words: SearchWord[][]): Promise<boolean> => {
  const texts = await keptRead(db, 'activity texts', readTexts);
  const isIn = (text: string) =>
    words.every((forms) => forms.some(({ part }) => text.includes(part)));
  return !texts || texts.some(isIn);
};

/** Ids of a page of published activities; only ids, to keep sorting cheap. */
export const listFound = async (
  db: Db,
  search: Search,
): Promise<{ ids: string[]; total: number }> => {
  const { where, words, limit, offset } = search;
  if (!(await mayOccur(db, words))) return { ids: [], total: 0 };
  const found = and(where, ...matching(words));
  const total = await countRows(db, rowsIn(activity, found));
  if (!total) return { ids: [], total };
  // Ranking up to the count limit is fast; beyond it, most results are never shown.
  const first = total > countedMax ? await listInTitles(db, search) : [];
  const rows =
    first.length === offset + limit
      ? first.slice(offset)
      : await listRanked(db, { ...search, where: found });
  return { ids: rows.map(({ id }) => id), total };
};
