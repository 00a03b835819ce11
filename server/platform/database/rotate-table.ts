/** Key rotation of one table: reseals values and recomputes keyed hashes. */
import { and, asc, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Sealed, Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db } from './connect.ts';
import type { SealedTable } from './sealed-tables.ts';

type Deps = { db: Db; sealer: Sealer };
type Row = Record<string, unknown>;
/** Number of values by column. */
export type Counts = Map<string, number>;

const batchSize = 200;
/** Retries for rows that change concurrently. */
const rounds = 20;

const fullName = ({ name }: SealedTable, column: PgColumn) => `${name}.${column.name}`;
const add = (counts: Counts, name: string, n = 1) => counts.set(name, (counts.get(name) ?? 0) + n);

/** A column's values: none, one, or a list. */
const valuesOf = (value: unknown): Sealed[] => {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as Sealed[];
};

const openOrNull = (sealer: Sealer, value: Sealed, owner: string): string | null => {
  try {
    return sealer.open(value, owner);
  } catch {
    return null;
  }
};

/** The columns to change; values that cannot be opened are left alone. */
const renewed = (
  { sealed, hashes }: SealedTable,
  row: Row,
  sealer: Sealer,
): Map<PgColumn, unknown> => {
  const changes = new Map<PgColumn, unknown>();
  for (const { column, owner, isList } of sealed) {
    const before = valuesOf(row[column.name]);
    const name = String(row[owner.name]);
    const after = before.map((value) => {
      if (sealer.isCurrent(value)) return value;
      const plain = openOrNull(sealer, value, name);
      return plain === null ? value : sealer.seal(plain, name);
    });
    if (after.some((value, i) => value !== before[i]))
      changes.set(column, isList ? after : after[0]);
    // Even if the seal is current: seal and hash may have been written separately.
    for (const { column: hashColumn } of hashes.filter(({ of }) => of === column)) {
      const [plain = null] = before.map((value) => openOrNull(sealer, value, name));
      const hash = plain === null ? null : sealer.hash(plain);
      if (hash !== null && hash !== row[hashColumn.name]) changes.set(hashColumn, hash);
    }
  }
  return changes;
};

const select = ({ db }: Deps, { table, key, sealed, hashes }: SealedTable, where?: SQL) => {
  const columns = [
    key,
    ...sealed.flatMap((one) => [one.column, one.owner]),
    ...hashes.map((one) => one.column),
  ];
  const wanted = Object.fromEntries(columns.map((column) => [column.name, column]));
  return db.select(wanted).from(table).where(where).orderBy(asc(key)).limit(batchSize) as Promise<
    Row[]
  >;
};

const isDouble = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === '23505';

/** Optimistic update: the row may have changed meanwhile. */
const renewRow = async (
  deps: Deps,
  table: SealedTable,
  found: Row,
  done: Counts,
): Promise<void> => {
  const { key } = table;
  let row: Row | undefined = found;
  for (let round = 0; row && round < rounds; round++) {
    const changes = renewed(table, row, deps.sealer);
    if (!changes.size) return;
    const names = [...changes.keys()];
    const asRead = names.map(
      (column) => sql`${column} is not distinct from ${sql.param(row?.[column.name], column)}`,
    );
    const sets = [...changes].map(
      ([column, value]) => sql`${sql.identifier(column.name)} = ${sql.param(value, column)}`,
    );
    const isRow = sql`${key} = ${sql.param(row[key.name], key)}`;
    const { rowCount } = await deps.db.execute(
      sql`update ${table.table} set ${sql.join(sets, sql`, `)} where ${and(isRow, ...asRead)}`,
    );
    if (rowCount) {
      for (const column of names) add(done, fullName(table, column));
      return;
    }
    [row] = await select(deps, table, isRow);
  }
};

/** Counts the changes; values that violate uniqueness are left for manual review. */
export const rotateTable = async (deps: Deps, table: SealedTable, done: Counts): Promise<void> => {
  const { key } = table;
  for (let last: unknown; ; ) {
    const rows = await select(deps, table, last === undefined ? undefined : gt(key, last));
    const end = rows.at(-1);
    if (!end) return;
    last = end[key.name];
    for (const row of rows)
      await renewRow(deps, table, row, done).catch((error: unknown) => {
        if (!isDouble(error)) throw error;
      });
  }
};

/** Values not yet under the current key, counted by the database. */
export const countLeft = async (
  { db, sealer }: Deps,
  table: SealedTable,
  left: Counts,
): Promise<void> => {
  const isOld = (value: SQL) => sql`split_part(${value}, '.', 1) <> ${sealer.keyId}`;
  for (const { column, isList } of table.sealed) {
    const old = isList
      ? sql`(select count(*) from unnest(${column}) as value where ${isOld(sql`value`)})`
      : sql`case when ${isOld(sql`${column}`)} then 1 else 0 end`;
    const [row] = await db.select({ n: sql<string>`coalesce(sum(${old}), 0)` }).from(table.table);
    if (Number(row?.n)) add(left, fullName(table, column), Number(row?.n));
  }
};
