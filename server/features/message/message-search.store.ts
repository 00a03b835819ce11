/** Sent messages by name or part of a number. Numbers are encrypted: those with an account are found through it. */
import { and, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { phoneDigits } from '#contract/field-rules.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { message } from '#server/schema/office.ts';
import { personMatches } from '#server/shared/people/person-search.ts';
import { recipientOf } from './message.rules.ts';

/** So many people or numbers are looked at. */
const foundMax = 200;

const idsByEnding = async (db: Queryable, sealer: Sealer, typed: string): Promise<string[]> => {
  const digits = /^[\d\s()+.·-]+$/.test(typed) ? phoneDigits(typed) : '';
  if (digits.length < 4) return [];
  const rows = await db
    .select({ id: message.id, toSealed: message.toSealed })
    .from(message)
    .where(eq(message.toEnding, digits.slice(-4)))
    .orderBy(desc(message.createdAt))
    .limit(foundMax);
  return rows
    .filter(({ id, toSealed }) => sealer.open(toSealed, id).endsWith(digits))
    .map(({ id }) => id);
};

/** What was typed: a name, an email address, or a phone number or its last digits. */
export const isToSomebody = async (
  db: Queryable,
  sealer: Sealer,
  typed: string,
): Promise<SQL | undefined> => {
  const people = await db
    .select({ id: user.id })
    .from(user)
    .where(personMatches(typed))
    .limit(foundMax);
  const userIds = people.map(({ id }) => id);
  const endings = await idsByEnding(db, sealer, typed.normalize('NFKC').trim());
  return or(
    inArray(message.toHash, sealer.hashes(recipientOf(typed))),
    userIds.length ? inArray(message.userId, userIds) : undefined,
    endings.length ? inArray(message.id, endings) : undefined,
  );
};

const atOnce = 500;

/** One-time backfill for messages from before, of numbers without an account. */
export const fillMessageEndings = async (db: Db, sealer: Sealer): Promise<void> => {
  for (;;) {
    const rows = await db
      .select({ id: message.id, toSealed: message.toSealed })
      .from(message)
      .where(and(isNull(message.userId), isNull(message.toEnding), eq(message.channel, 'sms')))
      .limit(atOnce);
    if (!rows.length) return;
    for (const { id, toSealed } of rows)
      await db
        .update(message)
        .set({ toEnding: sealer.open(toSealed, id).slice(-4) })
        .where(eq(message.id, id));
  }
};
