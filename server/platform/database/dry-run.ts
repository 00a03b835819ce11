/** To see what a change would do: it is made, looked at, and nothing of it stays. */
import type { Tx } from './connect.ts';

/** How a transaction is run: `db.transaction`, or one that takes locks first. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Ends the transaction, and carries out of it what was seen. */
class Undone<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super('only a preview');
    this.answer = answer;
  }
}

/** What the work answers, as if it had never been done. What it refuses is refused. */
export const undoing = async <T>(
  inTransaction: InTransaction,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  try {
    return await inTransaction(async (tx) => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer as T;
    throw error;
  }
};
