import { and, asc, desc, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import type { Article, ArticleSummary } from '#contract/news/news.ts';
import { type Paged, type PagingInput, pageOf, toPaged } from '#contract/paging.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { article, articleType } from '#server/schema/news.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { textsMatch } from '#server/shared/localized-text/text-search.store.ts';
import type { ViewContext } from '#server/shared/settings/view-context.ts';

type Row = { article: typeof article.$inferSelect; article_type: typeof articleType.$inferSelect };

const articleSummary = (
  { article: it, article_type }: Row,
  { timeZone, locale }: ViewContext,
): ArticleSummary => ({
  id: it.id,
  title: readText(it.title, locale),
  summary: readText(it.summary, locale),
  cover: it.cover,
  articleTypeId: it.typeId,
  articleTypeName: readText(article_type.name, locale),
  publishedAt: localTime(it.publishedAt, timeZone),
  recommended: it.recommended,
});

const isOut = (now: Date) => and(eq(article.published, true), lte(article.publishedAt, now));

export const listArticles = async (
  db: Db,
  query: PagingInput & {
    articleTypeId?: string | undefined;
    keyword?: string | undefined;
    recommended?: true;
  },
  context: ViewContext,
): Promise<Paged<ArticleSummary>> => {
  const where = and(
    isOut(context.now),
    query.articleTypeId ? eq(article.typeId, query.articleTypeId) : undefined,
    query.keyword
      ? textsMatch([article.title, article.summary, article.content], query.keyword)
      : undefined,
    query.recommended ? eq(article.recommended, true) : undefined,
  );
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select()
    .from(article)
    .innerJoin(articleType, eq(article.typeId, articleType.id))
    .where(where)
    .orderBy(desc(article.publishedAt), asc(article.id))
    .limit(limit)
    .offset(offset);
  const total = await countRows(db, rowsIn(article, where));
  return toPaged(
    rows.map((row) => articleSummary(row, context)),
    total,
    query,
  );
};

export const listArticleTypes = async (db: Db, locale: Locale) => {
  const rows = await db.select().from(articleType).orderBy(asc(articleType.position));
  return rows.map((row) => ({
    articleTypeId: row.id,
    articleTypeName: readText(row.name, locale),
  }));
};

/** Compared in SQL: a JavaScript Date loses microseconds and would skip a neighbour. */
const timeOf = (id: string) =>
  sql`(select ${article.publishedAt} from ${article} where ${article.id} = ${id})`;

/** The next newer or older article. */
const findNeighbour = async (db: Db, id: string, side: 'newer' | 'older', context: ViewContext) => {
  const [notBefore, further, after] = side === 'newer' ? [gte, gt, lt] : [lte, lt, gt];
  const [byTime, byId] = side === 'newer' ? [asc, desc] : [desc, asc];
  const time = timeOf(id);
  const [row] = await db
    .select()
    .from(article)
    .innerJoin(articleType, eq(article.typeId, articleType.id))
    .where(
      and(
        isOut(context.now),
        // Redundant, but lets the index start at the article.
        notBefore(article.publishedAt, time),
        or(
          further(article.publishedAt, time),
          and(eq(article.publishedAt, time), after(article.id, id)),
        ),
      ),
    )
    .orderBy(byTime(article.publishedAt), byId(article.id))
    .limit(1);
  return row ? articleSummary(row, context) : null;
};

export const findArticle = async (
  db: Db,
  id: string,
  context: ViewContext,
): Promise<Article | null> => {
  const [row] = await db
    .select()
    .from(article)
    .innerJoin(articleType, eq(article.typeId, articleType.id))
    .where(and(eq(article.id, id), isOut(context.now)));
  if (!row) return null;
  const [previous, next] = await Promise.all([
    findNeighbour(db, id, 'newer', context),
    findNeighbour(db, id, 'older', context),
  ]);
  const content = readText(row.article.content, context.locale);
  return { ...articleSummary(row, context), content, previous, next };
};

/** For the feed: newest articles in full, with publishing time. */
export const listNewest = async (
  db: Db,
  limit: number,
  context: ViewContext,
): Promise<(ArticleSummary & { content: string; at: Date })[]> => {
  const rows = await db
    .select()
    .from(article)
    .innerJoin(articleType, eq(article.typeId, articleType.id))
    .where(isOut(context.now))
    .orderBy(desc(article.publishedAt), asc(article.id))
    .limit(limit);
  return rows.map((row) => ({
    ...articleSummary(row, context),
    content: readText(row.article.content, context.locale),
    at: row.article.publishedAt,
  }));
};
