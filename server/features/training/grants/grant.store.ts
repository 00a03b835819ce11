/** What staff gave one person beyond the rules of an exam. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { staff } from '#server/schema/staff.ts';
import { examGrant, trainingEnrolment } from '#server/schema/training/training.ts';

export type Grant = typeof examGrant.$inferSelect & { by: string };

/** Newest first. */
export const listGrants = async (db: Queryable, enrolmentIds: string[]): Promise<Grant[]> => {
  if (!enrolmentIds.length) return [];
  const rows = await db
    .select({ grant: examGrant, by: staff.name })
    .from(examGrant)
    .innerJoin(staff, eq(staff.id, examGrant.staffId))
    .where(inArray(examGrant.enrolmentId, enrolmentIds))
    .orderBy(desc(examGrant.grantedAt), desc(examGrant.id));
  return rows.map(({ grant, by }) => ({ ...grant, by }));
};

/** The id; of the first one if the form was sent twice. */
export const insertGrant = async (
  db: Queryable,
  values: typeof examGrant.$inferInsert,
): Promise<string> => {
  const [row] = await db
    .insert(examGrant)
    .values(values)
    .onConflictDoUpdate({ target: examGrant.requestKey, set: { requestKey: values.requestKey } })
    .returning({ id: examGrant.id });
  if (!row) throw new Error('insert returned no grant');
  return row.id;
};

export const findByKey = async (db: Queryable, requestKey: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: examGrant.id })
    .from(examGrant)
    .where(eq(examGrant.requestKey, requestKey));
  return row?.id ?? null;
};

export const findGrant = async (db: Queryable, id: string) => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      grant: examGrant,
      userId: trainingEnrolment.userId,
      trainingId: trainingEnrolment.trainingId,
    })
    .from(examGrant)
    .innerJoin(trainingEnrolment, eq(trainingEnrolment.id, examGrant.enrolmentId))
    .where(eq(examGrant.id, id));
  return row ?? null;
};

/** False if it has come to an end meanwhile: an exam that begins and an undo happen once each. */
export const endGrant = async (
  db: Queryable,
  id: string,
  end: { usedAt: Date } | { undoneAt: Date },
): Promise<boolean> => {
  const rows = await db
    .update(examGrant)
    .set(end)
    .where(and(eq(examGrant.id, id), isNull(examGrant.usedAt), isNull(examGrant.undoneAt)))
    .returning({ id: examGrant.id });
  return rows.length > 0;
};
