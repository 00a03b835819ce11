/** Brings a database to the current schema. Several processes may start at once: one works, the others wait. */
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../schema/migrations', import.meta.url));

/** Any constant: the same for every process of this product. */
export const migrationLock = 7_401_653;

/** The hashes of all migrations of this version, the oldest first. */
export const knownMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

/** Drizzle's own way through them is one transaction for all. */
type Migrating = {
  session: unknown;
  dialect: { migrate(files: MigrationMeta[], session: unknown, config: object): Promise<void> };
};

/**
 * Each file is a transaction of its own: a column that one file adds is not locked while the next one fills it, so that
 * the processes of the version before keep serving; and what was done before a crash is done (quality 38).
 */
export async function migrate(
  url: string,
  /** Only so many, the oldest ones. */
  first?: number,
  migrationsFolder = folder,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('create extension if not exists pg_trgm');
    const { dialect, session } = drizzle(client) as unknown as Migrating;
    for (const file of readMigrationFiles({ migrationsFolder }).slice(0, first))
      await dialect.migrate([file], session, { migrationsFolder });
  } finally {
    // Ending the session gives the lock back, also after an error.
    await client.end();
  }
}
