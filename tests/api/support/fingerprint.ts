/** What stands in a database and in a file store, told apart from how backups count it. */
import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Files, storeFolders } from '#server/platform/storage/files.ts';
import { databaseUrl, onServer } from './database.ts';

const withClient = async <T>(url: string, use: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

/** Each table with its number of rows and a hash of all of them, each sequence with its number. */
export const fingerprint = (url: string): Promise<Record<string, string>> =>
  withClient(url, async (client) => {
    await client.query(`set timezone = 'UTC'`);
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'pgboss', 'drizzle')`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sums
         from ${name} t`,
      );
      found[name] = rows[0].sums;
    }
    const { rows: sequences } = await client.query<{ name: string; last: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
       from pg_sequences where schemaname = 'public'`,
    );
    for (const { name, last } of sequences) found[name] = String(last);
    return found;
  });

export const filePrint = async (files: Files): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const folder of storeFolders)
    for await (const { key } of files.list(folder))
      found[key] = createHash('sha256')
        .update((await files.get(key)) ?? '')
        .digest('hex');
  return found;
};

export const ask = <T = Record<string, unknown>>(url: string, sql: string): Promise<T[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows as T[]);

/** A database with nothing in it, not even tables; gone after the test. */
export const emptyDatabase = async (): Promise<string> => {
  const adminUrl = inject('adminUrl');
  const name = `persimmon_test_${randomBytes(6).toString('hex')}`;
  await onServer(adminUrl, `CREATE DATABASE ${name}`);
  onTestFinished(() => onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return databaseUrl(adminUrl, name);
};
