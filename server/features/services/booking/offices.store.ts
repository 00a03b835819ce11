import { and, eq, gt, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { lockFor, shareLock } from '#server/platform/database/advisory-lock.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { companyAddress } from '#server/schema/content.ts';
import { holiday, officeExceptionDay } from '#server/schema/office.ts';
import {
  bookingPlace,
  officeClosedDay,
  officeSchedule,
  serviceRecord,
} from '#server/schema/services.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';
import type { Schedule, Span } from './slots.rules.ts';

export type OfficeNames = { name: LocalText; address: LocalText; phone: string };

/** Names for messages; null when the office is not published. */
export const findOffice = async (db: Queryable, id: string): Promise<OfficeNames | null> => {
  const [row] = await db
    .select()
    .from(companyAddress)
    .where(and(eq(companyAddress.id, id), eq(companyAddress.published, true)));
  return row ? { name: row.name, address: row.address, phone: row.phone } : null;
};

/** An office without a schedule takes no bookings. */
const neverOpen: Schedule = {
  hours: [],
  closedDays: new Set(),
  slotMinutes: 30,
  places: 0,
  leadMinutes: 0,
  horizonDays: 60,
};

export const listSchedules = async (
  db: Queryable,
  officeIds: string[],
): Promise<Map<string, Schedule>> => {
  const schedules = new Map<string, Schedule>(officeIds.map((id) => [id, neverOpen]));
  if (!officeIds.length) return schedules;
  const rows = await db
    .select()
    .from(officeSchedule)
    .where(inArray(officeSchedule.companyAddressId, officeIds));
  const closed = await db
    .select()
    .from(officeClosedDay)
    .where(inArray(officeClosedDay.companyAddressId, officeIds));
  const changed = await db
    .select()
    .from(officeExceptionDay)
    .where(inArray(officeExceptionDay.companyAddressId, officeIds));
  const holidays = (await db.select({ day: holiday.day }).from(holiday)).map((h) => h.day);
  for (const { companyAddressId: id, ...schedule } of rows) {
    const own = closed.filter((c) => c.companyAddressId === id).map((c) => c.day);
    const exceptions = changed.filter((e) => e.companyAddressId === id);
    schedules.set(id, {
      ...schedule,
      closedDays: new Set([...holidays, ...own]),
      exceptions: new Map(exceptions.map(({ day, hours, places }) => [day, { hours, places }])),
    });
  }
  return schedules;
};

export const getSchedule = async (db: Queryable, officeId: string): Promise<Schedule> =>
  (await listSchedules(db, [officeId])).get(officeId) ?? neverOpen;

export type TakenPlace = Span & { companyAddressId: string; place: number };

/** Seats taken at these offices within a span; `except` is a visit being moved. */
export const listTaken = async (
  db: Queryable,
  officeIds: string[],
  { after, before, except }: { after: Date; before?: Date; except?: string | undefined },
): Promise<TakenPlace[]> => {
  if (!officeIds.length) return [];
  const { companyAddressId, startsAt, endsAt, place } = bookingPlace;
  return db
    .select({ companyAddressId, startsAt, endsAt, place })
    .from(bookingPlace)
    .where(
      and(
        inArray(companyAddressId, officeIds),
        gt(endsAt, after),
        before && lt(startsAt, before),
        except ? ne(bookingPlace.recordId, except) : undefined,
      ),
    );
};

/** The person's upcoming visits. */
export const listOwnVisits = async (
  db: Queryable,
  userId: string,
  { after, except }: { after: Date; except?: string | undefined },
): Promise<Span[]> => {
  const rows = await db
    .select({ startsAt: serviceRecord.startsAt, endsAt: serviceRecord.endsAt })
    .from(serviceRecord)
    .where(
      and(
        eq(serviceRecord.userId, userId),
        isNotNull(serviceRecord.startsAt),
        isNull(serviceRecord.cancelledAt),
        gt(serviceRecord.endsAt, after),
        except ? ne(serviceRecord.id, except) : undefined,
      ),
    );
  return rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : []));
};

const calendarLock = 'office calendar';
/** Shared for booking, exclusive for changing the calendar. */
export const lockCalendar = (tx: Tx, to: 'read' | 'change'): Promise<void> =>
  to === 'read' ? shareLock(tx, calendarLock) : lockFor(tx, calendarLock);

/** Serializes bookings of one office and day, across processes. */
export const lockDay = (tx: Tx, officeId: string, date: string): Promise<void> =>
  lockFor(tx, `visits ${officeId} ${date}`);

/** False when the seat is taken: the unique key decides if the lock ever fails. */
export const insertPlace = async (
  tx: Tx,
  place: TakenPlace & { recordId: string },
): Promise<boolean> => {
  const written = await tx
    .insert(bookingPlace)
    .values(place)
    .onConflictDoNothing()
    .returning({ place: bookingPlace.place });
  return written.length === 1;
};

export const deletePlace = async (tx: Tx, recordId: string): Promise<void> => {
  await tx.delete(bookingPlace).where(eq(bookingPlace.recordId, recordId));
};
