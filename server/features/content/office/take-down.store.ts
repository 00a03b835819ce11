import { and, eq, lte } from 'drizzle-orm';
import type { ContentType } from '#contract/content/item-types.ts';
import { firstRow, type Queryable, type Tx } from '#server/platform/database/connect.ts';
import { contentTakeDown } from '#server/schema/content-office.ts';

export type TakeDown = { at: Date; staffId: string | null };

const isOne = (type: ContentType, id: string) =>
  and(eq(contentTakeDown.type, type), eq(contentTakeDown.contentId, id));

/** By id. */
export const listTakeDowns = async (
  db: Queryable,
  type: ContentType,
): Promise<Map<string, TakeDown>> => {
  const rows = await db.select().from(contentTakeDown).where(eq(contentTakeDown.type, type));
  return new Map(rows.map(({ contentId, at, staffId }) => [contentId, { at, staffId }]));
};

export const findTakeDown = (
  db: Queryable,
  type: ContentType,
  id: string,
): Promise<TakeDown | null> => firstRow(db.select().from(contentTakeDown).where(isOne(type, id)));

export const upsertTakeDown = async (
  tx: Tx,
  type: ContentType,
  id: string,
  values: { at: Date; staffId: string },
): Promise<void> => {
  await tx
    .insert(contentTakeDown)
    .values({ type, contentId: id, ...values })
    .onConflictDoUpdate({
      target: [contentTakeDown.type, contentTakeDown.contentId],
      set: values,
    });
};

export const deleteTakeDown = async (tx: Tx, type: ContentType, id: string): Promise<void> => {
  await tx.delete(contentTakeDown).where(isOne(type, id));
};

export const listTakeDownsDue = (db: Queryable, now: Date) =>
  db
    .select({ type: contentTakeDown.type, id: contentTakeDown.contentId })
    .from(contentTakeDown)
    .where(lte(contentTakeDown.at, now))
    .orderBy(contentTakeDown.at, contentTakeDown.type, contentTakeDown.contentId);
