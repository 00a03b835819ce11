import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { type PagingInput, pageOf } from '#contract/paging.ts';
import type { ReviewQueue } from '#contract/review/office.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { countAll, countRows, rowsIn } from '#server/platform/database/count-rows.ts';
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

const select = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(comment),
      writer: { ...writerColumns, chineseName: user.chineseName, phone: user.phone },
    })
    .from(comment)
    .leftJoin(user, eq(comment.userId, user.id))
    .$dynamic();

type Filter = PagingInput & {
  queue?: ReviewQueue | undefined;
  rating?: number | undefined;
  photos?: 'yes' | undefined;
};

/** Unread first, then waiting for approval, then newest. */
export const listForOffice = async (
  db: Queryable,
  query: Filter,
): Promise<{ rows: OfficeRow[]; total: number }> => {
  const where = and(
    inQueue[query.queue ?? 'todo'],
    query.rating ? eq(comment.rating, query.rating) : undefined,
    query.photos ? sql`cardinality(${comment.images}) > 0` : undefined,
  );
  const { limit, offset } = pageOf(query);
  const rows = await select(db)
    .where(where)
    .orderBy(
      desc(isNull(comment.seenAt)),
      desc(comment.waiting),
      desc(comment.createdAt),
      asc(comment.id),
    )
    .limit(limit)
    .offset(offset);
  return { rows, total: await countRows(db, rowsIn(comment, where)) };
};

export const countQueues = (db: Queryable): Promise<Record<ReviewQueue, number>> =>
  countAll(db, {
    todo: rowsIn(comment, inQueue.todo),
    waiting: rowsIn(comment, inQueue.waiting),
    shown: rowsIn(comment, inQueue.shown),
    hidden: rowsIn(comment, inQueue.hidden),
    all: rowsIn(comment, inQueue.all),
  });

export const findForOffice = async (db: Queryable, id: string): Promise<OfficeRow | null> => {
  const [row] = await select(db).where(eq(comment.id, id));
  return row ?? null;
};

/** Locks the row. */
export const lockComment = async (tx: Tx, id: string): Promise<CommentRow | null> => {
  const [row] = await tx.select().from(comment).where(eq(comment.id, id)).for('update');
  return row ?? null;
};
