import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type Paged, type PagingInput, pageOf, toPaged } from '#contract/paging.ts';
import type { ReviewOrder } from '#contract/review/orders.ts';
import type { Comment, OwnComment } from '#contract/review/review.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { user } from '#server/schema/account.ts';
import { comment } from '#server/schema/review.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { reviewStateOf, shownName } from './review.rules.ts';

export type Reader = { timeZone: string; locale: Locale };

export type CommentRow = typeof comment.$inferSelect;
type Names = Pick<typeof user.$inferSelect, 'preferredName' | 'firstName' | 'lastName'>;
type Row = CommentRow & { writer: Names | null };

const commentOf = (row: Row, { timeZone, locale }: Reader): Comment => ({
  commentId: row.id,
  commentText: readText(row.text, locale),
  commentImage: row.images[0] ?? null,
  commentImages: row.images,
  // Uses the author's current name.
  userName: row.writer ? shownName(row.writer) : readText(row.userName, locale),
  place: row.place && readText(row.place, locale),
  clientSince: row.clientSince,
  rating: row.rating,
  createdAt: localTime(row.createdAt, timeZone),
  reply:
    row.reply && row.replyAt
      ? { text: readText(row.reply, locale), at: localTime(row.replyAt, timeZone) }
      : null,
});

const ownCommentOf = (row: Row, reader: Reader): OwnComment => ({
  ...commentOf(row, reader),
  state: reviewStateOf(row),
  editedAt: row.editedAt && localTime(row.editedAt, reader.timeZone),
});

const shown = eq(comment.hidden, false);
const newestFirst = [desc(comment.createdAt), comment.id] as const;

const orders: Record<ReviewOrder, { where?: SQL; orderBy: readonly unknown[] }> = {
  newest: { orderBy: newestFirst },
  highest: { orderBy: [desc(comment.rating), ...newestFirst] },
  photos: { where: sql`cardinality(${comment.images}) > 0`, orderBy: newestFirst },
};

/** A non-null column first: Drizzle treats a joined row with a null first column as missing. */
export const writerColumns = {
  firstName: user.firstName,
  lastName: user.lastName,
  preferredName: user.preferredName,
};

const select = (db: Queryable) =>
  db
    .select({ ...getTableColumns(comment), writer: writerColumns })
    .from(comment)
    .leftJoin(user, eq(comment.userId, user.id))
    .$dynamic();

const listPage = async (
  db: Queryable,
  query: PagingInput,
  { where, orderBy }: { where: SQL | undefined; orderBy: readonly unknown[] },
): Promise<{ rows: Row[]; total: number }> => {
  const { limit, offset } = pageOf(query);
  const rows = await select(db)
    .where(where)
    .orderBy(...(orderBy as SQL[]))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countRows(db, rowsIn(comment, where)) };
};

export const listComments = async (
  db: Queryable,
  query: PagingInput & { order?: ReviewOrder | undefined },
  reader: Reader,
): Promise<Paged<Comment>> => {
  const { where: only, orderBy } = orders[query.order ?? 'newest'];
  const { rows, total } = await listPage(db, query, { where: and(shown, only), orderBy });
  return toPaged(
    rows.map((row) => commentOf(row, reader)),
    total,
    query,
  );
};

/** Includes hidden ones. */
export const listOwnComments = async (
  db: Queryable,
  userId: string,
  query: PagingInput,
  reader: Reader,
): Promise<Paged<OwnComment>> => {
  const page = { where: eq(comment.userId, userId), orderBy: newestFirst };
  const { rows, total } = await listPage(db, query, page);
  return toPaged(
    rows.map((row) => ownCommentOf(row, reader)),
    total,
    query,
  );
};

const topCount = 6;

export const listTopComments = async (db: Queryable, reader: Reader): Promise<Comment[]> => {
  const rows = await select(db)
    .where(and(shown, eq(comment.top, true)))
    .orderBy(...newestFirst)
    .limit(topCount);
  return rows.map((row) => commentOf(row, reader));
};

/** Published reviews by rating. */
export const listRatings = (db: Queryable) =>
  db
    .select({
      rating: comment.rating,
      count: count(),
      withPhotos: sql<number>`count(*) filter (where cardinality(${comment.images}) > 0)::int`,
    })
    .from(comment)
    .where(shown)
    .groupBy(comment.rating);

export const getOwnComment = async (
  db: Queryable,
  id: string,
  reader: Reader,
): Promise<OwnComment> => {
  const [row] = await select(db).where(eq(comment.id, id));
  return ownCommentOf(row as Row, reader);
};
