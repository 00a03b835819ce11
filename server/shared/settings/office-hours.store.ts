import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { dayAfter, weekdayOf } from '#server/platform/time/agency-time.ts';
import { companyAddress } from '#server/schema/content.ts';
import { holiday, officeExceptionDay } from '#server/schema/office.ts';
import { officeClosedDay, officeSchedule } from '#server/schema/services.ts';
import { type OpenDay, openDays, type Schedule } from './office-hours.rules.ts';

/** An office without a schedule takes no bookings. */
export const neverOpen: Schedule = {
  hours: [],
  closedDays: new Set(),
  slotMinutes: 30,
  places: 0,
  leadMinutes: 0,
  horizonDays: 60,
};

type ExceptionDay = Pick<typeof officeExceptionDay.$inferSelect, 'day' | 'hours' | 'places'>;

/** In a statement on one table Drizzle leaves out the table's name, which the inner ones need. */
const schedulesOf = prepared('office_schedules', (db) =>
  db
    .select({
      schedule: officeSchedule,
      closedDays: sql<string[]>`array(select day::text from ${holiday} union all
        select day::text from ${officeClosedDay} as c
        where c.company_address_id = office_schedule.company_address_id)`,
      exceptions: sql<ExceptionDay[]>`(select coalesce(json_agg(json_build_object(
          'day', day, 'hours', hours, 'places', places)), '[]')
        from ${officeExceptionDay} as e
        where e.company_address_id = office_schedule.company_address_id)`,
    })
    .from(officeSchedule)
    .where(sql`${officeSchedule.companyAddressId} = any(${sql.placeholder('officeIds')}::text[])`),
);

export const listSchedules = async (
  db: Queryable,
  officeIds: string[],
): Promise<Map<string, Schedule>> => {
  const schedules = new Map<string, Schedule>(officeIds.map((id) => [id, neverOpen]));
  if (!officeIds.length) return schedules;
  for (const { schedule, closedDays, exceptions } of await schedulesOf(db, { officeIds })) {
    const { companyAddressId, ...rules } = schedule;
    schedules.set(companyAddressId, {
      ...rules,
      closedDays: new Set(closedDays),
      exceptions: new Map(exceptions.map(({ day, hours, places }) => [day, { hours, places }])),
    });
  }
  return schedules;
};

/** Offices that visitors know, and that have hours. */
const openOffices = prepared('open_offices', (db) =>
  db
    .select({ id: officeSchedule.companyAddressId })
    .from(officeSchedule)
    .where(
      inArray(
        officeSchedule.companyAddressId,
        db
          .select({ id: companyAddress.id })
          .from(companyAddress)
          .where(eq(companyAddress.published, true)),
      ),
    ),
);

/** From today on: when somebody is in an office. */
export const listOpenDays = async (db: Queryable, today: string): Promise<OpenDay[]> => {
  const ids = (await openOffices(db, {})).map(({ id }) => id);
  const schedules = await listSchedules(db, ids);
  return openDays([...schedules.values()], today, { dayAfter, weekdayOf });
};
