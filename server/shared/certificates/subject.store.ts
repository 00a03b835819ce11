/** The rule of subject.rules.ts as conditions, for filters and counts. */
import { type SQL, sql } from 'drizzle-orm';
import type { SubjectFilter } from '#contract/training/subject.ts';

/**
 * Joins what is known of a person in a subject: `certificates`, and `valid_until` of the one that lasts longest. Needs
 * `p` with `user_id` and `training_id`.
 */
export const joinSubject = sql`left join lateral (
    select coalesce(json_agg(json_build_object('expiresOn', c.expires_on::text, 'revokedAt', c.revoked_at)), '[]')
        as certificates, count(*)::int as held,
      max(coalesce(c.expires_on, 'infinity'::date)) filter (where c.revoked_at is null) as valid_until
    from training_certificate c join training_enrolment ce on ce.id = c.enrolment_id
    where ce.user_id = p.user_id and ce.training_id = p.training_id) s on true`;

type Days = { today: string; soon: string };

/** On the columns of `joinSubject` and `round_open`. */
export const subjectCondition: Record<SubjectFilter, (days: Days) => SQL> = {
  never: () => sql`held = 0`,
  current: ({ today }) => sql`valid_until >= ${today}::date`,
  ending: ({ today, soon }) => sql`valid_until between ${today}::date and ${soon}::date`,
  expired: ({ today }) => sql`valid_until < ${today}::date`,
  revoked: () => sql`held > 0 and valid_until is null`,
  renewing: () => sql`held > 0 and round_open`,
};

/** Caregivers and subjects that are `ending`, as a set of rows to count; begins with the few certificates that end. */
export const endingSubjects = ({
  today,
  soon,
}: Days): SQL => sql`(select from training_certificate c
  join training_enrolment e on e.id = c.enrolment_id
  join app_user u on u.id = e.user_id and not u.suspended
  join caregiver_application ca on ca.user_id = u.id and ca.status = 'approved'
  where c.revoked_at is null and c.expires_on between ${today}::date and ${soon}::date
    and not exists (select from training_certificate n join training_enrolment ne on ne.id = n.enrolment_id
      where ne.user_id = e.user_id and ne.training_id = e.training_id and n.revoked_at is null
        and n.number <> c.number and (n.expires_on is null or (n.expires_on, n.number) > (c.expires_on, c.number))))`;
