import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Channel } from '#contract/message/message.ts';
import type { MessageSort } from '#contract/message/office.ts';
import type { MessageState } from '#contract/staff/office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import {
  type KeysetPage,
  keysOf,
  orderNamed,
  readPage,
  type SortKey,
} from '#server/platform/database/keyset.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { message, smsOptOut } from '#server/schema/office.ts';

export type MessageFilter = {
  state?: MessageState | 'wrong' | undefined;
  channel?: Channel | undefined;
  template?: string | undefined;
  locale?: Locale | undefined;
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
  ...nameColumns,
};

const time: SortKey = { by: message.createdAt, type: 'timestamptz', notNull: true };
const id: SortKey = { by: message.id, type: 'uuid', notNull: true };
const orders: Record<MessageSort, SortKey[]> = {
  time: [time, id],
  template: [{ by: message.template, type: 'text' }, time, id],
};

const rowsOf = (db: Queryable, where: SQL | undefined, order: readonly SortKey[] = orders.time) =>
  db
    .select({ ...columns, keys: keysOf(order) })
    .from(message)
    .leftJoin(user, eq(user.id, message.userId))
    .leftJoin(smsOptOut, eq(smsOptOut.toHash, message.toHash))
    .where(where);
export type MessageRow = Omit<Awaited<ReturnType<typeof rowsOf>>[number], 'keys'>;

/** Matches the partial index. */
const isFailed = sql`${message.state} in ('failed', 'undelivered')`;

const matches = ({ state, channel, template, locale, isTo }: MessageFilter) =>
  and(
    state === 'wrong' ? isFailed : state && eq(message.state, state),
    channel && eq(message.channel, channel),
    template ? eq(message.template, template) : undefined,
    locale && eq(message.locale, locale),
    isTo,
  );

const newestFirst = [desc(message.createdAt), desc(message.id)] as const;
/** In the index's own words. */
const failedFirst: SortKey[] = [
  { by: sql`(${isFailed})`, type: 'boolean', notNull: true, desc: true },
  { ...time, desc: true },
  { ...id, desc: true },
];

export const countMessages = (db: Queryable, filter: MessageFilter): Promise<number> =>
  countRows(db, rowsIn(message, matches(filter)));
/** Failed or undelivered. */
export const countFailed = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(message).where(isFailed);
  return row?.n ?? 0;
};

type Listing = KeysetPage & { offset: number; sort?: MessageSort | `-${MessageSort}` | undefined };

/** Without a wish failed ones first; where a state is asked for there is nothing to put first. */
export const listMessages = (db: Queryable, filter: MessageFilter, { sort, ...page }: Listing) => {
  const unasked = filter.state ? orderNamed(orders, '-time') : failedFirst;
  const order = sort ? orderNamed(orders, sort) : unasked;
  return readPage(order, page, ({ where, orderBy, limit, offset }) =>
    rowsOf(db, and(matches(filter), where), order)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
};

export const findMessage = (db: Queryable, id: string): Promise<MessageRow | null> =>
  firstRow(rowsOf(db, eq(message.id, id)));

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
