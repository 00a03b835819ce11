/** Records with all that belongs to them: one statement, and the offices and services that are kept in memory. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { keptRead } from '#server/platform/database/kept-reads.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { service } from '#server/schema/content.ts';
import {
  serviceRecord,
  serviceRecordEvent,
  serviceRecordPicture,
} from '#server/schema/services.ts';
import { allOffices, type OfficeRow } from '#server/shared/settings/offices.ts';
import type { EventRow, RecordRow } from './records.store.ts';

type ShownEvent = Pick<EventRow, 'event' | 'by' | 'helper' | 'at' | 'startsAt' | 'note'>;

export type WholeRecord = RecordRow & {
  office: OfficeRow | null;
  offered: Pick<typeof service.$inferSelect, 'documents' | 'minutes'> | null;
  /** Oldest first. */
  events: ShownEvent[];
  fileIds: string[];
};

/** Moments are text in JSON. */
type EventJson = Omit<ShownEvent, 'at' | 'startsAt'> & { at: string; startsAt: string | null };

// `service_record.id` by hand: Drizzle names columns alone where a statement reads one table.
const events = sql<EventJson[]>`(select coalesce(json_agg(json_build_object(
  'event', e.event, 'by', e.by, 'helper', e.helper, 'at', e.at, 'startsAt', e.starts_at, 'note', e.note) order by e.id), '[]')
  from ${serviceRecordEvent} as e where e.record_id = service_record.id)`;
const fileIds = sql<string[]>`array(select p.file_id::text
  from ${serviceRecordPicture} as p where p.record_id = service_record.id order by p.position)`;

const shown = { record: serviceRecord, events, fileIds };

const offers = prepared('offers', (db) =>
  db
    .select({ id: service.id, documents: service.documents, minutes: service.minutes })
    .from(service),
);
const byId = <T extends { id: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** Unpublished ones too: a record keeps its office and service. */
const readAround = async (db: Queryable) => {
  const [offices, offered] = await Promise.all([
    keptRead(db, 'all offices', async (from) => byId(await allOffices(from))),
    keptRead(db, 'offers', async (from) => byId(await offers(from))),
  ]);
  return { offices, offered };
};

type Row = { record: RecordRow; events: EventJson[]; fileIds: string[] };
const wholeOf = (
  { record, events: told, fileIds: files }: Row,
  around: Awaited<ReturnType<typeof readAround>>,
): WholeRecord => ({
  ...record,
  office: around.offices.get(record.companyAddressId ?? '') ?? null,
  offered: around.offered.get(record.serviceId ?? '') ?? null,
  fileIds: files,
  events: told.map((one) => ({
    ...one,
    at: new Date(one.at),
    startsAt: one.startsAt === null ? null : new Date(one.startsAt),
  })),
});

const owner = eq(serviceRecord.userId, sql.placeholder('userId'));

const ownRecord = prepared('own_record', (db) =>
  db
    .select(shown)
    .from(serviceRecord)
    .where(and(eq(serviceRecord.id, sql.placeholder('recordId')), owner)),
);

export const findOwn = async (
  db: Queryable,
  userId: string,
  id: string,
): Promise<WholeRecord | null> => {
  if (!isUuid(id)) return null;
  const [[row], around] = await Promise.all([
    ownRecord(db, { userId, recordId: id }),
    readAround(db),
  ]);
  return row ? wholeOf(row, around) : null;
};

/** Newest first. Reads the index up to the page, then only the page. */
const ownPage = prepared('own_records_page', (db) => {
  const page = db
    .select({ id: serviceRecord.id })
    .from(serviceRecord)
    .where(owner)
    .orderBy(desc(serviceRecord.createdAt), desc(serviceRecord.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  const total = db.select({ count: sql`count(*)::int` }).from(serviceRecord).where(owner);
  return db
    .select({ ...shown, total: sql<number>`(${total})` })
    .from(page)
    .innerJoin(serviceRecord, eq(serviceRecord.id, page.id))
    .orderBy(desc(serviceRecord.createdAt), desc(serviceRecord.id));
});

const countOwn = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(serviceRecord)
    .where(eq(serviceRecord.userId, userId));
  return row?.count ?? 0;
};

export const listOwn = async (
  db: Queryable,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: WholeRecord[]; total: number }> => {
  const [rows, around] = await Promise.all([
    ownPage(db, { userId, limit, offset }),
    readAround(db),
  ]);
  // A page beyond the last has no row that could tell.
  const total = rows[0]?.total ?? (offset ? await countOwn(db, userId) : 0);
  return { rows: rows.map((row) => wholeOf(row, around)), total };
};
