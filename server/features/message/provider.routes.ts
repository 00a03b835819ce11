/** Webhooks of the SMS provider: delivery receipts and inbound texts. */
import * as api from '#contract/message/provider.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Needs } from '#server/shared/deps.ts';
import { updateByReceipt } from '#server/shared/messaging/message-store.ts';
import type { TakeText } from './inbound.service.ts';
import { stateOfReceipt } from './message.rules.ts';

type Deps = Needs<'db' | 'clock'> & { takeText: TakeText };

export const messageProviderRoutes = (bind: Bind, { db, clock, takeText }: Deps): void => {
  bind(api.smsReceipt, async ({ query, body }): Promise<undefined> => {
    const state = stateOfReceipt(body.MessageStatus);
    if (!state) return;
    const code = /^\d{1,6}$/.exec(body.ErrorCode ?? '')?.[0];
    const error = code && code !== '0' ? `the carrier answered ${code}` : null;
    await updateByReceipt(db, query.key, { state, error, now: clock.now() });
  });

  bind(api.smsInbound, async ({ body }): Promise<undefined> => {
    await takeText({
      from: body.From,
      text: body.Body,
      providerId: body.MessageSid,
      pictures: Number(/^\d{1,2}$/.exec(body.NumMedia ?? '')?.[0] ?? 0),
      optOutType: body.OptOutType,
    });
  });
};
