/**
 * Columns that depend on SECRET_KEY. The sealer returns branded types that only fit columns declared here, and each
 * declaration says what a key rotation has to do (read by server/platform/database/sealed-tables.ts).
 */
import { is } from 'drizzle-orm';
import { PgArray, type PgColumn, text } from 'drizzle-orm/pg-core';
import type { KeyedHash, Sealed } from '#server/platform/crypto/field-encryption.ts';

type Sealing =
  /** Sealed with the value of the column `owner` of the same row as associated data. */
  | { kind: 'sealed'; owner: string }
  /** The keyed hash of the value sealed in column `of`; recomputed from it. */
  | { kind: 'hash'; of: string }
  /**
   * A short-lived keyed hash that is not recomputed. For so many minutes it is also looked up under older keys; 0 if
   * a new key simply starts over.
   */
  | { kind: 'passing'; minutes: number };

/** Drizzle passes a builder's config to its column: ours travels with it. */
type Carrier = { config: { sealing?: Sealing } };

const carrying = <T>(name: string, sealing: Sealing) => {
  const column = text(name).$type<T>();
  (column as unknown as Carrier).config.sealing = sealing;
  return column;
};

export const sealed = (name: string, owner: string) =>
  carrying<Sealed>(name, { kind: 'sealed', owner });
/** A list of values sealed for the same owner. */
export const sealedList = (name: string, owner: string) =>
  sealed(name, owner).array().$type<Sealed[]>();
export const keyedHash = (name: string, of: string) =>
  carrying<KeyedHash>(name, { kind: 'hash', of });
export const passingHash = (name: string, minutes: number) =>
  carrying<KeyedHash>(name, { kind: 'passing', minutes });

/** For an array, the data of its members. */
export const sealingOf = (column: PgColumn): Sealing | undefined =>
  ((is(column, PgArray) ? column.baseColumn : column) as unknown as Carrier).config.sealing;
