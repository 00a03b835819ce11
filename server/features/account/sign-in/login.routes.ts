import * as api from '#contract/account/account.ts';
import { AppError } from '#contract/errors.ts';
import { findAccount, findByIdentity } from '#server/features/account/profile/accounts.store.ts';
import { passwordMatches } from '#server/platform/crypto/password.ts';
import { hashToken } from '#server/platform/crypto/token.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { countRefusal } from '#server/shared/audit/sign-in-refusals.ts';
import type { Needs } from '#server/shared/deps.ts';
import { findDevice } from '#server/shared/people/known-devices.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import * as failures from './failures.store.ts';
import { startSession } from './sessions.service.ts';
import * as sessions from './sessions.store.ts';
import { asIdentity, failureName } from './sign-in.rules.ts';

type Deps = Needs<'db' | 'clock' | 'sealer'> & { limitLogin: RateLimit };

export const loginRoutes = (bind: Bind, { db, clock, sealer, limitLogin }: Deps): void => {
  bind(api.login, async ({ body }, caller) => {
    await limitLogin(caller.address);
    const now = clock.now();
    const identity = asIdentity(body.username);
    const account = await findByIdentity(db, identity);
    const known = body.deviceKey
      ? await findDevice(db, account && { userId: account.id }, hashToken(body.deviceKey))
      : null;
    const byIdentity = sealer.hash(failureName.identity(identity));
    // Count unknown users under two names as well, for equal timing.
    const byAccount = sealer.hash(failureName.account(account?.id ?? String(byIdentity)));
    const byDevice = known ? sealer.hash(failureName.device(known)) : null;
    const attempt = await failures.insertAttempt(
      db,
      byDevice ? [byDevice] : [byIdentity, byAccount],
      now,
    );
    if (attempt.locked.includes(byDevice ?? byIdentity)) throw new AppError('locked');
    // Locked through the other identifier: skip the comparison and don't reveal that the two belong together.
    const comparable = attempt.locked.length === 0 ? (account?.passwordHash ?? null) : null;
    const right = await passwordMatches(body.password, comparable);
    if (!account || !right || account.suspended) {
      await countRefusal(db, { door: 'client', userId: account?.id ?? null, now });
      throw new AppError('wrong_credentials');
    }
    return db.transaction(async (tx) => {
      // The password may have been reset meanwhile, which ends every session.
      const still = await findAccount(tx, account.id, { lock: true });
      if (still?.passwordHash !== account.passwordHash || still.suspended)
        throw new AppError('wrong_credentials');
      await failures.deleteAttempt(tx, attempt.ids);
      return startSession(tx, account, {
        caller,
        now,
        remember: body.remember,
        deviceKey: known ? body.deviceKey : undefined,
      });
    });
  });

  bind(api.logout, async (_, { token }) => {
    if (token) await sessions.deleteSession(db, token);
    return {};
  });

  bind(api.getSessions, async (_, { user, token }) => {
    const timeZone = await getTimeZone(db);
    const list = await sessions.listSessions(db, user.userId, clock.now(), token);
    return list.map(({ createdAt, lastUsedAt, ...one }) => ({
      ...one,
      device: one.device as api.OwnSession['device'],
      signedInAt: localTime(createdAt, timeZone),
      lastUsedAt: localTime(lastUsedAt, timeZone),
    }));
  });

  bind(api.endSessions, async ({ body }, { user, token }) => {
    const ended = body.sessionId
      ? await sessions.deleteOwnSession(db, user.userId, body.sessionId)
      : await sessions.deleteSessions(db, user.userId, token);
    return { ended };
  });
};
