/** Doing something that takes a code: compared, counted and used in one transaction with what it allows. */
import type { CodePurpose } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import * as store from './account-codes.store.ts';

export type TypedCode = {
  phone: string;
  purpose: CodePurpose;
  code: string;
  /** Who asked for it, where only they may use it. */
  userId?: string;
};

const textOf = ({ phone, purpose, code, userId = '' }: TypedCode) =>
  `code ${purpose} ${phone} ${userId} ${code}`;

export const hashCode = (sealer: Sealer, code: TypedCode) => sealer.hash(textOf(code));

export const wrongCode = () =>
  new AppError('wrong_code', [{ field: 'verificationCode', key: 'errors.wrong_code' }]);

/** A refusal is handed out of the transaction, not thrown in it: the try has to be counted. */
export type Outcome<T> = { done: T } | { refused: AppError };

export const settle = <T>(outcome: Outcome<T>): T => {
  if ('refused' in outcome) throw outcome.refused;
  return outcome.done;
};

/** Does `work` if the code is right. If that refuses, nothing of it stays and the code can be tried again. */
export const withCode = async <T>(
  tx: Tx,
  { sealer, now }: { sealer: Sealer; now: Date },
  typed: TypedCode,
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> => {
  const { phone, purpose } = typed;
  // One that was sent before a change of key still counts.
  const codeHashes = sealer.hashes(textOf(typed));
  const used = await store.useCode(tx, { phone, purpose, codeHashes }, now);
  if (!used) return { refused: wrongCode() };
  try {
    const done = await tx.transaction(work);
    await store.expireCodes(tx, phone, purpose, now);
    return { done };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await store.releaseCode(tx, used);
    return { refused: error };
  }
};
