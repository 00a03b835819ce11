import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { teamEvent } from '#server/schema/content.ts';
import { article } from '#server/schema/news.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';

export type SitemapEntry = { path: string; changedOn?: string };

/** A sitemap is limited to 50,000 URLs, and every page has four. Newest articles first. */
const articlesMax = 10_000;

/** Pages created by content: published articles and team events. */
export const listSitemapEntries = async (db: Db, now: Date): Promise<SitemapEntry[]> => {
  const timeZone = await getTimeZone(db);
  const articles = await db
    .select({ id: article.id, at: article.publishedAt })
    .from(article)
    .where(and(eq(article.published, true), lte(article.publishedAt, now)))
    .orderBy(desc(article.publishedAt), asc(article.id))
    .limit(articlesMax);
  const events = await db
    .select({ id: teamEvent.id })
    .from(teamEvent)
    .where(eq(teamEvent.published, true))
    .orderBy(asc(teamEvent.year), asc(teamEvent.position));
  return [
    ...articles.map(({ id, at }) => ({
      path: `/community/news/${encodeURIComponent(id)}`,
      changedOn: localTime(at, timeZone).slice(0, 10),
    })),
    ...events.map(({ id }) => ({ path: `/about/teamevent/${encodeURIComponent(id)}` })),
  ];
};
