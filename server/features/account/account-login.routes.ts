import * as api from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import { findDevice, hashOfDevice } from '#server/db/known-devices.ts';
import { getTimeZone } from '#server/db/settings.ts';
import type { Bind } from '#server/http/bind.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import { type Clock, wallClock } from '#server/ports/clock.ts';
import { passwordMatches } from '#server/ports/password.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import { asIdentity, failureName } from './account.rules.ts';
import * as failures from './account-failures.store.ts';
import { findAccount, findByIdentity } from './account-people.store.ts';
import * as sessions from './account-sessions.store.ts';
import { startSession } from './account-sessions.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; limitLogin: RateLimit };

export const loginRoutes = (bind: Bind, { db, clock, sealer, limitLogin }: Deps): void => {
  bind(api.login, async ({ body }, caller) => {
    await limitLogin(caller.address);
    const now = clock.now();
    const identity = asIdentity(body.username);
    const account = await findByIdentity(db, identity);
    const known = body.deviceKey
      ? await findDevice(db, account && { userId: account.id }, hashOfDevice(body.deviceKey))
      : null;
    const byIdentity = sealer.hash(failureName.identity(identity));
    // Somebody who is not there is counted twice as well, so that it takes the same time.
    const byAccount = sealer.hash(failureName.account(account?.id ?? String(byIdentity)));
    const byDevice = known ? sealer.hash(failureName.device(known)) : null;
    const attempt = await failures.insertAttempt(
      db,
      byDevice ? [byDevice] : [byIdentity, byAccount],
      now,
    );
    if (attempt.locked.includes(byDevice ?? byIdentity)) throw new AppError('locked');
    // Locked by tries on its other name: nothing is compared, and nothing tells that the two belong together.
    const comparable = attempt.locked.length === 0 ? (account?.passwordHash ?? null) : null;
    const right = await passwordMatches(body.password, comparable);
    if (!account || !right || account.suspended) throw new AppError('wrong_credentials');
    return db.transaction(async (tx) => {
      // Between looking and now the password may have been reset, which ends every session: this one too.
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
    if (!user) throw new AppError('unauthorized');
    const timeZone = await getTimeZone(db);
    const list = await sessions.listSessions(db, user.userId, clock.now(), token);
    return list.map(({ createdAt, lastUsedAt, ...one }) => ({
      ...one,
      device: one.device as api.OwnSession['device'],
      signedInAt: wallClock(createdAt, timeZone),
      lastUsedAt: wallClock(lastUsedAt, timeZone),
    }));
  });

  bind(api.endSessions, async ({ body }, { user, token }) => {
    if (!user) throw new AppError('unauthorized');
    const ended = body.sessionId
      ? await sessions.deleteOwnSession(db, user.userId, body.sessionId)
      : await sessions.deleteSessions(db, user.userId, token);
    return { ended };
  });
};
