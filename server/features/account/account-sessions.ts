/** Getting into an account, by whatever way: a session, and the device is known from now on. */
import { randomBytes } from 'node:crypto';
import type { SessionUser } from '#contract/account.ts';
import type { Db, Queryable } from '#server/db/connect.ts';
import { hashOfDevice, insertDevice } from '#server/db/known-devices.ts';
import type { Caller } from '#server/http/bind.ts';
import { deviceOf } from '#server/http/device.ts';
import type { Clock } from '#server/ports/clock.ts';
import { sessionLifetimeMs, touchEveryMs } from './account.rules.ts';
import type { Account } from './account-people.store.ts';
import { updateUser } from './account-people.store.ts';
import * as store from './account-sessions.store.ts';

const newSecret = () => randomBytes(32).toString('base64url');

/** Who holds this token; a session in use is prolonged. */
export const createFindUser =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (token: string): Promise<SessionUser | null> => {
    const now = clock.now();
    const found = await store.findSession(db, token, now);
    if (!found) return null;
    if (now.getTime() - found.lastUsedAt.getTime() > touchEveryMs) {
      const expiresAt = new Date(now.getTime() + sessionLifetimeMs(found.remember));
      await store.updateSessionUse(db, token, now, expiresAt);
    }
    return found.user;
  };

/** `deviceKey` is one that this account knows already; without it the device gets a new one. */
export const startSession = async (
  db: Queryable,
  account: Pick<Account, 'id' | 'user' | 'locale'>,
  {
    caller,
    now,
    ...options
  }: { caller: Caller; now: Date; remember?: boolean; deviceKey?: string },
) => {
  const token = newSecret();
  const { remember = false, deviceKey = newSecret() } = options;
  const userId = account.id;
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs(remember));
  const device = deviceOf(caller.userAgent);
  await store.insertSession(db, token, { userId, remember, now, expiresAt, ...device });
  await insertDevice(db, { userId }, hashOfDevice(deviceKey), now);
  // What we send them is in the language they read here.
  if (account.locale !== caller.locale) await updateUser(db, userId, { locale: caller.locale });
  return { token, user: account.user, deviceKey };
};
