/**
 * The site as it would be: a draft is written, the content is read as always, and nothing of it stays. Whoever reads
 * through `db` meanwhile sees the draft; everyone else sees the site as it is.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from './connect.ts';

/** Ends the transaction without keeping anything. */
class Undone extends Error {}

export const createPreviewing = (real: Db) => {
  const drafts = new AsyncLocalStorage<Tx>();
  const db = new Proxy(real, {
    get(target, name) {
      const at = drafts.getStore() ?? target;
      const value: unknown = Reflect.get(at, name, at);
      return typeof value === 'function' ? value.bind(at) : value;
    },
  });

  const readWith = async <T>(
    write: (tx: Tx) => Promise<void>,
    read: () => Promise<T>,
  ): Promise<T> => {
    let answer: { value: T } | undefined;
    try {
      await real.transaction(async (tx) => {
        await write(tx);
        answer = { value: await drafts.run(tx, read) };
        throw new Undone();
      });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
    if (!answer) throw new Error('nothing was read');
    return answer.value;
  };

  return { db, readWith };
};
