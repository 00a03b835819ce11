/** Everything in a database that is sealed: what the schema says is, and what is without its saying so. */
import type pg from 'pg';
import type { Sealed, Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { listSealedTables } from '#server/platform/database/sealed-tables.ts';

export type Opened = {
  column: string;
  owner: string;
  /** Null where no key opens it. */
  plain: string | null;
  /** Whether the keyed hashes beside it are the current key's. */
  isFound: boolean;
};

const openOrNull = (open: () => string): string | null => {
  try {
    return open();
  } catch {
    return null;
  }
};

/** Every value of every sealed column of the schema. */
export const openAll = async (db: Db, sealer: Sealer): Promise<Opened[]> => {
  const all: Opened[] = [];
  for (const { table, name, sealed, hashes } of await listSealedTables())
    for (const { column, owner } of sealed) {
      const own = Object.fromEntries(
        hashes.filter(({ of }) => of === column).map((one) => [one.column.name, one.column]),
      );
      const rows: Record<string, unknown>[] = await db
        .select({ ...own, value: column, owner })
        .from(table);
      for (const row of rows)
        for (const value of [row.value ?? []].flat() as Sealed[]) {
          const plain = openOrNull(() => sealer.open(value, String(row.owner)));
          const isFound = Object.keys(own).every(
            (hash) => plain !== null && row[hash] === sealer.hash(plain),
          );
          all.push({ column: `${name}.${column.name}`, owner: String(row.owner), plain, isFound });
        }
    }
  return all;
};

export const sealedColumns = async (): Promise<string[]> =>
  (await listSealedTables())
    .flatMap(({ name, sealed }) => sealed.map(({ column }) => `${name}.${column.name}`))
    .sort();

/** As the sealer writes it: key, nonce, tag, text. Before keys had ids theirs was k1. */
const sealedForm = '(^|[^0-9a-f])([0-9a-f]{8}|k1)[.][A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]{22}[.]';

/** Columns of any table that hold something sealed, and of which the schema does not say so. */
export const unregistered = async (pool: pg.Pool): Promise<string[]> => {
  const known = await sealedColumns();
  const { rows } = await pool.query<{ name: string; table: string; column: string; type: string }>(
    `select c.table_name || '.' || c.column_name as name,
       format('%I.%I', c.table_schema, c.table_name) as table, quote_ident(c.column_name) as column,
       c.udt_name as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE'
       and c.udt_name in ('text', '_text', 'varchar', '_varchar', 'bpchar', 'json', 'jsonb', 'bytea')`,
  );
  const searches = rows
    .filter(({ name }) => !known.includes(name))
    .map(({ name, table, column, type }) => {
      const asText = type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`;
      return `select '${name}' as name where exists (select from ${table} where ${asText} ~ '${sealedForm}')`;
    });
  const found = await pool.query<{ name: string }>(searches.join(' union all '));
  return found.rows.map(({ name }) => name).sort();
};
