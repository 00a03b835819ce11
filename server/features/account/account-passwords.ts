import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import type { Clock } from '#server/ports/clock.ts';
import { passwordMatches } from '#server/ports/password.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import { failureName } from './account.rules.ts';
import * as failures from './account-failures.store.ts';
import { type Account, getAccount } from './account-people.store.ts';

/** Who is signed in says the password again: a phone left on a table must not be enough. Guesses are counted here too. */
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
