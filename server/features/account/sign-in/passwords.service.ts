import { AppError } from '#contract/errors.ts';
import { type Account, getAccount } from '#server/features/account/profile/accounts.store.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import { passwordMatches } from '#server/platform/crypto/password.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import * as failures from './failures.store.ts';
import { failureName } from './sign-in.rules.ts';

/** Asks the signed-in user for the password again, in case the device is unattended. Failures are counted here too. */
export const confirmPassword = async (
  { db, clock, sealer }: { db: Db; clock: Clock; sealer: Sealer },
  userId: string,
  password: string,
  field: string,
): Promise<Account> => {
  const account = await getAccount(db, userId);
  const name = sealer.hash(failureName.again(userId));
  const attempt = await failures.insertAttempt(db, [name], clock.now());
  if (attempt.locked.length) throw new AppError('locked');
  if (!(await passwordMatches(password, account.passwordHash)))
    throw new AppError('wrong_password', [{ field, key: 'errors.wrong_password' }]);
  await failures.deleteAttempt(db, attempt.ids);
  return account;
};
