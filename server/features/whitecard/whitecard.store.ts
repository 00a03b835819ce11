import { and, eq, inArray, ne } from 'drizzle-orm';
import type { WhiteCardStatus } from '#contract/whitecard.ts';
import type { Queryable } from '#server/db/connect.ts';
import { user } from '#server/db/schema/account.ts';
import { whiteCard } from '#server/db/schema/whitecard.ts';

/** The patient's card status and phone; the user's row is locked until the transaction ends. */
export const getForSubmission = async (db: Queryable, userId: string) => {
  const [person] = await db.select().from(user).where(eq(user.id, userId)).for('update');
  if (!person) throw new Error('the signed-in user is gone');
  const [card] = await db.select().from(whiteCard).where(eq(whiteCard.userId, userId));
  const status: WhiteCardStatus = card?.status ?? 'waiting';
  return { phone: person.phone, status };
};

type Card = {
  userId: string;
  idSealed: string;
  idHash: string;
  submittedAt: Date;
  contactBy: Date;
};

/**
 * False when another account has this number: the unique key decides, also between two at once.
 * `hashes` are all that the number may be kept under: with an older key until keys:rotate has run.
 */
export const insertCard = async (
  db: Queryable,
  card: Card,
  hashes: string[] = [card.idHash],
): Promise<boolean> => {
  const [other] = await db
    .select({ userId: whiteCard.userId })
    .from(whiteCard)
    .where(and(inArray(whiteCard.idHash, hashes), ne(whiteCard.userId, card.userId)));
  if (other) return false;
  await db
    .delete(whiteCard)
    .where(and(eq(whiteCard.userId, card.userId), inArray(whiteCard.status, ['ineligible'])));
  const written = await db
    .insert(whiteCard)
    .values({ ...card, status: 'submitted' })
    .onConflictDoNothing()
    .returning({ userId: whiteCard.userId });
  return written.length === 1;
};
