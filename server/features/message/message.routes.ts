import { isUsPhone, phoneDigits, plain } from '#contract/field-rules.ts';
import { getDemoMessages } from '#contract/message.ts';
import type { Db } from '#server/db/connect.ts';
import type { Bind } from '#server/http/bind.ts';
import { listDemoMessages } from './message.store.ts';

/** As messages are addressed: phones with +1, emails in lower case. */
const recipientOf = (typed: string): string => {
  const digits = phoneDigits(typed);
  return isUsPhone(digits) ? `+1${digits}` : plain(typed).toLowerCase();
};

/** Bound in demo and test only: in production there is no such call. */
export const demoInboxRoutes = (bind: Bind, { db }: { db: Db }): void => {
  bind(getDemoMessages, ({ query }) =>
    listDemoMessages(db, query.to ? recipientOf(query.to) : null),
  );
};
