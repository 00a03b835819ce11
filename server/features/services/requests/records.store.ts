import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { RecordEvent } from '#contract/services/records.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { user } from '#server/schema/account.ts';
import { companyAddress, service } from '#server/schema/content.ts';
import {
  serviceRecord,
  serviceRecordEvent,
  serviceRecordPicture,
} from '#server/schema/services.ts';
import { whiteCard } from '#server/schema/whitecard.ts';
import { withHistory } from '#server/shared/cases/record-history.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';

type RecordRow = typeof serviceRecord.$inferSelect;
export type NewRecord = typeof serviceRecord.$inferInsert & { id: string };
type EventRow = typeof serviceRecordEvent.$inferSelect;

export type WholeRecord = RecordRow & {
  office: typeof companyAddress.$inferSelect | null;
  offered: Pick<typeof service.$inferSelect, 'documents' | 'minutes'> | null;
  events: EventRow[];
  fileIds: string[];
};

/** Locks the person: concurrent requests wait, signing in does not. */
export const findPerson = async (tx: Tx, userId: string) => {
  const [row] = await tx.select().from(user).where(eq(user.id, userId)).for('no key update');
  return row ? { phone: row.phone, locale: localeOf(row.locale) } : null;
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

export const nextCount = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute(sql`select nextval('service_record_no') as count`);
  return Number(rows[0]?.count);
};

/** Null for a repeated form or a second care application: the unique keys decide. */
export const insertRecord = async (tx: Tx, record: NewRecord): Promise<string | null> => {
  const [row] = await tx
    .insert(serviceRecord)
    .values(record)
    .onConflictDoNothing()
    .returning({ id: serviceRecord.id });
  return row?.id ?? null;
};

export const insertEvent = async (
  tx: Tx,
  recordId: string,
  event: {
    event: RecordEvent;
    by: EventRow['by'];
    at: Date;
    startsAt?: Date | null;
    /** Shown to the owner. */
    note?: string | null;
  },
): Promise<void> => {
  await tx.insert(serviceRecordEvent).values({ recordId, ...event });
};

/** False when a picture belongs to another request. */
export const insertPictures = async (
  tx: Tx,
  recordId: string,
  fileIds: readonly string[],
): Promise<boolean> => {
  if (!fileIds.length) return true;
  const written = await tx
    .insert(serviceRecordPicture)
    .values(fileIds.map((fileId, position) => ({ recordId, fileId, position })))
    .onConflictDoNothing()
    .returning({ fileId: serviceRecordPicture.fileId });
  return written.length === fileIds.length;
};

export const findByKey = async (
  tx: Tx,
  userId: string,
  requestKey: string,
): Promise<string | null> => {
  const [row] = await tx
    .select({ id: serviceRecord.id })
    .from(serviceRecord)
    .where(and(eq(serviceRecord.userId, userId), eq(serviceRecord.requestKey, requestKey)));
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

/** Unanswered or upcoming; newest first. */
export const listOpen = (
  tx: Tx,
  { userId, serviceId, now }: { userId: string; serviceId: string; now: Date },
  limit: number,
) =>
  tx
    .select({
      recordId: serviceRecord.id,
      recordNo: serviceRecord.recordNo,
      method: serviceRecord.method,
    })
    .from(serviceRecord)
    .where(
      and(
        eq(serviceRecord.userId, userId),
        eq(serviceRecord.serviceId, serviceId),
        eq(serviceRecord.status, 'init'),
        isNull(serviceRecord.cancelledAt),
        or(isNull(serviceRecord.startsAt), gt(serviceRecord.startsAt, now)),
      ),
    )
    .orderBy(desc(serviceRecord.createdAt), desc(serviceRecord.id))
    .limit(limit);

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

const shown = {
  record: serviceRecord,
  office: companyAddress,
  offered: { documents: service.documents, minutes: service.minutes },
};

export const findOwn = async (
  db: Queryable,
  userId: string,
  recordId: string,
): Promise<WholeRecord | null> => {
  if (!isUuid(recordId)) return null;
  const rows = await db
    .select(shown)
    .from(serviceRecord)
    .leftJoin(companyAddress, eq(companyAddress.id, serviceRecord.companyAddressId))
    .leftJoin(service, eq(service.id, serviceRecord.serviceId))
    .where(and(eq(serviceRecord.id, recordId), eq(serviceRecord.userId, userId)));
  const [whole] = await withHistory(
    db,
    rows.map(({ record, office, offered }) => ({ ...record, office, offered })),
  );
  return whole ?? null;
};

type Page = { limit: number; offset: number };

/** Newest first, of one person or everybody. Reads the index up to the page, then only the page. */
export const listRecords = async (
  db: Queryable,
  { userId, limit, offset }: Page & { userId?: string },
): Promise<WholeRecord[]> => {
  const page = db
    .select({ id: serviceRecord.id })
    .from(serviceRecord)
    .where(userId ? eq(serviceRecord.userId, userId) : undefined)
    .orderBy(desc(serviceRecord.createdAt), desc(serviceRecord.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select(shown)
    .from(page)
    .innerJoin(serviceRecord, eq(serviceRecord.id, page.id))
    .leftJoin(companyAddress, eq(companyAddress.id, serviceRecord.companyAddressId))
    .leftJoin(service, eq(service.id, serviceRecord.serviceId))
    .orderBy(desc(serviceRecord.createdAt), desc(serviceRecord.id));
  return withHistory(
    db,
    rows.map(({ record, office, offered }) => ({ ...record, office, offered })),
  );
};

export const countRecords = async (db: Queryable, userId?: string): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(serviceRecord)
    .where(userId ? eq(serviceRecord.userId, userId) : undefined);
  return row?.count ?? 0;
};

export type ToRemind = Pick<RecordRow, 'id' | 'userId' | 'recordNo' | 'item'> & {
  phone: string;
  locale: Locale;
  startsAt: Date;
  office: { name: object; address: object; phone: string };
};

/** Locks visits whose reminder is due, skipping those locked elsewhere; cancelled and past ones are left out. */
export const takeToRemind = async (tx: Tx, now: Date, limit: number): Promise<ToRemind[]> => {
  const rows = await tx
    .select({ record: serviceRecord, office: companyAddress, phone: user.phone })
    .from(serviceRecord)
    .innerJoin(user, eq(user.id, serviceRecord.userId))
    .innerJoin(companyAddress, eq(companyAddress.id, serviceRecord.companyAddressId))
    .where(
      and(
        lte(serviceRecord.remindAt, now),
        gt(serviceRecord.startsAt, now),
        isNull(serviceRecord.cancelledAt),
        eq(serviceRecord.status, 'init'),
      ),
    )
    .orderBy(asc(serviceRecord.remindAt))
    .limit(limit)
    .for('update', { of: serviceRecord, skipLocked: true });
  const ids = rows.map(({ record }) => record.id);
  if (ids.length)
    await tx.update(serviceRecord).set({ remindAt: null }).where(inArray(serviceRecord.id, ids));
  return rows.flatMap(({ record, office, phone }) => {
    const { id, userId, recordNo, item, startsAt, locale } = record;
    return startsAt
      ? [{ id, userId, recordNo, item, startsAt, phone, locale: localeOf(locale), office }]
      : [];
  });
};
