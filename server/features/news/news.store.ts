import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import type { Article, ArticleSummary } from '#contract/news.ts';
import { type Paged, type PagingInput, pageOf, toPaged } from '#contract/paging.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/db/connect.ts';
import { article, articleType } from '#server/db/schema/news.ts';
import { readText } from '#server/db/text.ts';
import { wallClock } from '#server/ports/clock.ts';

/** When it is, where the agency is, and who reads. */
export type Reading = { now: Date; timeZone: string; locale: Locale };

type Row = { article: typeof article.$inferSelect; article_type: typeof articleType.$inferSelect };

const summaryOf = (
  { article: it, article_type }: Row,
  { timeZone, locale }: Reading,
): ArticleSummary => ({
  id: it.id,
  title: readText(it.title, locale),
  summary: readText(it.summary, locale),
  cover: it.cover,
  articleTypeId: it.typeId,
  articleTypeName: readText(article_type.name, locale),
  publishedAt: wallClock(it.publishedAt, timeZone),
  recommended: it.recommended,
});

const isOut = (now: Date) => and(eq(article.published, true), lte(article.publishedAt, now));

export const listArticles = async (
  db: Db,
  query: PagingInput & { articleTypeId?: string | undefined; recommended?: true },
  reading: Reading,
): Promise<Paged<ArticleSummary>> => {
  const where = and(
    isOut(reading.now),
    query.articleTypeId ? eq(article.typeId, query.articleTypeId) : undefined,
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
  const [total] = await db.select({ n: count() }).from(article).where(where);
  return toPaged(
    rows.map((row) => summaryOf(row, reading)),
    total?.n ?? 0,
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

export const findArticle = async (
  db: Db,
  id: string,
  reading: Reading,
): Promise<Article | null> => {
  const [row] = await db
    .select()
    .from(article)
    .innerJoin(articleType, eq(article.typeId, articleType.id))
    .where(and(eq(article.id, id), isOut(reading.now)));
  return row
    ? { ...summaryOf(row, reading), content: readText(row.article.content, reading.locale) }
    : null;
};
