import { randomInt } from 'node:crypto';
import {
  checkCode,
  codeRules,
  type SessionUser,
  sendCode,
  sendEmailCode,
} from '#contract/account/account.ts';
import { AppError } from '#contract/errors.ts';
import { findByIdentity } from '#server/features/account/profile/accounts.store.ts';
import type { Mail, Tell } from '#server/features/account/profile/notices.service.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { type Clock, localTime } from '#server/platform/time/clock.ts';
import { countSpent } from '#server/shared/messaging/message-budget.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { codeLifetimeMs, codeMessage, countedForMs, judgeCodeRequest } from './codes.rules.ts';
import { hashCode, lookAtCode, settle } from './codes.service.ts';
import * as store from './codes.store.ts';

type Deps = {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  tell: Tell;
  mail: Mail;
  limitCode: RateLimit;
  findUser: (token: string) => Promise<SessionUser | null>;
};

const newCode = () => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');

/** Sends the code; `usable` says whether it can be redeemed. */
type Deliver = (tx: Tx, values: { code: string; minutes: number }) => Promise<{ usable: boolean }>;

export const codeRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, tell, mail, limitCode, findUser } = deps;

  /** Used by every channel: rate-limit, store the hash, send. */
  const issue = async (
    { recipient, purpose, userId }: store.CodeName,
    counted: store.Counted,
    deliver: Deliver,
  ) => {
    const now = clock.now();
    const send = async (tx: Tx) => {
      const since = new Date(now.getTime() - countedForMs);
      const sent = await store.listCodesSent(tx, counted, since);
      const today = localTime(now, await getTimeZone(tx)).slice(0, 10);
      // Does not check the budget for unknown recipients: that would reveal who has an account.
      const sentToAll = await countSpent(tx, today, 'code');
      const verdict = judgeCodeRequest(sent, sentToAll, now);
      if (verdict !== 'send') throw new AppError(verdict);
      const code = newCode();
      const { usable } = await deliver(tx, { code, minutes: codeRules.validMinutes });
      const codeHash = usable ? hashCode(sealer, { recipient, purpose, code, userId }) : null;
      const expiresAt = new Date(now.getTime() + codeLifetimeMs);
      const row = { recipient, purpose, userId, codeHash, createdAt: now, expiresAt };
      await store.insertCode(tx, row);
    };
    // Serialize by recipient before taking a connection.
    await runExclusive(db, `code ${recipient}`, () => db.transaction(send));
    const { againAfterSeconds, validMinutes } = codeRules;
    return { againAfterSeconds, validMinutes };
  };

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
