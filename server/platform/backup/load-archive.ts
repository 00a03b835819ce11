/** Loads a backup into an empty database and file store: all or nothing. */
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { knownMigrations, migrate } from '#server/platform/database/migrate.ts';
import { type Files, storeFolders } from '#server/platform/storage/files.ts';
import { createTally, differences, type Made, type Manifest, type Part } from './archive-parts.ts';
import { withoutGuards } from './disable-triggers.ts';
import { describe } from './read-source.ts';
import { hasRows, insertRows, listTables, readRows, speakPlainly, type Table } from './tables.ts';

export type Target = {
  url: string;
  /** Null if the files are not moved. */
  files: Files | null;
};

export const refuseUsedStore = async (files: Files): Promise<void> => {
  for (const folder of storeFolders)
    for await (const { key } of files.list(folder))
      throw new Error(`The file store is not empty (${key}): restore into an empty one.`);
};

const refuseUsedDatabase = async (client: Client, made: Made): Promise<void> => {
  const used = await hasRows(client);
  if (used) throw new Error(`The database is not empty (${used}): restore into a new one.`);
  const { migrations } = await describe(client);
  if (migrations.length && migrations.join() !== made.migrations.join())
    throw new Error('The database was prepared by another version: restore into a new one.');
};

const refuseUnknown = (made: Made): void => {
  const known = knownMigrations();
  if (made.format !== 1 || made.migrations.some((hash, i) => hash !== known[i]))
    throw new Error(
      `The backup is of version ${made.appVersion}, which this version does not know: restore it with that version, then upgrade.`,
    );
};

/** Creates the queue's own tables. */
const makeQueue = async (url: string): Promise<void> => {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 1 });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
};

const refuseOtherQueue = async (client: Client, made: Made): Promise<void> => {
  if (made.queueVersion === null) return;
  const { queueVersion } = await describe(client);
  if (queueVersion !== made.queueVersion)
    throw new Error(
      `The queue of the backup has tables of version ${made.queueVersion}, this one ${queueVersion}: restore it with version ${made.appVersion}, then upgrade.`,
    );
  const tables = (await listTables(client)).filter(({ name }) => name.startsWith('pgboss.'));
  await client.query(`truncate ${tables.map(({ name }) => name)} cascade`);
};

export const createPutting = (files: Files | null) => {
  const done: string[] = [];
  return {
    async put(key: string, bytes: Buffer): Promise<void> {
      if (!files) throw new Error('The backup has files, and there is no store for them.');
      done.push(key);
      await files.put(key, bytes);
      const kept = await files.get(key);
      if (!kept?.equals(bytes)) throw new Error(`The file ${key} was not copied completely.`);
    },
    async undo(): Promise<void> {
      for (const key of done.splice(0)) await files?.remove(key).catch(() => {});
    },
  };
};

/** The columns in the backup's order, with the types of this database. */
const matching = (here: Table[], { table, columns }: { table: string; columns: string[] }) => {
  const found = here.find(({ name }) => name === table);
  const known = new Map(found?.columns.map((column) => [column.name, column]));
  const matched = columns.map((name) => known.get(name));
  if (!found || known.size !== columns.length || matched.includes(undefined))
    throw new Error(`The table ${table} of the backup differs from the one here.`);
  return { name: table, columns: matched as Table['columns'] };
};

/** Reads the loaded rows back. */
const recount = async (client: Client, tables: Table[]): Promise<Manifest> => {
  const tally = createTally();
  for (const { name, columns } of tables) {
    tally.add({ is: 'table', table: name, columns: [] });
    for await (const rows of readRows(client, { name, columns }))
      tally.add({ is: 'rows', table: name, rows });
  }
  return tally.manifest();
};

type Putting = ReturnType<typeof createPutting>;

const write = async (client: Client, parts: AsyncIterator<Part>, putting: Putting) => {
  const here = await listTables(client);
  const loaded: Table[] = [];
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.is === 'file') await putting.put(part.key, part.bytes);
    if (part.is === 'table') loaded.push(matching(here, part));
    const table = loaded.at(-1);
    if (part.is === 'rows' && table) await insertRows(client, table, part.rows);
    if (part.is === 'sequence')
      await client.query('select setval($1, $2, $3)', [part.sequence, part.last, part.called]);
    if (part.is === 'end') {
      const found = { ...(await recount(client, loaded)), files: part.manifest.files };
      const wrong = differences(found, part.manifest);
      if (wrong.length) throw new Error(`The written data differs (${wrong.join(', ')}).`);
      return part.manifest;
    }
  }
  throw new Error('The backup is incomplete: its end is missing.');
};

/** The caller checks `parts` against their manifest (`checked`). */
export const loadParts = async (
  parts: AsyncIterable<Part>,
  { url, files }: Target,
): Promise<Manifest> => {
  const iterator = parts[Symbol.asyncIterator]();
  const putting = createPutting(files);
  const client = new Client({ connectionString: url, application_name: 'persimmon restore' });
  try {
    await client.connect();
    await speakPlainly(client);
    const first = await iterator.next();
    if (first.done || first.value.is !== 'made') throw new Error('This is not a backup.');
    const made = first.value;
    refuseUnknown(made);
    await refuseUsedDatabase(client, made);
    if (files) await refuseUsedStore(files);
    await migrate(url, made.migrations.length);
    if (made.queueVersion !== null) await makeQueue(url);
    await client.query('begin');
    await refuseOtherQueue(client, made);
    const manifest = await withoutGuards(client, () => write(client, iterator, putting));
    await client.query('commit');
    await migrate(url);
    return manifest;
  } catch (error) {
    await putting.undo();
    throw error;
  } finally {
    await iterator.return?.();
    // Closing the connection rolls back an open transaction.
    await client.end();
  }
};
