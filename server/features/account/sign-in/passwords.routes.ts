import * as api from '#contract/account/account.ts';
import { AppError } from '#contract/errors.ts';
import {
  findByIdentity,
  getAccount,
  updateUser,
} from '#server/features/account/profile/accounts.store.ts';
import type { Tell } from '#server/features/account/profile/notices.service.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import { refuseWeak } from '#server/platform/crypto/weak-passwords.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import type { Needs } from '#server/shared/deps.ts';
import { deleteDevices } from '#server/shared/people/known-devices.ts';
import { settle, withCodes, wrongCode } from './codes.service.ts';
import { hasLiveCode } from './codes.store.ts';
import { deleteFailures } from './failures.store.ts';
import { confirmPassword } from './passwords.service.ts';
import { deleteSessions } from './sessions.store.ts';
import { failureName } from './sign-in.rules.ts';

type Deps = Needs<'db' | 'clock' | 'sealer'> & { tell: Tell; limitLogin: RateLimit };

export const passwordRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, tell, limitLogin } = deps;

  bind(api.resetPassword, async ({ body }, { address }) => {
    await limitLogin(address);
    refuseWeak(body.password);
    const { phone, verificationCode: code } = body;
    const now = clock.now();
    const name = { recipient: phone, purpose: 'resetPassword' } as const;
    // Hash before the transaction: it is slow and must not hold row locks.
    if (!(await hasLiveCode(db, name, now))) throw wrongCode();
    const passwordHash = await hashPassword(body.password);
    const reset = (tx: Tx) =>
      withCodes(tx, { sealer, now }, [{ ...name, code }], async (inner) => {
        const account = await findByIdentity(inner, { phone });
        // The account was deleted after the code was sent.
        if (!account) throw wrongCode();
        // Accounts created by the office now have a password of their own.
        await updateUser(inner, account.id, { passwordHash, enteredByStaff: false });
        await deleteSessions(inner, account.id, null);
        await deleteDevices(inner, { userId: account.id });
        const { loginEmail: email } = account;
        const names = [
          failureName.identity({ phone }),
          ...(email ? [failureName.identity({ email })] : []),
          failureName.account(account.id),
          failureName.again(account.id),
        ];
        await deleteFailures(
          inner,
          names.flatMap((name) => sealer.hashes(name)),
        );
        await tell(inner, account, 'messages.passwordReset');
        return {};
      });
    return settle(await runExclusive(db, `code ${phone}`, () => db.transaction(reset)));
  });

  bind(api.changePassword, async ({ body }, { user, token }) => {
    refuseWeak(body.password);
    const before = await confirmPassword(
      { db, clock, sealer },
      user.userId,
      body.currentPassword,
      'currentPassword',
    );
    const passwordHash = await hashPassword(body.password);
    return db.transaction(async (tx) => {
      const account = await getAccount(tx, user.userId, { lock: true });
      if (account.passwordHash !== before.passwordHash) throw new AppError('conflict');
      await updateUser(tx, account.id, { passwordHash });
      await deleteSessions(tx, account.id, token);
      await tell(tx, account, 'messages.passwordChanged');
      return {};
    });
  });
};
