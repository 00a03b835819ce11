/**
 * Opens field encryption after checking the key against the database's canary. A wrong key would start silently, fail
 * on every sealed record and seal new ones that nobody can open.
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

/** Per column, one value that opens is enough, since a few may be damaged. */
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

/** Without a canary (a new or old database) the sealed values decide. */
const isRightKey = async (db: Db, sealer: Sealer): Promise<boolean> => {
  const canary = await findCanary(db);
  if (canary) return opens(sealer, canary);
  const found = await sample(db);
  if (found.length && !found.some((one) => opens(sealer, one))) return false;
  const canarySealed = sealer.seal('canary', '1');
  await db.insert(keyCanary).values({ id: 1, canarySealed }).onConflictDoNothing();
  // Of several processes with different keys, the first wins.
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

/** A key is only created on the first start: beside a sealed database it would open nothing. */
export const openSealer = async (db: Db, env: KeyEnv): Promise<Sealer> => {
  const kept = env.SECRET_KEY ?? findSecret(env.DATA_DIR);
  // Read again: another process may have created it, which happens before anything is sealed.
  if (!kept && (await hasSealed(db)) && !findSecret(env.DATA_DIR))
    throw new WrongKey(
      `SECRET_KEY is not set and there is no file ${fileOf(env)}, but the database was sealed with a key: set SECRET_KEY to it, or put the file back.`,
    );
  const sealer = createSealer(kept ?? secretFrom(env.DATA_DIR), env.SECRET_KEYS_OLD);
  if (await isRightKey(db, sealer)) return sealer;
  throw new WrongKey(wrong(env));
};

/** For read-only commands on a database of an older version, which may have no canary. */
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
