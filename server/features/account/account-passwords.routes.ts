import * as api from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { deleteDevices } from '#server/db/known-devices.ts';
import type { Bind } from '#server/http/bind.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { inLine } from '#server/ports/in-line.ts';
import { hashPassword } from '#server/ports/password.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import { refuseWeak } from '#server/ports/weak-passwords.ts';
import { failureName } from './account.rules.ts';
import { hasLiveCode } from './account-codes.store.ts';
import { settle, withCodes, wrongCode } from './account-codes.ts';
import { deleteFailures } from './account-failures.store.ts';
import type { Tell } from './account-notices.ts';
import { confirmPassword } from './account-passwords.ts';
import { findByIdentity, getAccount, updateUser } from './account-people.store.ts';
import { deleteSessions } from './account-sessions.store.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; tell: Tell; limitLogin: RateLimit };

export const passwordRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, tell, limitLogin } = deps;

  bind(api.resetPassword, async ({ body }, { address }) => {
    await limitLogin(address);
    refuseWeak(body.password);
    const { phone, verificationCode: code } = body;
    const now = clock.now();
    const name = { recipient: phone, purpose: 'resetPassword' } as const;
    // Hashing is dear, and must not happen while the transaction holds its rows.
    if (!(await hasLiveCode(db, name, now))) throw wrongCode();
    const passwordHash = await hashPassword(body.password);
    const reset = (tx: Tx) =>
      withCodes(tx, { sealer, now }, [{ ...name, code }], async (inner) => {
        const account = await findByIdentity(inner, { phone });
        // It went away after the code was sent.
        if (!account) throw wrongCode();
        // Whoever was entered by the office has their own password now.
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
    return settle(await inLine(db, `code ${phone}`, () => db.transaction(reset)));
  });

  bind(api.changePassword, async ({ body }, { user, token }) => {
    if (!user) throw new AppError('unauthorized');
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
