/**
 * Row counts: exact up to a limit, then a rounded estimate by the planner. Counting more would cost more than the page
 * itself, and grow with the table.
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countedMax } from '#contract/paging.ts';
import type { Queryable } from './connect.ts';

/** The rows to count, of one table. */
export const rowsIn = (table: PgTable, where?: SQL): SQL =>
  sql`(select 1 from ${table}${where ? sql` where ${where}` : sql``})`;

/** Round to two significant digits to signal an estimate. */
const inRoundFigures = (n: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
  return Math.round(n / unit) * unit;
};

type Plan = { Plan: { 'Plan Rows': number } };

/** The planner's estimate from its statistics; constant time. */
const estimate = async (db: Queryable, rows: SQLWrapper): Promise<number> => {
  const { rows: plans } = await db.execute<{ 'QUERY PLAN': Plan[] }>(
    sql`explain (format json) ${rows}`,
  );
  const planned = plans[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  return inRoundFigures(Math.max(planned, 1.1 * countedMax));
};

/** All counts in one statement. `rows` are parenthesized queries. */
export const countAll = async <Name extends string>(
  db: Queryable,
  all: Record<Name, SQLWrapper>,
): Promise<Record<Name, number>> => {
  const queries = Object.entries<SQLWrapper>(all);
  const columns = queries.map(
    ([name, rows]) => sql`(select count(*) from
      (select from ${rows} as every limit ${countedMax + 1}) as counted)::int
      as ${sql.identifier(name)}`,
  );
  const { rows: answers } = await db.execute(sql`select ${sql.join(columns, sql`, `)}`);
  const numbers = answers[0] as Record<string, number>;
  for (const [name, rows] of queries)
    if ((numbers[name] ?? 0) > countedMax) numbers[name] = await estimate(db, rows);
  return numbers as Record<Name, number>;
};

export const countRows = async (db: Queryable, rows: SQLWrapper): Promise<number> =>
  (await countAll(db, { n: rows })).n;
