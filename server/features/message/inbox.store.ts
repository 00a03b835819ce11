import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { message } from '#server/schema/office.ts';

const isOwn = (userId: string) => eq(message.userId, userId);

export const countOwn = (db: Queryable, userId: string): Promise<number> =>
  countRows(db, rowsIn(message, isOwn(userId)));

export const listOwn = (
  db: Queryable,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      id: message.id,
      channel: message.channel,
      shortId: message.shortId,
      template: message.template,
      textSealed: message.textSealed,
      state: message.state,
      heldBecause: message.heldBecause,
      createdAt: message.createdAt,
    })
    .from(message)
    .where(isOwn(userId))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(limit)
    .offset(offset);
