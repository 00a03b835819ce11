import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { type PagingInput, pageOf } from '#contract/paging.ts';
import type { ReviewQueue } from '#contract/review-office.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { user } from '#server/db/schema/account.ts';
import { comment } from '#server/db/schema/review.ts';
import { type CommentRow, writerColumns } from './review.store.ts';

type Writer = Pick<
  typeof user.$inferSelect,
  'firstName' | 'lastName' | 'preferredName' | 'chineseName' | 'phone'
>;
export type OfficeRow = CommentRow & { writer: Writer | null };

/** `todo`: nobody has looked at it, or it waits for approval. */
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

/** Unread first, then what waits, then the newest. */
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
  const [total] = await db.select({ n: count() }).from(comment).where(where);
  return { rows, total: total?.n ?? 0 };
};

export const countQueues = async (db: Queryable): Promise<Record<ReviewQueue, number>> => {
  const n = (where: SQL | undefined) =>
    sql<number>`count(*) filter (where ${where ?? sql`true`})::int`;
  const [row] = await db
    .select({
      todo: n(inQueue.todo),
      waiting: n(inQueue.waiting),
      shown: n(inQueue.shown),
      hidden: n(inQueue.hidden),
      all: n(undefined),
    })
    .from(comment);
  return row ?? { todo: 0, waiting: 0, shown: 0, hidden: 0, all: 0 };
};

export const findForOffice = async (db: Queryable, id: string): Promise<OfficeRow | null> => {
  const [row] = await select(db).where(eq(comment.id, id));
  return row ?? null;
};

/** Held until the transaction ends. */
export const lockComment = async (tx: Tx, id: string): Promise<CommentRow | null> => {
  const [row] = await tx.select().from(comment).where(eq(comment.id, id)).for('update');
  return row ?? null;
};
