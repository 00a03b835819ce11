/** The numbers of the dashboard, one statement each, to keep round trips low. */
import { type SQL, sql } from 'drizzle-orm';
import type { RecordKind } from '#contract/services/records.ts';
import type { DueKind, WaitingPart, WeekPart } from '#contract/staff/desk.ts';
import type { Attendance } from '#contract/staff/office.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { countAll } from '#server/platform/database/count-rows.ts';
import { caregiverApplication, user } from '#server/schema/account.ts';
import { activityRegistration } from '#server/schema/activity.ts';
import { trainingCertificate } from '#server/schema/certificate.ts';
import { companyAddress } from '#server/schema/content.ts';
import { caseWork, message } from '#server/schema/office.ts';
import { comment } from '#server/schema/review.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { staff } from '#server/schema/staff.ts';
import { whiteCard, whiteCardPapers } from '#server/schema/whitecard.ts';
import { endingSubjects } from '#server/shared/certificates/subject.store.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';

type Names = { firstName: string; lastName: string; chineseName: string | null };
const names = sql`${user.firstName} as "firstName", ${user.lastName} as "lastName", ${user.chineseName} as "chineseName"`;

type DueRow = Names & {
  kind: DueKind;
  subjectId: string;
  userId: string;
  phone: string;
  locale: string;
  item: LocalText | null;
  since: string;
  dueAt: string;
  assignee: string | null;
  open: number;
  overdue: number;
  soon: number;
  oldest: string;
};

const openCards = sql`(select subject_id from ${caseWork} where kind = 'card' and part = 'open')`;

/**
 * Open deadlines: those after the last contact. Overdue first, then soon, then the rest; within each, 24-hour ones
 * first.
 */
export const listDue = async (
  db: Queryable,
  {
    now,
    soon,
    limit,
    assigneeId,
  }: { now: Date; soon: Date; limit: number; assigneeId: string | null },
): Promise<DueRow[]> => {
  const { rows } = await db.execute(sql`
    with promise as (
      select 'application' as kind, 'application' as case_kind, user_id as subject_id, user_id,
          submitted_at as since, due_at, null::jsonb as item
        from ${caregiverApplication} where status = 'submitted' and due_at is not null
      union all
      select 'card', 'card', user_id, user_id, submitted_at, contact_by, null
        from ${whiteCard} where status = 'submitted' and user_id in ${openCards}
      union all
      select 'papers', 'card', user_id, user_id, sent_at, contact_by, null
        from ${whiteCardPapers} where contact_by is not null and user_id in ${openCards}
      union all
      select case kind when 'care' then 'care' else 'service' end, 'record', id, user_id,
          created_at, due_at, item
        from ${serviceRecord} where due_at is not null and cancelled_at is null and status = 'init'
    ), waiting as (
      select promise.*, work.assignee_id from promise
        left join ${caseWork} work
          on work.kind = promise.case_kind and work.subject_id = promise.subject_id
        where (work.contacted_at is null or work.contacted_at < promise.since)
          and (${assigneeId}::uuid is null or work.assignee_id = ${assigneeId}::uuid)
    )
    select waiting.kind, waiting.subject_id as "subjectId", waiting.user_id as "userId",
        waiting.item, waiting.since, waiting.due_at as "dueAt", ${names},
        ${user.phone} as phone, ${user.locale} as locale, ${staff.name} as assignee,
        (count(*) over ())::int as open,
        (count(*) filter (where due_at < ${now}) over ())::int as overdue,
        (count(*) filter (where due_at >= ${now} and due_at < ${soon}) over ())::int as soon,
        min(due_at) over () as oldest
      from waiting
      join ${user} on ${user.id} = waiting.user_id
      left join ${staff} on ${staff.id} = waiting.assignee_id
      order by due_at < ${now} desc, due_at < ${soon} desc,
        waiting.kind in ('card', 'papers', 'care') desc, due_at, waiting.subject_id
      limit ${limit}`);
  return rows as DueRow[];
};

type VisitRow = Names & {
  recordId: string;
  kind: RecordKind;
  startsAt: string;
  item: LocalText;
  attendance: Attendance | null;
  companyAddressId: string;
  office: LocalText;
};

export const listVisits = async (db: Queryable, { from, before }: Day): Promise<VisitRow[]> => {
  const { rows } = await db.execute(sql`
    select ${serviceRecord.id} as "recordId", ${serviceRecord.kind} as kind,
        ${serviceRecord.startsAt} as "startsAt", ${serviceRecord.item} as item,
        ${serviceRecord.attendance} as attendance, ${names},
        ${companyAddress.id} as "companyAddressId", ${companyAddress.name} as office
      from ${companyAddress}
      join ${serviceRecord} on ${serviceRecord.companyAddressId} = ${companyAddress.id}
        and ${serviceRecord.startsAt} >= ${from} and ${serviceRecord.startsAt} < ${before}
      join ${user} on ${user.id} = ${serviceRecord.userId}
      where ${serviceRecord.cancelledAt} is null
      order by ${companyAddress.position}, ${serviceRecord.startsAt}, ${serviceRecord.id}`);
  return rows as VisitRow[];
};

const counted = {
  openApplications: sql`(select from ${caregiverApplication} where status = 'submitted')`,
  askedApplications: sql`(select from ${caregiverApplication} where status = 'more_info')`,
  failedMessages: sql`(select from ${message} where state in ('failed', 'undelivered'))`,
  unreadReviews: sql`(select from ${comment} where seen_at is null)`,
};
export type Counts = Record<keyof typeof counted | 'endingCertificates', number>;

type Day = { from: Date; before: Date };

/** By office, to match the index. */
const visits = sql`${companyAddress} join ${serviceRecord} on company_address_id = ${companyAddress.id}`;

/** Same conditions as the first page of each queue. */
const waiting: Record<WaitingPart, (today: Day) => SQL> = {
  applications: () => counted.openApplications,
  cards: () => openCards,
  requests: () => sql`(select from ${serviceRecord}
    where method = 'online' and status = 'init' and cancelled_at is null)`,
  visits: ({ from, before }) => sql`(select from ${visits}
    where starts_at >= ${from} and starts_at < ${before} and cancelled_at is null)`,
  reviews: () => counted.unreadReviews,
  messages: () => counted.failedMessages,
};

export const countWaiting = (db: Queryable, parts: readonly WaitingPart[], today: Day) =>
  countAll(
    db,
    Object.fromEntries(parts.map((part) => [part, waiting[part](today)])) as Record<
      WaitingPart,
      SQL
    >,
  );

export const countNew = async (
  db: Queryable,
  days: { today: string; soon: string },
): Promise<Counts> => countAll(db, { ...counted, endingCertificates: endingSubjects(days) });

const weekly: Record<WeekPart, { table: SQL; at: SQL; also?: SQL }> = {
  applications: { table: sql`${caregiverApplication}`, at: sql`submitted_at` },
  cards: { table: sql`${whiteCard}`, at: sql`submitted_at` },
  requests: { table: sql`${serviceRecord}`, at: sql`created_at`, also: sql`method = 'online'` },
  visits: { table: visits, at: sql`starts_at`, also: sql`cancelled_at is null` },
  registrations: { table: sql`${activityRegistration}`, at: sql`registered_at` },
  certificates: { table: sql`${trainingCertificate}`, at: sql`issued_at` },
};

/** Counts per local week (from Monday), omitting empty weeks. */
export const countWeeks = async (
  db: Queryable,
  parts: readonly WeekPart[],
  { from, before, timeZone }: { from: Date; before: Date; timeZone: string },
): Promise<{ part: WeekPart; monday: string; count: number }[]> => {
  if (!parts.length) return [];
  const queries = parts.map((part) => {
    const { table, at, also } = weekly[part];
    return sql`select ${part}::text as part,
        to_char(date_trunc('week', ${at} at time zone ${timeZone}), 'YYYY-MM-DD') as monday,
        count(*)::int as count
      from ${table}
      where ${at} >= ${from} and ${at} < ${before}${also ? sql` and ${also}` : sql``}
      group by 2`;
  });
  const { rows } = await db.execute(sql.join(queries, sql` union all `));
  return rows as { part: WeekPart; monday: string; count: number }[];
};
