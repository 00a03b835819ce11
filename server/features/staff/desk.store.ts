/** The numbers of the dashboard, one statement each, to keep round trips low. */
import { type SQL, sql } from 'drizzle-orm';
import type { RecordKind } from '#contract/services/records.ts';
import type { DueKind, WaitingPart, WeekPart } from '#contract/staff/desk.ts';
import type { Attendance, CallOutcome } from '#contract/staff/office.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { countAll } from '#server/platform/database/count-rows.ts';
import { caregiverApplication, user } from '#server/schema/account.ts';
import { activityRegistration } from '#server/schema/activity.ts';
import { callback } from '#server/schema/callback.ts';
import { companyAddress } from '#server/schema/content.ts';
import { conversation } from '#server/schema/message.ts';
import { caseWork, message } from '#server/schema/office.ts';
import { comment } from '#server/schema/review.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { staff } from '#server/schema/staff.ts';
import { trainingCertificate } from '#server/schema/training/certificate.ts';
import { whiteCard, whiteCardPapers } from '#server/schema/whitecard.ts';
import { endingSubjects } from '#server/shared/certificates/subject.store.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';

type Names = { firstName: string; lastName: string; chineseName: string | null };
const names = sql`${user.firstName} as "firstName", ${user.lastName} as "lastName", ${user.chineseName} as "chineseName"`;

type DueRow = Names & {
  kind: DueKind;
  subjectId: string;
  userId: string | null;
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

/** Closed accounts wait for nothing; few rows, by a partial index. */
const isOpenAccount = (userId: SQL) =>
  sql`not exists (select from ${user} c where c.suspended and c.id = ${userId})`;
const openCards = sql`(select subject_id from ${caseWork}
  where kind = 'card' and part = 'open' and ${isOpenAccount(sql`subject_id`)})`;

/**
 * Open deadlines: those after the last contact. Overdue first, the latest of them on top, then soon, then the rest;
 * within these two, 24-hour ones first.
 */
export const listDue = async (
  db: Queryable,
  {
    now,
    soon,
    limit,
    assigneeId,
    soonFirst,
  }: { now: Date; soon: Date; limit: number; assigneeId: string | null; soonFirst: boolean },
): Promise<DueRow[]> => {
  const { rows } = await db.execute(sql`
    with promise as (
      select 'application' as kind, 'application' as case_kind, user_id as subject_id, user_id,
          submitted_at as since, due_at, null::jsonb as item, null as phone, null as locale
        from ${caregiverApplication} where status = 'submitted' and due_at is not null
      union all
      select 'card', 'card', user_id, user_id, submitted_at, contact_by, null, null, null
        from ${whiteCard} where status = 'submitted' and user_id in ${openCards}
      union all
      select 'papers', 'card', user_id, user_id, sent_at, contact_by, null, null, null
        from ${whiteCardPapers} where contact_by is not null and user_id in ${openCards}
      union all
      select case kind when 'care' then 'care' else 'service' end, 'record', id, user_id,
          created_at, due_at, item, null, null
        from ${serviceRecord} where due_at is not null and cancelled_at is null and status = 'init'
      union all
      select 'callback', 'callback', id, (select id from ${user} where phone = ${callback}.phone),
          created_at, due_at, null, phone, locale
        from ${callback} where closed_at is null
    ), waiting as (
      select promise.*, work.assignee_id from promise
        left join ${caseWork} work
          on work.kind = promise.case_kind and work.subject_id = promise.subject_id
        where (work.contacted_at is null or work.contacted_at < promise.since)
          -- Called since then without success, with a day to call again: it stands there.
          and (work.call_again_on is null or work.called_at < promise.since)
          and (${assigneeId}::uuid is null or work.assignee_id = ${assigneeId}::uuid)
    )
    select waiting.kind, waiting.subject_id as "subjectId", waiting.user_id as "userId",
        waiting.item, waiting.since, waiting.due_at as "dueAt",
        coalesce(${user.firstName}, '') as "firstName", coalesce(${user.lastName}, '') as "lastName",
        ${user.chineseName} as "chineseName",
        coalesce(waiting.phone, ${user.phone}) as phone,
        coalesce(waiting.locale, ${user.locale}) as locale, ${staff.name} as assignee,
        (count(*) over ())::int as open,
        (count(*) filter (where due_at < ${now}) over ())::int as overdue,
        (count(*) filter (where due_at >= ${now} and due_at < ${soon}) over ())::int as soon,
        min(due_at) over () as oldest
      from waiting
      left join ${user} on ${user.id} = waiting.user_id
      left join ${staff} on ${staff.id} = waiting.assignee_id
      -- Calls belong to whoever has the phone.
      where waiting.kind = 'callback' or not ${user.suspended}
      order by (due_at < ${now}) <> ${soonFirst} desc, due_at < ${soon} desc,
        case when due_at < ${now} then due_at end,
        waiting.kind in ('callback', 'card', 'papers', 'care') desc, due_at, waiting.subject_id
      limit ${limit}`);
  return rows as DueRow[];
};

type CallRow = Names & {
  kind: DueKind;
  subjectId: string;
  userId: string;
  phone: string;
  wrongNumber: boolean;
  locale: string;
  item: LocalText | null;
  callAgainOn: string;
  outcome: CallOutcome;
  calledAt: string;
  assignee: string | null;
  total: number;
};

/** Open cases whose day to call again has come, the longest awaited first. */
export const listCallsAgain = async (
  db: Queryable,
  { today, limit, assigneeId }: { today: string; limit: number; assigneeId: string | null },
): Promise<CallRow[]> => {
  const { rows } = await db.execute(sql`
    with again as (
      select * from ${caseWork} where call_again_on <= ${today}::date
        and (${assigneeId}::uuid is null or assignee_id = ${assigneeId}::uuid)
    ), open as (
      select again.*, 'application' as shown, user_id, null::jsonb as item, null as other_phone
        from again join ${caregiverApplication} on user_id = subject_id
        where again.kind = 'application' and (status in ('submitted', 'more_info') or renewed <> '{}')
      union all
      select again.*, 'card', subject_id, null, null from again
        where again.kind = 'card' and part <> 'decided'
      union all
      select again.*, case ${serviceRecord.kind} when 'care' then 'care' else 'service' end,
          ${serviceRecord.userId}, ${serviceRecord.item}, ${serviceRecord.contactPhone}
        from again join ${serviceRecord} on ${serviceRecord.id} = subject_id
        where again.kind = 'record' and method = 'online' and cancelled_at is null
          and status <> 'finish'
    )
    select open.shown as kind, open.subject_id as "subjectId", open.user_id as "userId",
        open.item, ${names}, coalesce(open.other_phone, ${user.phone}) as phone,
        coalesce(${user.wrongPhone} = coalesce(open.other_phone, ${user.phone}), false) as "wrongNumber",
        ${user.locale} as locale, open.call_again_on::text as "callAgainOn",
        open.call_outcome as outcome, open.called_at as "calledAt", ${staff.name} as assignee,
        (count(*) over ())::int as total
      from open
      join ${user} on ${user.id} = open.user_id and not ${user.suspended}
      left join ${staff} on ${staff.id} = open.assignee_id
      order by open.call_again_on, open.called_at, open.subject_id
      limit ${limit}`);
  return rows as CallRow[];
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
  openApplications: sql`(select from ${caregiverApplication}
    where status = 'submitted' and ${isOpenAccount(sql`user_id`)})`,
  askedApplications: sql`(select from ${caregiverApplication}
    where status = 'more_info' and ${isOpenAccount(sql`user_id`)})`,
  failedMessages: sql`(select from ${message} where state in ('failed', 'undelivered'))`,
  unreadReviews: sql`(select from ${comment} where seen_at is null)`,
};
export type Counts = Record<keyof typeof counted | 'endingCertificates', number>;

type Day = { from: Date; before: Date };

/** By office, to match the index. */
const visits = sql`${companyAddress} join ${serviceRecord} on company_address_id = ${companyAddress.id}`;

/** Same conditions as the first page of each queue. */
const waiting: Record<WaitingPart, (today: Day) => SQL> = {
  inbox: () => sql`(select from ${conversation} where unread > 0)`,
  applications: () => counted.openApplications,
  cards: () => openCards,
  requests: () => sql`(select from ${serviceRecord}
    where method = 'online' and status = 'init' and cancelled_at is null)`,
  callbacks: () => sql`(select from ${callback} where closed_at is null)`,
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
