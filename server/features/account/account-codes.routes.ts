import { randomInt } from 'node:crypto';
import { codeRules, type SessionUser, sendCode } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { Bind } from '#server/http/bind.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { inLine } from '#server/ports/in-line.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import {
  codeLifetimeMs,
  codeMessage,
  countedForMs,
  judgeCodeRequest,
} from './account-codes.rules.ts';
import * as store from './account-codes.store.ts';
import { hashCode } from './account-codes.ts';
import type { Tell } from './account-notices.ts';
import { findByIdentity } from './account-people.store.ts';

type Deps = {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  tell: Tell;
  limitCode: RateLimit;
  findUser: (token: string) => Promise<SessionUser | null>;
};

const newCode = () => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');

export const codeRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, tell, limitCode, findUser } = deps;

  bind(sendCode, async ({ body }, { address, locale, token }) => {
    const { phone, purpose } = body;
    const forOwner = purpose === 'changePhone';
    const owner = forOwner && token ? await findUser(token) : null;
    if (forOwner && !owner) throw new AppError('unauthorized');
    await limitCode(address);
    const now = clock.now();
    const send = async (tx: Tx) => {
      const since = new Date(now.getTime() - countedForMs);
      const { sent, sentToAll } = await store.listCodesSent(tx, phone, since);
      const verdict = judgeCodeRequest(sent, sentToAll, now);
      if (verdict !== 'send') throw new AppError(verdict);
      const account = await findByIdentity(tx, { phone });
      const { key, usable } = codeMessage(purpose, Boolean(account));
      const code = newCode();
      const hash = hashCode(sealer, { phone, purpose, code, userId: owner?.userId });
      await store.insertCode(tx, {
        phone,
        purpose,
        codeHash: usable ? hash : null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + codeLifetimeMs),
      });
      const { validMinutes: minutes } = codeRules;
      // The code for a new number is a matter of who changes to it.
      const id = account?.id ?? owner?.userId;
      const whose = id ? { id } : ({ id: null, why: 'noAccount' } as const);
      await tell(tx, { phone, locale, ...whose }, key, usable ? { code, minutes } : {});
    };
    // The cap for all is counted by one at a time anyway: the others need no connection for waiting.
    await inLine('codes of all', () => db.transaction(send));
    const { againAfterSeconds, validMinutes } = codeRules;
    return { againAfterSeconds, validMinutes };
  });
};
