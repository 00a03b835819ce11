import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { SessionUser } from '#contract/account.ts';
import type { Db } from '#server/db/connect.ts';
import { session, user } from '#server/db/schema/account.ts';
import { whiteCard } from '#server/db/schema/whitecard.ts';

type UserRow = typeof user.$inferSelect;

export const sessionUserOf = (row: UserRow): SessionUser => ({
  userId: row.id,
  userType: row.userType,
  firstName: row.firstName,
  lastName: row.lastName,
  preferredName: row.preferredName,
  chineseName: row.chineseName,
});

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const findUserByIdentity = async (
  db: Db,
  identity: { phone: string } | { email: string },
): Promise<UserRow | null> => {
  const [row] = await db
    .select()
    .from(user)
    .where('phone' in identity ? eq(user.phone, identity.phone) : eq(user.email, identity.email));
  return row ?? null;
};

export const insertSession = async (
  db: Db,
  token: string,
  values: { userId: string; remember: boolean; now: Date; expiresAt: Date },
): Promise<void> => {
  const { userId, remember, now, expiresAt } = values;
  await db.insert(session).values({
    tokenHash: hashOf(token),
    userId,
    remember,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
};

export const findSession = async (db: Db, token: string, now: Date) => {
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(user, eq(session.userId, user.id))
    .where(
      and(
        eq(session.tokenHash, hashOf(token)),
        gt(session.expiresAt, now),
        eq(user.suspended, false),
      ),
    );
  return row ? { session: row.session, user: row.app_user } : null;
};

export const updateSessionUse = async (
  db: Db,
  token: string,
  now: Date,
  expiresAt: Date,
): Promise<void> => {
  await db
    .update(session)
    .set({ lastUsedAt: now, expiresAt })
    .where(eq(session.tokenHash, hashOf(token)));
};

export const deleteSession = async (db: Db, token: string): Promise<void> => {
  await db.delete(session).where(eq(session.tokenHash, hashOf(token)));
};

export const getPatient = async (db: Db, userId: string) => {
  const [row] = await db
    .select()
    .from(user)
    .leftJoin(whiteCard, eq(whiteCard.userId, user.id))
    .where(eq(user.id, userId));
  if (!row) throw new Error('the signed-in user is gone');
  return {
    ...sessionUserOf(row.app_user),
    phone: row.app_user.phone,
    email: row.app_user.email,
    whiteCardStatus: row.white_card?.status ?? ('waiting' as const),
  };
};
