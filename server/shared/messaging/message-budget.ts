/** Daily message budgets: conditional upserts, so concurrent processes never overspend. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { type MessageShare, messageBudget, strangersPart } from '#contract/message/budget.ts';
import type { HeldReason } from '#contract/staff/office.ts';
import type { KeyedHash } from '#server/platform/crypto/field-encryption.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { placeholders, prepared } from '#server/platform/database/prepared.ts';
import { message, messageSpent } from '#server/schema/office.ts';
import { updateHeld } from './message-store.ts';

/** Keys of the shared counters: no hash looks like these. */
const [all, strangers] = ['all', 'strangers'] as unknown as [KeyedHash, KeyedHash];

type Spending = { day: string; recipient: KeyedHash; share: MessageShare };

/** More than a day could ever hold. */
const noLimit = 2 ** 31 - 1;

const spent = prepared('spent_message', (db) =>
  db
    .insert(messageSpent)
    .values({ ...placeholders(['day', 'recipient', 'share']), sent: 1 })
    .onConflictDoUpdate({
      target: [messageSpent.day, messageSpent.recipient, messageSpent.share],
      set: { sent: sql`${messageSpent.sent} + 1` },
      setWhere: lt(messageSpent.sent, sql.placeholder('most')),
    })
    .returning({ sent: messageSpent.sent }),
);

/** Returns false and counts nothing when the budget is spent. */
const spend = async (tx: Queryable, spending: Spending, most: number | null): Promise<boolean> =>
  (await spent(tx, { ...spending, most: most ?? noLimit })).length > 0;

const charged = prepared('charged_message', (db) =>
  db
    .update(message)
    .set({ charged: true })
    .where(
      and(
        eq(message.id, sql.placeholder('id')),
        eq(message.state, 'waiting'),
        eq(message.charged, false),
      ),
    )
    .returning({ share: message.share, recipient: message.toHash, ownerless: message.ownerless }),
);

export type Held = { share: MessageShare; budget: Exclude<HeldReason, 'optedOut'> };

/**
 * Counts a message before sending; one over budget is held. Rows are always locked in this order: message, recipient,
 * strangers, all. Null: may be sent, or was counted before.
 */
export const chargeMessage = (
  db: Db,
  id: string,
  { day, factor }: { day: string; factor: number },
): Promise<Held | null> =>
  db.transaction(async (tx) => {
    const [mine] = await charged(tx, { id });
    if (!mine) return null;
    const { share, recipient } = mine;
    const budget = share === 'office' ? null : messageBudget[share];
    const most = (amount: number | undefined) =>
      amount === undefined ? null : Math.floor(amount * factor);
    const within = (whose: KeyedHash, amount: number | undefined) =>
      spend(tx, { day, share, recipient: whose }, most(amount));

    const hold = async (because: Held['budget']): Promise<Held> => {
      await updateHeld(tx, id, because);
      return { share, budget: because };
    };
    if (!(await within(recipient, budget?.recipient))) return hold('recipient');
    const isStranger = mine.ownerless === 'noAccount';
    if (isStranger && !(await within(strangers, budget ? budget.all * strangersPart : undefined)))
      return hold('all');
    return (await within(all, budget?.all)) ? null : hold('all');
  });

/** Messages of a share sent to everyone on that day. */
export const countSpent = async (
  db: Queryable,
  day: string,
  share: MessageShare,
): Promise<number> => {
  const [row] = await db
    .select({ sent: messageSpent.sent })
    .from(messageSpent)
    .where(
      and(
        eq(messageSpent.day, day),
        eq(messageSpent.recipient, all),
        eq(messageSpent.share, share),
      ),
    );
  return row?.sent ?? 0;
};

export const deleteSpentBefore = async (db: Queryable, day: string): Promise<void> => {
  await db.delete(messageSpent).where(lt(messageSpent.day, day));
};
