/** Runs the migrations. When several processes start at once, one works and the others wait. */
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../schema/migrations', import.meta.url));

/** Arbitrary constant shared by all processes. */
export const migrationLock = 7_401_653;

/** Hashes of this version's migrations, oldest first. */
export const knownMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

/** Drizzle would run them all in one transaction. */
type Migrating = {
  session: unknown;
  dialect: { migrate(files: MigrationMeta[], session: unknown, config: object): Promise<void> };
};

/**
 * One transaction per file: a column added by one file is not locked while the next fills it, so processes of the
 * previous version keep serving, and a crash keeps what was done (quality 38).
 */
export async function migrate(
  url: string,
  /** Only the first so many. */
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
    // Closing the session releases the lock, also after an error.
    await client.end();
  }
}
