import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { messageTemplate } from '#server/schema/office.ts';
import { staff } from '#server/schema/staff.ts';

type Place = { key: string; locale: string };
const isAt = ({ key, locale }: Place) =>
  and(eq(messageTemplate.key, key), eq(messageTemplate.locale, locale));

export const listOwn = (db: Queryable, key?: string) =>
  db
    .select({
      key: messageTemplate.key,
      locale: messageTemplate.locale,
      text: messageTemplate.text,
      updatedAt: messageTemplate.updatedAt,
      by: staff.name,
    })
    .from(messageTemplate)
    .leftJoin(staff, eq(staff.id, messageTemplate.staffId))
    .where(key === undefined ? undefined : eq(messageTemplate.key, key));

/** Locks the row and returns when it was last saved. */
export const findVersion = async (tx: Tx, place: Place): Promise<Date | null> => {
  const [row] = await tx
    .select({ updatedAt: messageTemplate.updatedAt })
    .from(messageTemplate)
    .where(isAt(place))
    .for('update');
  return row?.updatedAt ?? null;
};

export const upsertOwn = async (
  tx: Tx,
  place: Place,
  values: { text: string; staffId: string; updatedAt: Date },
): Promise<void> => {
  await tx
    .insert(messageTemplate)
    .values({ ...place, ...values })
    .onConflictDoUpdate({
      target: [messageTemplate.key, messageTemplate.locale],
      set: values,
    });
};

export const deleteOwn = async (tx: Tx, place: Place): Promise<void> => {
  await tx.delete(messageTemplate).where(isAt(place));
};
