import { and, desc, eq, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import { secretTemplates } from '#contract/message/office.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { message } from '#server/schema/office.ts';

/** Excludes codes and links that grant access: they are shown on the device only. */
const readable = (userId: string) =>
  and(
    eq(message.userId, userId),
    isNotNull(message.textSealed),
    or(isNull(message.template), notInArray(message.template, [...secretTemplates])),
  );

export const countOwn = (db: Queryable, userId: string): Promise<number> =>
  countRows(db, rowsIn(message, readable(userId)));

export const listOwn = (
  db: Queryable,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      id: message.id,
      channel: message.channel,
      textSealed: message.textSealed,
      state: message.state,
      heldBecause: message.heldBecause,
      createdAt: message.createdAt,
    })
    .from(message)
    .where(readable(userId))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(limit)
    .offset(offset);
