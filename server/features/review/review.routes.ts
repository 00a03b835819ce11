import { AppError } from '#contract/errors.ts';
import * as api from '#contract/review.ts';
import type { Db } from '#server/db/connect.ts';
import { getTimeZone } from '#server/db/settings.ts';
import type { Bind } from '#server/http/bind.ts';
import * as store from './review.store.ts';

export const reviewRoutes = (bind: Bind, { db }: { db: Db }): void => {
  bind(api.getTopComments, async (_, { locale }) =>
    store.listTopComments(db, await getTimeZone(db), locale),
  );
  bind(api.getCommentPage, async ({ query }, { locale }) =>
    store.listComments(db, query, await getTimeZone(db), locale),
  );
  bind(api.getOwnComments, async ({ query }, { user, locale }) => {
    if (!user) throw new AppError('unauthorized');
    return store.listOwnComments(db, user.userId, query, await getTimeZone(db), locale);
  });
};
