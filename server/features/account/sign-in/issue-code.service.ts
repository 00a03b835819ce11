import { randomInt } from 'node:crypto';
import { codeRules } from '#contract/account/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { countSpent } from '#server/shared/messaging/message-budget.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { codeLifetimeMs, countedForMs, judgeCodeRequest } from './codes.rules.ts';
import { hashCode } from './codes.service.ts';
import * as store from './codes.store.ts';

const newCode = () => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');

/** Sends the code; `usable` says whether it can be redeemed. */
type Deliver = (tx: Tx, values: { code: string; minutes: number }) => Promise<{ usable: boolean }>;

/** Used by every channel: rate-limit, store the hash, send. */
export const createIssueCode =
  ({ db, clock, sealer }: Needs<'db' | 'clock' | 'sealer'>) =>
  async (
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
