import type { SessionUser } from '#contract/account/account.ts';
import type { ActivityDetail, ActivitySummary } from '#contract/activity/activity.ts';
import * as api from '#contract/activity/activity.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { calendarFile } from '#server/platform/http/calendar-file.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getSetting, getTimeZone, type Settings } from '#server/shared/settings/settings.ts';
import * as store from './activity.store.ts';
import { joinRoutes } from './registration/join.routes.ts';
import type { Joining } from './registration/join.service.ts';
import { listStatuses } from './registration/join.store.ts';

type Deps = Needs<'db' | 'clock'> & { joining: Joining };

/** Public facts of an activity only, nothing about participants. */
const activityCalendar = (
  activity: ActivityDetail,
  { name, email, phone, timeZone }: Settings['agency'],
  { locale, now }: { locale: Locale; now: Date },
): File => {
  const { description, requirements, notes } = activity;
  return calendarFile(`activity-${activity.activityStartTime.slice(0, 10)}`, {
    uid: `activity-${activity.id}@persimmon`,
    // Activities have no revision counter; the current minute grows with every change.
    sequence: Math.floor(now.getTime() / 60_000) % 2 ** 31,
    cancelled: false,
    startsAt: new Date(activity.startsAt),
    endsAt: new Date(activity.endsAt),
    timeZone,
    summary: activity.title,
    description: [description, requirements, notes, phone].filter(Boolean).join('\n\n'),
    location: activity.location,
    organizer: { name: readText(name, locale), email },
    changedAt: now,
    alarms: [24 * 60, 2 * 60],
  });
};

export const activityRoutes = (bind: Bind, { db, clock, joining }: Deps): void => {
  const times = async () => {
    const timeZone = await getTimeZone(db);
    return { timeZone, now: localTime(clock.now(), timeZone) };
  };
  const now = async () => (await times()).now;

  /** Adds the caller's registration status (readings "Activity fields"). */
  const withStatuses = async <T extends ActivitySummary>(
    list: T[],
    { userId }: SessionUser,
  ): Promise<T[]> => {
    const ids = list.map(({ id }) => id);
    const statuses = await listStatuses(db, userId, ids);
    return list.map((one) => ({ ...one, myStatus: statuses.get(one.id) ?? 'none' }));
  };

  bind(
    api.getActivityPage,
    async ({ query }, { locale }) => store.listActivities(db, query, await now(), locale),
    async (page, user) => ({ ...page, records: await withStatuses(page.records, user) }),
  );
  bind(
    api.getActivityTop,
    async (_, { locale }) => store.listFeatured(db, await now(), locale),
    withStatuses,
  );
  bind(api.getActivityTypes, (_, { locale }) => store.listActivityTypes(db, locale));
  bind(
    api.getActivity,
    async ({ params }, { locale }) =>
      orNotFound(await store.findActivity(db, params.id, await times(), locale)),
    async (found, user) => {
      const [own] = await withStatuses([found], user);
      return own ?? found;
    },
  );
  bind(api.getActivityCalendar, async ({ params, query }, caller) => {
    const { now, timeZone } = await times();
    const locale = query.lang ?? caller.locale;
    const found = orNotFound(await store.findActivity(db, params.id, { now, timeZone }, locale));
    return activityCalendar(found, await getSetting(db, 'agency'), { locale, now: clock.now() });
  });
  joinRoutes(bind, { db, clock, joining });
};
