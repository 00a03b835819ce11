/** As many rows as are asked for in every table that a list reads, written by the database itself. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';

const t = (words: string) => `'{"en":"${words}","zh-CN":"测试","zh-TW":"測試"}'`;
const at = `timestamptz '2020-01-01' + n * interval '1 minute'`;
/** As `personSearchText` writes it: the planner's figures come from it. */
const searchText = `format(' bench person %1$s person%1$s benchperson%1$s person%1$sbench bp%2$s p%2$sb 1%3$s %3$s %4$s ',
  n, left(n::text, 1), 2000000000 + n, right((2000000000 + n)::text, 4))`;

const tables = [
  'app_user',
  'activity',
  'activity_registration',
  'comment',
  'article',
  'service_record',
  'service_record_event',
  'caregiver_application',
  'white_card',
  'white_card_papers',
  'case_work',
  'message',
  'audit_log',
  'training_enrolment',
  'training_progress',
  'id_card',
  'callback',
  'conversation',
];

/**
 * `$1` rows each; `$2` is a person with 500 of what belongs to people. At most a thousand cases wait for the office, as
 * many as it can have; the others are done.
 */
const fillings = [
  `insert into app_user (id, user_type, phone, password_hash, first_name, last_name, search_text, created_at)
   select case n when 1 then $2::uuid else gen_random_uuid() end, case n % 2 when 0 then 'caregiver' else 'patient' end,
     '+1' || (2000000000 + n), 'none', 'Bench', 'Person ' || n, ${searchText}, ${at}
   from generate_series(1, $1::int) n`,
  `insert into activity (id, type_id, city_id, title, location, description, requirements, notes, organizer, covers,
     highlights, start_time, end_time, register_start, register_end, quota, title_text, search_text)
   select 'list-' || n, type_id, city_id, ${t('Tai chi')}, ${t('Hall')}, ${t('Come')}, ${t('None')}, ${t('None')},
     ${t('We')}, '{}', '{}', at, at + interval '2 hours', at - interval '20 days', at - interval '1 day', 20, 'tai chi', 'tai chi'
   from generate_series(1, $1::int) n, (select id as type_id from activity_type order by id limit 1) y,
     (select id as city_id from city order by id limit 1) c,
     lateral (select date '2020-01-01' + n * interval '3 minutes' as at) m where $2::uuid is not null`,
  `insert into activity_registration (activity_id, user_id, status, name, phone, companions, needs, sms_consent, locale, registered_at)
   select 'list-' || n, case when n % greatest(1, $1::int / 500) = 0 then $2::uuid else gen_random_uuid() end, 'registered', 'Bench',
     '+12125550101', 0, '{}', false, 'en', ${at} from generate_series(1, $1::int) n`,
  `insert into comment (id, user_id, user_name, rating, text, images, created_at, seen_at)
   select 'list-' || n, case when n % greatest(1, $1::int / 500) = 0 then $2::uuid end, ${t('B.')}, 1 + n % 5, ${t('Good')}, '{}', ${at},
     case when n <= $1::int - 1000 then ${at} end
   from generate_series(1, $1::int) n`,
  `insert into article (id, type_id, title, summary, content, cover, published_at)
   select 'list-' || n, type_id, ${t('News')}, ${t('Short')}, ${t('Long')}, '/media/a.svg', ${at}
   from generate_series(1, $1::int) n, (select id as type_id from article_type order by id limit 1) y
   where $2::uuid is not null`,
  `insert into service_record (record_no, user_id, kind, item, icon, method, contact_phone, locale, created_at, changed_at, status)
   select 'R-2020' || n, case when n % greatest(1, $1::int / 500) = 0 then $2::uuid else u.id end, 'service', ${t('Benefits')}, 'bank',
     'online', '+12125550101', 'zh-TW', created_at, created_at, case when n > $1::int - 1000 then 'init' else 'finish' end
   from (select id, created_at, row_number() over (order by created_at) as n from app_user) u`,
  `insert into service_record_event (record_id, event, by, at)
   select id, 'received', 'owner', created_at from service_record where $1::int > 0 and $2::uuid is not null`,
  `insert into caregiver_application (user_id, status, years_of_experience, work_experience, submitted_at)
   select id, case when row_number() over (order by created_at desc) <= 1000 then 'submitted' else 'approved' end, 3, 'Bench', created_at
   from app_user where user_type = 'caregiver' and $1::int > 0 and $2::uuid is not null`,
  `insert into white_card (user_id, status, id_sealed, id_hash, submitted_at, contact_by)
   select id, case when row_number() over (order by created_at desc) <= 1000 then 'submitted' else 'eligible' end, 'x', id::text, created_at,
     created_at from app_user where user_type = 'patient' and $1::int > 0 and $2::uuid is not null`,
  `insert into white_card_papers (user_id, checklist_by, saved_at, sent_at, contact_by)
   select user_id, 'sms', submitted_at, submitted_at, contact_by from white_card where $1::int > 0 and $2::uuid is not null`,
  // What a trigger keeps otherwise.
  `insert into case_work (kind, subject_id, contacted_at, part, since, due_at)
   select 'card', user_id, case when status <> 'submitted' then submitted_at + interval '1 hour' end,
     case status when 'submitted' then 'open' else 'decided' end, submitted_at, case status when 'submitted' then contact_by end
   from white_card where $1::int > 0 and $2::uuid is not null`,
  `insert into message (channel, to_hash, to_sealed, text_sealed, template, locale, state, created_at, sent_at)
   select 'sms', md5(n::text), 'x', 'x', 'visitBooked', 'en', case n % 1000 when 0 then 'failed' else 'sent' end, ${at}, ${at}
   from generate_series(1, $1::int) n where $2::uuid is not null`,
  `insert into audit_log (at, actor, action, subject_id, details)
   select ${at}, 'bench', 'application.read', $2::uuid, '{}' from generate_series(1, $1::int) n`,
  `insert into training_enrolment (user_id, training_id, round, status, started_at)
   select u.id, y.id, 1, 'underway', u.created_at from app_user u, (select id from training order by id limit 1) y
   where user_type = 'caregiver' and $1::int > 0 and $2::uuid is not null`,
  `insert into training_progress (enrolment_id, video_id, opened_at, parts, position)
   select e.id, v.id, now(), '[{"from":0,"to":20}]', 20 from training_enrolment e,
     lateral (select id from training_video where training_id = e.training_id order by id limit 1) v
   where $1::int > 0 and $2::uuid is not null`,
  `insert into id_card (number, user_id, code, issued_at, issued_on)
   select 'PHI-2020-' || to_char(n, 'FM0000000'), id, md5(n::text), created_at, created_at
   from (select id, created_at, row_number() over (order by created_at) as n from app_user) u
   where $1::int > 0 and $2::uuid is not null`,
  `insert into callback (phone, locale, wish, created_at, due_at, outcome, closed_at)
   select '+1' || (2000000000 + n), 'zh-TW', 'any', ${at}, ${at}, case when n <= $1::int - 1000 then 'reached' end,
     case when n <= $1::int - 1000 then ${at} end
   from generate_series(1, $1::int) n where $2::uuid is not null`,
  `insert into conversation (phone_hash, phone_sealed, phone_ending, state, last_at, last_by, unread)
   select md5(n::text), 'x', right((10000 + n % 10000)::text, 4), case when n <= $1::int - 1000 then 'done' else 'open' end,
     ${at}, 'client', case when n <= $1::int - 1000 then 0 else 1 end
   from generate_series(1, $1::int) n where $2::uuid is not null`,
];

/** What the search box reads; the other tables take most of the time. */
const searched = ['app_user', 'service_record', 'id_card', 'callback', 'conversation'];
const isSearched = (filling: string) =>
  searched.some((table) => filling.startsWith(`insert into ${table} (`));

/** Recipients are sealed one by one; those that a page of the bench shows are. */
const sealNewest = async (client: pg.Client, sealer: Sealer) => {
  const { rows } = await client.query<{ id: string }>(
    'select id from message order by created_at desc limit 10000',
  );
  const seal = ({ id }: { id: string }) => ({ id, to: sealer.seal('+12125550177', id) });
  const sealed = rows.map(seal);
  await client.query(
    `update message m set to_sealed = s.to, text_sealed = s.to
     from jsonb_to_recordset($1) as s(id uuid, "to" text) where s.id = m.id`,
    [JSON.stringify(sealed)],
  );
  const found = await client.query<{ id: string }>(
    `select id from conversation where phone_ending = '0177'`,
  );
  await client.query(
    `update conversation c set phone_sealed = s.to
     from jsonb_to_recordset($1) as s(id uuid, "to" text) where s.id = c.id`,
    [JSON.stringify(found.rows.map(seal))],
  );
};

/** In place of what was there; answers the person's id. */
export const fillLists = async (
  client: pg.Client,
  sealer: Sealer,
  { rows, searchOnly }: { rows: number; searchOnly: boolean },
): Promise<string> => {
  const person = randomUUID();
  // Neither triggers nor references: a million rows would be checked one by one.
  await client.query('set session_replication_role = replica');
  await client.query(`truncate ${tables.join(', ')} cascade`);
  for (const filling of searchOnly ? fillings.filter(isSearched) : fillings)
    await client.query(filling, [rows, person]);
  await sealNewest(client, sealer);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  return person;
};
