/** Numbers and contents of ID cards. */
import { and, eq, sql } from 'drizzle-orm';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { caregiverApplication, nameColumns, personDocument, user } from '#server/schema/account.ts';
import { idCard } from '#server/schema/training/id-card.ts';
import { file } from '#server/schema/upload.ts';

export type IdCardRow = typeof idCard.$inferSelect;

export const findCard = (db: Queryable, userId: string): Promise<IdCardRow | null> =>
  firstRow(db.select().from(idCard).where(eq(idCard.userId, userId)));

/** Null if another request has just written it. */
export const insertCard = async (
  db: Queryable,
  values: Omit<IdCardRow, 'number'>,
): Promise<IdCardRow | null> => {
  const number = sql`'PHI-' || ${values.issuedOn.slice(0, 4)}::text || '-' || lpad(nextval('id_card_number')::text, 6, '0')`;
  const [row] = await db
    .insert(idCard)
    .values({ ...values, number })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
};

export const findHolder = (db: Queryable, number: string) =>
  firstRow(
    db
      .select({
        card: idCard,
        ...nameColumns,
        locale: user.locale,
        closed: user.suspended,
        role: caregiverApplication.role,
        approved: sql<boolean>`coalesce(${caregiverApplication.status} = 'approved', false)`,
      })
      .from(idCard)
      .innerJoin(user, eq(user.id, idCard.userId))
      .leftJoin(caregiverApplication, eq(caregiverApplication.userId, idCard.userId))
      .where(eq(idCard.number, number)),
  );

/** The photos: the one that staff accepted, and whether a newer one waits. */
export const findPhoto = async (db: Queryable, userId: string) => {
  const rows = await db
    .select({ fileId: file.id, purpose: file.purpose, pending: personDocument.pending })
    .from(personDocument)
    .innerJoin(file, eq(file.documentId, personDocument.id))
    .where(and(eq(personDocument.userId, userId), eq(personDocument.kind, 'idPhoto')))
    .orderBy(file.position, file.id);
  return {
    photo: rows.find(({ pending }) => !pending) ?? null,
    inReview: rows.some(({ pending }) => pending),
  };
};
