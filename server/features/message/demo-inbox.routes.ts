import { getDemoMessages } from '#contract/message/message.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { recipientOf } from './message.rules.ts';
import { listDemoMessages } from './message.store.ts';

/** Registered in demo and test only. */
export const demoInboxRoutes = (bind: Bind, { db }: { db: Db }): void => {
  bind(getDemoMessages, ({ query }) =>
    listDemoMessages(db, query.to ? recipientOf(query.to) : null),
  );
};
