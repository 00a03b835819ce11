/** Keyset paging: rows are named by their sort keys, so the hundredth page costs what the first does. */
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { invalidField } from '#server/platform/http/app-errors.ts';
import { isUuid } from './is-uuid.ts';

/** The last key is unique and never null. */
export type SortKey = {
  by: SQLWrapper;
  type: 'timestamptz' | 'text' | 'uuid' | 'boolean' | 'integer' | 'date';
  desc?: boolean;
  notNull?: boolean;
  /** Where nulls come; by default as the largest value, as in PostgreSQL's own order. */
  nulls?: 'first' | 'last';
};

const nullsOf = ({ desc, nulls }: SortKey): 'first' | 'last' => nulls ?? (desc ? 'first' : 'last');

type Value = string | null;

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const fits: Record<SortKey['type'], (value: string) => boolean> = {
  timestamptz: (value) => moment.test(value) && !Number.isNaN(Date.parse(value)),
  text: (value) => !value.includes('\0'),
  uuid: isUuid,
  boolean: (value) => value === 'true' || value === 'false',
  integer: (value) => /^-?\d{1,9}$/.test(value),
  date: (value) =>
    value === 'infinity' || (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))),
};

/** With microseconds: a Date has only milliseconds, and would name the row before. */
const asText = ({ by, type }: SortKey): SQL =>
  type === 'timestamptz'
    ? sql`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`${by}::text`;

/** The sort keys of a row, to be selected beside its columns. */
export const keysOf = (order: readonly SortKey[]): SQL<Value[]> =>
  sql<Value[]>`array[${sql.join(order.map(asText), sql`, `)}]`;

/** A page of an order: after or before a row, or from the beginning. */
export type KeysetPage = {
  limit: number;
  after?: string | undefined;
  before?: string | undefined;
};

export const cursorOf = (keys: readonly Value[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

/** Null if it was not made by `cursorOf` for this order. */
export const readCursor = (cursor: string, order: readonly SortKey[]): Value[] | null => {
  let keys: unknown;
  try {
    keys = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
  if (!Array.isArray(keys) || keys.length !== order.length) return null;
  const isRight = order.every(({ type, notNull }, at) => {
    const key: unknown = keys[at];
    return key === null
      ? !notNull && at < order.length - 1
      : typeof key === 'string' && fits[type](key);
  });
  return isRight ? (keys as Value[]) : null;
};

/** The same rows from the other end. */
export const reversed = (order: readonly SortKey[]): SortKey[] =>
  order.map((key) => ({
    ...key,
    desc: !key.desc,
    nulls: nullsOf(key) === 'first' ? 'last' : 'first',
  }));

const ways = {
  asc: { none: sql`asc`, first: sql`asc nulls first`, last: sql`asc nulls last` },
  desc: { none: sql`desc`, first: sql`desc nulls first`, last: sql`desc nulls last` },
};

export const orderBy = (order: readonly SortKey[]): SQL[] =>
  order.map((key) => {
    const nulls = key.notNull ? 'none' : nullsOf(key);
    return sql`${key.by} ${ways[key.desc ? 'desc' : 'asc'][nulls]}`;
  });

const typeNames: Record<SortKey['type'], SQL> = {
  timestamptz: sql`timestamptz`,
  text: sql`text`,
  uuid: sql`uuid`,
  boolean: sql`boolean`,
  integer: sql`integer`,
  date: sql`date`,
};
const typed = (value: string, { type }: SortKey): SQL => sql`${value}::${typeNames[type]}`;
const signOf = (desc: boolean | undefined): SQL => (desc ? sql`<` : sql`>`);
const isSame = (key: SortKey, value: Value): SQL =>
  value === null ? sql`${key.by} is null` : sql`${key.by} = ${typed(value, key)}`;
const isBeyond = (key: SortKey, value: Value): SQL => {
  const nullsCome = nullsOf(key) === 'last';
  if (value === null) return nullsCome ? sql`false` : sql`${key.by} is not null`;
  const beyond = sql`${key.by} ${signOf(key.desc)} ${typed(value, key)}`;
  return nullsCome && !key.notNull ? sql`(${beyond} or ${key.by} is null)` : beyond;
};

/** Rows that come after the one with these keys. */
export const isAfter = (order: readonly SortKey[], keys: readonly Value[]): SQL | undefined => {
  const [first] = order;
  const oneWay = order.every((key) => key.notNull && Boolean(key.desc) === Boolean(first?.desc));
  // A comparison of rows can begin in the middle of an index.
  if (oneWay) {
    const values = order.map((key, at) => typed(keys[at] as string, key));
    const sign = signOf(first?.desc);
    const columns = order.map(({ by }) => sql`${by}`);
    return sql`(${sql.join(columns, sql`, `)}) ${sign} (${sql.join(values, sql`, `)})`;
  }
  return or(
    ...order.map((key, at) =>
      and(
        ...order.slice(0, at).map((before, index) => isSame(before, keys[index] ?? null)),
        isBeyond(key, keys[at] ?? null),
      ),
    ),
  );
};

/** Of a cursor that was sent, in the field of this name. */
export const keysAt = (field: string, cursor: string | undefined, order: readonly SortKey[]) => {
  const keys = cursor === undefined ? null : readCursor(cursor, order);
  if (cursor !== undefined && !keys) throw invalidField(field, 'fields.choice');
  return keys;
};

/** What a statement needs to read a page; it selects `keys` too. */
type PageQuery = {
  keys: SQL<Value[]>;
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
};

/** One more than a page is read, to know whether there is a next one. */
export const readPage = async <R>(
  order: readonly SortKey[],
  { limit, offset = 0, after, before }: KeysetPage & { offset?: number },
  read: (query: PageQuery) => PromiseLike<(R & { keys: Value[] })[]>,
): Promise<{ rows: R[]; next: string | null; previous: string | null }> => {
  const back = before !== undefined;
  const way = back ? reversed(order) : order;
  const keys = keysAt('after', after, order) ?? keysAt('before', before, order);
  const found = await read({
    keys: keysOf(order),
    where: keys ? isAfter(way, keys) : undefined,
    orderBy: orderBy(way),
    limit: limit + 1,
    offset: keys ? 0 : offset,
  });
  const hasMore = found.length > limit;
  const rows = back ? found.slice(0, limit).toReversed() : found.slice(0, limit);
  const [first, last] = [rows[0], rows.at(-1)];
  const isNext = back || hasMore;
  const isPrevious = back ? hasMore : Boolean(keys) || offset > 0;
  return {
    rows,
    next: isNext && last ? cursorOf(last.keys) : null,
    previous: isPrevious && first ? cursorOf(first.keys) : null,
  };
};

/** Of orders named by their column, the one that is asked for; with a minus from the other end. */
export const orderNamed = <Name extends string>(
  orders: Record<Name, readonly SortKey[]>,
  sort: Name | `-${Name}`,
): readonly SortKey[] =>
  sort.startsWith('-') ? reversed(orders[sort.slice(1) as Name]) : orders[sort as Name];
