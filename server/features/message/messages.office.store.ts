import { and, count, desc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { Channel } from '#contract/message/message.ts';
import type { MessageState } from '#contract/staff/office.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { user } from '#server/schema/account.ts';
import { message, smsOptOut } from '#server/schema/office.ts';

export type MessageFilter = {
  state?: MessageState | 'wrong' | undefined;
  channel?: Channel | undefined;
  template?: string | undefined;
  /** Whom it went to, as a condition. */
  isTo?: SQL | undefined;
};

const columns = {
  id: message.id,
  channel: message.channel,
  shortId: message.shortId,
  toSealed: message.toSealed,
  textSealed: message.textSealed,
  template: message.template,
  locale: message.locale,
  userId: message.userId,
  state: message.state,
  attempts: message.attempts,
  error: message.error,
  heldBecause: message.heldBecause,
  createdAt: message.createdAt,
  sentAt: message.sentAt,
  dueAt: message.dueAt,
  optedOut: sql<boolean>`${smsOptOut.id} is not null`,
  firstName: user.firstName,
  lastName: user.lastName,
  chineseName: user.chineseName,
};

const rowsOf = (db: Queryable, where: SQL | undefined) =>
  db
    .select(columns)
    .from(message)
    .leftJoin(user, eq(user.id, message.userId))
    .leftJoin(smsOptOut, eq(smsOptOut.toHash, message.toHash))
    .where(where);
export type MessageRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** Matches the partial index. */
const isFailed = sql`${message.state} in ('failed', 'undelivered')`;

const matches = ({ state, channel, template, isTo }: MessageFilter) =>
  and(
    state === 'wrong' ? isFailed : state && eq(message.state, state),
    channel && eq(message.channel, channel),
    template ? eq(message.template, template) : undefined,
    isTo,
  );

const newestFirst = [desc(message.createdAt), desc(message.id)] as const;

export const countMessages = (db: Queryable, filter: MessageFilter): Promise<number> =>
  countRows(db, rowsIn(message, matches(filter)));
/** Failed or undelivered. Exact: the remaining messages are paged after them. */
export const countFailed = async (db: Queryable, filter: MessageFilter = {}): Promise<number> => {
  const where = and(matches(filter), isFailed);
  const [row] = await db.select({ n: count() }).from(message).where(where);
  return row?.n ?? 0;
};

/** Failed first, then the rest, both newest first: two indexed queries instead of sorting the whole table. */
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
  const failed = await countFailed(db, filter);
  const first = offset < failed ? await part(isFailed, offset, limit) : [];
  const rest = limit - first.length;
  if (!rest) return first;
  const others = await part(not(isFailed), Math.max(0, offset - failed), rest);
  return [...first, ...others];
};

export const findMessage = async (db: Queryable, id: string): Promise<MessageRow | null> => {
  const [row] = await rowsOf(db, eq(message.id, id));
  return row ?? null;
};

/** Almost always one; all of a short ID went to different phones. */
export const listByShortId = (db: Queryable, shortId: string): Promise<MessageRow[]> =>
  rowsOf(db, eq(message.shortId, shortId))
    .orderBy(...newestFirst)
    .limit(5);

/** The oldest failed messages that still have their text. */
export const listRetryable = async (db: Queryable, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: message.id })
    .from(message)
    .where(and(isFailed, isNotNull(message.textSealed)))
    .orderBy(message.createdAt, message.id)
    .limit(limit);
  return rows.map((row) => row.id);
};
