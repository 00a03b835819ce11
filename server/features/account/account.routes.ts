import { randomBytes } from 'node:crypto';
import * as api from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import type { Bind } from '#server/http/bind.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { passwordMatches } from '#server/ports/password.ts';
import { asIdentity, sessionLifetimeMs, touchEveryMs } from './account.rules.ts';
import * as store from './account.store.ts';

type Deps = { db: Db; clock: Clock; limitLogin: RateLimit };

/** Who holds this token; a session in use is prolonged. */
export const createFindUser =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (token: string): Promise<api.SessionUser | null> => {
    const now = clock.now();
    const found = await store.findSession(db, token, now);
    if (!found) return null;
    if (now.getTime() - found.session.lastUsedAt.getTime() > touchEveryMs) {
      const expiresAt = new Date(now.getTime() + sessionLifetimeMs(found.session.remember));
      await store.updateSessionUse(db, token, now, expiresAt);
    }
    return store.sessionUserOf(found.user);
  };

export const accountRoutes = (bind: Bind, { db, clock, limitLogin }: Deps): void => {
  bind(api.login, async ({ body }, { address }) => {
    await limitLogin(address);
    const row = await store.findUserByIdentity(db, asIdentity(body.username));
    // An unknown name costs the same time as a wrong password, and gets the same answer.
    const right = await passwordMatches(body.password, row?.passwordHash ?? null);
    if (!row || !right || row.suspended) throw new AppError('wrong_credentials');
    const token = randomBytes(32).toString('base64url');
    const remember = body.remember ?? false;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs(remember));
    await store.insertSession(db, token, { userId: row.id, remember, now, expiresAt });
    return { token, user: store.sessionUserOf(row) };
  });

  bind(api.logout, async (_, { token }) => {
    if (token) await store.deleteSession(db, token);
    return {};
  });

  bind(api.getPatientInfo, (_, { user }) => {
    if (!user) throw new AppError('unauthorized');
    return store.getPatient(db, user.userId);
  });
};
