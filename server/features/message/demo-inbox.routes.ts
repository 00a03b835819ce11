import { randomUUID } from 'node:crypto';
import { getDemoMessages, sendDemoReply } from '#contract/message/message.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Needs } from '#server/shared/deps.ts';
import type { TakeText } from './inbound.service.ts';
import { recipientOf } from './message.rules.ts';
import { listDemoMessages } from './message.store.ts';

type Deps = Needs<'db' | 'sealer'> & { takeText: TakeText };

/** Registered in demo and test only. */
export const demoInboxRoutes = (bind: Bind, { db, sealer, takeText }: Deps): void => {
  bind(getDemoMessages, ({ query }) =>
    listDemoMessages(db, sealer, query.to ? recipientOf(query.to) : null),
  );

  bind(sendDemoReply, async ({ body: { from, text } }) => {
    await takeText({ from, text, providerId: `demo-${randomUUID()}` });
    return {};
  });
};
