/**
 * Disables foreign keys and triggers while rows are loaded in any order, and restores them at the end of the same
 * transaction, checking all keys at once. Triggers must not fire again: their effects are part of the rows. Needs
 * ownership of the tables, not superuser.
 */
import type { Client } from 'pg';
import { dataSchemas } from './tables.ts';

type Key = { name: string; table: string; definition: string };
type Trigger = { name: string; table: string; enabled: 'O' | 'A' | 'R' };

const listKeys = async (client: Client): Promise<Key[]> =>
  (
    await client.query<Key>(
      `select quote_ident(k.conname) as name, format('%I.%I', n.nspname, c.relname) as table,
         pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_namespace n on n.oid = c.relnamespace
       where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`,
      [dataSchemas],
    )
  ).rows;

const listTriggers = async (client: Client): Promise<Trigger[]> =>
  (
    await client.query<Trigger>(
      `select quote_ident(t.tgname) as name, format('%I.%I', n.nspname, c.relname) as table,
         t.tgenabled as enabled
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
       join pg_namespace n on n.oid = c.relnamespace
       where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled <> 'D' and n.nspname = any($1)`,
      [dataSchemas],
    )
  ).rows;

const enable = { O: 'enable', A: 'enable always', R: 'enable replica' };

export const withoutGuards = async <T>(client: Client, work: () => Promise<T>): Promise<T> => {
  const keys = await listKeys(client);
  const triggers = await listTriggers(client);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table, name } of triggers)
    await client.query(`alter table ${table} disable trigger ${name}`);
  const done = await work();
  for (const { table, name, enabled } of triggers)
    await client.query(`alter table ${table} ${enable[enabled]} trigger ${name}`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  return done;
};
