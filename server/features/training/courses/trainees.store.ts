/** Progress of all trainees, and changes by staff. */
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type {
  TraineeFilters,
  TraineeSort,
  TraineeStatus,
} from '#contract/training/trainees-office.ts';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import {
  type KeysetPage,
  orderNamed,
  readPage,
  type SortKey,
} from '#server/platform/database/keyset.ts';
import { caregiverApplication, nameColumns, user } from '#server/schema/account.ts';
import { auditLog } from '#server/schema/audit.ts';
import { trainingCertificate, trainingSignature } from '#server/schema/training/certificate.ts';
import { examAttempt, trainingEnrolment } from '#server/schema/training/training.ts';
import type { Held } from '#server/shared/certificates/subject.rules.ts';
import { joinSubject, subjectCondition } from '#server/shared/certificates/subject.store.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';
import { personMatches } from '#server/shared/people/person-search.ts';

type Person = {
  id: string;
  firstName: string;
  lastName: string;
  chineseName: string | null;
  phone: string;
  locale: string;
};

const person = {
  id: user.id,
  ...nameColumns,
  phone: user.phone,
  locale: user.locale,
};

const isTrainee = and(eq(caregiverApplication.status, 'approved'), isNull(user.mergedInto));

export const findTrainee = async (db: Queryable, id: string): Promise<Person | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select(person)
    .from(user)
    .innerJoin(caregiverApplication, eq(caregiverApplication.userId, user.id))
    .where(and(isTrainee, eq(user.id, id)));
  return row ?? null;
};

export type ListedRow = {
  userId: string;
  firstName: string;
  lastName: string;
  chineseName: string | null;
  trainingId: string;
  title: LocalText;
  enrolmentId: string | null;
  status: TraineeStatus;
  attempts: number;
  score: number | null;
  totalScore: number | null;
  certificate: string | null;
  certificates: Held[];
  roundOpen: boolean;
};

type Listing = TraineeFilters & KeysetPage & { today: string; soon: string; offset: number };

const name: SortKey[] = [
  { by: sql`last_name`, type: 'text', notNull: true },
  { by: sql`first_name`, type: 'text', notNull: true },
  { by: sql`user_id`, type: 'uuid', notNull: true },
];
const course: SortKey[] = [
  { by: sql`position`, type: 'integer', notNull: true },
  { by: sql`training_id`, type: 'text', notNull: true },
];
const orders: Record<TraineeSort, SortKey[]> = {
  name: [...name, ...course],
  training: [...course, ...name],
  status: [{ by: sql`standing`, type: 'text', notNull: true }, ...name, ...course],
  expiresOn: [{ by: sql`valid_until`, type: 'date' }, ...name, ...course],
};

/** Trainees with each published or started training: the current round of each. */
export const listTraineeRows = async (db: Queryable, listing: Listing) => {
  const { q, trainingId, status, subject, today, soon, sort = 'name', ...page } = listing;
  const isListed = sql`not u.suspended
    and (t.published or exists (select 1 from training_enrolment x where x.user_id = u.id and x.training_id = t.id))
    ${q?.trim() ? sql`and ${personMatches(q, sql`u.search_text`)}` : sql``}
    ${trainingId ? sql`and t.id = ${trainingId}` : sql``}`;
  const pairs = sql`(select u.id as user_id, u.first_name, u.last_name, u.chinese_name,
      t.id as training_id, t.title, t.position
    from app_user u join caregiver_application ca on ca.user_id = u.id and ca.status = 'approved' cross join training t
    where ${isListed})`;
  // Where neither filter nor order asks for progress, page first and look it up only for the page.
  const isPlain = !status && !subject && /name|training/.test(sort);
  const withProgress = (people: SQL) => sql`
    select p.*, e.id as enrolment_id, a.attempts, a.score, a.total_score, c.number as certificate,
      s.certificates, s.held, s.valid_until, coalesce(e.status <> 'signed', false) as round_open,
      case
        when e.status = 'exam' and a.passed then 'toSign'
        when e.status = 'exam' then 'notPassed'
        else coalesce(e.status, 'init') end as standing
    from ${people} p
    left join lateral (select * from training_enrolment e
      where e.user_id = p.user_id and e.training_id = p.training_id order by e.round desc limit 1) e on true
    left join lateral (select count(*)::int as attempts, bool_or(a.passed) as passed,
        (array_agg(a.score order by a.number desc) filter (where a.submitted_at is not null))[1] as score,
        (array_agg(a.total_score order by a.number desc) filter (where a.submitted_at is not null))[1] as total_score
      from exam_attempt a where a.enrolment_id = e.id and (not a.timed_out or a.seen_at is not null)) a on true
    left join lateral (select c.* from training_certificate c join training_enrolment ce on ce.id = c.enrolment_id
      where ce.user_id = p.user_id and ce.training_id = p.training_id order by ce.round desc limit 1) c on true
    ${joinSubject}`;
  const found = isPlain
    ? pairs
    : sql`(select * from (${withProgress(pairs)}) listed where true
        ${status ? sql`and standing = ${status}` : sql``}
        ${subject ? sql`and ${subjectCondition[subject]({ today, soon })}` : sql``})`;
  const listed = await readPage(
    orderNamed(orders, sort),
    page,
    async ({ keys, where, orderBy, limit, offset }) => {
      const order = sql`order by ${sql.join(orderBy, sql`, `)}`;
      const onePage = sql`(select *, ${keys} as keys from ${found} found
        ${where ? sql`where ${where}` : sql``} ${order} limit ${limit} offset ${offset})`;
      const { rows } = await db.execute<ListedRow & { keys: (string | null)[] }>(sql`
        select user_id as "userId", first_name as "firstName", last_name as "lastName",
          chinese_name as "chineseName", training_id as "trainingId", title, enrolment_id as "enrolmentId",
          attempts, score, total_score as "totalScore", certificate, certificates, round_open as "roundOpen",
          standing as status, keys
        from ${isPlain ? sql`(${withProgress(onePage)})` : onePage} page ${order}`);
      return rows;
    },
  );
  return { ...listed, total: await countRows(db, found) };
};

export const findEnrolmentById = async (db: Queryable, id: string) => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(trainingEnrolment)
    .where(eq(trainingEnrolment.id, id))
    .for('update');
  return row ?? null;
};

export const updateExtra = async (
  db: Queryable,
  id: string,
  values: { extraMinutes: number },
): Promise<void> => {
  await db.update(trainingEnrolment).set(values).where(eq(trainingEnrolment.id, id));
};

/** Extends the deadline of the open exam, if it has one. */
export const updateOpenDeadline = async (
  db: Queryable,
  enrolmentId: string,
  minutes: number,
): Promise<void> => {
  await db
    .update(examAttempt)
    .set({ deadlineAt: sql`${examAttempt.deadlineAt} + make_interval(mins => ${minutes})` })
    .where(and(eq(examAttempt.enrolmentId, enrolmentId), isNull(examAttempt.submittedAt)));
};

export const findCertificateToChange = (db: Queryable, number: string) =>
  firstRow(
    db
      .select()
      .from(trainingCertificate)
      .where(eq(trainingCertificate.number, number))
      .for('update'),
  );

export const updateRevoked = async (db: Queryable, number: string, at: Date): Promise<void> => {
  await db
    .update(trainingCertificate)
    .set({ revokedAt: at })
    .where(eq(trainingCertificate.number, number));
};

export const listSignatures = (db: Queryable, enrolmentIds: string[]) =>
  enrolmentIds.length
    ? db
        .select()
        .from(trainingSignature)
        .where(inArray(trainingSignature.enrolmentId, enrolmentIds))
    : Promise.resolve([]);

export const revokeAction = 'training.certificate.revoke';

/** Revocation reasons; stored in the audit log. */
export const listRevokeReasons = async (
  db: Queryable,
  userId: string,
): Promise<Map<string, string>> => {
  const rows = await db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, userId), eq(auditLog.action, revokeAction)))
    .orderBy(desc(auditLog.id));
  return new Map(rows.map(({ details }) => [details.number ?? '', details.reason ?? '']));
};
