/** Visits of the demo on the day board of the office. */
import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Pool } from 'pg';
import { main } from './exam-way.ts';

export type Visit = { id: string; no: string; day: string };

/** A visit to come of the test's own: nobody else marks it, or takes it from the list. */
export const newVisit = async (db: Pool): Promise<Visit> => {
  const { rows } = await db.query<Visit>(
    `insert into service_record
     select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
       'request_key', gen_random_uuid(), 'record_no', $1::text, 'note_sealed', null, 'remind_at', null))).*
     from service_record s
     where starts_at > now() and cancelled_at is null and attendance is null and status = 'init'
       and kind <> 'care'
     order by record_no limit 1
     returning id, record_no as no,
       to_char(starts_at at time zone 'America/New_York', 'YYYY-MM-DD') as day`,
    [`R-${randomInt(100_000_000, 1_000_000_000)}`],
  );
  const [visit] = rows;
  if (!visit) throw new Error('the demo has no visit');
  return visit;
};

export const dayAt = ({ day }: Visit): string => `/office/appointments?day=${day}&view=list`;
export const rowOf = (page: Page, { no }: Visit): Locator =>
  main(page).getByRole('row').filter({ hasText: no });
