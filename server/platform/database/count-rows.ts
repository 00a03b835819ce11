/** How many there are: exact as long as somebody could care, then what the database takes them for, in round figures. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './connect.ts';

/** Counting more than this costs more than the page that it stands on, and grows with the table. */
export const countedMax = 10_000;

/** The rows of one table, to be counted. */
export const rowsIn = (table: PgTable, where?: SQL): SQL =>
  sql`(select 1 from ${table}${where ? sql` where ${where}` : sql``})`;

/** Two figures of it: nobody shall take it for counted. */
const inRoundFigures = (n: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
  return Math.round(n / unit) * unit;
};

type Plan = { Plan: { 'Plan Rows': number } };

/** By the planner, from what it knows of the table; takes no longer for more rows. */
const estimate = async (db: Queryable, rows: SQLWrapper): Promise<number> => {
  const { rows: plans } = await db.execute<{ 'QUERY PLAN': Plan[] }>(
    sql`explain (format json) ${rows}`,
  );
  const planned = plans[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  return inRoundFigures(Math.max(planned, 1.1 * countedMax));
};

/** All of them by one statement. `rows` are queries, in brackets. */
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
