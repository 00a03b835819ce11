/** A person's consent by a code to their own phone: a session alone may be somebody else's. */

import { AppError } from '#contract/errors.ts';
import { actingRules } from '#contract/help/words.ts';
import { bothNames } from '#contract/person-name.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { findByIdentity, getAccount } from '#server/features/account/profile/accounts.store.ts';
import { createTell } from '#server/features/account/profile/notices.service.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import type { Needs } from '#server/shared/deps.ts';
import { countedForMs } from './codes.rules.ts';
import { type Outcome, withCodes } from './codes.service.ts';
import { countAsked } from './codes.store.ts';
import { createIssueCode } from './issue-code.service.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & {
  limitCode: RateLimit;
};
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

/**
 * Another person's consent: the code goes to their phone, and they tell it to the one who asked. Only that account can use it.
 * Nothing is sent to a phone without a patient's account, and the answer is the same.
 */
export const createConsentOfOther = (
  /** Limits are wider in demo and test, where everyone shares a few accounts. */
  deps: Deps & { widened: number },
) => {
  const { db, clock, sealer, messages, limitCode, widened } = deps;
  const issue = createIssueCode(deps);
  const tell = createTell(messages);
  const nameOf = (phone: string, userId: string) =>
    ({ recipient: phone, purpose: 'actFor', userId }) as const;
  return {
    phoneOf: async (userId: string) => (await getAccount(db, userId)).phone,
    ask: async ({ userId, phone, address }: { userId: string; phone: string; address: string }) => {
      await limitCode(address);
      const name = nameOf(phone, userId);
      const since = new Date(clock.now().getTime() - countedForMs);
      if ((await countAsked(db, name, since)) >= actingRules.asksPerDay * widened)
        throw new AppError('code_limit');
      const { user } = await getAccount(db, userId);
      return issue(name, { phone }, async (tx, values) => {
        const person = await findByIdentity(tx, { phone });
        const usable = person?.user.userType === 'patient' && !person.suspended;
        if (person && usable)
          await tell(tx, person, 'messages.codeActing', { ...values, name: bothNames(user) });
        return { usable };
      });
    },
    /** Runs `work` if the code is right; a failure is returned, so that the try is counted. */
    check: <T>(
      tx: Tx,
      { userId, phone, code }: { userId: string; phone: string; code: string },
      work: (tx: Tx, person: { userId: string }) => Promise<T>,
    ): Promise<Outcome<T>> => {
      const typed = { ...nameOf(phone, userId), code };
      return withCodes(tx, { sealer, now: clock.now() }, [typed], async (inner) => {
        const person = await findByIdentity(inner, { phone });
        // Gone since the code was sent.
        if (!person) throw new AppError('wrong_code');
        return work(inner, person.user);
      });
    },
  };
};
