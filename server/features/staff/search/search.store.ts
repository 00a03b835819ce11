/** What the search box finds. Each statement reads an index up to its limit, however many rows there are. */
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/platform/database/connect.ts';
import { caregiverApplication, nameColumns, user } from '#server/schema/account.ts';
import { caseWork } from '#server/schema/office.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { trainingCertificate, trainingTranscript } from '#server/schema/training/certificate.ts';
import { idCard } from '#server/schema/training/id-card.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';
import { personIs, personMatches, personRank } from '#server/shared/people/person-search.ts';
import type { Numbers } from './numbers.rules.ts';

const names = {
  userId: user.id,
  ...nameColumns,
};

/** So many are looked at: of a common name not everybody. */
const lookedAt = 200;

const isTrainee = sql`exists (select 1 from ${caregiverApplication}
  where ${caregiverApplication.userId} = ${user.id} and ${caregiverApplication.status} = 'approved')`;

/**
 * Who may be meant. Reading the index is what a search costs, so it is done once for all groups; only where there are
 * more than are looked at, those who have each word as a whole are asked for too.
 */
export const listPersonIds = async (
  db: Queryable,
  typed: string,
  { traineesOnly }: { traineesOnly: boolean },
): Promise<string[]> => {
  const idsOf = async (matches: SQL) => {
    const rows = await db
      .select({ id: user.id })
      .from(user)
      .where(and(matches, isNull(user.mergedInto), traineesOnly ? isTrainee : undefined))
      .limit(lookedAt);
    return rows.map(({ id }) => id);
  };
  const ids = await idsOf(personMatches(typed));
  return ids.length < lookedAt ? ids : [...new Set([...(await idsOf(personIs(typed))), ...ids])];
};

/** Those who have each word as a whole, then the others. */
export const listPeopleFound = async (
  db: Queryable,
  typed: string,
  { ids, limit }: { ids: string[]; limit: number },
) =>
  ids.length
    ? db
        .select({
          ...names,
          userType: user.userType,
          phone: user.phone,
          suspended: user.suspended,
        })
        .from(user)
        .where(inArray(user.id, ids))
        .orderBy(desc(personRank(typed)), desc(user.createdAt), desc(user.id))
        .limit(limit)
    : [];

/** Compared byte by byte, as the index is, in any database locale. */
const bytes = (column: PgColumn): SQL => sql`${column} collate "C"`;
const isNumbered = (column: PgColumn, { prefixes, whole }: Numbers): SQL | undefined =>
  or(
    ...prefixes.map((prefix) => sql`${bytes(column)} like ${`${prefix}%`}`),
    whole.length ? inArray(column, whole) : undefined,
  );

/** The number itself comes before those that continue it. */
export const listRecordsFound = (db: Queryable, numbers: Numbers, limit: number) =>
  db
    .select({
      ...names,
      recordId: serviceRecord.id,
      recordNo: serviceRecord.recordNo,
      method: serviceRecord.method,
      item: serviceRecord.item,
      startsAt: serviceRecord.startsAt,
      cancelledAt: serviceRecord.cancelledAt,
    })
    .from(serviceRecord)
    .innerJoin(user, eq(user.id, serviceRecord.userId))
    .where(isNumbered(serviceRecord.recordNo, numbers))
    .orderBy(bytes(serviceRecord.recordNo))
    .limit(limit);

export const listCertificatesFound = (db: Queryable, numbers: Numbers, limit: number) =>
  db
    .select({
      ...names,
      number: trainingCertificate.number,
      facts: trainingCertificate.facts,
    })
    .from(trainingCertificate)
    .innerJoin(user, eq(user.id, trainingCertificate.userId))
    .where(isNumbered(trainingCertificate.number, numbers))
    .orderBy(bytes(trainingCertificate.number))
    .limit(limit);

export const listTranscriptsFound = (db: Queryable, numbers: Numbers, limit: number) =>
  db
    .select({ ...names, number: trainingTranscript.number, year: trainingTranscript.year })
    .from(trainingTranscript)
    .innerJoin(user, eq(user.id, trainingTranscript.userId))
    .where(isNumbered(trainingTranscript.number, numbers))
    .orderBy(bytes(trainingTranscript.number))
    .limit(limit);

export const listIdCardsFound = (db: Queryable, numbers: Numbers, limit: number) =>
  db
    .select({ ...names, number: idCard.number })
    .from(idCard)
    .innerJoin(user, eq(user.id, idCard.userId))
    .where(isNumbered(idCard.number, numbers))
    .orderBy(bytes(idCard.number))
    .limit(limit);

type CaseFound = {
  kind: 'application' | 'card' | 'record';
  caseId: string;
  userId: string;
  firstName: string;
  lastName: string;
  chineseName: string | null;
  recordNo: string | null;
  item: LocalText | null;
  since: string;
  open: boolean;
};

/** The cases of these people, open ones first, then newest first. */
export const listCasesOf = async (
  db: Queryable,
  userIds: readonly string[],
  limit: number,
): Promise<CaseFound[]> => {
  if (!userIds.length) return [];
  const ids = sql`(${sql.join(
    userIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  const { rows } = await db.execute(sql`
    with found as (
      select 'application' as kind, user_id as case_id, user_id, null as record_no, null::jsonb as item,
          submitted_at as since, status in ('submitted', 'more_info') as open
        from ${caregiverApplication} where user_id in ${ids}
      union all
      select 'card', subject_id, subject_id, null, null, since, part = 'open'
        from ${caseWork} where kind = 'card' and part is not null and subject_id in ${ids}
      union all
      select 'record', id, user_id, record_no, item, created_at, cancelled_at is null and status <> 'finish'
        from ${serviceRecord} where method = 'online' and user_id in ${ids}
    )
    select found.kind, case_id as "caseId", found.user_id as "userId", record_no as "recordNo", item, since, open,
        ${user.firstName} as "firstName", ${user.lastName} as "lastName", ${user.chineseName} as "chineseName"
      from found join ${user} on ${user.id} = found.user_id
      order by open desc, since desc nulls last, case_id limit ${limit}`);
  return rows as CaseFound[];
};
