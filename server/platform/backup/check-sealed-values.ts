/** Tries to open every sealed value in a backup, as declared by the schema. */

import { createSealer, type Sealed } from '#server/platform/crypto/field-encryption.ts';
import { listSealedTables, type SealedTable } from '#server/platform/database/sealed-tables.ts';
import type { Part } from './archive-parts.ts';

const privateFile = /^private\/([0-9a-f-]{36})$/;

/** All columns are text here. Sealed values contain no comma or quote. */
const valuesOf = (text: string, isList: boolean): Sealed[] => {
  const texts = isList ? text.slice(1, -1).split(',').filter(Boolean) : [text];
  return texts as unknown as Sealed[];
};

export const createSealedCheck = async ([secret = '', ...older]: readonly string[]) => {
  const sealer = createSealer(secret, older);
  const tables = new Map(
    (await listSealedTables()).map((table) => [`public.${table.name}`, table]),
  );
  const counts = new Map<string, number>();
  const attempt = (name: string, open: () => unknown) => {
    try {
      open();
    } catch {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };

  const addRow = ({ name, sealed }: SealedTable, columns: string[], row: string) => {
    const values: (string | null)[] = JSON.parse(row);
    const named = (column: string) => values[columns.indexOf(column)] ?? null;
    for (const { column, owner, isList } of sealed) {
      const text = named(column.name);
      if (text === null) continue;
      for (const value of valuesOf(text, isList))
        attempt(`${name}.${column.name}`, () => sealer.open(value, named(owner.name) ?? ''));
    }
  };

  let current: { table: SealedTable; columns: string[] } | undefined;
  return {
    add(part: Part): void {
      if (part.is === 'table') {
        const table = tables.get(part.table);
        current = table?.sealed.length ? { table, columns: part.columns } : undefined;
      }
      if (part.is === 'rows' && current)
        for (const row of part.rows) addRow(current.table, current.columns, row);
      const id = part.is === 'file' ? privateFile.exec(part.key)?.[1] : undefined;
      if (part.is === 'file' && id) attempt('pictures', () => sealer.openBytes(part.bytes, id));
    },
    unopened: (): Record<string, number> => Object.fromEntries(counts),
  };
};
