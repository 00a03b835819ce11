import { and, asc, count, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ActivityDetail, ActivityQuery, ActivitySummary } from '#contract/activity.ts';
import { type Paged, pageOf, toPaged } from '#contract/paging.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/db/connect.ts';
import { fold } from '#server/db/fold.ts';
import { activity, activityType } from '#server/db/schema/activity.ts';
import { city } from '#server/db/schema/content.ts';
import { readText } from '#server/db/text.ts';
import { activityStatusAt, registerStatusAt } from './activity.rules.ts';

type Row = {
  activity: typeof activity.$inferSelect;
  city: typeof city.$inferSelect;
  activity_type: typeof activityType.$inferSelect;
};

const minute = (wall: string) => wall.slice(0, 16);

const summaryOf = (row: Row, now: string, locale: Locale): ActivitySummary => {
  const it = row.activity;
  return {
    id: it.id,
    title: readText(it.title, locale),
    coverPcFileIdList: it.covers,
    activityStartTime: minute(it.startTime),
    activityEndTime: minute(it.endTime),
    city: readText(row.city.name, locale),
    location: readText(it.location, locale),
    typeId: it.typeId,
    typeName: readText(row.activity_type.name, locale),
    activityStatus: activityStatusAt(now, it),
    registerStatus: registerStatusAt(now, it),
    registerStartTime: minute(it.registerStart),
    registerEndTime: minute(it.registerEnd),
    quota: it.quota,
    registeredCount: it.registeredCount,
    waitlistCount: it.waitlistCount,
  };
};

const select = (db: Db) =>
  db
    .select()
    .from(activity)
    .innerJoin(city, eq(activity.cityId, city.id))
    .innerJoin(activityType, eq(activity.typeId, activityType.id))
    .$dynamic();

const inCity = (names: string[]): SQL =>
  // A name in any language means the city: the reader may have changed language since choosing it.
  inArray(
    activity.cityId,
    sql`(select id from city where name->>'en' = any(${sql.param(names)}) or name->>'zh-CN' = any(${sql.param(names)}) or name->>'zh-TW' = any(${sql.param(names)}))`,
  );

/** The same boundaries as activity.rules.ts, for the database. */
const withStatus = (status: ActivityQuery['status'], now: string): SQL | undefined => {
  if (status === 'ended') return lte(activity.endTime, now);
  if (status === 'coming') return and(gt(activity.endTime, now), gt(activity.registerStart, now));
  if (status === 'sign_up') return and(gt(activity.endTime, now), lte(activity.registerStart, now));
  return undefined;
};

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export const listActivities = async (
  db: Db,
  query: ActivityQuery,
  now: string,
  locale: Locale,
): Promise<Paged<ActivitySummary>> => {
  const words = fold(query.keyword ?? '')
    .split(' ')
    .filter(Boolean);
  const where = and(
    eq(activity.published, true),
    query.cityList?.length ? inCity(query.cityList) : undefined,
    query.typeId ? eq(activity.typeId, query.typeId) : undefined,
    withStatus(query.status, now),
    ...words.map((word) => sql`${activity.searchText} like ${`%${escapeLike(word)}%`}`),
  );
  const { limit, offset } = pageOf(query);
  // What can still be joined first (soonest first), then what is over (latest first).
  const over = sql`(${activity.endTime} <= ${now}::timestamp)`;
  const rows = await select(db)
    .where(where)
    .orderBy(
      over,
      sql`case when ${over} then null else ${activity.startTime} end asc nulls last`,
      desc(activity.startTime),
      asc(activity.id),
    )
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ n: count() }).from(activity).where(where);
  return toPaged(
    rows.map((row) => summaryOf(row, now, locale)),
    total?.n ?? 0,
    query,
  );
};

export const listFeatured = async (
  db: Db,
  now: string,
  locale: Locale,
): Promise<ActivitySummary[]> => {
  const rows = await select(db)
    .where(and(eq(activity.published, true), eq(activity.featured, true)))
    .orderBy(asc(activity.startTime), asc(activity.id));
  return rows.map((row) => summaryOf(row, now, locale));
};

export const listActivityTypes = async (db: Db, locale: Locale) => {
  const rows = await db.select().from(activityType).orderBy(asc(activityType.position));
  return rows.map((row) => ({ typeId: row.id, typeName: readText(row.name, locale) }));
};

export const findActivity = async (
  db: Db,
  id: string,
  now: string,
  locale: Locale,
): Promise<ActivityDetail | null> => {
  const [row] = await select(db).where(and(eq(activity.id, id), eq(activity.published, true)));
  if (!row) return null;
  const it = row.activity;
  return {
    ...summaryOf(row, now, locale),
    description: readText(it.description, locale),
    requirements: readText(it.requirements, locale),
    notes: readText(it.notes, locale),
    highlights: it.highlights,
    organizer: readText(it.organizer, locale),
    endDate: it.endTime.slice(0, 10),
  };
};
