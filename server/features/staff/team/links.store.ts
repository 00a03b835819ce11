/** One-time links: invitations and password resets. Only hashes are stored. */
import { and, count, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/access.ts';
import type { Staff } from '#server/features/staff/staff.store.ts';
import { hashToken } from '#server/platform/crypto/token.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { staff, staffInvitation, staffReset } from '#server/schema/staff.ts';

// ---- invitations ----
/** One per person: a new link replaces the old one. */
export const insertInvitation = async (
  db: Queryable,
  token: string,
  { staffId, expiresAt }: { staffId: string | null; expiresAt: Date },
): Promise<void> => {
  await db
    .delete(staffInvitation)
    .where(staffId ? eq(staffInvitation.staffId, staffId) : isNull(staffInvitation.staffId));
  await db.insert(staffInvitation).values({ tokenHash: hashToken(token), staffId, expiresAt });
};

export type Invitation = {
  staffId: string | null;
  email: string | null;
  name: string;
  role: StaffRole;
};

/** The first administrator's invitation is valid only while the office has no staff. */
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
        eq(staffInvitation.tokenHash, hashToken(token)),
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

/** False when it was used concurrently. */
export const deleteInvitation = async (db: Queryable, token: string): Promise<boolean> => {
  const gone = await db
    .delete(staffInvitation)
    .where(eq(staffInvitation.tokenHash, hashToken(token)))
    .returning({ staffId: staffInvitation.staffId });
  return gone.length === 1;
};

/** Before staff are added, so two first administrators cannot both find the office empty. */
export const lockOffice = (tx: Queryable): Promise<void> => lockFor(tx, 'first administrator');

/** The office has staff now: invitations for the first administrator stop working for good. */
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
  await db.insert(staffReset).values({ tokenHash: hashToken(token), staffId, expiresAt });
};

export const countResets = async (db: Queryable, staffId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(staffReset)
    .where(and(eq(staffReset.staffId, staffId), gt(staffReset.expiresAt, now)));
  return row?.n ?? 0;
};

/** The owner while the link is valid. With `lock`, of two concurrent uses of a person's links the second finds none. */
export const findReset = async (
  db: Queryable,
  token: string,
  now: Date,
  { lock = false } = {},
): Promise<Staff | null> => {
  // The person first, as in every other change to them: links locked one by one would deadlock with deleteLinks.
  if (lock) {
    const owner = db
      .select({ id: staffReset.staffId })
      .from(staffReset)
      .where(eq(staffReset.tokenHash, hashToken(token)));
    await db.select({ id: staff.id }).from(staff).where(inArray(staff.id, owner)).for('update');
  }
  const [row] = await db
    .select({ person: staff })
    .from(staffReset)
    .innerJoin(staff, eq(staffReset.staffId, staff.id))
    .where(
      and(
        eq(staffReset.tokenHash, hashToken(token)),
        gt(staffReset.expiresAt, now),
        eq(staff.active, true),
      ),
    );
  return row?.person ?? null;
};

/** All open links of the account. */
export const deleteLinks = async (db: Queryable, staffId: string): Promise<void> => {
  await db.delete(staffReset).where(eq(staffReset.staffId, staffId));
  await db.delete(staffInvitation).where(eq(staffInvitation.staffId, staffId));
};
