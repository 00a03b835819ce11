import { AppError } from '#contract/errors.ts';
import { type Account, getAccount } from '#server/features/account/profile/accounts.store.ts';
import { passwordMatches } from '#server/platform/crypto/password.ts';
import type { Needs } from '#server/shared/deps.ts';
import * as failures from './failures.store.ts';
import { failureName } from './sign-in.rules.ts';

/** Asks the signed-in user for the password again, in case the device is unattended. Failures are counted here too. */
export const confirmPassword = async (
  { db, clock, sealer }: Needs<'db' | 'clock' | 'sealer'>,
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
