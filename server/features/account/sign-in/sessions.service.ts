/** Starts a session and remembers the device. */
import type { SessionUser } from '#contract/account/account.ts';
import type { Account } from '#server/features/account/profile/accounts.store.ts';
import { updateUser } from '#server/features/account/profile/accounts.store.ts';
import { hashToken, newToken } from '#server/platform/crypto/token.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import type { Caller } from '#server/platform/http/request/caller.ts';
import { deviceOf } from '#server/platform/http/request/device.ts';
import type { Needs } from '#server/shared/deps.ts';
import { insertDevice } from '#server/shared/people/known-devices.ts';
import * as store from './sessions.store.ts';
import { sessionLifetimeMs, touchEveryMs } from './sign-in.rules.ts';

/** The token's owner; extends the session. */
export const createFindUser =
  ({ db, clock }: Needs<'db' | 'clock'>) =>
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

/** `deviceKey` is the key of a known device; without it a new one is created. */
export const startSession = async (
  db: Queryable,
  account: Pick<Account, 'id' | 'user' | 'locale'>,
  {
    caller,
    now,
    ...options
  }: { caller: Caller; now: Date; remember?: boolean; deviceKey?: string },
) => {
  const token = newToken();
  const { remember = false, deviceKey = newToken() } = options;
  const userId = account.id;
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs(remember));
  const device = deviceOf(caller.userAgent);
  await store.insertSession(db, token, { userId, remember, now, expiresAt, ...device });
  await insertDevice(db, { userId }, hashToken(deviceKey), now);
  // Remember the language used here for messages.
  if (account.locale !== caller.locale) await updateUser(db, userId, { locale: caller.locale });
  return { token, user: account.user, deviceKey };
};
