/** Activities and their registrations as the office sees them. */

import { and, asc, between, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ActivitySort, OfficeActivity } from '#contract/activity/office.ts';
import { type Paged, type PagingInput, pageOf, toPaged } from '#contract/paging.ts';
import { orderedName } from '#contract/person-name.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { activityStatusAt, toMinute } from '#server/features/activity/activity.rules.ts';
import { type Party, partyRow } from '#server/features/activity/registration/join.store.ts';
import { searchWords } from '#server/features/activity/search.rules.ts';
import { isAhead, isOver, matching, soonestFirst } from '#server/features/activity/search.store.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { activity, activityRegistration, activityType } from '#server/schema/activity.ts';
import { auditLog } from '#server/schema/audit.ts';
import { city } from '#server/schema/content.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { conceptsOf } from '#server/shared/localized-text/search-concepts.ts';
import { fold } from '#server/shared/localized-text/search-normalize.ts';

/** 1 outside a series. */
const seriesCount = sql<number>`case when ${activity.seriesId} is null then 1 else
  (select count(*)::int from activity as other where other.series_id = ${activity.seriesId}) end`;

const select = (db: Queryable) =>
  db
    .select({ it: activity, cityName: city.name, typeName: activityType.name, seriesCount })
    .from(activity)
    .innerJoin(city, eq(activity.cityId, city.id))
    .innerJoin(activityType, eq(activity.typeId, activityType.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

const officeActivityOf = (row: Row, now: string, locale: Locale): OfficeActivity => {
  const { it } = row;
  return {
    id: it.id,
    title: readText(it.title, locale),
    typeName: readText(row.typeName, locale),
    city: readText(row.cityName, locale),
    location: readText(it.location, locale),
    startTime: toMinute(it.startTime),
    endTime: toMinute(it.endTime),
    registerStart: toMinute(it.registerStart),
    registerEnd: toMinute(it.registerEnd),
    status: activityStatusAt(now, it),
    published: it.published,
    quota: it.quota,
    registeredCount: it.registeredCount,
    waitlistCount: it.waitlistCount,
    seriesCount: row.seriesCount,
  };
};

type ListQuery = PagingInput & {
  when?: 'upcoming' | 'past' | 'all' | undefined;
  shown?: 'yes' | 'no' | undefined;
  keyword?: string | undefined;
  sort?: ActivitySort | `-${ActivitySort}` | undefined;
};

/** No index has counts: every registration would have to write it. An agency's activities are few enough to be sorted. */
const sortedBy: Record<ActivitySort, SQL> = {
  time: soonestFirst,
  places: sql`${activity.quota} - ${activity.registeredCount}`,
  waitlist: sql`${activity.waitlistCount}`,
};

const orderOf = ({ when = 'upcoming', sort }: ListQuery): SQL[] => {
  if (!sort) return [when === 'upcoming' ? soonestFirst : desc(activity.startTime)];
  const by = sortedBy[sort.replace('-', '') as ActivitySort];
  return [sort.startsWith('-') ? desc(by) : asc(by), soonestFirst];
};

export const listOfficeActivities = async (
  db: Queryable,
  query: ListQuery,
  { now, locale }: { now: string; locale: Locale },
): Promise<Paged<OfficeActivity>> => {
  const { when = 'upcoming', shown, keyword } = query;
  const past: SQL | undefined = {
    all: undefined,
    upcoming: isAhead(now),
    past: isOver(now),
  }[when];
  const where = and(
    past,
    shown ? eq(activity.published, shown === 'yes') : undefined,
    ...matching(searchWords(conceptsOf(keyword ?? ''))),
  );
  const { limit, offset } = pageOf(query);
  const rows = await select(db)
    .where(where)
    .orderBy(...orderOf(query), asc(activity.id))
    .limit(limit)
    .offset(offset);
  const total = await countRows(db, rowsIn(activity, where));
  const records = rows.map((row) => officeActivityOf(row, now, locale));
  return toPaged(records, total, query);
};

/** In any order. */
export const listOfficeActivitiesById = async (
  db: Queryable,
  ids: string[],
  { now, locale }: { now: string; locale: Locale },
): Promise<OfficeActivity[]> =>
  (await select(db).where(inArray(activity.id, ids))).map((row) =>
    officeActivityOf(row, now, locale),
  );

export const findOfficeActivity = async (
  db: Queryable,
  id: string,
  { now, locale }: { now: string; locale: Locale },
): Promise<OfficeActivity | null> => {
  const [row] = await select(db).where(eq(activity.id, id));
  return row ? officeActivityOf(row, now, locale) : null;
};

// ---- parties ----
const ofActivity = (id: string) => eq(activityRegistration.activityId, id);

/** In order of registration. */
export const listParties = async (db: Queryable, activityId: string): Promise<Party[]> => {
  const rows = await db
    .select()
    .from(activityRegistration)
    .where(ofActivity(activityId))
    .orderBy(asc(activityRegistration.joinOrder));
  return rows.map(partyRow);
};

/** Registered or on the waitlist. */
export const listComing = async (
  db: Queryable,
  activityId: string,
  statuses: readonly ('registered' | 'waitlisted')[] = ['registered', 'waitlisted'],
): Promise<Party[]> => {
  const rows = await db
    .select()
    .from(activityRegistration)
    .where(and(ofActivity(activityId), inArray(activityRegistration.status, [...statuses])))
    .orderBy(asc(activityRegistration.joinOrder));
  return rows.map(partyRow);
};

/**
 * Whose place was canceled when the activity was last called off, there or in its content, in order; without those whose
 * account is closed.
 */
export const listCalledOff = async (
  db: Queryable,
  activityId: string,
  /** The activity in the audit log. */
  subject: string,
): Promise<Party[]> => {
  const calledOffAt = db
    .select({ at: sql`max(${auditLog.at})` })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.action, ['activity.unpublished', 'content.unpublish']),
        eq(auditLog.subject, subject),
      ),
    );
  const rows = await db
    .select({ party: activityRegistration })
    .from(activityRegistration)
    .leftJoin(user, eq(user.id, activityRegistration.userId))
    .where(
      and(
        ofActivity(activityId),
        eq(activityRegistration.status, 'cancelled'),
        eq(activityRegistration.cancelledAt, calledOffAt),
        sql`${user.suspended} is not true`,
      ),
    )
    .orderBy(asc(activityRegistration.joinOrder));
  return rows.map(({ party }) => partyRow(party));
};

export const findParty = async (
  db: Queryable,
  activityId: string,
  registrationId: string,
): Promise<Party | null> => {
  if (!isUuid(registrationId)) return null;
  const [row] = await db
    .select()
    .from(activityRegistration)
    .where(and(ofActivity(activityId), eq(activityRegistration.id, registrationId)));
  return row ? partyRow(row) : null;
};

/** By full id or its first eight characters; matches in this activity come first. */
export const findTicket = async (
  db: Queryable,
  activityId: string,
  ticket: { id: string } | { start: string },
) => {
  const is =
    'id' in ticket
      ? eq(activityRegistration.id, ticket.id)
      : between(
          activityRegistration.id,
          `${ticket.start}-0000-0000-0000-000000000000`,
          `${ticket.start}-ffff-ffff-ffff-ffffffffffff`,
        );
  const [row] = await db
    .select({ party: activityRegistration, title: activity.title, startTime: activity.startTime })
    .from(activityRegistration)
    .innerJoin(activity, eq(activity.id, activityRegistration.activityId))
    .where(is)
    .orderBy(desc(ofActivity(activityId)), desc(activity.startTime))
    .limit(1);
  return row ? { ...row, party: partyRow(row.party) } : null;
};

export const updateArrived = async (
  tx: Tx,
  id: string,
  values: { arrived: number | null; checkedInAt: Date | null },
): Promise<void> => {
  await tx.update(activityRegistration).set(values).where(eq(activityRegistration.id, id));
};

/** The same caller without an account, most likely calling twice. */
export const findSameCaller = async (
  tx: Tx,
  activityId: string,
  { name, phone, id }: { name: string; phone: string; id: string },
): Promise<Party | null> => {
  const rows = await tx
    .select()
    .from(activityRegistration)
    .where(
      and(
        ofActivity(activityId),
        ne(activityRegistration.status, 'cancelled'),
        sql`(${activityRegistration.id} = ${id} or (${activityRegistration.userId} is null and ${activityRegistration.phone} = ${phone}))`,
      ),
    );
  const same = rows.find((row) => row.id === id || fold(row.name) === fold(name));
  return same ? partyRow(same) : null;
};

export const findPerson = async (db: Queryable, by: { phone: string } | { userId: string }) => {
  const [row] = await db
    .select({
      userId: user.id,
      ...nameColumns,
      locale: user.locale,
    })
    .from(user)
    .where('phone' in by ? eq(user.phone, by.phone) : eq(user.id, by.userId));
  if (!row) return null;
  const { userId, firstName, lastName, chineseName, locale } = row;
  return {
    userId,
    name: chineseName || orderedName({ firstName, lastName }),
    locale: localeOf(locale),
  };
};
