import { and, asc, count, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type {
  ActivityDetail,
  ActivityQuery,
  ActivityStatus,
  ActivitySummary,
} from '#contract/activity/activity.ts';
import { type Paged, type PagingInput, pageOf, toPaged } from '#contract/paging.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { activity, activityType } from '#server/schema/activity.ts';
import { city } from '#server/schema/content.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { conceptsOf } from '#server/shared/localized-text/search-concepts.ts';
import { activityStatusAt, registerStatusAt, toMinute } from './activity.rules.ts';
import { isoOf } from './activity-times.rules.ts';
import { type SearchWord, searchWords } from './search.rules.ts';
import { isAhead, isOver, listFound, soonestFirst } from './search.store.ts';

type Row = {
  activity: typeof activity.$inferSelect;
  city: typeof city.$inferSelect;
  activity_type: typeof activityType.$inferSelect;
};

export const activitySummary = (row: Row, now: string, locale: Locale): ActivitySummary => {
  const it = row.activity;
  return {
    id: it.id,
    title: readText(it.title, locale),
    coverPcFileIdList: it.covers,
    activityStartTime: toMinute(it.startTime),
    activityEndTime: toMinute(it.endTime),
    city: readText(row.city.name, locale),
    location: readText(it.location, locale),
    typeId: it.typeId,
    typeName: readText(row.activity_type.name, locale),
    activityStatus: activityStatusAt(now, it),
    registerStatus: registerStatusAt(now, it),
    registerStartTime: toMinute(it.registerStart),
    registerEndTime: toMinute(it.registerEnd),
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
  // Match the city's name in any language: the reader may have switched languages since.
  inArray(
    activity.cityId,
    sql`(select id from city where name->>'en' = any(${sql.param(names)}) or name->>'zh-CN' = any(${sql.param(names)}) or name->>'zh-TW' = any(${sql.param(names)}))`,
  );

/** The same boundaries as activity.rules.ts, in SQL. */
const withStatus = (status: ActivityStatus, now: string): SQL | undefined => {
  if (status === 'ended') return lte(activity.endTime, now);
  if (status === 'coming') return and(gt(activity.endTime, now), gt(activity.registerStart, now));
  return and(gt(activity.endTime, now), lte(activity.registerStart, now));
};

type Part = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number };

const listPart = (db: Db, { where, orderBy, limit, offset }: Part): Promise<Row[]> =>
  limit > 0
    ? select(db)
        .where(where)
        .orderBy(...orderBy, asc(activity.id))
        .limit(limit)
        .offset(offset)
    : Promise.resolve([]);

/** Current and upcoming ones first, soonest first; then past ones, latest first. Two queries. */
const listByTime = async (db: Db, where: SQL | undefined, now: string, page: PagingInput) => {
  const { limit, offset } = pageOf(page);
  const ahead = and(where, isAhead(now));
  // Exact count: past activities start where these end.
  const [{ n: aheadCount } = { n: 0 }] = await db
    .select({ n: count() })
    .from(activity)
    .where(ahead);
  const overCount = await countRows(db, rowsIn(activity, and(where, lte(activity.endTime, now))));
  const first = await listPart(db, {
    where: ahead,
    orderBy: [soonestFirst],
    limit: Math.min(limit, Math.max(0, aheadCount - offset)),
    offset,
  });
  const second = await listPart(db, {
    where: and(where, isOver(now)),
    orderBy: [desc(activity.startTime)],
    limit: limit - first.length,
    offset: Math.max(0, offset - aheadCount),
  });
  return { rows: [...first, ...second], total: aheadCount + overCount };
};

/** Matches in the title first, then by time as above. */
const listByRank = async (
  db: Db,
  where: SQL | undefined,
  { words, now, page }: { words: SearchWord[][]; now: string; page: PagingInput },
) => {
  const { ids, total } = await listFound(db, { where, words, now, ...pageOf(page) });
  const rows = ids.length ? await select(db).where(inArray(activity.id, ids)) : [];
  const place = new Map(ids.map((id, at) => [id, at]));
  return {
    rows: rows.toSorted(
      (a, b) => (place.get(a.activity.id) ?? 0) - (place.get(b.activity.id) ?? 0),
    ),
    total,
  };
};

export const listActivities = async (
  db: Db,
  query: ActivityQuery,
  now: string,
  locale: Locale,
): Promise<Paged<ActivitySummary>> => {
  const words = searchWords(conceptsOf(query.keyword ?? ''));
  const where = and(
    sql`${activity.published}`,
    query.cityList?.length ? inCity(query.cityList) : undefined,
    query.typeId ? eq(activity.typeId, query.typeId) : undefined,
    query.status?.length ? or(...query.status.map((one) => withStatus(one, now))) : undefined,
  );
  const { rows, total } = words.length
    ? await listByRank(db, where, { words, now, page: query })
    : await listByTime(db, where, now, query);
  return toPaged(
    rows.map((row) => activitySummary(row, now, locale)),
    total,
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
  return rows.map((row) => activitySummary(row, now, locale));
};

export const listActivityTypes = async (db: Db, locale: Locale) => {
  const rows = await db.select().from(activityType).orderBy(asc(activityType.position));
  return rows.map((row) => ({ typeId: row.id, typeName: readText(row.name, locale) }));
};

export const findActivity = async (
  db: Db,
  id: string,
  { now, timeZone }: { now: string; timeZone: string },
  locale: Locale,
): Promise<ActivityDetail | null> => {
  const [row] = await select(db).where(and(eq(activity.id, id), eq(activity.published, true)));
  if (!row) return null;
  const it = row.activity;
  return {
    ...activitySummary(row, now, locale),
    description: readText(it.description, locale),
    requirements: readText(it.requirements, locale),
    notes: readText(it.notes, locale),
    highlights: it.highlights,
    organizer: readText(it.organizer, locale),
    endDate: it.endTime.slice(0, 10),
    startsAt: isoOf(it.startTime, timeZone),
    endsAt: isoOf(it.endTime, timeZone),
    registerOpensAt: isoOf(it.registerStart, timeZone),
    registerClosesAt: isoOf(it.registerEnd, timeZone),
  };
};
