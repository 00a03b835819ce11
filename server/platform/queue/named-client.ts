/** pg-boss sends a few long statements again and again: under a name each connection plans them once. */
import pg from 'pg';
import type { Tx } from '#server/platform/database/connect.ts';

/** Only what comes again has a name, and no more than so many. */
const namesMax = 100;
const names = new Map<string, string>();
const seenOnce = new Set<string>();

/** Several statements in one text cannot be prepared. */
const isOne = (text: string): boolean => !/;\s*\S/.test(text);

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= namesMax || !isOne(text)) return known;
  if (!seenOnce.delete(text)) {
    if (seenOnce.size < namesMax) seenOnce.add(text);
    return undefined;
  }
  const name = `queue_${names.size}`;
  names.set(text, name);
  return name;
};

export class NamingClient extends pg.Client {
  override query(text: unknown, values?: unknown, ...rest: unknown[]): never {
    const ask = super.query.bind(this) as unknown as (...given: unknown[]) => never;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    return ask(name ? { name, text } : text, values, ...rest);
  }
}

/** Runs pg-boss's statements on the connection of a transaction. */
export const onTransaction = (tx: Tx) => {
  const { client } = (tx as unknown as { session: { client: pg.PoolClient } }).session;
  return {
    executeSql: (text: string, values: unknown[] = []) => {
      const name = nameOf(text);
      return client.query({ ...(name && { name }), text, values });
    },
  };
};
