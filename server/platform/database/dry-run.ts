/** Runs a change in a transaction that is always rolled back, to see what it would do. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from './connect.ts';
import { createScopedDb } from './scoped-db.ts';

/** How a transaction is run: `db.transaction`, or one that takes locks first. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Rolls the transaction back and carries the result out of it. */
class Rollback<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('dry run');
    this.result = result;
  }
}

/** Returns the result of the work; errors of the work are thrown as usual. */
export const dryRun = async <T>(
  inTransaction: InTransaction,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  try {
    return await inTransaction(async (tx) => {
      throw new Rollback(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rollback) return error.result as T;
    throw error;
  }
};

const drafts = new AsyncLocalStorage<Db | Tx>();

/** What is read here is a draft. */
export const isPreview = (): boolean => drafts.getStore() !== undefined;

/**
 * Previews a draft of the site: `readWith` writes it in a dry run, and everything that `read` reads through `db`
 * sees the draft. All other callers see the published site.
 */
export const createDraftPreview = (real: Db) => {
  const db = createScopedDb(real, drafts);

  const readWith = <T>(write: (tx: Tx) => Promise<void>, read: () => Promise<T>): Promise<T> =>
    dryRun(
      (work) => real.transaction(work),
      async (tx) => {
        await write(tx);
        return drafts.run(tx, read);
      },
    );

  return { db, readWith };
};
