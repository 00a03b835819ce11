/**
 * The site as it would be: a draft is written, the content is read as always, and nothing of it stays. Whoever reads
 * through `db` meanwhile sees the draft; everyone else sees the site as it is.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from './connect.ts';
import { undoing } from './dry-run.ts';

export const createPreviewing = (real: Db) => {
  const drafts = new AsyncLocalStorage<Tx>();
  const db = new Proxy(real, {
    get(target, name) {
      const at = drafts.getStore() ?? target;
      const value: unknown = Reflect.get(at, name, at);
      return typeof value === 'function' ? value.bind(at) : value;
    },
  });

  const readWith = <T>(write: (tx: Tx) => Promise<void>, read: () => Promise<T>): Promise<T> =>
    undoing(
      (work) => real.transaction(work),
      async (tx) => {
        await write(tx);
        return drafts.run(tx, read);
      },
    );

  return { db, readWith };
};
