/** Brings a database to the current schema. Several processes may start at once: one works, the others wait. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any constant: the same for every process of this product. */
export const migrationLock = 7_401_653;

/** The hashes of all migrations of this version, the oldest first. */
export const knownMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

/** A folder with the first few, for a database that is to be as an older version left it. */
const withFirst = async <T>(count: number, use: (folder: string) => Promise<T>): Promise<T> => {
  const part = await mkdtemp(join(tmpdir(), 'persimmon-migrations-'));
  try {
    await cp(folder, part, { recursive: true });
    const file = join(part, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
    journal.entries = journal.entries.slice(0, count);
    await writeFile(file, JSON.stringify(journal));
    return await use(part);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
};

/** With `first`: only so many, the oldest ones. */
export async function migrate(url: string, first?: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('create extension if not exists pg_trgm');
    const run = (migrationsFolder: string) => runMigrations(drizzle(client), { migrationsFolder });
    await (first === undefined ? run(folder) : withFirst(first, run));
  } finally {
    // Ending the session gives the lock back, also after an error.
    await client.end();
  }
}
