import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { DemoMessage } from '#contract/message/message.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import { type Db, firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { conversation, demoMessage, inboundText } from '#server/schema/message.ts';

const most = 200;

/** Newest first; of one number with what came from it. */
export const listDemoMessages = async (
  db: Db,
  sealer: Sealer,
  to: string | null,
): Promise<DemoMessage[]> => {
  const rows = await db
    .select()
    .from(demoMessage)
    .where(to === null ? undefined : eq(demoMessage.to, to))
    .orderBy(desc(demoMessage.id))
    .limit(most);
  const sent = rows.map(({ channel, to: recipient, text, sentAt }) => ({
    channel,
    to: recipient,
    text,
    sentAt: sentAt.toISOString(),
    byClient: false,
  }));
  if (to === null) return sent;
  const received = await db
    .select({ id: inboundText.id, text: inboundText.textSealed, at: inboundText.receivedAt })
    .from(inboundText)
    .innerJoin(conversation, eq(conversation.id, inboundText.conversationId))
    .where(inArray(conversation.phoneHash, sealer.hashes(to)))
    .orderBy(desc(inboundText.receivedAt), desc(inboundText.id))
    .limit(most);
  const answered = received.map(({ id, text, at }) => ({
    channel: 'sms' as const,
    to,
    text: sealer.open(text, id),
    sentAt: at.toISOString(),
    byClient: true,
  }));
  return [...sent, ...answered].toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
};

/** The account of a number; of a merged duplicate the person's. */
export const findOwner = (
  db: Queryable,
  phone: string,
): Promise<{ id: string; locale: string } | null> =>
  firstRow(
    db
      .select({ id: sql<string>`coalesce(${user.mergedInto}, ${user.id})`, locale: user.locale })
      .from(user)
      .where(eq(user.phone, phone))
      .limit(1),
  );
