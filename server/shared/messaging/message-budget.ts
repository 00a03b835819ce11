/** Daily message budgets: conditional upserts, so concurrent processes never overspend. */
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { type MessageShare, messageBudget, strangersPart } from '#contract/message/budget.ts';
import type { HeldReason } from '#contract/staff/office.ts';
import type { KeyedHash } from '#server/platform/crypto/field-encryption.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { preparedSql } from '#server/platform/database/prepared.ts';
import { messageSpent } from '#server/schema/office.ts';
import { updateHeld } from './message-store.ts';

/** Keys of the shared counters: no hash looks like these. */
const [all, strangers] = ['all', 'strangers'] as unknown as [KeyedHash, KeyedHash];

/** More than a day could ever hold. */
const noLimit = 2 ** 31 - 1;

const value = sql.placeholder;

/** Adds one to a counter that is below its limit; returns a row if it did. */
const spend = (recipient: unknown, limit: string, from: SQL): SQL => sql`
  insert into message_spent (day, recipient, share, sent)
  select ${value('day')}::date, ${recipient}::text, ${value('share')}::text, 1 ${from}
  on conflict (day, recipient, share) do update set sent = message_spent.sent + 1
    where message_spent.sent < ${value(limit)}::int
  returning true`;

/** Each part reads the one before it, so rows are always locked in this order: message, recipient, strangers, all. */
const charged = preparedSql<{ within_own: boolean; within_all: boolean }>(
  'charged_message',
  () => sql`
  with mine as (
    select id from message
    where id = ${value('id')}::uuid and state = 'waiting' and not charged for update
  ), own as (
    ${spend(value('recipient'), 'ownMost', sql`from mine`)}
  ), stranger as (
    ${spend(strangers, 'strangersMost', sql`from own where ${value('isStranger')}::boolean`)}
  ), everyone as (
    ${spend(all, 'allMost', sql`from own where not ${value('isStranger')}::boolean or exists (select from stranger)`)}
  ), counted as (
    update message set charged = true from everyone where message.id = ${value('id')}::uuid
  )
  select exists (select from own) as within_own, exists (select from everyone) as within_all from mine`,
);

type Charge = { share: MessageShare; recipient: KeyedHash; isStranger: boolean };
export type Held = { share: MessageShare; budget: Exclude<HeldReason, 'optedOut'> };

/** Counts a message before sending; one over budget is held. Null: may be sent, or was counted before. */
export const chargeMessage = async (
  db: Db,
  id: string,
  { share, ...charge }: Charge,
  { day, factor }: { day: string; factor: number },
): Promise<Held | null> => {
  const budget = share === 'office' ? null : messageBudget[share];
  const most = (amount = noLimit) => Math.min(Math.floor(amount * factor), noLimit);
  const [done] = await charged(db, {
    ...charge,
    id,
    day,
    share,
    ownMost: most(budget?.recipient),
    strangersMost: most(budget ? budget.all * strangersPart : undefined),
    allMost: most(budget?.all),
  });
  if (!done || done.within_all) return null;
  const because = done.within_own ? 'all' : 'recipient';
  await updateHeld(db, id, because);
  return { share, budget: because };
};

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
