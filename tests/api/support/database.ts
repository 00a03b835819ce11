import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export type FreshDatabase = { url: string; drop(): Promise<void> };

/** A migrated database of one's own, empty or with the demo content; about 30 ms. */
export async function freshDatabase(
  from: 'template' | 'demoTemplate' = 'template',
): Promise<FreshDatabase> {
  const adminUrl = inject('adminUrl');
  const name = `persimmon_test_${randomBytes(6).toString('hex')}`;
  await onServer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${inject(from)}`);
  return {
    url: databaseUrl(adminUrl, name),
    // By force: a test that failed may still be connected.
    drop: () => onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a connection of its own. */
export async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
