import * as api from '#contract/activity.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import { getTimeZone } from '#server/db/settings.ts';
import type { Bind } from '#server/http/bind.ts';
import { type Clock, wallClock } from '#server/ports/clock.ts';
import * as store from './activity.store.ts';

export const activityRoutes = (bind: Bind, { db, clock }: { db: Db; clock: Clock }): void => {
  const now = async () => wallClock(clock.now(), await getTimeZone(db));

  bind(api.getActivityPage, async ({ query }, { locale }) =>
    store.listActivities(db, query, await now(), locale),
  );
  bind(api.getActivityTop, async (_, { locale }) => store.listFeatured(db, await now(), locale));
  bind(api.getActivityTypes, (_, { locale }) => store.listActivityTypes(db, locale));
  bind(api.getActivity, async ({ params }, { locale }) => {
    const found = await store.findActivity(db, params.id, await now(), locale);
    if (!found) throw new AppError('not_found');
    return found;
  });
};
