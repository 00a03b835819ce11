/** Classes, and who has a seat in them. */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { firstRow, type Queryable, type Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { trainingSeat, trainingSession } from '#server/schema/training/credit.ts';

export type Session = typeof trainingSession.$inferSelect;

/** The id; of the first one if the form was sent twice. */
export const insertSession = async (
  db: Queryable,
  values: typeof trainingSession.$inferInsert,
): Promise<string> => {
  const [row] = await db
    .insert(trainingSession)
    .values(values)
    .onConflictDoUpdate({
      target: trainingSession.requestKey,
      set: { requestKey: values.requestKey },
    })
    .returning({ id: trainingSession.id });
  if (!row) throw new Error('insert returned no class');
  return row.id;
};

/** `lock`: of two who want the last seat one gets it. */
export const findSession = async (
  db: Queryable,
  id: string,
  lock?: 'update',
): Promise<Session | null> => {
  if (!isUuid(id)) return null;
  const found = db.select().from(trainingSession).where(eq(trainingSession.id, id));
  const [row] = await (lock ? found.for(lock) : found);
  return row ?? null;
};

/** From a day on, newest first. */
export const listSessions = (db: Queryable, from: string): Promise<Session[]> =>
  db
    .select()
    .from(trainingSession)
    .where(gte(trainingSession.day, from))
    .orderBy(desc(trainingSession.day), desc(trainingSession.starts), asc(trainingSession.id))
    .limit(500);

/** Seats and those who were there, by class. */
export const countSeats = async (db: Queryable, ids: string[]) => {
  const rows = ids.length
    ? await db
        .select({
          sessionId: trainingSeat.sessionId,
          taken: count(),
          present: sql<number>`(count(*) filter (where ${trainingSeat.presentAt} is not null))::int`,
        })
        .from(trainingSeat)
        .where(inArray(trainingSeat.sessionId, ids))
        .groupBy(trainingSeat.sessionId)
    : [];
  return new Map(rows.map(({ sessionId, ...counts }) => [sessionId, counts]));
};

export const updateCancelled = async (
  tx: Tx,
  id: string,
  values: { cancelledAt: Date | null; cancelReason: string | null },
): Promise<void> => {
  await tx.update(trainingSession).set(values).where(eq(trainingSession.id, id));
};

export const listSeats = (db: Queryable, sessionId: string) =>
  db
    .select({
      userId: user.id,
      ...nameColumns,
      presentAt: trainingSeat.presentAt,
      presentBy: trainingSeat.presentBy,
    })
    .from(trainingSeat)
    .innerJoin(user, eq(user.id, trainingSeat.userId))
    .where(eq(trainingSeat.sessionId, sessionId))
    .orderBy(asc(user.lastName), asc(user.firstName), asc(user.id));

export const listSeatsOf = (db: Queryable, userId: string) =>
  db
    .select({ sessionId: trainingSeat.sessionId, presentAt: trainingSeat.presentAt })
    .from(trainingSeat)
    .where(eq(trainingSeat.userId, userId));

export const findSeat = (db: Queryable, sessionId: string, userId: string) =>
  firstRow(
    db
      .select({ presentAt: trainingSeat.presentAt })
      .from(trainingSeat)
      .where(and(eq(trainingSeat.sessionId, sessionId), eq(trainingSeat.userId, userId))),
  );

export const insertSeat = async (
  tx: Tx,
  sessionId: string,
  userId: string,
  takenAt: Date,
): Promise<void> => {
  await tx.insert(trainingSeat).values({ sessionId, userId, takenAt }).onConflictDoNothing();
};

/** People who attended keep their seat. */
export const deleteSeat = async (tx: Tx, sessionId: string, userId: string): Promise<boolean> => {
  const rows = await tx
    .delete(trainingSeat)
    .where(
      and(
        eq(trainingSeat.sessionId, sessionId),
        eq(trainingSeat.userId, userId),
        isNull(trainingSeat.presentAt),
      ),
    )
    .returning({ userId: trainingSeat.userId });
  return rows.length > 0;
};

/** False if it is so already: of two sign-ins one is credited. */
export const updatePresent = async (
  tx: Tx,
  sessionId: string,
  userId: string,
  present: { at: Date; by: 'code' | 'staff' } | null,
): Promise<boolean> => {
  const rows = await tx
    .update(trainingSeat)
    .set({ presentAt: present?.at ?? null, presentBy: present?.by ?? null })
    .where(
      and(
        eq(trainingSeat.sessionId, sessionId),
        eq(trainingSeat.userId, userId),
        present ? isNull(trainingSeat.presentAt) : isNotNull(trainingSeat.presentAt),
      ),
    )
    .returning({ userId: trainingSeat.userId });
  return rows.length > 0;
};
