/** An activity that takes registrations, written straight into its table. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** On the agency's wall: 'YYYY-MM-DD HH:mm'. */
export type Times = { opens: string; closes: string; starts: string; ends: string };

const text = (en: string, zh: string) => ({ en, 'zh-CN': zh, 'zh-TW': zh });

export const insertActivity = async (
  pool: pg.Pool,
  quota: number,
  { opens, closes, starts, ends }: Times,
): Promise<string> => {
  const id = `party-${randomUUID()}`;
  await pool.query(
    `insert into activity (id, type_id, city_id, title, location, description, requirements, notes, organizer,
       covers, highlights, start_time, end_time, register_start, register_end, quota, search_text)
     select $1, (select id from activity_type order by id limit 1), (select id from city order by id limit 1),
       $2, $3, '{}', '{}', '{}', '{}', '{}', '{}', $4, $5, $6, $7, $8, ''`,
    [
      id,
      text('Birthday Party', '生日会'),
      text('Hall A', '甲厅'),
      starts,
      ends,
      opens,
      closes,
      quota,
    ],
  );
  return id;
};
