/** Reads a running installation: all tables in one snapshot, and the files that their rows refer to. */
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { migrationLock } from '#server/platform/database/migrate.ts';
import { type Files, storeFolders } from '#server/platform/storage/files.ts';
import { createTally, type Made, type Part } from './archive-parts.ts';
import { listSequences, listTables, readRows, speakPlainly } from './tables.ts';

export type Source = {
  url: string;
  /** Null if the files are not moved. */
  files: Files | null;
};

const packageFile = new URL('../../../package.json', import.meta.url);

const appVersion = (): string =>
  (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;

const exists = async (client: Client, name: string): Promise<boolean> =>
  (await client.query('select to_regclass($1) is not null as there', [name])).rows[0].there;

/** Metadata of the database. */
export const describe = async (
  client: Client,
): Promise<Pick<Made, 'migrations' | 'queueVersion'>> => {
  const migrations = (await exists(client, 'drizzle.__drizzle_migrations'))
    ? (await client.query('select hash from drizzle.__drizzle_migrations order by created_at')).rows
    : [];
  const queue = (await exists(client, 'pgboss.version'))
    ? (await client.query('select version::text from pgboss.version')).rows
    : [];
  return {
    migrations: migrations.map(({ hash }) => String(hash)),
    queueVersion: queue[0]?.version ?? null,
  };
};

/** One snapshot for everything that follows. A running migration finishes first; later ones wait. */
const holdSnapshot = async (client: Client) => {
  await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
  await client.query('begin isolation level repeatable read');
  const tables = await listTables(client);
  if (tables.length)
    await client.query(`lock table ${tables.map(({ name }) => name)} in access share mode`);
  const facts = await describe(client);
  await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]);
  return { tables, facts };
};

/** Files are written before their rows, so all files of this snapshot exist unless they are removed meanwhile. */
export async function* readFiles(files: Files): AsyncGenerator<Extract<Part, { is: 'file' }>> {
  for (const folder of storeFolders)
    for await (const { key } of files.list(folder)) {
      if (key.endsWith('.part')) continue;
      const bytes = await files.get(key);
      if (bytes) yield { is: 'file', key, bytes };
    }
}

const listMissing = async (client: Client, seen: ReadonlySet<string>): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>('select id from file');
  return rows
    .map(({ id }) => id)
    .filter((id) => !seen.has(`public/${id}`) && !seen.has(`private/${id}`));
};

export async function* readParts({ url, files }: Source, now: Date): AsyncGenerator<Part> {
  const client = new Client({ connectionString: url, application_name: 'persimmon backup' });
  await client.connect();
  try {
    await speakPlainly(client);
    const { tables, facts } = await holdSnapshot(client);
    if (!facts.migrations.length) throw new Error('There is nothing in the database yet.');
    const tally = createTally();
    const count = (part: Part): Part => {
      tally.add(part);
      return part;
    };
    yield { is: 'made', format: 1, at: now.toISOString(), appVersion: appVersion(), ...facts };

    const seen = new Set<string>();
    if (files)
      for await (const part of readFiles(files)) {
        seen.add(part.key);
        yield count(part);
      }
    const missing = files ? await listMissing(client, seen) : [];
    for (const table of tables) {
      const columns = table.columns.map(({ name }) => name);
      yield count({ is: 'table', table: table.name, columns });
      for await (const rows of readRows(client, table))
        yield count({ is: 'rows', table: table.name, rows });
    }
    for (const sequence of await listSequences(client)) yield { is: 'sequence', ...sequence };
    await client.query('commit');
    yield { is: 'end', manifest: tally.manifest(missing) };
  } finally {
    await client.end();
  }
}
