import { changeRegistration, registerForActivity } from '#contract/activity/join.ts';
import * as api from '#contract/activity/register.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { type Joining, registrationStateOf } from './join.service.ts';
import { findRegistration, getPublishedActivity } from './join.store.ts';
import { listOwnRegistrations } from './own-registrations.store.ts';

type Deps = Needs<'db' | 'clock'> & { joining: Joining };

export const joinRoutes = (bind: Bind, { db, clock, joining }: Deps): void => {
  bind(api.getRegistrationStatus, async ({ query: { activityId } }, { user }) => {
    const party = await findRegistration(db, activityId, user.userId);
    // Unpublished activities are a 404, except for participants.
    if (!party) await getPublishedActivity(db, activityId);
    return registrationStateOf(db, party, await getTimeZone(db));
  });
  bind(registerForActivity, async ({ query, body }, { user, tellIn, actor }) =>
    joining.join(
      { userId: user.userId, locale: tellIn, helper: actor?.helper ?? null },
      query.activityId,
      body,
    ),
  );
  bind(changeRegistration, async ({ query, body }, { user }) =>
    joining.change(user.userId, query.activityId, body),
  );
  bind(api.cancelRegistration, async ({ query }, { user }) =>
    joining.leave(user.userId, query.activityId),
  );
  bind(api.getOwnRegistrations, async ({ query }, { user, locale }) => {
    const timeZone = await getTimeZone(db);
    const now = localTime(clock.now(), timeZone);
    return listOwnRegistrations(db, user.userId, query, { now, timeZone, locale });
  });
};
