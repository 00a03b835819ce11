import { and, count, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { type CodePurpose, codeRules } from '#contract/account/account.ts';
import type { KeyedHash } from '#server/platform/crypto/field-encryption.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { verificationCode } from '#server/schema/account.ts';

/**
 * Texts are counted by recipient: they cost money and disturb people. Emails are counted by account, so that one
 * account cannot block others from verifying an address.
 */
export type Counted = { phone: string } | { userId: string };

/** When codes were sent since then, newest first. Holds a lock, so concurrent requests wait. */
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

/** How many of this purpose an account asked for since then. */
export const countAsked = async (
  db: Queryable,
  { userId, purpose }: CodeName & { userId: string },
  since: Date,
): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(verificationCode)
    .where(
      and(
        eq(verificationCode.userId, userId),
        eq(verificationCode.purpose, purpose),
        gt(verificationCode.createdAt, since),
      ),
    );
  return row?.n ?? 0;
};

type NewCode = CodeName & {
  /** Null for a decoy: nothing usable was sent. */
  codeHash: KeyedHash | null;
  createdAt: Date;
  expiresAt: Date;
};
export const insertCode = async (tx: Tx, code: NewCode): Promise<void> => {
  await tx.insert(verificationCode).values(code);
};

/** Identifies a code: purpose, recipient and, if bound to one person, who requested it. */
export type CodeName = {
  recipient: string;
  purpose: CodePurpose;
  userId?: string | undefined;
};

/**
 * Codes with attempts left, decoys included so they are indistinguishable. Excludes codes requested by someone else:
 * their attempts must not be used up.
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

/** Cheap check before the expensive work. */
export const hasLiveCode = async (db: Queryable, name: CodeName, now: Date): Promise<boolean> => {
  const [row] = await db
    .select({ id: verificationCode.id })
    .from(verificationCode)
    .where(alive(name, now))
    .limit(1);
  return Boolean(row);
};

/**
 * Compares with all live codes of the recipient, counts the attempt and consumes the match in one statement, so
 * concurrent attempts cannot exceed the limit. Returns its id or null.
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

/** The code was right but the action failed: make it usable again within its attempt limit. */
export const releaseCode = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(verificationCode).set({ usedAt: null }).where(eq(verificationCode.id, id));
};

/** It was right and only looked at: the attempt does not count. */
export const putBackCode = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .update(verificationCode)
    .set({ usedAt: null, tries: sql`greatest(${verificationCode.tries} - 1, 0)` })
    .where(eq(verificationCode.id, id));
};

/** Invalidates the remaining codes. */
export const expireCodes = async (tx: Queryable, name: CodeName, now: Date): Promise<void> => {
  await tx.update(verificationCode).set({ expiresAt: now }).where(alive(name, now));
};

export const deleteOldCodes = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(verificationCode).where(lt(verificationCode.createdAt, before));
};
