/** Visits for the office: everybody's, by office and day. */
import { and, asc, desc, eq, gte, ilike, inArray, isNull, like, lt, or, sql } from 'drizzle-orm';
import { capabilities } from '#contract/access.ts';
import { isUsPhone, phoneDigits } from '#contract/field-rules.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { convert } from '#server/db/fold.ts';
import { user } from '#server/db/schema/account.ts';
import { companyAddress } from '#server/db/schema/content.ts';
import { caseWork } from '#server/db/schema/office.ts';
import { serviceRecord, serviceRecordEvent } from '#server/db/schema/services.ts';
import { staff } from '#server/db/schema/staff.ts';

const columns = {
  record: serviceRecord,
  firstName: user.firstName,
  lastName: user.lastName,
  chineseName: user.chineseName,
  assignee: staff.name,
};
export type VisitRow = Awaited<ReturnType<typeof listVisits>>[number];

/** Visits that begin from one moment until another, in their order; cancelled ones too. */
export const listVisits = (
  db: Queryable,
  { officeIds, from, until }: { officeIds: string[]; from: Date; until: Date },
) =>
  db
    .select(columns)
    .from(serviceRecord)
    .innerJoin(user, eq(user.id, serviceRecord.userId))
    .leftJoin(caseWork, and(eq(caseWork.kind, 'record'), eq(caseWork.subjectId, serviceRecord.id)))
    .leftJoin(staff, eq(staff.id, caseWork.assigneeId))
    .where(
      and(
        inArray(serviceRecord.companyAddressId, officeIds),
        gte(serviceRecord.startsAt, from),
        lt(serviceRecord.startsAt, until),
      ),
    )
    .orderBy(asc(serviceRecord.startsAt), asc(serviceRecord.recordNo));

/** How many are booked on each day of the agency's wall. */
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

/** All offices, also those that are no longer shown but may have visitors. */
export const listAllOffices = (db: Queryable) =>
  db
    .select({ id: companyAddress.id, name: companyAddress.name })
    .from(companyAddress)
    .orderBy(asc(companyAddress.position), asc(companyAddress.id));

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A visit and whose it is; null for a request without one. */
export const findVisit = async (db: Queryable, recordId: string): Promise<VisitRow | null> => {
  if (!uuid.test(recordId)) return null;
  const [row] = await db
    .select(columns)
    .from(serviceRecord)
    .innerJoin(user, eq(user.id, serviceRecord.userId))
    .leftJoin(caseWork, and(eq(caseWork.kind, 'record'), eq(caseWork.subjectId, serviceRecord.id)))
    .leftJoin(staff, eq(staff.id, caseWork.assigneeId))
    .where(and(eq(serviceRecord.id, recordId), eq(serviceRecord.method, 'offline')));
  return row ?? null;
};

/** Who may be given a case. */
export const listColleagues = (db: Queryable) =>
  db
    .select({ staffId: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.active, true), inArray(staff.role, [...capabilities.workOnCases])))
    .orderBy(asc(staff.name), asc(staff.id));

/** The mistaken click is not shown to the owner any more; staff see it in their own history. */
export const deleteLastFinished = async (tx: Tx, recordId: string): Promise<void> => {
  const last = tx
    .select({ id: serviceRecordEvent.id })
    .from(serviceRecordEvent)
    .where(and(eq(serviceRecordEvent.recordId, recordId), eq(serviceRecordEvent.event, 'finished')))
    .orderBy(desc(serviceRecordEvent.id))
    .limit(1);
  await tx.delete(serviceRecordEvent).where(inArray(serviceRecordEvent.id, last));
};

const person = {
  userId: user.id,
  userType: user.userType,
  firstName: user.firstName,
  lastName: user.lastName,
  chineseName: user.chineseName,
  phone: user.phone,
  locale: user.locale,
};

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** By the whole phone number, its last four digits, or a part of the name in any script. */
export const findCallers = (db: Queryable, asked: string) => {
  const digits = phoneDigits(asked);
  const name = asked.trim();
  const latin = sql`${user.firstName} || ' ' || ${user.lastName} || ' ' || ${user.firstName}`;
  const named = [name, convert(name, 'zh-CN'), convert(name, 'zh-TW')].map((words) =>
    ilike(user.chineseName, `%${escaped(words)}%`),
  );
  const match = isUsPhone(digits)
    ? eq(user.phone, `+1${digits}`)
    : /^\d{4}$/.test(name)
      ? like(user.phone, `%${name}`)
      : or(ilike(latin, `%${escaped(name)}%`), ...named);
  return db
    .select(person)
    .from(user)
    .where(and(match, eq(user.suspended, false), isNull(user.mergedInto)))
    .orderBy(asc(user.lastName), asc(user.firstName), asc(user.id))
    .limit(10);
};

export const findClient = async (db: Queryable, userId: string) => {
  const [row] = await db
    .select(person)
    .from(user)
    .where(and(eq(user.id, userId), eq(user.suspended, false), isNull(user.mergedInto)));
  return row ?? null;
};
