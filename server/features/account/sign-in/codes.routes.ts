import { type SessionUser, sendCode, sendEmailCode } from '#contract/account/account.ts';
import { checkCode } from '#contract/account/check-code.ts';
import { AppError } from '#contract/errors.ts';
import { findByIdentity } from '#server/features/account/profile/accounts.store.ts';
import type { Mail, Tell } from '#server/features/account/profile/notices.service.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import type { Needs } from '#server/shared/deps.ts';
import { codeMessage } from './codes.rules.ts';
import { lookAtCode, settle } from './codes.service.ts';
import { createIssueCode } from './issue-code.service.ts';

type Deps = Needs<'db' | 'clock' | 'sealer'> & {
  tell: Tell;
  mail: Mail;
  limitCode: RateLimit;
  findUser: (token: string) => Promise<SessionUser | null>;
};

export const codeRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, tell, mail, limitCode, findUser } = deps;
  const issue = createIssueCode(deps);

  bind(sendCode, async ({ body }, { address, locale, token }) => {
    const { phone, purpose } = body;
    const forOwner = purpose === 'changePhone';
    const owner = forOwner && token ? await findUser(token) : null;
    if (forOwner && !owner) throw new AppError('unauthorized');
    await limitCode(address);
    const code = { recipient: phone, purpose, userId: owner?.userId };
    return issue(code, { phone }, async (tx, values) => {
      const account = await findByIdentity(tx, { phone });
      const { key, usable } = codeMessage(purpose, Boolean(account));
      // A code for a new number belongs to the account changing to it.
      const id = account?.id ?? owner?.userId;
      const whose = id ? { id } : ({ id: null, why: 'noAccount' } as const);
      await tell(tx, { phone, locale, ...whose }, key, usable ? values : {});
      return { usable };
    });
  });

  bind(checkCode, async ({ body: { phone, purpose, verificationCode: code } }) => {
    const typed = { recipient: phone, purpose, code };
    const now = clock.now();
    const outcome = await runExclusive(db, `code ${phone}`, () =>
      db.transaction((tx) => lookAtCode(tx, { sealer, now }, typed)),
    );
    settle(outcome);
    return {};
  });

  bind(sendEmailCode, async ({ body: { email } }, { address, locale, user }) => {
    await limitCode(address);
    const { userId } = user;
    // Any mailbox owner may use it, even if another account has the address: nothing is revealed.
    const code = { recipient: email, purpose: 'changeEmail', userId } as const;
    return issue(code, { userId }, async (tx, values) => {
      await mail(tx, { email, locale, id: userId }, 'messages.codeChangeEmail', values);
      return { usable: true };
    });
  });
};
