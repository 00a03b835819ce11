/** Records with all that belongs to them, in one statement. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { companyAddress, service } from '#server/schema/content.ts';
import {
  serviceRecord,
  serviceRecordEvent,
  serviceRecordPicture,
} from '#server/schema/services.ts';
import { type OfficeRow, officeColumns } from '#server/shared/settings/offices.ts';
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

const events = sql<EventJson[]>`(select coalesce(json_agg(json_build_object(
  'event', e.event, 'by', e.by, 'helper', e.helper, 'at', e.at, 'startsAt', e.starts_at, 'note', e.note) order by e.id), '[]')
  from ${serviceRecordEvent} as e where e.record_id = ${serviceRecord.id})`;
const fileIds = sql<string[]>`array(select p.file_id::text
  from ${serviceRecordPicture} as p where p.record_id = ${serviceRecord.id} order by p.position)`;

const shown = {
  record: serviceRecord,
  office: officeColumns,
  offered: { documents: service.documents, minutes: service.minutes },
  events,
  fileIds,
};

type Row = Pick<WholeRecord, 'office' | 'offered' | 'fileIds'> & {
  record: RecordRow;
  events: EventJson[];
};
const wholeOf = ({ record, events: told, ...rest }: Row): WholeRecord => ({
  ...record,
  office: rest.office,
  offered: rest.offered,
  fileIds: rest.fileIds,
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
    .leftJoin(companyAddress, eq(companyAddress.id, serviceRecord.companyAddressId))
    .leftJoin(service, eq(service.id, serviceRecord.serviceId))
    .where(and(eq(serviceRecord.id, sql.placeholder('recordId')), owner)),
);

export const findOwn = async (
  db: Queryable,
  userId: string,
  id: string,
): Promise<WholeRecord | null> => {
  if (!isUuid(id)) return null;
  const [row] = await ownRecord(db, { userId, recordId: id });
  return row ? wholeOf(row) : null;
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
    .leftJoin(companyAddress, eq(companyAddress.id, serviceRecord.companyAddressId))
    .leftJoin(service, eq(service.id, serviceRecord.serviceId))
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
  const rows = await ownPage(db, { userId, limit, offset });
  // A page beyond the last has no row that could tell.
  const total = rows[0]?.total ?? (offset ? await countOwn(db, userId) : 0);
  return { rows: rows.map(wholeOf), total };
};
