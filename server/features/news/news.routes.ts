import * as api from '#contract/news/news.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { safeHtml } from '#server/platform/http/safe-html.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import * as store from './news.store.ts';

export const newsRoutes = (bind: Bind, { db, clock }: { db: Db; clock: Clock }): void => {
  const reading = async (locale: Locale): Promise<store.Reading> => ({
    now: clock.now(),
    timeZone: await getTimeZone(db),
    locale,
  });

  bind(api.getArticlePage, async ({ query }, { locale }) =>
    store.listArticles(db, query, await reading(locale)),
  );
  bind(api.getRecommendedArticles, async ({ query }, { locale }) =>
    store.listArticles(db, { ...query, recommended: true }, await reading(locale)),
  );
  bind(api.getArticleTypes, (_, { locale }) => store.listArticleTypes(db, locale));
  bind(api.getArticle, async ({ params }, { locale }) => {
    const found = orNotFound(await store.findArticle(db, params.id, await reading(locale)));
    return { ...found, content: safeHtml(found.content) };
  });
};
