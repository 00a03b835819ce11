/** Caregivers' positions, and what their certificates count for. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { InserviceFilters, InserviceSort } from '#contract/training/inservice-office.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import {
  type KeysetPage,
  orderNamed,
  readPage,
  type SortKey,
} from '#server/platform/database/keyset.ts';
import { caregiverApplication, nameColumns, user } from '#server/schema/account.ts';
import { type CertificateFacts, trainingCertificate } from '#server/schema/training/certificate.ts';
import { trainingCredit } from '#server/schema/training/credit.ts';
import { personMatches } from '#server/shared/people/person-search.ts';
import type { Credit } from './inservice.rules.ts';

const columns = {
  userId: user.id,
  ...nameColumns,
  locale: user.locale,
  role: caregiverApplication.role,
  hiredOn: caregiverApplication.hiredOn,
  employeeNumber: caregiverApplication.employeeNumber,
  team: caregiverApplication.team,
};
const isTrainee = and(eq(caregiverApplication.status, 'approved'), isNull(user.mergedInto));

export const findStaffMember = async (db: Queryable, userId: string) => {
  if (!isUuid(userId)) return null;
  const [row] = await db
    .select(columns)
    .from(user)
    .innerJoin(caregiverApplication, eq(caregiverApplication.userId, user.id))
    .where(and(isTrainee, eq(user.id, userId)));
  return row ?? null;
};
export type StaffMember = NonNullable<Awaited<ReturnType<typeof findStaffMember>>>;

type Position = Pick<StaffMember, 'role' | 'hiredOn' | 'employeeNumber' | 'team'>;

/** Locked, so that of two changes one counts. */
export const findPositionToChange = async (
  db: Queryable,
  userId: string,
): Promise<Position | null> => {
  if (!isUuid(userId)) return null;
  const { role, hiredOn, employeeNumber, team } = columns;
  const [row] = await db
    .select({ role, hiredOn, employeeNumber, team })
    .from(caregiverApplication)
    .where(
      and(eq(caregiverApplication.userId, userId), eq(caregiverApplication.status, 'approved')),
    )
    .for('update');
  return row ?? null;
};

export const updatePosition = async (
  db: Queryable,
  userId: string,
  position: Position,
): Promise<void> => {
  await db
    .update(caregiverApplication)
    .set(position)
    .where(eq(caregiverApplication.userId, userId));
};

export const creditOf = (certificate: {
  facts: CertificateFacts;
  issuedOn: string;
  revokedAt: Date | null;
}): Credit => {
  const { facts, issuedOn, revokedAt } = certificate;
  const subjects = (facts.subjects ?? []).map(({ code }) => code);
  return { issuedOn, revokedAt, hours: facts.hours ?? 0, subjects };
};

const dayOne = (year: number) => `${year}-01-01`;

/** Certificates of a year that were not revoked, oldest first. */
export const listCertificatesIn = async (db: Queryable, userIds: string[], year: number) =>
  userIds.length
    ? db
        .select()
        .from(trainingCertificate)
        .where(
          and(
            inArray(trainingCertificate.userId, userIds),
            isNull(trainingCertificate.revokedAt),
            sql`${trainingCertificate.issuedOn} >= ${dayOne(year)}`,
            sql`${trainingCertificate.issuedOn} < ${dayOne(year + 1)}`,
          ),
        )
        .orderBy(asc(trainingCertificate.issuedOn), asc(trainingCertificate.number))
    : [];

/** Classes, skills, outside certificates and waivers of a year that count, oldest first. */
export const listOtherIn = async (db: Queryable, userIds: string[], year: number) =>
  userIds.length
    ? db
        .select()
        .from(trainingCredit)
        .where(
          and(
            inArray(trainingCredit.userId, userIds),
            eq(trainingCredit.state, 'counted'),
            sql`${trainingCredit.creditedOn} >= ${dayOne(year)}`,
            sql`${trainingCredit.creditedOn} < ${dayOne(year + 1)}`,
          ),
        )
        .orderBy(asc(trainingCredit.creditedOn), asc(trainingCredit.id))
    : [];

/** All that counts in a year, with whose it is. */
export const listCredits = async (
  db: Queryable,
  userIds: string[],
  year: number,
): Promise<(Credit & { userId: string })[]> => [
  ...(await listCertificatesIn(db, userIds, year)).map((one) => ({
    ...creditOf(one),
    userId: one.userId,
  })),
  ...(await listOtherIn(db, userIds, year)).map(({ userId, creditedOn, hours, subjects }) => ({
    userId,
    issuedOn: creditedOn,
    revokedAt: null,
    hours,
    subjects,
  })),
];

export type Listing = Omit<InserviceFilters, 'year'> & {
  sort?: InserviceSort | `-${InserviceSort}` | undefined;
  year: number;
  /** Hours due by role. */
  targets: ReadonlyMap<string, number>;
  /** Only these. */
  people?: string[] | undefined;
};

const hoursDone = (year: number) => sql`(coalesce((
  select sum((c.facts->>'hours')::float) from training_certificate c
  where c.user_id = ${user.id} and c.revoked_at is null
    and c.issued_on >= ${dayOne(year)} and c.issued_on < ${dayOne(year + 1)}), 0)
  + coalesce((select sum(o.hours) from training_credit o
  where o.user_id = ${user.id} and o.state = 'counted'
    and o.credited_on >= ${dayOne(year)} and o.credited_on < ${dayOne(year + 1)}), 0))`;

const isListed = ({ year, q, role, state, targets, people }: Listing) => {
  const due = sql`(case ${caregiverApplication.role}
    ${sql.join([...targets].map(([code, hours]) => sql`when ${code} then ${hours}::float `))}
    else null end)`;
  const isIn = {
    noRole: sql`${due} is null`,
    short: sql`${due} > ${hoursDone(year)}`,
    reached: sql`${due} <= ${hoursDone(year)}`,
  };
  return and(
    isTrainee,
    eq(user.suspended, false),
    people && inArray(user.id, people),
    q?.trim() ? personMatches(q, sql`${user.searchText}`) : undefined,
    role ? eq(caregiverApplication.role, role) : undefined,
    state && (targets.size ? isIn[state] : state === 'noRole' ? undefined : sql`false`),
  );
};

const name: SortKey[] = [
  { by: user.lastName, type: 'text', notNull: true },
  { by: user.firstName, type: 'text', notNull: true },
  { by: user.id, type: 'uuid', notNull: true },
];
const orders: Record<InserviceSort, SortKey[]> = {
  name,
  number: [{ by: caregiverApplication.employeeNumber, type: 'text' }, ...name],
  role: [{ by: caregiverApplication.role, type: 'text' }, ...name],
  hiredOn: [{ by: caregiverApplication.hiredOn, type: 'date' }, ...name],
};

export const listStaff = (db: Queryable, listing: Listing, page: KeysetPage & { offset: number }) =>
  readPage(
    orderNamed(orders, listing.sort ?? 'name'),
    page,
    ({ keys, where, orderBy, limit, offset }) =>
      db
        .select({ ...columns, keys })
        .from(user)
        .innerJoin(caregiverApplication, eq(caregiverApplication.userId, user.id))
        .where(and(isListed(listing), where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  );

export const countStaff = (db: Queryable, listing: Listing): Promise<number> => {
  const rows = db
    .select({ one: sql`1` })
    .from(user)
    .innerJoin(caregiverApplication, eq(caregiverApplication.userId, user.id))
    .where(isListed(listing));
  return countRows(db, sql`(${rows})`);
};
