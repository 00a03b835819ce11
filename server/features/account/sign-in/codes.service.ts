/** Doing something that takes codes: compared, counted and used in one transaction with what they allow. */
import { AppError } from '#contract/errors.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import * as store from './codes.store.ts';

export type TypedCode = store.CodeName & {
  code: string;
  /** Where it was typed. */
  field?: 'verificationCode' | 'emailCode';
};

const textOf = ({ recipient, purpose, code, userId = '' }: TypedCode) =>
  `code ${purpose} ${recipient} ${userId} ${code}`;

export const hashCode = (sealer: Sealer, code: TypedCode) => sealer.hash(textOf(code));

export const wrongCode = (...fields: NonNullable<TypedCode['field']>[]) =>
  new AppError(
    'wrong_code',
    (fields.length ? fields : ['verificationCode']).map((field) => ({
      field,
      key: 'errors.wrong_code',
    })),
  );

/** A refusal is handed out of the transaction, not thrown in it: the try has to be counted. */
export type Outcome<T> = { done: T } | { refused: AppError };

export const settle = <T>(outcome: Outcome<T>): T => {
  if ('refused' in outcome) throw outcome.refused;
  return outcome.done;
};

/** Does `work` if every code is right. If one is not, or that refuses, nothing of it stays and they can be tried again. */
export const withCodes = async <T>(
  tx: Tx,
  { sealer, now }: { sealer: Sealer; now: Date },
  typed: readonly TypedCode[],
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> => {
  const compared: (TypedCode & { used: string | null })[] = [];
  for (const one of typed) {
    // One that was sent before a change of key still counts.
    const used = await store.takeCode(tx, one, sealer.hashes(textOf(one)), now);
    compared.push({ ...one, used });
  }
  const release = async () => {
    for (const { used } of compared) if (used) await store.releaseCode(tx, used);
  };
  const wrong = compared.filter(({ used }) => !used);
  if (wrong.length) {
    await release();
    return { refused: wrongCode(...wrong.map(({ field = 'verificationCode' }) => field)) };
  }
  try {
    const done = await tx.transaction(work);
    for (const one of typed) await store.expireCodes(tx, one, now);
    return { done };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await release();
    return { refused: error };
  }
};
