import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { whiteCard } from '#server/schema/whitecard.ts';

/** Number still encrypted; null when none was submitted. */
export const findCard = async (db: Queryable, userId: string) => {
  const [row] = await db.select().from(whiteCard).where(eq(whiteCard.userId, userId));
  if (!row) return null;
  const { status, idSealed, submittedAt, contactBy } = row;
  return { status, idSealed, submittedAt, contactBy };
};
