/**
 * A statement that is built once and has a name, under which each connection parses and plans it once. What differs
 * from call to call stands as `sql.placeholder(…)`; a list is one array (`= any(…)`), so that the text stays the same.
 * Works on the pool, in transactions and in previews of drafts alike.
 */
import { is, Param, type Placeholder, sql } from 'drizzle-orm';
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

export const prepared = <Q extends Query>(
  name: string,
  build: (db: Queryable) => Builder<Q>,
): ((db: Queryable, values?: Record<string, unknown>) => ReturnType<Q['execute']>) => {
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
      const first = build(db).prepare(name) as unknown as Built;
      built = { ...first, params: first.params.map(nullable) };
    }
    const { queryString, params, fields, joinsNotNullableMap } = built;
    const query = session.prepareQuery(
      { sql: queryString, params },
      fields,
      name,
      true,
      undefined,
      undefined,
      uncached,
    );
    query.joinsNotNullableMap = joinsNotNullableMap;
    kept.set(session, query);
    return query;
  };
  return (db, values = {}) => queryOn(db).execute(values) as ReturnType<Q['execute']>;
};
