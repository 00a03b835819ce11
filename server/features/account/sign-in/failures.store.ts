import { and, desc, gt, inArray, lt } from 'drizzle-orm';
import type { KeyedHash } from '#server/platform/crypto/field-encryption.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { loginFailure } from '#server/schema/account.ts';
import { countedForMs, isLocked } from './sign-in.rules.ts';

/**
 * `locked` are the names without attempts left; otherwise `ids` are rows counting this attempt as failed until deleted.
 */
export type Attempt = { locked: KeyedHash[]; ids: string[] };

type Names = readonly [KeyedHash, ...KeyedHash[]];

const listLocked = async (db: Queryable, names: Names, now: Date): Promise<KeyedHash[]> => {
  const rows = await db
    .select({ name: loginFailure.identityHash, failedAt: loginFailure.failedAt })
    .from(loginFailure)
    .where(
      and(
        inArray(loginFailure.identityHash, [...names]),
        gt(loginFailure.failedAt, new Date(now.getTime() - countedForMs)),
      ),
    )
    .orderBy(desc(loginFailure.failedAt));
  return names.filter((name) =>
    isLocked(
      rows.filter((row) => row.name === name).map((row) => row.failedAt),
      now,
    ),
  );
};

/**
 * Counts the attempt as failed before the password is checked, so concurrent guesses cannot exceed the limit. `names`
 * are the hashes to count under; the first decides whether it counts at all.
 */
export const insertAttempt = (db: Db, names: Names, now: Date): Promise<Attempt> =>
  runExclusive(db, `failures ${names[0]}`, async () => {
    // Under attack most attempts end here with one query.
    const before = await listLocked(db, names, now);
    if (before.includes(names[0])) return { locked: before, ids: [] };
    return db.transaction(async (tx) => {
      for (const name of names.toSorted()) await lockFor(tx, `failures ${name}`);
      const locked = await listLocked(tx, names, now);
      if (locked.includes(names[0])) return { locked, ids: [] };
      // Attempts while locked don't extend the lock.
      const open = names.filter((name) => !locked.includes(name));
      const rows = await tx
        .insert(loginFailure)
        .values(open.map((identityHash) => ({ identityHash, failedAt: now })))
        .returning({ id: loginFailure.id });
      return { locked, ids: rows.map((row) => row.id) };
    });
  });

/** The attempt succeeded. */
export const deleteAttempt = async (db: Queryable, ids: string[]): Promise<void> => {
  if (ids.length) await db.delete(loginFailure).where(inArray(loginFailure.id, ids));
};

/** The owner has signed in: forget earlier failures. */
export const deleteFailures = async (db: Queryable, names: KeyedHash[]): Promise<void> => {
  if (names.length) await db.delete(loginFailure).where(inArray(loginFailure.identityHash, names));
};

export const deleteOldFailures = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(loginFailure).where(lt(loginFailure.failedAt, before));
};
