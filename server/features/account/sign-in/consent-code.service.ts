/** A person's consent by a code to their own phone: a session alone may be somebody else's. */

import type { Locale } from '#i18n/pick-locale.ts';
import { getAccount } from '#server/features/account/profile/accounts.store.ts';
import { createTell } from '#server/features/account/profile/notices.service.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { type Outcome, withCodes } from './codes.service.ts';
import { createIssueCode } from './issue-code.service.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; messages: Messages; limitCode: RateLimit };
type Asker = { userId: string; locale: Locale; address: string };

export const createConsentCode = (deps: Deps) => {
  const { db, clock, sealer, messages, limitCode } = deps;
  const issue = createIssueCode(deps);
  const tell = createTell(messages);
  const nameOf = (phone: string, userId: string) =>
    ({ recipient: phone, purpose: 'help', userId }) as const;
  return {
    send: async ({ userId, locale, address }: Asker) => {
      await limitCode(address);
      const { phone } = await getAccount(db, userId);
      return issue(nameOf(phone, userId), { phone }, async (tx, values) => {
        await tell(tx, { phone, locale, id: userId }, 'messages.codeHelp', values);
        return { usable: true };
      });
    },
    /** Runs `work` if the code is right; a failure is returned, so that the try is counted. */
    check: async <T>(
      tx: Tx,
      { userId, code }: { userId: string; code: string },
      work: (tx: Tx) => Promise<T>,
    ): Promise<Outcome<T>> => {
      const { phone } = await getAccount(tx, userId);
      const typed = { ...nameOf(phone, userId), code };
      return withCodes(tx, { sealer, now: clock.now() }, [typed], work);
    },
  };
};
