/** Queries of the people directory. */
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { UserType } from '#contract/access.ts';
import type { PeopleSort, PersonState } from '#contract/account/people-office.ts';
import { type CloseReason, pausedParts } from '#contract/account/person-words.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { countAll, countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { caregiverApplication, personDocument, user } from '#server/schema/account.ts';
import { companyAddress } from '#server/schema/content.ts';
import { caseEntry, caseWork } from '#server/schema/office.ts';
import { importantDate } from '#server/schema/renewal.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { staff } from '#server/schema/staff.ts';
import { trainingCertificate } from '#server/schema/training/certificate.ts';
import { training, trainingEnrolment } from '#server/schema/training/training.ts';
import { file } from '#server/schema/upload.ts';
import { whiteCard } from '#server/schema/whitecard.ts';
import { isOpenDate } from '#server/shared/people/important-dates.ts';
import { personMatches, personRank } from '#server/shared/people/person-search.ts';

export type Person = typeof user.$inferSelect;

export type PeopleFilter = {
  keyword?: string | undefined;
  userType?: UserType | undefined;
  state?: PersonState | undefined;
  locale?: Locale | undefined;
};

const inState: Record<PersonState, SQL | undefined> = {
  open: and(eq(user.suspended, false), isNull(user.mergedInto)),
  closed: and(eq(user.suspended, true), isNull(user.mergedInto)),
  merged: sql`${user.mergedInto} is not null`,
};

const matching = ({ keyword, userType, state, locale }: PeopleFilter): SQL | undefined =>
  and(
    keyword ? personMatches(keyword) : undefined,
    userType && eq(user.userType, userType),
    locale && eq(user.locale, locale),
    state ? inState[state] : isNull(user.mergedInto),
  );

export const countPeople = (db: Queryable, filter: PeopleFilter): Promise<number> =>
  countRows(db, rowsIn(user, matching(filter)));

const newest = [desc(user.createdAt), desc(user.id)];
/** Each order is one of an index, from either end. */
const orders: Record<PeopleSort, SQL[]> = {
  name: [asc(user.lastName), asc(user.firstName), asc(user.id)],
  '-name': [desc(user.lastName), desc(user.firstName), desc(user.id)],
  since: [asc(user.createdAt), asc(user.id)],
  '-since': newest,
};

export const listPeople = async (
  db: Queryable,
  {
    limit,
    offset,
    sort,
    ...filter
  }: PeopleFilter & { limit: number; offset: number; sort?: PeopleSort | undefined },
) =>
  db
    .select({
      person: user,
      whiteCardStatus: whiteCard.status,
      applicationStatus: caregiverApplication.status,
    })
    .from(user)
    .leftJoin(whiteCard, eq(whiteCard.userId, user.id))
    .leftJoin(caregiverApplication, eq(caregiverApplication.userId, user.id))
    .where(matching(filter))
    .orderBy(
      ...(sort
        ? orders[sort]
        : [...(filter.keyword ? [desc(personRank(filter.keyword))] : []), ...newest]),
    )
    .limit(limit)
    .offset(offset);

/** `lock` holds the row until the transaction ends; 'no key update' lets others write rows that refer to it. */
export const findPerson = async (
  db: Queryable,
  userId: string,
  { lock = false }: { lock?: boolean | 'no key update' } = {},
): Promise<Person | null> => {
  if (!isUuid(userId)) return null;
  const query = db.select().from(user).where(eq(user.id, userId));
  const [row] = await (lock ? query.for(lock === true ? 'update' : lock) : query);
  return row ?? null;
};

export const listDoubles = (db: Queryable, userId: string): Promise<Person[]> =>
  db.select().from(user).where(eq(user.mergedInto, userId)).orderBy(user.createdAt, user.id);

/** The caller holds the person. */
export const updateClosed = async (
  tx: Queryable,
  userId: string,
  why: CloseReason | 'open',
): Promise<void> => {
  const isOpen = why === 'open';
  await tx
    .update(user)
    .set({ suspended: !isOpen, closeReason: isOpen ? null : why })
    .where(eq(user.id, userId));
};

/** Cases and reminders that leave the office's lists while an account is closed. */
export const countPaused = async (db: Queryable, userId: string) => {
  const counts = {
    card: db
      .select({ one: sql`1` })
      .from(caseWork)
      .where(
        and(
          eq(caseWork.kind, 'card'),
          eq(caseWork.subjectId, userId),
          inArray(caseWork.part, ['open', 'papers']),
        ),
      ),
    application: db
      .select({ one: sql`1` })
      .from(caregiverApplication)
      .where(
        and(
          eq(caregiverApplication.userId, userId),
          inArray(caregiverApplication.status, ['submitted', 'more_info']),
        ),
      ),
    dates: db
      .select({ one: sql`1` })
      .from(importantDate)
      .where(and(eq(importantDate.userId, userId), isOpenDate)),
  } satisfies Record<(typeof pausedParts)[number], unknown>;
  const all = await countAll(db, counts);
  return pausedParts.map((part) => ({ part, count: all[part] })).filter(({ count: n }) => n > 0);
};

// ---- what belongs to a person; `ids` include merged duplicates ----

export const listRecords = (db: Queryable, ids: string[]) =>
  db
    .select({ record: serviceRecord, office: companyAddress.name })
    .from(serviceRecord)
    .leftJoin(companyAddress, eq(companyAddress.id, serviceRecord.companyAddressId))
    .where(inArray(serviceRecord.userId, ids))
    .orderBy(desc(serviceRecord.createdAt), desc(serviceRecord.id));

export const countDocuments = (db: Queryable, ids: string[]) =>
  db
    .select({
      kind: personDocument.kind,
      createdAt: personDocument.createdAt,
      pending: personDocument.pending,
      pictures: count(file.id),
    })
    .from(personDocument)
    .leftJoin(file, eq(file.documentId, personDocument.id))
    .where(inArray(personDocument.userId, ids))
    .groupBy(personDocument.id)
    .orderBy(asc(personDocument.kind), asc(personDocument.pending));

export const listTrainings = (db: Queryable, ids: string[]) =>
  db
    .select({
      trainingId: training.id,
      title: training.title,
      round: trainingEnrolment.round,
      status: trainingEnrolment.status,
      startedAt: trainingEnrolment.startedAt,
      number: trainingCertificate.number,
      issuedOn: trainingCertificate.issuedOn,
      expiresOn: trainingCertificate.expiresOn,
      revokedAt: trainingCertificate.revokedAt,
    })
    .from(trainingEnrolment)
    .innerJoin(training, eq(training.id, trainingEnrolment.trainingId))
    .leftJoin(trainingCertificate, eq(trainingCertificate.enrolmentId, trainingEnrolment.id))
    .where(inArray(trainingEnrolment.userId, ids))
    .orderBy(asc(training.position), desc(trainingEnrolment.round));

const historyMax = 100;

/** For the person's application, card and service records; newest first, notes still encrypted. */
export const listHistory = (db: Queryable, ids: string[], recordIds: string[]) =>
  db
    .select({ entry: caseEntry, by: staff.name })
    .from(caseEntry)
    .leftJoin(staff, eq(staff.id, caseEntry.staffId))
    .where(
      or(
        and(inArray(caseEntry.kind, ['application', 'card']), inArray(caseEntry.subjectId, ids)),
        recordIds.length
          ? and(eq(caseEntry.kind, 'record'), inArray(caseEntry.subjectId, recordIds))
          : undefined,
      ),
    )
    .orderBy(desc(caseEntry.id))
    .limit(historyMax);
