/**
 * Small reads kept in memory while this process is told about content changes (watch-changes.ts): settings, and lists
 * that are searched in memory. Previews of drafts and transactions read for themselves.
 */
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from './connect.ts';
import { isPreview } from './dry-run.ts';

/** A notification may be lost unnoticed: the caches of pages and content calls keep as long. */
const keptMs = 30_000;
type Kept = { value: Promise<unknown>; until: number };
/** Null while nobody tells this process about changes. */
let kept: Map<string, Kept> | null = null;

/** Called when content may have changed and further changes will be told. */
export const renewKeptReads = (): void => {
  kept = new Map();
};
/** Called when changes are no longer told. */
export const stopKeepingReads = (): void => {
  kept = null;
};

/** A transaction fills the memory with nothing: what it has written may be rolled back. */
export const keptRead = async <T>(
  db: Queryable,
  key: string,
  read: (db: Queryable) => Promise<T>,
): Promise<T> => {
  if (!kept || isPreview()) return read(db);
  const known = kept.get(key);
  if (known && known.until > Date.now()) return (await known.value) as T;
  const value = read(db);
  if (is(db, PgTransaction)) return value;
  const mine = kept;
  mine.set(key, { value, until: Date.now() + keptMs });
  value.catch(() => mine.delete(key));
  return value;
};
