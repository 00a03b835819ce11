import { and, asc, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { RecordEvent } from '#contract/services/records.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { placeholders, prepared } from '#server/platform/database/prepared.ts';
import { user } from '#server/schema/account.ts';
import {
  serviceRecord,
  serviceRecordEvent,
  serviceRecordPicture,
} from '#server/schema/services.ts';
import { whiteCard } from '#server/schema/whitecard.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';

export type RecordRow = typeof serviceRecord.$inferSelect;
const newRecordColumns = [
  'id',
  'recordNo',
  'userId',
  'kind',
  'serviceId',
  'item',
  'icon',
  'method',
  'requestKey',
  'contactPhone',
  'noteSealed',
  'locale',
  'enteredByStaff',
  'createdAt',
  'dueAt',
  'companyAddressId',
  'startsAt',
  'endsAt',
  'remindAt',
  'changedAt',
] as const;
/** A visit has no due date, a request no seat. */
const nothingGiven = {
  dueAt: null,
  companyAddressId: null,
  startsAt: null,
  endsAt: null,
  remindAt: null,
};
type NewColumn = (typeof newRecordColumns)[number];
export type NewRecord = Pick<RecordRow, Exclude<NewColumn, keyof typeof nothingGiven>> &
  Partial<Pick<RecordRow, keyof typeof nothingGiven>>;
export type EventRow = typeof serviceRecordEvent.$inferSelect;

const personForRequest = prepared('person_for_request', (db) =>
  db
    .select({ phone: user.phone, locale: user.locale, isClosed: user.suspended })
    .from(user)
    .where(eq(user.id, sql.placeholder('userId')))
    .for('no key update'),
);

/** Locks the person: concurrent requests wait, signing in does not. */
export const findPerson = async (tx: Tx, userId: string) => {
  const [row] = await personForRequest(tx, { userId });
  return row ? { ...row, locale: localeOf(row.locale) } : null;
};

/** Excludes closed and merged accounts. */
export const findClient = async (db: Queryable, userId: string) => {
  if (!isUuid(userId)) return null;
  const [row] = await db.select().from(user).where(eq(user.id, userId));
  if (!row || row.suspended) return null;
  return { userId: row.id, userType: row.userType, locale: localeOf(row.locale) };
};

export const hasCard = async (tx: Tx, userId: string): Promise<boolean> => {
  const rows = await tx
    .select({ userId: whiteCard.userId })
    .from(whiteCard)
    .where(eq(whiteCard.userId, userId));
  return rows.length > 0;
};

/** Names for the printed page. */
export const getNames = async (db: Queryable, userId: string) => {
  const { firstName, lastName, chineseName } = user;
  const [row] = await db
    .select({ firstName, lastName, chineseName })
    .from(user)
    .where(eq(user.id, userId));
  if (!row) throw new Error('signed-in user no longer exists');
  return row;
};

const nextNumber = prepared('next_record_number', (db) =>
  db
    .select({ count: sql`nextval('service_record_no')`.mapWith(Number) })
    .from(sql`(values (1)) as one`),
);
export const nextCount = async (tx: Tx): Promise<number> =>
  (await nextNumber(tx))[0]?.count ?? Number.NaN;

const newRecord = prepared('new_record', (db) =>
  db
    .insert(serviceRecord)
    .values(placeholders(newRecordColumns))
    .onConflictDoNothing()
    .returning({ id: serviceRecord.id }),
);

/** Null for a repeated form or a second care application: the unique keys decide. */
export const insertRecord = async (tx: Tx, record: NewRecord): Promise<string | null> => {
  const [row] = await newRecord(tx, { ...nothingGiven, ...record });
  return row?.id ?? null;
};

const newEvent = prepared('new_record_event', (db) =>
  db
    .insert(serviceRecordEvent)
    .values(placeholders(['recordId', 'event', 'by', 'helper', 'at', 'startsAt', 'note'])),
);

export const insertEvent = async (
  tx: Tx,
  recordId: string,
  event: {
    event: RecordEvent;
    by: EventRow['by'];
    helper?: EventRow['helper'];
    at: Date;
    startsAt?: Date | null;
    /** Shown to the owner. */
    note?: string | null;
  },
): Promise<void> => {
  await newEvent(tx, { startsAt: null, note: null, helper: null, ...event, recordId });
};

/** In order. */
export const listPictureIds = async (tx: Tx, recordId: string): Promise<string[]> => {
  const rows = await tx
    .select({ fileId: serviceRecordPicture.fileId })
    .from(serviceRecordPicture)
    .where(eq(serviceRecordPicture.recordId, recordId))
    .orderBy(asc(serviceRecordPicture.position));
  return rows.map(({ fileId }) => fileId);
};

/** False when a picture belongs to another request. */
export const insertPictures = async (
  tx: Tx,
  recordId: string,
  fileIds: readonly string[],
  from = 0,
): Promise<boolean> => {
  if (!fileIds.length) return true;
  const written = await tx
    .insert(serviceRecordPicture)
    .values(fileIds.map((fileId, place) => ({ recordId, fileId, position: from + place })))
    .onConflictDoNothing()
    .returning({ fileId: serviceRecordPicture.fileId });
  return written.length === fileIds.length;
};

const recordByKey = prepared('record_by_key', (db) =>
  db
    .select({ id: serviceRecord.id })
    .from(serviceRecord)
    .where(
      and(
        eq(serviceRecord.userId, sql.placeholder('userId')),
        eq(serviceRecord.requestKey, sql.placeholder('requestKey')),
      ),
    ),
);

export const findByKey = async (
  tx: Tx,
  userId: string,
  requestKey: string,
): Promise<string | null> => {
  const [row] = await recordByKey(tx, { userId, requestKey });
  return row?.id ?? null;
};

/** The care application that is not cancelled. */
export const findCareRecord = async (db: Queryable, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: serviceRecord.id })
    .from(serviceRecord)
    .where(
      and(
        eq(serviceRecord.userId, userId),
        eq(serviceRecord.kind, 'care'),
        isNull(serviceRecord.cancelledAt),
      ),
    );
  return row?.id ?? null;
};

const openRecords = prepared('open_records', (db) =>
  db
    .select({
      recordId: serviceRecord.id,
      recordNo: serviceRecord.recordNo,
      method: serviceRecord.method,
    })
    .from(serviceRecord)
    .where(
      and(
        eq(serviceRecord.userId, sql.placeholder('userId')),
        eq(serviceRecord.serviceId, sql.placeholder('serviceId')),
        eq(serviceRecord.status, 'init'),
        isNull(serviceRecord.cancelledAt),
        or(isNull(serviceRecord.startsAt), gt(serviceRecord.startsAt, sql.placeholder('now'))),
      ),
    )
    .orderBy(desc(serviceRecord.createdAt), desc(serviceRecord.id))
    .limit(sql.placeholder('limit')),
);

/** Unanswered or upcoming; newest first. */
export const listOpen = (
  tx: Tx,
  of: { userId: string; serviceId: string; now: Date },
  limit: number,
) => openRecords(tx, { ...of, limit });

/** What ends with the account, in lock order: unfinished requests, and visits to come. */
export const listEnding = (tx: Tx, userId: string, now: Date): Promise<RecordRow[]> =>
  tx
    .select()
    .from(serviceRecord)
    .where(
      and(
        eq(serviceRecord.userId, userId),
        isNull(serviceRecord.cancelledAt),
        ne(serviceRecord.status, 'finish'),
        or(isNull(serviceRecord.startsAt), gt(serviceRecord.startsAt, now)),
      ),
    )
    .orderBy(asc(serviceRecord.id));

/** Locks the owner's record. */
export const findOwnForChange = async (
  tx: Tx,
  userId: string,
  recordId: string,
): Promise<RecordRow | null> => {
  if (!isUuid(recordId)) return null;
  const [row] = await tx
    .select()
    .from(serviceRecord)
    .where(and(eq(serviceRecord.id, recordId), eq(serviceRecord.userId, userId)))
    .for('update');
  return row ?? null;
};

export const findOwnOffice = async (
  db: Queryable,
  userId: string,
  recordId: string,
): Promise<string | null> => {
  if (!isUuid(recordId)) return null;
  const [row] = await db
    .select({ at: serviceRecord.companyAddressId })
    .from(serviceRecord)
    .where(and(eq(serviceRecord.id, recordId), eq(serviceRecord.userId, userId)));
  return row?.at ?? null;
};

export const updateRecord = async (
  tx: Tx,
  recordId: string,
  values: Partial<RecordRow> & { changedAt: Date },
): Promise<void> => {
  await tx
    .update(serviceRecord)
    .set({ ...values, sequence: sql`${serviceRecord.sequence} + 1` })
    .where(eq(serviceRecord.id, recordId));
};
