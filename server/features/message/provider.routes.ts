/** Webhooks of the SMS provider: delivery receipts, and STOP, START and HELP in three languages. */
import * as api from '#contract/message/provider.ts';
import { type Locale, pickLocale } from '#i18n/pick-locale.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { ownedBy, updateByReceipt } from '#server/shared/messaging/message-store.ts';
import { deleteOptOut, insertOptOut } from '#server/shared/messaging/opt-outs.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { keywordOf, localeOfWords, recipientOf, stateOfReceipt } from './message.rules.ts';
import { findOwner } from './message.store.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; messages: Messages };

const answers = {
  stop: 'messages.textsStopped',
  start: 'messages.textsAgain',
  help: 'messages.textsHelp',
} as const;

export const messageProviderRoutes = (bind: Bind, { db, clock, sealer, messages }: Deps): void => {
  bind(api.smsReceipt, async ({ query, body }): Promise<undefined> => {
    const state = stateOfReceipt(body.MessageStatus);
    if (!state) return;
    const code = /^\d{1,6}$/.exec(body.ErrorCode ?? '')?.[0];
    const error = code && code !== '0' ? `the carrier answered ${code}` : null;
    await updateByReceipt(db, query.key, { state, error, now: clock.now() });
  });

  bind(api.smsInbound, async ({ body }): Promise<undefined> => {
    const inbound = keywordOf(body.Body, body.OptOutType);
    if (!inbound) return;
    const { keyword, answered } = inbound;
    const to = recipientOf(body.From);
    await db.transaction(async (tx) => {
      const change = { to, source: 'reply', now: clock.now() } as const;
      if (keyword === 'stop') await insertOptOut(tx, sealer, change);
      if (keyword === 'start') await deleteOptOut(tx, sealer, change);
      if (answered) return;
      const owner = await findOwner(tx, to);
      const locale: Locale = owner ? pickLocale(owner.locale, null) : localeOfWords(body.Body);
      const { phone } = await getSetting(tx, 'agency');
      const words = sayMessage(locale, answers[keyword], { phone });
      await messages.send(tx, { channel: 'sms', to, ...ownedBy(owner?.id), ...words });
    });
  });
};
