import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { lockFor, shareLock } from '#server/platform/database/advisory-lock.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { placeholders, prepared } from '#server/platform/database/prepared.ts';
import { companyAddress } from '#server/schema/content.ts';
import { bookingPlace, serviceRecord } from '#server/schema/services.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';
import type { Schedule } from '#server/shared/settings/office-hours.rules.ts';
import { listSchedules, neverOpen } from '#server/shared/settings/office-hours.store.ts';
import type { Span } from './slots.rules.ts';

export type OfficeNames = { name: LocalText; address: LocalText; phone: string };

const officeNames = prepared('office_names', (db) =>
  db
    .select({
      name: companyAddress.name,
      address: companyAddress.address,
      phone: companyAddress.phone,
    })
    .from(companyAddress)
    .where(and(eq(companyAddress.id, sql.placeholder('id')), eq(companyAddress.published, true))),
);

/** Names for messages; null when the office is not published. */
export const findOffice = async (db: Queryable, id: string): Promise<OfficeNames | null> =>
  (await officeNames(db, { id }))[0] ?? null;

const isOneOf = (column: PgColumn) => sql`${column} = any(${sql.placeholder('officeIds')}::text[])`;

export const getSchedule = async (db: Queryable, officeId: string): Promise<Schedule> =>
  (await listSchedules(db, [officeId])).get(officeId) ?? neverOpen;

export type TakenPlace = Span & { companyAddressId: string; place: number };

const takenPlaces = prepared('taken_places', (db) =>
  db
    .select({
      companyAddressId: bookingPlace.companyAddressId,
      startsAt: bookingPlace.startsAt,
      endsAt: bookingPlace.endsAt,
      place: bookingPlace.place,
    })
    .from(bookingPlace)
    .where(
      and(
        isOneOf(bookingPlace.companyAddressId),
        gt(bookingPlace.endsAt, sql.placeholder('after')),
        // No visit takes a day: the index is not read from the first booking on.
        sql`${bookingPlace.startsAt} > ${sql.placeholder('after')}::timestamptz - interval '1 day'`,
        lt(bookingPlace.startsAt, sql.placeholder('before')),
        sql`${bookingPlace.recordId} is distinct from ${sql.placeholder('except')}::uuid`,
      ),
    ),
);

/** Seats taken at these offices within a span; `except` is a visit being moved. */
export const listTaken = async (
  db: Queryable,
  officeIds: string[],
  {
    after,
    before,
    except = null,
  }: { after: Date; before?: Date; except?: string | undefined | null },
): Promise<TakenPlace[]> =>
  officeIds.length
    ? takenPlaces(db, { officeIds, after, before: before ?? 'infinity', except })
    : [];

const ownVisits = prepared('own_visits', (db) =>
  db
    .select({ startsAt: serviceRecord.startsAt, endsAt: serviceRecord.endsAt })
    .from(serviceRecord)
    .where(
      and(
        eq(serviceRecord.userId, sql.placeholder('userId')),
        isNotNull(serviceRecord.startsAt),
        isNull(serviceRecord.cancelledAt),
        gt(serviceRecord.endsAt, sql.placeholder('after')),
        sql`${serviceRecord.id} is distinct from ${sql.placeholder('except')}::uuid`,
      ),
    ),
);

/** The person's upcoming visits. */
export const listOwnVisits = async (
  db: Queryable,
  userId: string,
  { after, except = null }: { after: Date; except?: string | undefined | null },
): Promise<Span[]> => {
  const rows = await ownVisits(db, { userId, after, except });
  return rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : []));
};

const calendarLock = 'office calendar';
/** Shared for booking, exclusive for changing the calendar. */
export const lockCalendar = (tx: Tx, to: 'read' | 'change'): Promise<void> =>
  to === 'read' ? shareLock(tx, calendarLock) : lockFor(tx, calendarLock);

/** Serializes bookings of one office and day, across processes. */
export const lockDay = (tx: Tx, officeId: string, date: string): Promise<void> =>
  lockFor(tx, `visits ${officeId} ${date}`);

const newPlace = prepared('new_place', (db) =>
  db
    .insert(bookingPlace)
    .values(placeholders(['companyAddressId', 'startsAt', 'endsAt', 'place', 'recordId']))
    .onConflictDoNothing()
    .returning({ place: bookingPlace.place }),
);

/** False when the seat is taken: the unique key decides if the lock ever fails. */
export const insertPlace = async (
  tx: Tx,
  place: TakenPlace & { recordId: string },
): Promise<boolean> => {
  const written = await newPlace(tx, place);
  return written.length === 1;
};

export const deletePlace = async (tx: Tx, recordId: string): Promise<void> => {
  await tx.delete(bookingPlace).where(eq(bookingPlace.recordId, recordId));
};
