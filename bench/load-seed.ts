/** The people of the load: patients and caregivers with a session each, open activities, offices with room, an exam. */
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';

export type Person = { kind: 'patient' | 'caregiver'; token: string };
export type Seeded = { people: Person[]; activityIds: string[]; officeIds: string[] };

const activities = 400;
export const examId = 'bench-exam';
const questions = 20;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const exam = `
  insert into training (id, position, title, summary, picture, in_order, question_count, total_score, pass_score,
    wait_hours, review, partial_score)
  values ('${examId}', 99, '{"en":"Bench"}', '{"en":"Bench"}', '/media/train-mask.svg', false, ${questions}, 100, 80,
    0, 'always', false);
  insert into training_video (training_id, id, position, title, seconds, poster, sources, captions, lines)
  values ('${examId}', 'one', 0, '{"en":"One"}', 60, '/media/a.webp', '[]', '[]', '[]');
  insert into training_question (training_id, id, position, type, text, options, right_options, explanation)
  select '${examId}', 'q' || n, n, 'single', '{"en":"Which one?"}',
    '[{"id":"a","text":{"en":"This"}},{"id":"b","text":{"en":"That"}}]', '{a}', '{"en":"Because."}'
  from generate_series(1, ${questions}) n`;

/** Copies of one that is there: as long as real ones, open for a month. */
const openActivities = `
  insert into activity (id, type_id, city_id, title, location, description, requirements, notes, organizer, covers,
    highlights, start_time, end_time, register_start, register_end, quota, title_text, search_text)
  select 'load-' || n, type_id, city_id, title, location, description, requirements, notes, organizer, covers,
    highlights, now()::date + 30 + n * interval '1 hour', now()::date + 30 + n * interval '1 hour' + interval '1 hour',
    now()::date - 1, now()::date + 29, 100000, title_text, search_text
  from generate_series(1, ${activities}) n, (select * from activity order by id limit 1) a`;

const patients = `
  insert into app_user (id, user_type, phone, password_hash, first_name, last_name)
  select id, kind, '+1646' || lpad((5550000 + n)::text, 7, '0'), 'none', 'Bench', 'Person'
  from jsonb_to_recordset($1) as p(id uuid, kind text, n int)`;

export const seedLoad = async (url: string, count: number): Promise<Seeded> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const people = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    kind: n % 2 ? ('caregiver' as const) : ('patient' as const),
    token: randomUUID(),
    n,
  }));
  const caregivers = people.filter(({ kind }) => kind === 'caregiver').map(({ id }) => id);
  await client.query(exam);
  await client.query(openActivities);
  await client.query(patients, [JSON.stringify(people)]);
  await client.query(
    `insert into session (token_hash, user_id, remember, created_at, last_used_at, expires_at)
     select hash, id, true, now(), now(), now() + interval '1 day'
     from jsonb_to_recordset($1) as p(hash text, id uuid)`,
    [JSON.stringify(people.map(({ id, token }) => ({ id, hash: hashOf(token) })))],
  );
  await client.query(
    `insert into caregiver_application (user_id, years_of_experience, work_experience, status, submitted_at)
     select unnest($1::uuid[]), 3, 'Bench', 'approved', now()`,
    [caregivers],
  );
  await client.query(
    `with enrolled as (
       insert into training_enrolment (user_id, training_id, round, status, started_at)
       select unnest($1::uuid[]), '${examId}', 1, 'finish', now() returning id)
     insert into training_progress (enrolment_id, video_id, opened_at, parts, position, finished_at)
     select id, 'one', now(), '[{"from":0,"to":60}]', 60, now() from enrolled`,
    [caregivers],
  );
  await client.query('update office_schedule set places = 100');
  const offices = await client.query<{ id: string }>(
    'select company_address_id as id from office_schedule',
  );
  await client.query('vacuum analyze');
  await client.end();
  return {
    people: people.map(({ kind, token }) => ({ kind, token })),
    activityIds: Array.from({ length: activities }, (_, n) => `load-${n + 1}`),
    officeIds: offices.rows.map(({ id }) => id),
  };
};
