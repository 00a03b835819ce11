/** Brings a database to the current schema. Several processes may start at once: one works, the others wait. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any constant: the same for every process of this product. */
const migrationLock = 7_401_653;

export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('create extension if not exists pg_trgm');
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Ending the session gives the lock back, also after an error.
    await client.end();
  }
}
