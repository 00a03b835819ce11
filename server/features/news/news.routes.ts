import { AppError } from '#contract/errors.ts';
import * as api from '#contract/news.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/db/connect.ts';
import { getTimeZone } from '#server/db/settings.ts';
import type { Bind } from '#server/http/bind.ts';
import { safeHtml } from '#server/http/safe-html.ts';
import type { Clock } from '#server/ports/clock.ts';
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
