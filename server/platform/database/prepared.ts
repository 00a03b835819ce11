/**
 * A statement that is built once and has a name, under which each connection parses and plans it once. What differs
 * from call to call stands as `sql.placeholder(…)`; a list is one array (`= any(…)`), so that the text stays the same.
 * Works on the pool, in transactions and in previews of drafts alike.
 */
import { is, Param, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from './connect.ts';

type Query = { execute(values: Record<string, unknown>): Promise<unknown> };
type Builder<Q extends Query> = { prepare(name: string): Q };

/** What Drizzle's types keep to themselves. */
type Built = {
  queryString: string;
  params: unknown[];
  fields: unknown;
  joinsNotNullableMap: unknown;
};
type Session = { prepareQuery(...given: unknown[]): Query & Partial<Built> };

/** For `values`: a placeholder for each column, by the column's own name. */
export const placeholders = <const K extends string>(columns: readonly K[]) =>
  Object.fromEntries(columns.map((name) => [name, sql.placeholder(name)])) as {
    [N in K]: Placeholder<N>;
  };

/** Drizzle encodes what fills a placeholder even if it is null. */
const nullable = (param: unknown): unknown =>
  is(param, Param)
    ? new Param(param.value, {
        mapToDriverValue: (value: unknown) =>
          value === null || value === undefined ? null : param.encoder.mapToDriverValue(value),
      })
    : param;

const names = new Set<string>();
const uncached = { enable: false };

/** Runs a statement that `build` returns at its first use. Without `fields` the rows come as the driver returns them. */
const namedStatement = (name: string, build: (db: Queryable) => Built) => {
  if (names.has(name)) throw new Error(`there are two statements named ${name}`);
  names.add(name);
  let built: Built | undefined;
  const kept = new WeakMap<object, Query>();
  const queryOn = (db: Queryable): Query => {
    // By session: a preview's handle has the session of its draft (dry-run.ts).
    const { session } = db as unknown as { session: Session };
    const known = kept.get(session);
    if (known) return known;
    if (!built) {
      const first = build(db);
      built = { ...first, params: first.params.map(nullable) };
    }
    const { queryString, params, fields, joinsNotNullableMap } = built;
    const query = session.prepareQuery(
      { sql: queryString, params },
      fields,
      name,
      fields !== undefined,
      undefined,
      undefined,
      uncached,
    );
    query.joinsNotNullableMap = joinsNotNullableMap;
    kept.set(session, query);
    return query;
  };
  return (db: Queryable, values: Record<string, unknown> = {}) => queryOn(db).execute(values);
};

export const prepared = <Q extends Query>(
  name: string,
  build: (db: Queryable) => Builder<Q>,
): ((db: Queryable, values?: Record<string, unknown>) => ReturnType<Q['execute']>) =>
  namedStatement(name, (db) => build(db).prepare(name) as unknown as Built) as (
    db: Queryable,
    values?: Record<string, unknown>,
  ) => ReturnType<Q['execute']>;

const dialect = new PgDialect();

/** What no builder can say: several changes in one statement. `Row` is what it selects, by its names there. */
export const preparedSql = <Row>(name: string, statement: () => SQL) => {
  const run = namedStatement(name, () => {
    const { sql: queryString, params } = dialect.sqlToQuery(statement());
    return { queryString, params, fields: undefined, joinsNotNullableMap: undefined };
  });
  return async (db: Queryable, values?: Record<string, unknown>): Promise<Row[]> =>
    ((await run(db, values)) as { rows: Row[] }).rows;
};
