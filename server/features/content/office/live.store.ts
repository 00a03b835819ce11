/** Live content of any table, read and written as the value that staff edit. */
import { asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { momentOf } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { activity, activityType } from '#server/schema/activity.ts';
import * as content from '#server/schema/content.ts';
import { article, articleType } from '#server/schema/news.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { getTimeZone, readSetting, type Settings } from '#server/shared/settings/settings.ts';
import { refreshActivityTexts } from './activity-texts.store.ts';
import type { Value } from './texts.rules.ts';

export type Live = { id: string; published: boolean; value: Value };

type Row = Record<string, unknown>;
type ContentTable = { table: PgTable; id: AnyPgColumn; order: (SQL | AnyPgColumn)[] };
export type SettingType = Extract<ContentType, keyof Settings>;
export type TableType = Exclude<ContentType, SettingType>;

const placed = (table: PgTable & { id: AnyPgColumn; position: AnyPgColumn }): ContentTable => ({
  table,
  id: table.id,
  order: [asc(table.position), asc(table.id)],
});

export const tables: Record<TableType, ContentTable> = {
  banner: placed(content.banner),
  scope: placed(content.serviceScope),
  service: placed(content.service),
  address: placed(content.companyAddress),
  city: placed(content.city),
  faq: placed(content.faq),
  articleType: placed(articleType),
  activityType: placed(activityType),
  teamEvent: {
    table: content.teamEvent,
    id: content.teamEvent.id,
    order: [asc(content.teamEvent.year), asc(content.teamEvent.position)],
  },
  legal: {
    table: content.legalPage,
    id: content.legalPage.slug,
    order: [asc(content.legalPage.slug)],
  },
  article: { table: article, id: article.id, order: [desc(article.publishedAt), asc(article.id)] },
  activity: {
    table: activity,
    id: activity.id,
    order: [desc(activity.startTime), asc(activity.id)],
  },
};

export const isSetting = (type: ContentType): type is SettingType => !(type in tables);

/** Columns as an editable value; times become agency-local. */
const editedValue = (type: ContentType, row: Row, timeZone: string): Value =>
  Object.fromEntries(
    Object.entries(contentInfo[type].fields).map(([name, field]) => {
      const own = row[name];
      if (own instanceof Date) return [name, localTime(own, timeZone)];
      if (field.kind === 'moment') return [name, String(own ?? '').slice(0, 16)];
      if (field.kind === 'local' || field.kind === 'rich') return [name, own ?? {}];
      return [name, own ?? null];
    }),
  );

const liveOf = (type: TableType, row: Row, timeZone: string): Live => ({
  id: String(row.id ?? row.slug),
  published: row.published !== false,
  value: editedValue(type, row, timeZone),
});

const settingLive = async (db: Queryable, type: SettingType, timeZone: string): Promise<Live> => ({
  id: type,
  published: true,
  value: editedValue(type, await readSetting(db, type), timeZone),
});

export const listLive = async (db: Queryable, type: ContentType): Promise<Live[]> => {
  const timeZone = await getTimeZone(db);
  if (isSetting(type)) return [await settingLive(db, type, timeZone)];
  const { table, order } = tables[type];
  const rows: Row[] = await db
    .select()
    .from(table)
    .orderBy(...order);
  return rows.map((row) => liveOf(type, row, timeZone));
};

export const findLive = async (
  db: Queryable,
  type: ContentType,
  id: string,
): Promise<Live | null> => {
  const timeZone = await getTimeZone(db);
  if (isSetting(type)) return id === type ? settingLive(db, type, timeZone) : null;
  const { table, id: key } = tables[type];
  const [row]: Row[] = await db.select().from(table).where(eq(key, id));
  return row ? liveOf(type, row, timeZone) : null;
};

const rowOf = (type: TableType, value: Value, now: Date, timeZone: string): Row => {
  if (type === 'article') {
    // Without a date, the time of publishing counts.
    const at = value.publishedAt ? momentOf(String(value.publishedAt), timeZone) : null;
    return { ...value, publishedAt: at ?? now };
  }
  return type === 'legal' ? { ...value, updatedAt: now } : value;
};

/** Publishes; new items come last. */
export const writeLive = async (
  tx: Tx,
  type: ContentType,
  id: string,
  value: Value,
  now: Date,
): Promise<void> => {
  if (isSetting(type)) {
    const merged = { ...(await readSetting(tx, type)), ...value };
    await tx
      .insert(content.setting)
      .values({ key: type, value: merged, updatedAt: now })
      .onConflictDoUpdate({
        target: content.setting.key,
        set: { value: merged, updatedAt: now },
      });
    return;
  }
  const { table, id: key } = tables[type];
  const columns = getTableColumns(table);
  const row = {
    ...rowOf(type, value, now, await getTimeZone(tx)),
    ...('published' in columns && { published: true }),
  };
  const first = {
    [type === 'legal' ? 'slug' : 'id']: id,
    ...('position' in columns && {
      position: sql`(select coalesce(max(position), -1) + 1 from ${table})`,
    }),
    ...(type === 'activity' && { searchText: '' }),
  };
  await tx
    .insert(table)
    .values({ ...first, ...row } as never)
    .onConflictDoUpdate({ target: key, set: row as never });
  if (type === 'activity' || type === 'city' || type === 'activityType')
    await refreshActivityTexts(tx, type, id);
};

export const hideLive = async (tx: Tx, type: ContentType, id: string): Promise<void> => {
  if (isSetting(type)) return;
  const { table, id: key } = tables[type];
  await tx
    .update(table)
    .set({ published: false } as never)
    .where(eq(key, id));
};

/** False when it is still referenced. */
export const deleteLive = async (tx: Tx, type: ContentType, id: string): Promise<boolean> => {
  if (isSetting(type)) return false;
  if (type === 'service') {
    const asked = await tx
      .select({ id: serviceRecord.id })
      .from(serviceRecord)
      .where(eq(serviceRecord.serviceId, id))
      .limit(1);
    if (asked.length) return false;
  }
  const { table, id: key } = tables[type];
  try {
    await tx.delete(table).where(eq(key, id));
    return true;
  } catch (error) {
    // Foreign key violation.
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (code === '23503') return false;
    throw error;
  }
};

/** Which of these ids exist. */
export const listPresent = async (
  db: Queryable,
  type: ContentType,
  ids: readonly string[],
): Promise<Set<string>> => {
  if (isSetting(type) || !ids.length) return new Set();
  const { table, id } = tables[type];
  const rows = await db
    .select({ id })
    .from(table)
    .where(inArray(id, [...ids]));
  return new Set(rows.map((row) => String(row.id)));
};

export const updateOrder = async (
  tx: Tx,
  type: ContentType,
  ids: readonly string[],
): Promise<void> => {
  if (isSetting(type)) return;
  const { table, id: key } = tables[type];
  for (const [position, id] of ids.entries())
    await tx
      .update(table)
      .set({ position } as never)
      .where(eq(key, id));
};
