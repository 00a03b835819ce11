import * as api from '#contract/news/news.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { safeHtml } from '#server/platform/http/safe-html.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import * as store from './news.store.ts';

export const newsRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  const context = (locale: Locale) => getViewContext(db, clock.now(), locale);

  bind(api.getArticlePage, async ({ query }, { locale }) =>
    store.listArticles(db, query, await context(locale)),
  );
  bind(api.getRecommendedArticles, async ({ query }, { locale }) =>
    store.listArticles(db, { ...query, recommended: true }, await context(locale)),
  );
  bind(api.getArticleTypes, (_, { locale }) => store.listArticleTypes(db, locale));
  bind(api.getArticle, async ({ params }, { locale }) => {
    const found = orNotFound(await store.findArticle(db, params.id, await context(locale)));
    return { ...found, content: safeHtml(found.content) };
  });
};
