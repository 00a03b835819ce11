/** Activities of one's own for tests, and people who join them by the API. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Pool } from 'pg';
import { fold } from '#server/shared/localized-text/search-normalize.ts';
import { logIn } from './fixtures.ts';

/** A wall-clock time of the agency, this many days from now: 'YYYY-MM-DD HH:mm:ss'. */
export const wall = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(Date.now() + days * 86_400_000);

const inAll = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text });

type Wanted = {
  title?: string;
  description?: string;
  quota?: number;
  /** Days from now. */
  opens?: number;
  closes?: number;
  starts?: number;
};

/** A new activity without guests, open for registration unless said otherwise. */
export const newActivity = async (db: Pool, wanted: Wanted = {}): Promise<string> => {
  const { title, description, quota = 20, opens = -1, closes = 5, starts = 6 } = wanted;
  const id = `e2e-${randomUUID()}`;
  const row = {
    id,
    quota,
    registered_count: 0,
    waitlist_count: 0,
    featured: false,
    register_start: wall(opens),
    register_end: wall(closes),
    start_time: wall(starts),
    end_time: wall(starts + 0.1),
    ...(title && { title: inAll(title), title_text: fold(title), search_text: fold(title) }),
    ...(description && { description: inAll(description) }),
  };
  await db.query(
    `insert into activity
     select (jsonb_populate_record(a, $1::jsonb)).* from activity a where a.id = 'members-birthday-party'`,
    [JSON.stringify(row)],
  );
  return id;
};

const body = (companions: number) => ({
  name: 'Somebody',
  phone: '2125550199',
  companions,
  privacyAccepted: true,
});

/** Another person: joins with so many companions, and can leave again. */
export const guest = async (request: APIRequestContext, phone: string) => {
  const { token } = await logIn(request, phone);
  const call = async (path: string, activityId: string, data?: unknown): Promise<string> => {
    const answer = await request.post(`/home/api/user/activity/${path}?activityId=${activityId}`, {
      headers: { Authorization: token },
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { data: { status: string } }).data.status;
  };
  return {
    join: (activityId: string, companions = 0) => call('register', activityId, body(companions)),
    leave: (activityId: string) => call('register/cancel', activityId),
  };
};

/** How many rows a person has for an activity, whatever their state. */
export const countRegistrations = async (db: Pool, activityId: string): Promise<number> => {
  const { rows } = await db.query<{ n: number }>(
    'select count(*)::int as n from activity_registration where activity_id = $1',
    [activityId],
  );
  return rows[0]?.n ?? 0;
};
