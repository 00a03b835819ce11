import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import { sessionUserOf } from '#server/features/account/profile/accounts.store.ts';
import { hashToken } from '#server/platform/crypto/token.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import type { Device } from '#server/platform/http/device.ts';
import { session, user } from '#server/schema/account.ts';

type NewSession = {
  userId: string;
  remember: boolean;
  now: Date;
  expiresAt: Date;
} & Partial<Device>;

export const insertSession = async (
  db: Queryable,
  token: string,
  { userId, remember, now, expiresAt, device, browser }: NewSession,
): Promise<void> => {
  // Delete expired sessions on the way.
  await db.delete(session).where(and(eq(session.userId, userId), lte(session.expiresAt, now)));
  await db.insert(session).values({
    tokenHash: hashToken(token),
    userId,
    remember,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    ...(device && { device }),
    ...(browser && { browser }),
  });
};

export const findSession = async (db: Db, token: string, now: Date) => {
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(user, eq(session.userId, user.id))
    .where(
      and(
        eq(session.tokenHash, hashToken(token)),
        gt(session.expiresAt, now),
        eq(user.suspended, false),
      ),
    );
  if (!row) return null;
  const { remember, lastUsedAt } = row.session;
  return { remember, lastUsedAt, user: sessionUserOf(row.app_user) };
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
    .where(eq(session.tokenHash, hashToken(token)));
};

export const deleteSession = async (db: Db, token: string): Promise<void> => {
  await db.delete(session).where(eq(session.tokenHash, hashToken(token)));
};

export const listSessions = async (
  db: Queryable,
  userId: string,
  now: Date,
  currentToken: string | null,
) => {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastUsedAt), session.id);
  const current = currentToken === null ? '' : hashToken(currentToken);
  return rows.map((row) => ({
    sessionId: row.id,
    device: row.device,
    browser: row.browser,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    current: row.tokenHash === current,
  }));
};

/** Other people's sessions are treated as nonexistent. */
export const deleteOwnSession = async (
  db: Db,
  userId: string,
  sessionId: string,
): Promise<number> => {
  if (!isUuid(sessionId)) return 0;
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
    .returning({ id: session.id });
  return ended.length;
};

/** Ends all sessions except the one with this token. */
export const deleteSessions = async (
  db: Queryable,
  userId: string,
  exceptToken: string | null,
): Promise<number> => {
  const ended = await db
    .delete(session)
    .where(
      and(
        eq(session.userId, userId),
        exceptToken === null ? undefined : ne(session.tokenHash, hashToken(exceptToken)),
      ),
    )
    .returning({ id: session.id });
  return ended.length;
};

export const deleteExpiredSessions = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(session).where(lte(session.expiresAt, now));
};
