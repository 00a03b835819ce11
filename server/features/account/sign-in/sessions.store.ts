import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { sessionUserOf } from '#server/features/account/profile/accounts.store.ts';
import { hashToken } from '#server/platform/crypto/token.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Device } from '#server/platform/http/request/device.ts';
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

const sessionByToken = prepared('session_by_token', (db) =>
  db
    .select({
      remember: session.remember,
      lastUsedAt: session.lastUsedAt,
      user: {
        id: user.id,
        userType: user.userType,
        firstName: user.firstName,
        lastName: user.lastName,
        preferredName: user.preferredName,
        chineseName: user.chineseName,
      },
    })
    .from(session)
    .innerJoin(user, eq(session.userId, user.id))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        gt(session.expiresAt, sql.placeholder('now')),
        eq(user.suspended, false),
      ),
    ),
);

export const findSession = async (db: Db, token: string, now: Date) => {
  const [row] = await sessionByToken(db, { tokenHash: hashToken(token), now });
  return row ? { ...row, user: sessionUserOf(row.user) } : null;
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

const sessionsOfUser = prepared('sessions_of_user', (db) =>
  db
    .select({
      sessionId: session.id,
      device: session.device,
      browser: session.browser,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      tokenHash: session.tokenHash,
    })
    .from(session)
    .where(
      and(
        eq(session.userId, sql.placeholder('userId')),
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .orderBy(desc(session.lastUsedAt), session.id),
);

export const listSessions = async (
  db: Queryable,
  userId: string,
  now: Date,
  currentToken: string | null,
) => {
  const rows = await sessionsOfUser(db, { userId, now });
  const current = currentToken === null ? '' : hashToken(currentToken);
  return rows.map(({ tokenHash, ...row }) => ({ ...row, current: tokenHash === current }));
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
