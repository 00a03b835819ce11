import { and, count, eq, ne } from 'drizzle-orm';
import type { OwnRegistration } from '#contract/activity/register.ts';
import { type Paged, type PagingInput, pageOf, toPaged } from '#contract/paging.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { activitySummary } from '#server/features/activity/activity.store.ts';
import { aheadFirst } from '#server/features/activity/search.store.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { activity, activityRegistration, activityType } from '#server/schema/activity.ts';
import { city } from '#server/schema/content.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { canLeave } from './join.rules.ts';
import { countPosition, registrationOf } from './join.store.ts';

/** Includes unpublished activities. */
export const listOwnRegistrations = async (
  db: Db,
  userId: string,
  query: PagingInput,
  { now, timeZone, locale }: { now: string; timeZone: string; locale: Locale },
): Promise<Paged<OwnRegistration>> => {
  const where = and(
    eq(activityRegistration.userId, userId),
    ne(activityRegistration.status, 'cancelled'),
  );
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select()
    .from(activityRegistration)
    .innerJoin(activity, eq(activityRegistration.activityId, activity.id))
    .innerJoin(city, eq(activity.cityId, city.id))
    .innerJoin(activityType, eq(activity.typeId, activityType.id))
    .where(where)
    .orderBy(...aheadFirst(now))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ n: count() }).from(activityRegistration).where(where);
  const records = await Promise.all(
    rows.map(async (row): Promise<OwnRegistration> => {
      const { activity_registration: own } = row;
      const isWaiting = own.status === 'waitlisted';
      const status = isWaiting ? 'waitlisted' : 'registered';
      return {
        ...registrationOf({ ...own, locale: localeOf(own.locale) }, timeZone),
        status,
        ...(isWaiting && { position: await countPosition(db, own) }),
        canCancel: canLeave(now, row.activity),
        activity: { ...activitySummary(row, now, locale), myStatus: status },
      };
    }),
  );
  return toPaged(records, total?.n ?? 0, query);
};
