/** Activities and the parties that join them, and what has to be true of their rows at any time. */
import { expect } from 'vitest';
import type { RegistrationState } from '#contract/activity/register.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { insertActivity, type Times } from './activity-rows.ts';
import type { Answer, TestApp } from './app.ts';
import { messagesTo } from './messages.ts';

export type JoinAnswer = RegistrationState & { isNew: boolean };

/** demoNow is Wednesday the 11th, 10:30. */
const open: Times = {
  opens: '2025-06-01 09:00',
  closes: '2025-06-19 17:00',
  starts: '2025-06-20 10:00',
  ends: '2025-06-20 12:00',
};

export const form = (more: Record<string, unknown> = {}) => ({
  name: 'Ah Mui Wong',
  phone: '(212) 555-0177',
  companions: 0,
  privacyAccepted: true,
  ...more,
});

export const partiesOf = (t: TestApp) => {
  let next = 0;
  const newPhone = () => `347555${String(1000 + next++)}`;

  const newActivity = (quota: number, more: Partial<Times> = {}): Promise<string> =>
    insertActivity(t.pool, quota, { ...open, ...more });

  const newPerson = async (values: Parameters<TestApp['newPatient']>[1] = {}) => {
    const phone = newPhone();
    return { phone, token: await t.newPatient(phone, values) };
  };

  type Options = { on?: TestApp; lang?: Locale };
  const path = '/home/api/user/activity/register';
  const join = (
    activityId: string,
    token: string,
    more: Record<string, unknown> = {},
    { on = t, lang = 'en' }: Options = {},
  ): Promise<Answer<JoinAnswer>> =>
    on.call('POST', `${path}?activityId=${activityId}`, { token, lang, body: form(more) });
  const leave = (
    activityId: string,
    token: string,
    { on = t, lang = 'en' }: Options = {},
  ): Promise<Answer<RegistrationState>> =>
    on.call('POST', `${path}/cancel?activityId=${activityId}`, { token, lang });
  const status = async (activityId: string, token: string): Promise<RegistrationState> => {
    const answer = await t.call<RegistrationState>(
      'GET',
      `${path}/status?activityId=${activityId}`,
      { token },
    );
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data as RegistrationState;
  };

  const rowsOf = async (activityId: string) => {
    const { rows } = await t.pool.query(
      `select user_id, status, companions + 1 as party, join_order::int, promoted_at is not null as promoted
       from activity_registration where activity_id = $1 order by join_order`,
      [activityId],
    );
    const { rows: counts } = await t.pool.query(
      'select quota, registered_count, waitlist_count from activity where id = $1',
      [activityId],
    );
    return { rows, counts: counts[0] };
  };

  /**
   * No place sold twice, none lost, the line in order:
   * 1. the counts are those of the rows, and within the quota;
   * 2. no party that waits would fit into what is free;
   * 3. nobody has a place who came after a party that waits and is not larger.
   */
  const expectSound = async (activityId: string) => {
    const { rows, counts } = await rowsOf(activityId);
    const of = (name: string) => rows.filter((row) => row.status === name);
    const people = of('registered').reduce((sum, row) => sum + row.party, 0);
    expect(counts).toMatchObject({
      registered_count: people,
      waitlist_count: of('waitlisted').length,
    });
    expect(people).toBeLessThanOrEqual(counts.quota);
    for (const waiting of of('waitlisted')) {
      expect(waiting.party).toBeGreaterThan(counts.quota - people);
      for (const seated of of('registered'))
        if (seated.join_order > waiting.join_order)
          expect(seated.party, 'overtook').toBeLessThan(waiting.party);
    }
    return { people, waiting: of('waitlisted').length, seated: of('registered').length };
  };

  return {
    newActivity,
    newPerson,
    join,
    leave,
    status,
    messagesTo: (to: string) => messagesTo(t, to),
    rowsOf,
    expectSound,
  };
};
