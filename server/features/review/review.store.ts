import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Paged, type PagingInput, pageOf, toPaged } from '#contract/paging.ts';
import type { Comment, ReviewOrder } from '#contract/review.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/db/connect.ts';
import { comment } from '#server/db/schema/review.ts';
import { readText } from '#server/db/text.ts';
import { wallClock } from '#server/ports/clock.ts';

type Row = typeof comment.$inferSelect;

const commentOf = (row: Row, timeZone: string, locale: Locale): Comment => ({
  commentId: row.id,
  commentText: readText(row.text, locale),
  commentImage: row.images[0] ?? null,
  commentImages: row.images,
  userName: readText(row.userName, locale),
  rating: row.rating,
  createdAt: wallClock(row.createdAt, timeZone),
  reply:
    row.reply && row.replyAt
      ? { text: readText(row.reply, locale), at: wallClock(row.replyAt, timeZone) }
      : null,
});

const shown = eq(comment.hidden, false);
const newestFirst = [desc(comment.createdAt), comment.id] as const;

const orders: Record<ReviewOrder, { where?: SQL; orderBy: readonly unknown[] }> = {
  newest: { orderBy: newestFirst },
  highest: { orderBy: [desc(comment.rating), ...newestFirst] },
  photos: { where: sql`cardinality(${comment.images}) > 0`, orderBy: newestFirst },
};

const listPage = async (
  db: Db,
  query: PagingInput,
  { where, orderBy }: { where: SQL | undefined; orderBy: readonly unknown[] },
  timeZone: string,
  locale: Locale,
): Promise<Paged<Comment>> => {
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select()
    .from(comment)
    .where(where)
    .orderBy(...(orderBy as SQL[]))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ n: count() }).from(comment).where(where);
  return toPaged(
    rows.map((row) => commentOf(row, timeZone, locale)),
    total?.n ?? 0,
    query,
  );
};

export const listComments = (
  db: Db,
  query: PagingInput & { order?: ReviewOrder | undefined },
  timeZone: string,
  locale: Locale,
): Promise<Paged<Comment>> => {
  const { where: only, orderBy } = orders[query.order ?? 'newest'];
  return listPage(db, query, { where: and(shown, only), orderBy }, timeZone, locale);
};

/** What a person wrote, also what the office has hidden. */
export const listOwnComments = (
  db: Db,
  userId: string,
  query: PagingInput,
  timeZone: string,
  locale: Locale,
): Promise<Paged<Comment>> => {
  const page = { where: eq(comment.userId, userId), orderBy: newestFirst };
  return listPage(db, query, page, timeZone, locale);
};

const topCount = 6;

export const listTopComments = async (
  db: Db,
  timeZone: string,
  locale: Locale,
): Promise<Comment[]> => {
  const rows = await db
    .select()
    .from(comment)
    .where(and(shown, eq(comment.top, true)))
    .orderBy(...newestFirst)
    .limit(topCount);
  return rows.map((row) => commentOf(row, timeZone, locale));
};
