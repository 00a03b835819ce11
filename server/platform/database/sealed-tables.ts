/** All tables with columns that depend on SECRET_KEY, derived from the schema (sealed-columns.ts). */
import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgArray, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sealingOf } from './sealed-columns.ts';

type SealedColumn = { column: PgColumn; owner: PgColumn; isList: boolean };
type HashColumn = { column: PgColumn; of: PgColumn };
export type SealedTable = {
  table: PgTable;
  name: string;
  /** Its primary key. */
  key: PgColumn;
  sealed: SealedColumn[];
  hashes: HashColumn[];
  /** Not recomputed; looked up under older keys for so many minutes. */
  passing: { column: PgColumn; minutes: number }[];
};

const folder = new URL('../../schema/', import.meta.url);

/** All schema files, so none can be forgotten. */
const listTables = async (): Promise<PgTable[]> => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules: object[] = await Promise.all(
    files.map((name) => import(new URL(name, folder).href)),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
};

const readTable = (table: PgTable): SealedTable | null => {
  const { name, columns } = getTableConfig(table);
  const found: SealedTable['sealed'] = [];
  const hashes: SealedTable['hashes'] = [];
  const passing: SealedTable['passing'] = [];
  const named = (column: string) => {
    const other = columns.find((one) => one.name === column);
    if (!other) throw new Error(`${name} has no column ${column}`);
    return other;
  };
  for (const column of columns) {
    const sealing = sealingOf(column);
    if (sealing?.kind === 'sealed')
      found.push({ column, owner: named(sealing.owner), isList: is(column, PgArray) });
    if (sealing?.kind === 'hash') hashes.push({ column, of: named(sealing.of) });
    if (sealing?.kind === 'passing') passing.push({ column, minutes: sealing.minutes });
  }
  if (!found.length && !hashes.length && !passing.length) return null;
  const key = columns.find((column) => column.primary);
  if (!key) throw new Error(`${name} needs a primary key of one column`);
  for (const { of } of hashes)
    if (!found.some(({ column, isList }) => column === of && !isList))
      throw new Error(`${name}.${of.name} is not sealed: its hash could not be made anew`);
  return { table, name, key, sealed: found, hashes, passing };
};

let kept: Promise<SealedTable[]> | undefined;

export const listSealedTables = (): Promise<SealedTable[]> => {
  kept ??= listTables().then((tables) =>
    tables
      .map(readTable)
      .filter((table) => table !== null)
      .sort((a, b) => a.name.localeCompare(b.name)),
  );
  return kept;
};
