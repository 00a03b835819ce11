import { AppError } from '#contract/errors.ts';
import * as api from '#contract/news/news.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/platform/database/connect.ts';
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
    const found = await store.findArticle(db, params.id, await reading(locale));
    if (!found) throw new AppError('not_found');
    return { ...found, content: safeHtml(found.content) };
  });
};
