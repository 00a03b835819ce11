/** Actions that require codes: checked, counted and consumed in one transaction with the action. */
import { AppError } from '#contract/errors.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import * as store from './codes.store.ts';

export type TypedCode = store.CodeName & {
  code: string;
  /** The form field, for errors. */
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

/** A failure is returned, not thrown, so the transaction commits and the attempt is counted. */
export type Outcome<T> = { done: T } | { refused: AppError };

export const settle = <T>(outcome: Outcome<T>): T => {
  if ('refused' in outcome) throw outcome.refused;
  return outcome.done;
};

/** Whether it is right; it stays usable. A wrong one counts as a try, as if it had been used. */
export const lookAtCode = async (
  tx: Tx,
  { sealer, now }: { sealer: Sealer; now: Date },
  typed: TypedCode,
): Promise<Outcome<null>> => {
  const taken = await store.takeCode(tx, typed, sealer.hashes(textOf(typed)), now);
  if (!taken) return { refused: wrongCode() };
  await store.putBackCode(tx, taken);
  return { done: null };
};

/** Runs `work` if all codes are right. Otherwise, or if `work` fails, it is rolled back and the codes stay usable. */
export const withCodes = async <T>(
  tx: Tx,
  { sealer, now }: { sealer: Sealer; now: Date },
  typed: readonly TypedCode[],
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> => {
  const compared: (TypedCode & { used: string | null })[] = [];
  for (const one of typed) {
    // Codes sent before a key rotation still count.
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
