import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type CodePurpose, codeRules } from '#contract/account.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { lockFor } from '#server/db/lock.ts';
import { verificationCode } from '#server/db/schema/account.ts';
import type { KeyedHash } from '#server/ports/sealer.ts';

/** When this number got its codes since then, newest first, and how many went out to everyone. Others wait until we are done. */
export const listCodesSent = async (tx: Tx, phone: string, since: Date) => {
  await lockFor(tx, `code ${phone}`);
  const sent = await tx
    .select({ at: verificationCode.createdAt })
    .from(verificationCode)
    .where(and(eq(verificationCode.phone, phone), gt(verificationCode.createdAt, since)))
    .orderBy(desc(verificationCode.createdAt));
  // The cap for all is exact only when counted by one at a time; after the number's own lock, always in this order.
  await lockFor(tx, 'codes of all');
  const [all] = await tx
    .select({ n: count() })
    .from(verificationCode)
    .where(gt(verificationCode.createdAt, since));
  return { sent: sent.map((row) => row.at), sentToAll: all?.n ?? 0 };
};

type NewCode = {
  phone: string;
  purpose: CodePurpose;
  /** Null when nothing was sent that could be used. */
  codeHash: KeyedHash | null;
  createdAt: Date;
  expiresAt: Date;
};
export const insertCode = async (tx: Tx, code: NewCode): Promise<void> => {
  await tx.insert(verificationCode).values(code);
};

/** Codes that could still be tried; those that nothing fits are among them, so that nobody can tell. */
const alive = (phone: string, purpose: CodePurpose, now: Date) =>
  and(
    eq(verificationCode.phone, phone),
    eq(verificationCode.purpose, purpose),
    isNull(verificationCode.usedAt),
    gt(verificationCode.expiresAt, now),
    lt(verificationCode.tries, codeRules.triesPerCode),
  );

/** Whether it is worth the work of looking closer. */
export const hasLiveCode = async (
  db: Queryable,
  phone: string,
  purpose: CodePurpose,
  now: Date,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: verificationCode.id })
    .from(verificationCode)
    .where(alive(phone, purpose, now))
    .limit(1);
  return Boolean(row);
};

/**
 * Compares with every code of this number that is alive, counts that, and uses the one that fits: in one statement, so
 * that of many at once one succeeds and none is compared more often than allowed. Its id, or null.
 */
export const useCode = async (
  tx: Tx,
  { phone, purpose, codeHashes }: { phone: string; purpose: CodePurpose; codeHashes: KeyedHash[] },
  now: Date,
): Promise<string | null> => {
  const fits = inArray(verificationCode.codeHash, codeHashes);
  const compared = await tx
    .update(verificationCode)
    .set({
      tries: sql`${verificationCode.tries} + 1`,
      usedAt: sql`case when ${fits} then ${now.toISOString()}::timestamptz end`,
    })
    .where(alive(phone, purpose, now))
    .returning({ id: verificationCode.id, usedAt: verificationCode.usedAt });
  return compared.find((row) => row.usedAt !== null)?.id ?? null;
};

/** It was right, but something else was not: it can be used again, as often as it has tries left. */
export const releaseCode = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(verificationCode).set({ usedAt: null }).where(eq(verificationCode.id, id));
};

/** What was asked for besides is of no use any more. */
export const expireCodes = async (
  tx: Queryable,
  phone: string,
  purpose: CodePurpose,
  now: Date,
): Promise<void> => {
  await tx
    .update(verificationCode)
    .set({ expiresAt: now })
    .where(alive(phone, purpose, now));
};

export const deleteOldCodes = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(verificationCode).where(lt(verificationCode.createdAt, before));
};
