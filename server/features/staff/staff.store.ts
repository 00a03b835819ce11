import { and, asc, count, desc, eq, gt, isNotNull, lte, max, ne, or } from 'drizzle-orm';
import { hashToken } from '#server/platform/crypto/token.ts';
import { type Db, firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { staff, staffSession } from '#server/schema/staff.ts';

export type Staff = typeof staff.$inferSelect;
type Bounds = { usedAfter: Date; begunAfter: Date };

const isAlive = ({ usedAfter, begunAfter }: Bounds) =>
  and(gt(staffSession.lastUsedAt, usedAfter), gt(staffSession.createdAt, begunAfter));

// ---- people ----
export const findByEmail = async (
  db: Queryable,
  email: string,
  { lock = false } = {},
): Promise<Staff | null> => {
  const query = db.select().from(staff).where(eq(staff.email, email));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
};

/** `lock` holds the row until the transaction ends. */
export const findStaff = async (
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<Staff | null> => {
  if (!isUuid(id)) return null;
  const query = db.select().from(staff).where(eq(staff.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
};

export const insertStaff = (
  db: Queryable,
  values: typeof staff.$inferInsert,
): Promise<Staff | null> =>
  firstRow(db.insert(staff).values(values).onConflictDoNothing().returning());

export const updateStaff = async (
  db: Queryable,
  id: string,
  values: Partial<typeof staff.$inferInsert>,
): Promise<Staff> => {
  const [row] = await db.update(staff).set(values).where(eq(staff.id, id)).returning();
  if (!row) throw new Error('update matched no staff account');
  return row;
};

const opensAsAdmin = and(
  eq(staff.role, 'admin'),
  eq(staff.active, true),
  isNotNull(staff.passwordHash),
);

/** Recipients of access change notices. */
export const listAdmins = (db: Queryable) =>
  db
    .select({ id: staff.id, email: staff.email, locale: staff.locale })
    .from(staff)
    .where(opensAsAdmin)
    .orderBy(asc(staff.email));

/** Locks all administrators, so concurrent removals cannot remove the last one. */
export const countOtherAdmins = async (db: Queryable, id: string): Promise<number> => {
  const rows = await db.select({ id: staff.id }).from(staff).where(opensAsAdmin).for('update');
  return rows.filter((row) => row.id !== id).length;
};

export const countStaff = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(staff);
  return row?.n ?? 0;
};

export const listTeam = async (db: Queryable) => {
  const lastUsedAt = max(staffSession.lastUsedAt);
  return db
    .select({ person: staff, lastUsedAt })
    .from(staff)
    .leftJoin(staffSession, eq(staffSession.staffId, staff.id))
    .groupBy(staff.id)
    .orderBy(desc(staff.active), asc(staff.name), asc(staff.id));
};

// ---- sessions ----
type NewSession = {
  staffId: string;
  pending: boolean;
  byLink?: boolean;
  deviceHash?: string;
  device: string;
  browser: string;
  now: Date;
};

export const insertSession = async (
  db: Queryable,
  token: string,
  values: NewSession,
): Promise<void> => {
  const { now, ...rest } = values;
  const row = { tokenHash: hashToken(token), createdAt: now, lastUsedAt: now, ...rest };
  await db.insert(staffSession).values(row);
};

export const findSession = async (db: Db, token: string, bounds: Bounds) => {
  const [row] = await db
    .select()
    .from(staffSession)
    .innerJoin(staff, eq(staffSession.staffId, staff.id))
    .where(
      and(eq(staffSession.tokenHash, hashToken(token)), eq(staff.active, true), isAlive(bounds)),
    );
  return row ? { person: row.staff, ...row.staff_session } : null;
};

export const updateSession = async (
  db: Queryable,
  token: string,
  values: { lastUsedAt?: Date; pending?: boolean },
): Promise<void> => {
  await db
    .update(staffSession)
    .set(values)
    .where(eq(staffSession.tokenHash, hashToken(token)));
};

export const findSessionDevice = async (db: Queryable, token: string): Promise<string | null> => {
  const [row] = await db
    .select({ deviceHash: staffSession.deviceHash })
    .from(staffSession)
    .where(eq(staffSession.tokenHash, hashToken(token)));
  return row?.deviceHash ?? null;
};

// ---- proofs ----
/** One proof per session. */
export const updateProof = async (
  db: Queryable,
  token: string,
  proof: string,
  now: Date,
): Promise<void> => {
  await db
    .update(staffSession)
    .set({ proofHash: hashToken(proof), provedAt: now })
    .where(eq(staffSession.tokenHash, hashToken(token)));
};

export const hasProof = async (
  db: Queryable,
  token: string,
  proof: string,
  after: Date,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: staffSession.id })
    .from(staffSession)
    .where(
      and(
        eq(staffSession.tokenHash, hashToken(token)),
        eq(staffSession.proofHash, hashToken(proof)),
        gt(staffSession.provedAt, after),
      ),
    );
  return Boolean(row);
};

export const listSessions = async (
  db: Queryable,
  staffId: string,
  token: string,
  bounds: Bounds,
) => {
  const rows = await db
    .select()
    .from(staffSession)
    .where(and(eq(staffSession.staffId, staffId), isAlive(bounds)))
    .orderBy(desc(staffSession.lastUsedAt), staffSession.id);
  return rows.map((row) => ({ ...row, current: row.tokenHash === hashToken(token) }));
};

export const deleteSession = async (db: Queryable, token: string): Promise<void> => {
  await db.delete(staffSession).where(eq(staffSession.tokenHash, hashToken(token)));
};

/** Ends the given session, or all except the one with this token. */
export const deleteSessions = async (
  db: Queryable,
  staffId: string,
  { sessionId, exceptToken }: { sessionId?: string; exceptToken?: string },
): Promise<number> => {
  if (sessionId !== undefined && !isUuid(sessionId)) return 0;
  const ended = await db
    .delete(staffSession)
    .where(
      and(
        eq(staffSession.staffId, staffId),
        sessionId === undefined ? undefined : eq(staffSession.id, sessionId),
        exceptToken === undefined ? undefined : ne(staffSession.tokenHash, hashToken(exceptToken)),
      ),
    )
    .returning({ id: staffSession.id });
  return ended.length;
};

export const deleteEndedSessions = async (db: Queryable, bounds: Bounds): Promise<void> => {
  const { usedAfter, begunAfter } = bounds;
  await db
    .delete(staffSession)
    .where(or(lte(staffSession.lastUsedAt, usedAfter), lte(staffSession.createdAt, begunAfter)));
};
