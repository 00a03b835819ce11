/** Visits of the demo on the day board of the office. */
import type { Locator, Page } from '@playwright/test';
import type { Pool } from 'pg';
import { main } from './exam-way.ts';

export type Visit = { id: string; no: string; day: string };

/** A visit that is to come. */
export const visitOf = async (db: Pool, place: number): Promise<Visit> => {
  const { rows } = await db.query<Visit>(
    `select id, record_no as no, to_char(starts_at at time zone 'America/New_York', 'YYYY-MM-DD') as day
     from service_record where starts_at > now() and cancelled_at is null and attendance is null
       and status = 'init'
     order by record_no limit 1 offset $1`,
    [place],
  );
  const [visit] = rows;
  if (!visit) throw new Error('the demo has no visit');
  return visit;
};

export const dayAt = ({ day }: Visit): string => `/office/appointments?day=${day}&view=list`;
export const rowOf = (page: Page, { no }: Visit): Locator =>
  main(page).getByRole('row').filter({ hasText: no });
