/** Visits of all clients, by office and day. */
import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { companyAddress } from '#server/schema/content.ts';
import { caseWork } from '#server/schema/office.ts';
import { serviceRecord, serviceRecordEvent } from '#server/schema/services.ts';
import { staff } from '#server/schema/staff.ts';
import { personMatches, personRank } from '#server/shared/people/person-search.ts';

const columns = {
  record: serviceRecord,
  ...nameColumns,
  assignee: staff.name,
  version: caseWork.version,
};
const select = (db: Queryable) =>
  db
    .select(columns)
    .from(serviceRecord)
    .innerJoin(user, eq(user.id, serviceRecord.userId))
    .leftJoin(caseWork, and(eq(caseWork.kind, 'record'), eq(caseWork.subjectId, serviceRecord.id)))
    .leftJoin(staff, eq(staff.id, caseWork.assigneeId))
    .$dynamic();
export type VisitRow = Awaited<ReturnType<typeof select>>[number];

/** Visits starting within a span, in order; includes cancelled ones. */
export const listVisits = (
  db: Queryable,
  { officeIds, from, until }: { officeIds: string[]; from: Date; until: Date },
) =>
  select(db)
    .where(
      and(
        inArray(serviceRecord.companyAddressId, officeIds),
        gte(serviceRecord.startsAt, from),
        lt(serviceRecord.startsAt, until),
      ),
    )
    .orderBy(asc(serviceRecord.startsAt), asc(serviceRecord.recordNo));

/** Bookings per local day. */
export const countVisitsByDay = async (
  db: Queryable,
  { officeIds, from, until }: { officeIds: string[]; from: Date; until: Date },
  timeZone: string,
): Promise<Map<string, number>> => {
  const day = sql<string>`to_char(${serviceRecord.startsAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day: day.as('day'), count: sql<number>`count(*)::int` })
    .from(serviceRecord)
    .where(
      and(
        inArray(serviceRecord.companyAddressId, officeIds),
        gte(serviceRecord.startsAt, from),
        lt(serviceRecord.startsAt, until),
        isNull(serviceRecord.cancelledAt),
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
};

/** Includes unpublished offices: they may still have visits. */
export const listAllOffices = (db: Queryable) =>
  db
    .select({ id: companyAddress.id, name: companyAddress.name })
    .from(companyAddress)
    .orderBy(asc(companyAddress.position), asc(companyAddress.id));

/** Null for a request without a visit. */
export const findVisit = async (db: Queryable, recordId: string): Promise<VisitRow | null> => {
  if (!isUuid(recordId)) return null;
  const [row] = await select(db).where(
    and(eq(serviceRecord.id, recordId), eq(serviceRecord.method, 'offline')),
  );
  return row ?? null;
};

/** Hides the mistaken click from the owner; the case history keeps it. */
export const deleteLastFinished = async (tx: Tx, recordId: string): Promise<void> => {
  const last = tx
    .select({ id: serviceRecordEvent.id })
    .from(serviceRecordEvent)
    .where(and(eq(serviceRecordEvent.recordId, recordId), eq(serviceRecordEvent.event, 'finished')))
    .orderBy(desc(serviceRecordEvent.id))
    .limit(1);
  await tx.delete(serviceRecordEvent).where(inArray(serviceRecordEvent.id, last));
};

export const wasCancelledByOffice = async (db: Queryable, recordId: string): Promise<boolean> => {
  const [last] = await db
    .select({ by: serviceRecordEvent.by })
    .from(serviceRecordEvent)
    .where(
      and(eq(serviceRecordEvent.recordId, recordId), eq(serviceRecordEvent.event, 'cancelled')),
    )
    .orderBy(desc(serviceRecordEvent.id))
    .limit(1);
  return last?.by === 'staff';
};

/** Best match first. */
export const findCallers = (db: Queryable, asked: string) =>
  db
    .select({
      userId: user.id,
      userType: user.userType,
      ...nameColumns,
      phone: user.phone,
      locale: user.locale,
    })
    .from(user)
    .where(and(personMatches(asked), eq(user.suspended, false), isNull(user.mergedInto)))
    .orderBy(desc(personRank(asked)), asc(user.lastName), asc(user.firstName), asc(user.id))
    .limit(10);
