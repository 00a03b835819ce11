/** The news as RSS, one feed per language: feed readers send neither cookie nor language. */
import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { htmlLang, type Locale, locales } from '#i18n/pick-locale.ts';
import { safeHtml } from '#server/platform/http/safe-html.ts';
import { say } from '#server/platform/http/translate.ts';
import { serveText } from '#server/platform/pages/cached-text-route.ts';
import type { ContentCache } from '#server/platform/pages/response-cache.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { listNewest } from './news.store.ts';

type Deps = Needs<'db' | 'clock'> & { cache: ContentCache; origin: string };

const newest = 20;

/** Makes site-relative URLs absolute. */
const absolute = (html: string, origin: string): string =>
  html.replace(/ (src|href|poster)="\//g, ` $1="${origin}/`);

const makeFeed = async ({ db, clock, origin }: Deps, locale: Locale): Promise<string> => {
  const agency = await getSetting(db, 'agency');
  const { timeZone } = agency;
  const articles = await listNewest(db, newest, { now: clock.now(), timeZone, locale });
  const home = `${origin}/community/news?lang=${locale}`;
  const name = readText(agency.name, locale);
  const feed = new Feed({
    id: home,
    link: home,
    title: `${say(locale, 'pages.newsTitle')} · ${name}`,
    description: say(locale, 'pages.newsLead'),
    language: htmlLang[locale],
    image: `${origin}/icon-512.png`,
    favicon: `${origin}/favicon.ico`,
    copyright: `@${agency.copyrightYear} ${name}`,
    feedLinks: { rss: `${origin}/feed/${locale}.xml` },
    generator: name,
    ...(articles[0] && { updated: articles[0].at }),
  });
  for (const it of articles) {
    const link = `${origin}/community/news/${encodeURIComponent(it.id)}?lang=${locale}`;
    feed.addItem({
      id: link,
      link,
      title: it.title,
      description: it.summary,
      content: absolute(safeHtml(it.content), origin),
      date: it.at,
      category: [{ name: it.articleTypeName }],
    });
  }
  return feed.rss2();
};

export const newsFeeds = (app: FastifyInstance, deps: Deps): void => {
  for (const locale of locales)
    serveText(app, deps.cache, {
      path: `/feed/${locale}.xml`,
      type: 'application/rss+xml',
      make: () => makeFeed(deps, locale),
    });
};
