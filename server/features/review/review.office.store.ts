import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type PagingInput, pageOf } from '#contract/paging.ts';
import type { ReviewQueue, ReviewSort } from '#contract/review/office.ts';
import { firstRow, type Queryable, type Tx } from '#server/platform/database/connect.ts';
import { countAll, countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import {
  type KeysetPage,
  keysOf,
  orderNamed,
  readPage,
  type SortKey,
} from '#server/platform/database/keyset.ts';
import { user } from '#server/schema/account.ts';
import { comment } from '#server/schema/review.ts';
import { type CommentRow, writerColumns } from './review.store.ts';

type Writer = Pick<
  typeof user.$inferSelect,
  'firstName' | 'lastName' | 'preferredName' | 'chineseName' | 'phone'
>;
export type OfficeRow = CommentRow & { writer: Writer | null };

/** `todo`: unread or waiting for approval. */
const inQueue: Record<ReviewQueue, SQL | undefined> = {
  todo: sql`(${comment.seenAt} is null or ${comment.waiting})`,
  waiting: sql`${comment.waiting}`,
  shown: eq(comment.hidden, false),
  hidden: and(eq(comment.hidden, true), eq(comment.waiting, false)),
  all: undefined,
};

const written: SortKey = { by: comment.createdAt, type: 'timestamptz', notNull: true };
const id: SortKey = { by: comment.id, type: 'text', notNull: true };
const orders: Record<ReviewSort, SortKey[]> = {
  written: [written, id],
  stars: [{ by: comment.rating, type: 'integer', notNull: true }, written, id],
};
/** Unread first, then waiting for approval, then newest. */
const unreadFirst: SortKey[] = [
  { by: sql`(${comment.seenAt} is null)`, type: 'boolean', notNull: true, desc: true },
  { by: comment.waiting, type: 'boolean', notNull: true, desc: true },
  { ...written, desc: true },
  { ...id, desc: true },
];

const select = (db: Queryable, order = unreadFirst) =>
  db
    .select({
      ...getTableColumns(comment),
      writer: { ...writerColumns, chineseName: user.chineseName, phone: user.phone },
      keys: keysOf(order),
    })
    .from(comment)
    .leftJoin(user, eq(comment.userId, user.id))
    .$dynamic();

type Filter = PagingInput &
  Pick<KeysetPage, 'after' | 'before'> & {
    sort?: ReviewSort | `-${ReviewSort}` | undefined;
    queue?: ReviewQueue | undefined;
    rating?: number | undefined;
    photos?: 'yes' | undefined;
  };

export const listForOffice = async (db: Queryable, query: Filter) => {
  const asked = and(
    inQueue[query.queue ?? 'todo'],
    query.rating ? eq(comment.rating, query.rating) : undefined,
    query.photos ? sql`cardinality(${comment.images}) > 0` : undefined,
  );
  const order = query.sort ? [...orderNamed(orders, query.sort)] : unreadFirst;
  const page = { ...pageOf(query), after: query.after, before: query.before };
  const found = await readPage(order, page, ({ where, orderBy, limit, offset }) =>
    select(db, order)
      .where(and(asked, where))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
  return { ...found, total: await countRows(db, rowsIn(comment, asked)) };
};

export const countQueues = (db: Queryable): Promise<Record<ReviewQueue, number>> =>
  countAll(db, {
    todo: rowsIn(comment, inQueue.todo),
    waiting: rowsIn(comment, inQueue.waiting),
    shown: rowsIn(comment, inQueue.shown),
    hidden: rowsIn(comment, inQueue.hidden),
    all: rowsIn(comment, inQueue.all),
  });

export const findForOffice = (db: Queryable, id: string): Promise<OfficeRow | null> =>
  firstRow(select(db).where(eq(comment.id, id)));

/** Locks the row. */
export const lockComment = (tx: Tx, id: string): Promise<CommentRow | null> =>
  firstRow(tx.select().from(comment).where(eq(comment.id, id)).for('update'));
