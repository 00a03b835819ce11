/** Credit beside the certificates: classes, skills, outside certificates, waivers. */
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { firstRow, type Queryable, type Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { staff } from '#server/schema/staff.ts';
import { trainingCredit, trainingSkill } from '#server/schema/training/credit.ts';
import { file } from '#server/schema/upload.ts';

export type CreditRow = typeof trainingCredit.$inferSelect;

/** The id; of the first one if the form was sent twice. */
export const insertCredit = async (
  db: Queryable,
  values: typeof trainingCredit.$inferInsert,
): Promise<string> => {
  const [row] = await db
    .insert(trainingCredit)
    .values(values)
    .onConflictDoUpdate({
      target: trainingCredit.requestKey,
      set: { requestKey: values.requestKey },
    })
    .returning({ id: trainingCredit.id });
  if (!row) throw new Error('insert returned no credit');
  return row.id;
};

export const findByKey = (db: Queryable, requestKey: string): Promise<CreditRow | null> =>
  firstRow(db.select().from(trainingCredit).where(eq(trainingCredit.requestKey, requestKey)));

export const listCreditOf = (db: Queryable, userId: string) =>
  db
    .select({ credit: trainingCredit, enteredBy: staff.name })
    .from(trainingCredit)
    .leftJoin(staff, eq(staff.id, trainingCredit.staffId))
    .where(eq(trainingCredit.userId, userId))
    .orderBy(
      desc(trainingCredit.creditedOn),
      desc(trainingCredit.createdAt),
      desc(trainingCredit.id),
    );

export const listWaiting = (db: Queryable) =>
  db
    .select({
      credit: trainingCredit,
      ...nameColumns,
    })
    .from(trainingCredit)
    .innerJoin(user, eq(user.id, trainingCredit.userId))
    .where(eq(trainingCredit.state, 'waiting'))
    .orderBy(asc(trainingCredit.createdAt), asc(trainingCredit.id))
    .limit(200);

export const countWaitingOf = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(trainingCredit)
    .where(and(eq(trainingCredit.userId, userId), eq(trainingCredit.state, 'waiting')));
  return row?.n ?? 0;
};

/** Locked, so that of two decisions one counts. */
export const findToDecide = async (tx: Tx, id: string): Promise<CreditRow | null> => {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .select()
    .from(trainingCredit)
    .where(eq(trainingCredit.id, id))
    .for('update');
  return row ?? null;
};

export const findCredit = async (db: Queryable, id: string): Promise<CreditRow | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(trainingCredit).where(eq(trainingCredit.id, id));
  return row ?? null;
};

export const updateCredit = async (
  tx: Tx,
  id: string,
  values: Partial<typeof trainingCredit.$inferInsert>,
): Promise<void> => {
  await tx.update(trainingCredit).set(values).where(eq(trainingCredit.id, id));
};

/** The one that counts of a class. */
export const findOfClass = async (
  tx: Tx,
  sessionId: string,
  userId: string,
): Promise<CreditRow | null> => {
  const { sessionId: of, userId: whose, state } = trainingCredit;
  const [row] = await tx
    .select()
    .from(trainingCredit)
    .where(and(eq(of, sessionId), eq(whose, userId), eq(state, 'counted')));
  return row ?? null;
};

export const listSkills = (db: Queryable) =>
  db.select().from(trainingSkill).orderBy(asc(trainingSkill.title), asc(trainingSkill.id));

export const findSkill = async (db: Queryable, id: string) => {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(trainingSkill).where(eq(trainingSkill.id, id));
  return row ?? null;
};

export const saveSkill = async (
  db: Queryable,
  values: typeof trainingSkill.$inferInsert,
): Promise<void> => {
  const { id: _, createdAt: __, ...changed } = values;
  await db
    .insert(trainingSkill)
    .values(values)
    .onConflictDoUpdate({ target: trainingSkill.id, set: changed });
};

export const findPicture = (db: Queryable, id: string, ownerId: string) =>
  firstRow(
    db
      .select({ id: file.id, type: file.type })
      .from(file)
      .where(and(eq(file.id, id), eq(file.ownerId, ownerId))),
  );

/** Whether all of them still count. */
export const areCounted = async (db: Queryable, ids: string[]): Promise<boolean> => {
  if (!ids.length) return true;
  const [row] = await db
    .select({ n: count() })
    .from(trainingCredit)
    .where(and(inArray(trainingCredit.id, ids), eq(trainingCredit.state, 'counted')));
  return row?.n === ids.length;
};
