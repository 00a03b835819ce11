/** Links that open once: invitations, and those that choose a new password. Only their hashes are kept. */
import { and, count, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/access.ts';
import { hashOf, type Staff } from '#server/features/staff/staff.store.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { staff, staffInvitation, staffReset } from '#server/schema/staff.ts';

// ---- invitations ----
/** One at a time for each person: an older link stops working. */
export const insertInvitation = async (
  db: Queryable,
  token: string,
  { staffId, expiresAt }: { staffId: string | null; expiresAt: Date },
): Promise<void> => {
  await db
    .delete(staffInvitation)
    .where(staffId ? eq(staffInvitation.staffId, staffId) : isNull(staffInvitation.staffId));
  await db.insert(staffInvitation).values({ tokenHash: hashOf(token), staffId, expiresAt });
};

export type Invitation = {
  staffId: string | null;
  email: string | null;
  name: string;
  role: StaffRole;
};

/** The first administrator's is one only while nobody is in the office. */
export const findInvitation = async (
  db: Queryable,
  token: string,
  now: Date,
): Promise<Invitation | null> => {
  const anybody = db.select({ one: sql`1` }).from(staff);
  const [row] = await db
    .select()
    .from(staffInvitation)
    .leftJoin(staff, eq(staffInvitation.staffId, staff.id))
    .where(
      and(
        eq(staffInvitation.tokenHash, hashOf(token)),
        gt(staffInvitation.expiresAt, now),
        or(eq(staff.active, true), and(isNull(staffInvitation.staffId), notExists(anybody))),
      ),
    );
  if (!row) return null;
  const { staffId } = row.staff_invitation;
  if (!row.staff) return { staffId, email: null, name: '', role: 'admin' };
  const { email, name, role } = row.staff;
  return { staffId, email, name, role };
};

/** False when somebody else has used it in the meantime. */
export const deleteInvitation = async (db: Queryable, token: string): Promise<boolean> => {
  const gone = await db
    .delete(staffInvitation)
    .where(eq(staffInvitation.tokenHash, hashOf(token)))
    .returning({ staffId: staffInvitation.staffId });
  return gone.length === 1;
};

/** Before somebody is added: two first administrators at once must not find the office empty both. */
export const lockOffice = (tx: Queryable): Promise<void> => lockFor(tx, 'first administrator');

/** There is somebody now: what was meant for the first one opens nothing, whoever comes and goes later. */
export const deleteFirstInvitations = async (db: Queryable): Promise<void> => {
  await db.delete(staffInvitation).where(isNull(staffInvitation.staffId));
};

// ---- a new password ----
export const insertReset = async (
  db: Queryable,
  token: string,
  { staffId, expiresAt, now }: { staffId: string; expiresAt: Date; now: Date },
): Promise<void> => {
  await db.delete(staffReset).where(lte(staffReset.expiresAt, now));
  await db.insert(staffReset).values({ tokenHash: hashOf(token), staffId, expiresAt });
};

export const countResets = async (db: Queryable, staffId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(staffReset)
    .where(and(eq(staffReset.staffId, staffId), gt(staffReset.expiresAt, now)));
  return row?.n ?? 0;
};

/** Whose it is, while it opens something. With `lock`, of two who use links of one person at once the second finds none. */
export const findReset = async (
  db: Queryable,
  token: string,
  now: Date,
  { lock = false } = {},
): Promise<Staff | null> => {
  const query = db
    .select({ person: staff })
    .from(staffReset)
    .innerJoin(staff, eq(staffReset.staffId, staff.id))
    .where(
      and(
        eq(staffReset.tokenHash, hashOf(token)),
        gt(staffReset.expiresAt, now),
        eq(staff.active, true),
      ),
    );
  const [row] = await (lock ? query.for('update') : query);
  return row?.person ?? null;
};

/** Everything that could still open this account from outside. */
export const deleteLinks = async (db: Queryable, staffId: string): Promise<void> => {
  await db.delete(staffReset).where(eq(staffReset.staffId, staffId));
  await db.delete(staffInvitation).where(eq(staffInvitation.staffId, staffId));
};
