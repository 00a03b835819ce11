import { and, count, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Channel } from '#contract/message.ts';
import type { MessageState } from '#contract/office.ts';
import type { Queryable } from '#server/db/connect.ts';
import { user } from '#server/db/schema/account.ts';
import { message } from '#server/db/schema/office.ts';

export type MessageFilter = {
  state?: MessageState | undefined;
  channel?: Channel | undefined;
  template?: string | undefined;
  /** The recipient's keyed hashes. */
  toHashes?: string[] | undefined;
};

const columns = {
  id: message.id,
  channel: message.channel,
  toSealed: message.toSealed,
  textSealed: message.textSealed,
  template: message.template,
  locale: message.locale,
  userId: message.userId,
  state: message.state,
  attempts: message.attempts,
  error: message.error,
  createdAt: message.createdAt,
  sentAt: message.sentAt,
  firstName: user.firstName,
  lastName: user.lastName,
  chineseName: user.chineseName,
};

const rowsOf = (db: Queryable, where: SQL | undefined) =>
  db.select(columns).from(message).leftJoin(user, eq(user.id, message.userId)).where(where);
export type MessageRow = Awaited<ReturnType<typeof rowsOf>>[number];

const matches = ({ state, channel, template, toHashes }: MessageFilter) =>
  and(
    state && eq(message.state, state),
    channel && eq(message.channel, channel),
    template ? eq(message.template, template) : undefined,
    toHashes && inArray(message.toHash, toHashes),
  );

const newestFirst = [desc(message.createdAt), desc(message.id)] as const;

export const countMessages = async (db: Queryable, filter: MessageFilter): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(message).where(matches(filter));
  return row?.n ?? 0;
};

/**
 * Failed ones first, then the others, each newest first: two looks, both along an index, where one sort would read the
 * whole table.
 */
export const listMessages = async (
  db: Queryable,
  filter: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageRow[]> => {
  const part = (where: SQL | undefined, from: number, most: number) =>
    rowsOf(db, and(matches(filter), where))
      .orderBy(...newestFirst)
      .limit(most)
      .offset(from);
  if (filter.state) return part(undefined, offset, limit);
  const failed = await countMessages(db, { ...filter, state: 'failed' });
  const first = offset < failed ? await part(sql`${message.state} = 'failed'`, offset, limit) : [];
  const rest = limit - first.length;
  if (!rest) return first;
  const others = await part(ne(message.state, 'failed'), Math.max(0, offset - failed), rest);
  return [...first, ...others];
};

export const findMessage = async (db: Queryable, id: string): Promise<MessageRow | null> => {
  const [row] = await rowsOf(db, eq(message.id, id));
  return row ?? null;
};

/** The oldest of those that failed and still have their text. */
export const listRetryable = async (db: Queryable, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: message.id })
    .from(message)
    .where(and(sql`${message.state} = 'failed'`, isNotNull(message.textSealed)))
    .orderBy(message.createdAt)
    .limit(limit);
  return rows.map((row) => row.id);
};
