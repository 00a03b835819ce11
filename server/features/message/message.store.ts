import { desc, eq } from 'drizzle-orm';
import type { DemoMessage } from '#contract/message/message.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { demoMessage } from '#server/schema/message.ts';

const most = 200;

export const listDemoMessages = async (db: Db, to: string | null): Promise<DemoMessage[]> => {
  const rows = await db
    .select()
    .from(demoMessage)
    .where(to === null ? undefined : eq(demoMessage.to, to))
    .orderBy(desc(demoMessage.id))
    .limit(most);
  return rows.map(({ channel, to: recipient, text, sentAt }) => ({
    channel,
    to: recipient,
    text,
    sentAt: sentAt.toISOString(),
  }));
};

export const findOwner = async (
  db: Queryable,
  phone: string,
): Promise<{ id: string; locale: string } | null> => {
  const [row] = await db
    .select({ id: user.id, locale: user.locale })
    .from(user)
    .where(eq(user.phone, phone))
    .limit(1);
  return row ?? null;
};
