/** Call-backs by name or number. */
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { phoneDigits } from '#contract/field-rules.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { callback } from '#server/schema/callback.ts';

/** The number ends so; nothing for fewer than four digits, or words. */
export const endsWith = (typed: string): SQL | undefined => {
  const plain = typed.normalize('NFKC');
  const digits = /^[\d\s()+.·-]+$/.test(plain) ? phoneDigits(plain) : '';
  if (digits.length < 4) return undefined;
  return and(
    eq(sql`right(${callback.phone}, 4)`, digits.slice(-4)),
    sql`right(${callback.phone}, ${digits.length}) = ${digits}`,
  );
};

/** Open ones first, then the newest. */
export const listCallbacksFound = async (
  db: Queryable,
  { typed, personIds }: { typed: string; personIds: string[] },
  limit: number,
) => {
  const byNumber = endsWith(typed);
  const people = personIds.length
    ? await db.select({ phone: user.phone }).from(user).where(inArray(user.id, personIds))
    : [];
  const byPeople = people.length
    ? inArray(
        callback.phone,
        people.map(({ phone }) => phone),
      )
    : undefined;
  if (!byNumber && !byPeople) return [];
  return db
    .select({
      callbackId: callback.id,
      phone: callback.phone,
      dueAt: callback.dueAt,
      closedAt: callback.closedAt,
      person: nameColumns,
    })
    .from(callback)
    .leftJoin(user, eq(user.phone, callback.phone))
    .where(or(byNumber, byPeople))
    .orderBy(desc(sql`${callback.closedAt} is null`), desc(callback.createdAt), desc(callback.id))
    .limit(limit);
};
