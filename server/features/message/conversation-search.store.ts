/** Conversations by name or number. Numbers are encrypted: those with an account are found through it. */
import { eq, inArray, or } from 'drizzle-orm';
import { phoneDigits } from '#contract/field-rules.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { conversation, conversationPerson } from '#server/schema/message.ts';
import { personMatches } from '#server/shared/people/person-search.ts';

/** So many people or numbers are looked at. */
const foundMax = 200;

const listPersonIds = async (db: Queryable, typed: string): Promise<string[]> => {
  const people = await db
    .select({ id: user.id })
    .from(user)
    .where(personMatches(typed))
    .limit(foundMax);
  return people.map(({ id }) => id);
};

const idsByPeople = async (db: Queryable, sealer: Sealer, ids: string[]): Promise<string[]> => {
  if (!ids.length) return [];
  // A merged account's number belongs to the one that was kept.
  const numbers = await db
    .select({ phone: user.phone })
    .from(user)
    .where(or(inArray(user.id, ids), inArray(user.mergedInto, ids)))
    .limit(2 * foundMax);
  const hashes = numbers.flatMap(({ phone }) => sealer.hashes(phone));
  const own = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(inArray(conversation.phoneHash, hashes));
  const tied = await db
    .select({ id: conversationPerson.conversationId })
    .from(conversationPerson)
    .where(inArray(conversationPerson.userId, ids));
  return [...own, ...tied].map(({ id }) => id);
};

const idsByEnding = async (db: Queryable, sealer: Sealer, typed: string): Promise<string[]> => {
  const digits = /^[\d\s()+.·-]+$/.test(typed) ? phoneDigits(typed) : '';
  if (digits.length < 4) return [];
  const rows = await db
    .select({ id: conversation.id, phoneSealed: conversation.phoneSealed })
    .from(conversation)
    .where(eq(conversation.phoneEnding, digits.slice(-4)))
    .limit(foundMax);
  return rows
    .filter(({ id, phoneSealed }) => sealer.open(phoneSealed, id).endsWith(digits))
    .map(({ id }) => id);
};

export const findConversationIds = async (
  db: Queryable,
  sealer: Sealer,
  { typed, personIds }: { typed: string; personIds?: string[] },
): Promise<string[]> => [
  ...new Set([
    ...(await idsByPeople(db, sealer, personIds ?? (await listPersonIds(db, typed)))),
    ...(await idsByEnding(db, sealer, typed.normalize('NFKC'))),
  ]),
];

const atOnce = 500;

/** One-time backfill for conversations from before. */
export const fillPhoneEndings = async (db: Db, sealer: Sealer): Promise<void> => {
  for (;;) {
    const rows = await db
      .select({ id: conversation.id, phoneSealed: conversation.phoneSealed })
      .from(conversation)
      .where(eq(conversation.phoneEnding, ''))
      .limit(atOnce);
    if (!rows.length) return;
    for (const { id, phoneSealed } of rows)
      await db
        .update(conversation)
        .set({ phoneEnding: sealer.open(phoneSealed, id).slice(-4) })
        .where(eq(conversation.id, id));
  }
};
