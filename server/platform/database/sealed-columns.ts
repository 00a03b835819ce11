/**
 * Columns that hold something only SECRET_KEY can make or open. What the sealer gives out is no string to the compiler:
 * it fits into a column made here and into no other, and each column made here says what has to happen to it when the
 * key changes (server/platform/database/sealed-tables.ts reads that back).
 */
import { is } from 'drizzle-orm';
import { PgArray, type PgColumn, text } from 'drizzle-orm/pg-core';
import type { KeyedHash, Sealed } from '#server/platform/crypto/field-encryption.ts';

type Sealing =
  /** Opens for the text in the column `owner` of the same row. */
  | { kind: 'sealed'; owner: string }
  /** The keyed hash of what stands sealed in the column `of`: made anew from that. */
  | { kind: 'hash'; of: string }
  /**
   * A keyed hash that is not made anew: it is worth nothing soon. For so many minutes it is looked for under the older
   * keys too; 0 where a new key simply begins anew.
   */
  | { kind: 'passing'; minutes: number };

/** Drizzle hands the settings of a builder on to its column: ours travel with them. */
type Carrier = { config: { sealing?: Sealing } };

const carrying = <T>(name: string, sealing: Sealing) => {
  const column = text(name).$type<T>();
  (column as unknown as Carrier).config.sealing = sealing;
  return column;
};

export const sealed = (name: string, owner: string) =>
  carrying<Sealed>(name, { kind: 'sealed', owner });
/** Each of them sealed for the same owner. */
export const sealedList = (name: string, owner: string) =>
  sealed(name, owner).array().$type<Sealed[]>();
export const keyedHash = (name: string, of: string) =>
  carrying<KeyedHash>(name, { kind: 'hash', of });
export const passingHash = (name: string, minutes: number) =>
  carrying<KeyedHash>(name, { kind: 'passing', minutes });

/** Of a list, that of its members. */
export const sealingOf = (column: PgColumn): Sealing | undefined =>
  ((is(column, PgArray) ? column.baseColumn : column) as unknown as Carrier).config.sealing;
