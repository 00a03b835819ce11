/** The office calendar as staff edit it. Booking reads it through offices.store.ts. */
import { and, asc, eq, gt, gte, inArray, isNull } from 'drizzle-orm';
import type { CalendarChange, Holiday } from '#contract/services/calendar-office.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { stateHash } from '#server/platform/database/row-version.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { holiday, officeExceptionDay } from '#server/schema/office.ts';
import { officeClosedDay, officeSchedule, serviceRecord } from '#server/schema/services.ts';

/** Holidays, closed days and exceptions from a day on. */
export const listClosings = async (db: Queryable, officeIds: string[], from = '0001-01-01') => ({
  holidays: await db.select().from(holiday).where(gte(holiday.day, from)).orderBy(asc(holiday.day)),
  closed: await db
    .select()
    .from(officeClosedDay)
    .where(
      and(inArray(officeClosedDay.companyAddressId, officeIds), gte(officeClosedDay.day, from)),
    )
    .orderBy(asc(officeClosedDay.day)),
  exceptions: await db
    .select()
    .from(officeExceptionDay)
    .where(
      and(
        inArray(officeExceptionDay.companyAddressId, officeIds),
        gte(officeExceptionDay.day, from),
      ),
    )
    .orderBy(asc(officeExceptionDay.day)),
});

export const listScheduleRows = (db: Queryable) =>
  db.select().from(officeSchedule).orderBy(asc(officeSchedule.companyAddressId));

/** Changes with every edit of the calendar. */
export const getCalendarVersion = async (db: Queryable): Promise<string> => {
  const all = [
    await listScheduleRows(db),
    await db
      .select()
      .from(officeClosedDay)
      .orderBy(asc(officeClosedDay.companyAddressId), asc(officeClosedDay.day)),
    await db
      .select()
      .from(officeExceptionDay)
      .orderBy(asc(officeExceptionDay.companyAddressId), asc(officeExceptionDay.day)),
    await db.select().from(holiday).orderBy(asc(holiday.day)),
  ];
  return stateHash(all);
};

const insertHolidays = async (tx: Tx, days: readonly Holiday[]): Promise<void> => {
  for (const { day, name } of days)
    await tx
      .insert(holiday)
      .values({ day, name })
      .onConflictDoUpdate({ target: holiday.day, set: { name } });
};

/** Writes the change without checking bookings. */
export const applyChange = async (tx: Tx, change: CalendarChange): Promise<void> => {
  if (change.kind === 'addHolidays') return insertHolidays(tx, change.holidays);
  if (change.kind === 'removeHoliday') {
    await tx.delete(holiday).where(eq(holiday.day, change.day));
    return;
  }
  const { companyAddressId } = change;
  if (change.kind === 'schedule') {
    const { schedule } = change;
    await tx
      .insert(officeSchedule)
      .values({ companyAddressId, ...schedule })
      .onConflictDoUpdate({ target: officeSchedule.companyAddressId, set: schedule });
    return;
  }
  const { day } = change;
  const closedDay = and(
    eq(officeClosedDay.companyAddressId, companyAddressId),
    eq(officeClosedDay.day, day),
  );
  const exceptionDay = and(
    eq(officeExceptionDay.companyAddressId, companyAddressId),
    eq(officeExceptionDay.day, day),
  );
  if (change.kind === 'closeDay') {
    const { reason } = change;
    await tx
      .insert(officeClosedDay)
      .values({ companyAddressId, day, reason })
      .onConflictDoUpdate({
        target: [officeClosedDay.companyAddressId, officeClosedDay.day],
        set: { reason },
      });
  } else if (change.kind === 'exception') {
    const { hours, places, reason } = change;
    // Special hours reopen a closed day.
    await tx.delete(officeClosedDay).where(closedDay);
    await tx
      .insert(officeExceptionDay)
      .values({ companyAddressId, day, hours, places, reason })
      .onConflictDoUpdate({
        target: [officeExceptionDay.companyAddressId, officeExceptionDay.day],
        set: { hours, places, reason },
      });
  } else if (change.kind === 'openDay') await tx.delete(officeClosedDay).where(closedDay);
  else await tx.delete(officeExceptionDay).where(exceptionDay);
};

/** Upcoming visits with their owners. */
export const listBooked = (db: Queryable, officeIds: string[], now: Date) =>
  db
    .select({
      record: serviceRecord,
      ...nameColumns,
      phone: user.phone,
    })
    .from(serviceRecord)
    .innerJoin(user, eq(user.id, serviceRecord.userId))
    .where(
      and(
        inArray(serviceRecord.companyAddressId, officeIds),
        gt(serviceRecord.startsAt, now),
        isNull(serviceRecord.cancelledAt),
        eq(serviceRecord.status, 'init'),
      ),
    )
    .orderBy(
      asc(serviceRecord.startsAt),
      asc(serviceRecord.createdAt),
      asc(serviceRecord.recordNo),
    );
