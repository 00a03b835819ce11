/**
 * The sealer of this installation, once the key has proved to be the one that its database was sealed with: it must open
 * the canary. A key that does not would start in silence, fail at every sealed record and seal new ones for nobody.
 */
import { join } from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import {
  createSealer,
  type Sealed,
  type Sealer,
} from '#server/platform/crypto/field-encryption.ts';
import { connect, type Db } from '#server/platform/database/connect.ts';
import { listSealedTables } from '#server/platform/database/sealed-tables.ts';
import { findSecret, secretFrom } from '#server/platform/embedded/data-folder.ts';
import { keyCanary } from '#server/schema/keys.ts';

export class WrongKey extends Error {}

type KeyEnv = {
  SECRET_KEY?: string | undefined;
  SECRET_KEYS_OLD: string[];
  DATA_DIR: string;
};

/** Of each column: of many, one that opens is enough, since a few may be damaged. */
const sampleSize = 20;

type Sample = { value: Sealed; owner: string };

const sample = async (db: Db): Promise<Sample[]> => {
  const found: Sample[] = [];
  for (const { table, sealed } of await listSealedTables())
    for (const { column, owner } of sealed) {
      const rows = await db
        .select({ value: column, owner })
        .from(table)
        .where(isNotNull(column))
        .limit(sampleSize);
      for (const row of rows)
        for (const value of [row.value].flat())
          found.push({ value: value as Sealed, owner: String(row.owner) });
    }
  return found;
};

const findCanary = async (db: Db): Promise<Sample | null> => {
  const [row] = await db.select().from(keyCanary);
  return row ? { value: row.canarySealed, owner: String(row.id) } : null;
};

const opens = (sealer: Sealer, { value, owner }: Sample): boolean => {
  try {
    sealer.open(value, owner);
    return true;
  } catch {
    return false;
  }
};

/** Without a canary, on a new database or one from before there was any, what is sealed there decides. */
const isRightKey = async (db: Db, sealer: Sealer): Promise<boolean> => {
  const canary = await findCanary(db);
  if (canary) return opens(sealer, canary);
  const found = await sample(db);
  if (found.length && !found.some((one) => opens(sealer, one))) return false;
  const canarySealed = sealer.seal('canary', '1');
  await db.insert(keyCanary).values({ id: 1, canarySealed }).onConflictDoNothing();
  // Of several that start at once with different keys, one was first.
  const kept = await findCanary(db);
  return kept !== null && opens(sealer, kept);
};

const hasSealed = async (db: Db): Promise<boolean> =>
  (await findCanary(db)) !== null || (await sample(db)).length > 0;

const fileOf = ({ DATA_DIR }: KeyEnv) => join(DATA_DIR, 'secret-key');

const wrong = (env: KeyEnv): string =>
  env.SECRET_KEY
    ? 'SECRET_KEY is not the key that the database was sealed with: set it to that one, or add that one to SECRET_KEYS_OLD.'
    : `The key in ${fileOf(env)} is not the one that the database was sealed with: put the right file back, or set SECRET_KEY to its text.`;

/** The key is made on the first start only: beside a database that has been sealed it would open nothing. */
export const openSealer = async (db: Db, env: KeyEnv): Promise<Sealer> => {
  const kept = env.SECRET_KEY ?? findSecret(env.DATA_DIR);
  // Looked for again: another process may have made it since, which it does before it seals anything.
  if (!kept && (await hasSealed(db)) && !findSecret(env.DATA_DIR))
    throw new WrongKey(
      `SECRET_KEY is not set and there is no file ${fileOf(env)}, but the database was sealed with a key: set SECRET_KEY to it, or put the file back.`,
    );
  const sealer = createSealer(kept ?? secretFrom(env.DATA_DIR), env.SECRET_KEYS_OLD);
  if (await isRightKey(db, sealer)) return sealer;
  throw new WrongKey(wrong(env));
};

/** For commands that only read, and find the database as an older version left it: it may have no canary. */
export const refuseWrongKey = async (url: string, env: KeyEnv, secret: string): Promise<void> => {
  const { db, close } = connect(url, { max: 1, onError: () => {} });
  try {
    const { rows } = await db.execute(sql`select to_regclass('key_canary') is not null as there`);
    const canary = rows[0]?.there ? await findCanary(db) : null;
    if (canary && !opens(createSealer(secret, env.SECRET_KEYS_OLD), canary))
      throw new WrongKey(wrong(env));
  } finally {
    await close();
  }
};
