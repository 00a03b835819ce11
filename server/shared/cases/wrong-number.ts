/** A number under which somebody else answered: known of the person until they are reached there, or have another one. */
import { and, eq } from 'drizzle-orm';
import type { CallOutcome } from '#contract/staff/office.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';

/** Whom a call was for, and the number that was called. */
type Called = { userId: string; called: string };

/** What a call said about the number, in the details of its entry: for undoing it. */
export type NumberNews = { wrong?: 'found' | 'mended'; wrongSince?: string };

const updateWrongPhone = async (
  tx: Tx,
  userId: string,
  wrongPhone: string | null,
  wrongPhoneAt: Date | null,
) => {
  await tx.update(user).set({ wrongPhone, wrongPhoneAt }).where(eq(user.id, userId));
};

export const noteNumber = async (
  tx: Tx,
  { userId, called }: Called,
  outcome: CallOutcome,
  at: Date,
): Promise<NumberNews> => {
  const [known] = await tx
    .select({ since: user.wrongPhoneAt })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.wrongPhone, called)));
  if (outcome === 'wrongNumber' && !known) {
    await updateWrongPhone(tx, userId, called, at);
    return { wrong: 'found' };
  }
  if (outcome !== 'reached' || !known) return {};
  await updateWrongPhone(tx, userId, null, null);
  return { wrong: 'mended', ...(known.since && { wrongSince: known.since.toISOString() }) };
};

export const undoNumber = async (
  tx: Tx,
  { userId, called }: Called,
  { wrong, wrongSince }: NumberNews,
): Promise<void> => {
  if (wrong === 'found') await updateWrongPhone(tx, userId, null, null);
  if (wrong === 'mended')
    await updateWrongPhone(tx, userId, called, wrongSince ? new Date(wrongSince) : null);
};
