import * as api from '#contract/review/review.ts';
import * as own from '#contract/review/write.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { UserCaller } from '#server/platform/http/request/caller.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { ratingSummary } from './review.rules.ts';
import * as store from './review.store.ts';
import { createWriting } from './write.service.ts';

export const reviewRoutes = (bind: Bind, deps: Needs<'db' | 'clock' | 'pictureStore'>): void => {
  const { db } = deps;
  const writing = createWriting(deps);
  const readerOf = async (locale: Locale) => ({ locale, timeZone: await getTimeZone(db) });
  const writerOf = async ({ user, locale }: UserCaller) => ({
    userId: user.userId,
    reader: await readerOf(locale),
  });

  bind(api.getTopComments, async (_, { locale }) =>
    store.listTopComments(db, await readerOf(locale)),
  );
  bind(api.getCommentPage, async ({ query }, { locale }) =>
    store.listComments(db, query, await readerOf(locale)),
  );
  bind(api.getCommentSummary, async () => ratingSummary(await store.listRatings(db)));

  bind(api.getOwnComments, async ({ query }, caller) => {
    const { userId, reader } = await writerOf(caller);
    return store.listOwnComments(db, userId, query, reader);
  });
  bind(own.addComment, async ({ body }, caller) => writing.add(await writerOf(caller), body));
  bind(own.updateComment, async ({ params, body }, caller) =>
    writing.update(await writerOf(caller), params.commentId, body),
  );
  bind(own.deleteComment, async ({ params }, caller) => {
    await writing.remove(await writerOf(caller), params.commentId);
    return {};
  });
};
