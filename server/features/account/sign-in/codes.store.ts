import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { type CodePurpose, codeRules } from '#contract/account/account.ts';
import type { KeyedHash } from '#server/platform/crypto/field-encryption.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { verificationCode } from '#server/schema/account.ts';

/**
 * Texts are counted by the number they go to: they cost, and wake somebody. Emails are counted by the account that asks:
 * whatever one account does with an address keeps nobody else from proving it.
 */
export type Counted = { phone: string } | { userId: string };

/** When codes went out since then, newest first. Who asks for the same waits until we are done. */
export const listCodesSent = async (tx: Tx, counted: Counted, since: Date): Promise<Date[]> => {
  const byText = 'phone' in counted;
  await lockFor(tx, `code ${byText ? counted.phone : counted.userId}`);
  const way = (byText ? ne : eq)(verificationCode.purpose, 'changeEmail');
  const these = byText
    ? eq(verificationCode.recipient, counted.phone)
    : eq(verificationCode.userId, counted.userId);
  const sent = await tx
    .select({ at: verificationCode.createdAt })
    .from(verificationCode)
    .where(and(these, way, gt(verificationCode.createdAt, since)))
    .orderBy(desc(verificationCode.createdAt));
  return sent.map((row) => row.at);
};

type NewCode = CodeName & {
  /** Null when nothing was sent that could be used. */
  codeHash: KeyedHash | null;
  createdAt: Date;
  expiresAt: Date;
};
export const insertCode = async (tx: Tx, code: NewCode): Promise<void> => {
  await tx.insert(verificationCode).values(code);
};

/** Whose code it is: what it is for, where it went and, where only one person may use it, who asked for it. */
export type CodeName = {
  recipient: string;
  purpose: CodePurpose;
  userId?: string | undefined;
};

/**
 * Codes that could still be tried; those that nothing fits are among them, so that nobody can tell. Not those that
 * somebody else asked for: their tries are not ours to use up.
 */
const alive = ({ recipient, purpose, userId }: CodeName, now: Date) =>
  and(
    eq(verificationCode.recipient, recipient),
    eq(verificationCode.purpose, purpose),
    userId === undefined ? isNull(verificationCode.userId) : eq(verificationCode.userId, userId),
    isNull(verificationCode.usedAt),
    gt(verificationCode.expiresAt, now),
    lt(verificationCode.tries, codeRules.triesPerCode),
  );

/** Whether it is worth the work of looking closer. */
export const hasLiveCode = async (db: Queryable, name: CodeName, now: Date): Promise<boolean> => {
  const [row] = await db
    .select({ id: verificationCode.id })
    .from(verificationCode)
    .where(alive(name, now))
    .limit(1);
  return Boolean(row);
};

/**
 * Compares with every code of this recipient that is alive, counts that, and uses the one that fits: in one statement, so
 * that of many at once one succeeds and none is compared more often than allowed. Its id, or null.
 */
export const takeCode = async (
  tx: Tx,
  name: CodeName,
  codeHashes: KeyedHash[],
  now: Date,
): Promise<string | null> => {
  const fits = inArray(verificationCode.codeHash, codeHashes);
  const compared = await tx
    .update(verificationCode)
    .set({
      tries: sql`${verificationCode.tries} + 1`,
      usedAt: sql`case when ${fits} then ${now.toISOString()}::timestamptz end`,
    })
    .where(alive(name, now))
    .returning({ id: verificationCode.id, usedAt: verificationCode.usedAt });
  return compared.find((row) => row.usedAt !== null)?.id ?? null;
};

/** It was right, but something else was not: it can be used again, as often as it has tries left. */
export const releaseCode = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(verificationCode).set({ usedAt: null }).where(eq(verificationCode.id, id));
};

/** What was asked for besides is of no use any more. */
export const expireCodes = async (tx: Queryable, name: CodeName, now: Date): Promise<void> => {
  await tx.update(verificationCode).set({ expiresAt: now }).where(alive(name, now));
};

export const deleteOldCodes = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(verificationCode).where(lt(verificationCode.createdAt, before));
};
