/** Who owns the texts sent to us: for export, erasure, merging and new accounts. */
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { conversation, conversationPerson, inboundText } from '#server/schema/message.ts';
import { message } from '#server/schema/office.ts';
import type { Reader } from './message-log.ts';

type ReceivedText = { at: Date; text: string; pictures: number };

const tiedTo = (db: Queryable, userIds: string[]) =>
  db
    .select({ id: conversationPerson.conversationId })
    .from(conversationPerson)
    .where(inArray(conversationPerson.userId, userIds));

/** What the person wrote to us, newest first: from their own number, or from one that staff tied to them. */
export const listTextsFrom = async (
  db: Queryable,
  sealer: Sealer,
  { userIds, recipients }: Reader,
): Promise<ReceivedText[]> => {
  const rows = await db
    .select({
      id: inboundText.id,
      textSealed: inboundText.textSealed,
      pictures: inboundText.pictures,
      at: inboundText.receivedAt,
    })
    .from(inboundText)
    .innerJoin(conversation, eq(conversation.id, inboundText.conversationId))
    .where(
      or(
        inArray(inboundText.userId, userIds),
        // Of no account when it came. Texts of another account stay theirs.
        and(
          isNull(inboundText.userId),
          or(
            inArray(conversation.phoneHash, recipients.flatMap(sealer.hashes)),
            inArray(conversation.id, tiedTo(db, userIds)),
          ),
        ),
      ),
    )
    .orderBy(desc(inboundText.receivedAt), desc(inboundText.id));
  return rows.map(({ id, textSealed, pictures, at }) => ({
    at,
    text: sealer.open(textSealed, id),
    pictures,
  }));
};

/** Deletes a number's conversation, and what we sent there to nobody in particular, unless an account has to do with it. */
const deleteUnowned = async (db: Queryable, sealer: Sealer, id: string): Promise<void> => {
  const [row] = await db.select().from(conversation).where(eq(conversation.id, id));
  if (!row) return;
  const phone = sealer.open(row.phoneSealed, id);
  const [holder] = await db.select({ id: user.id }).from(user).where(eq(user.phone, phone));
  const [writer] = await db
    .select({ id: user.id })
    .from(inboundText)
    .innerJoin(user, eq(user.id, inboundText.userId))
    .where(eq(inboundText.conversationId, id))
    .limit(1);
  if (holder || writer) return;
  await db
    .delete(message)
    .where(and(inArray(message.toHash, sealer.hashes(phone)), eq(message.ownerless, 'noAccount')));
  await db.delete(conversation).where(eq(conversation.id, id));
};

/** Erases what the person wrote. Call it when the account is gone: a number that is somebody else's now stays. */
export const forgetTextsFrom = async (
  db: Queryable,
  sealer: Sealer,
  { userIds, recipients }: Reader,
): Promise<void> => {
  const written = await db
    .delete(inboundText)
    .where(inArray(inboundText.userId, userIds))
    .returning({ id: inboundText.conversationId });
  const tied = await db
    .delete(conversationPerson)
    .where(inArray(conversationPerson.userId, userIds))
    .returning({ id: conversationPerson.conversationId });
  const own = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(inArray(conversation.phoneHash, recipients.flatMap(sealer.hashes)));
  const others = [...written, ...tied].map(({ id }) => id);
  const stillTied = others.length
    ? await db
        .select({ id: conversationPerson.conversationId })
        .from(conversationPerson)
        .where(inArray(conversationPerson.conversationId, others))
    : [];
  const kept = new Set(stillTied.map(({ id }) => id));
  // The person's own number is erased, no matter who else is linked to it.
  const gone = new Set([...own.map(({ id }) => id), ...others.filter((id) => !kept.has(id))]);
  for (const id of gone) await deleteUnowned(db, sealer, id);
};

/** Earlier texts of a number belong to its new account. */
export const adoptTexts = async (
  db: Queryable,
  sealer: Sealer,
  { phone, userId }: { phone: string; userId: string },
): Promise<void> => {
  const same = db
    .select({ id: conversation.id })
    .from(conversation)
    .where(inArray(conversation.phoneHash, sealer.hashes(phone)));
  await db
    .update(inboundText)
    .set({ userId })
    .where(and(inArray(inboundText.conversationId, same), isNull(inboundText.userId)));
};

/** Of two accounts that are one person. */
export const moveTexts = async (
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await db.update(inboundText).set({ userId: to }).where(eq(inboundText.userId, from));
  const ties = await db
    .delete(conversationPerson)
    .where(eq(conversationPerson.userId, from))
    .returning();
  if (ties.length)
    await db
      .insert(conversationPerson)
      .values(ties.map((tie) => ({ ...tie, userId: to })))
      .onConflictDoNothing();
};
