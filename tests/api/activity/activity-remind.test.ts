import { beforeEach, describe, expect, it } from 'vitest';
import { remindOfActivities, startActivityJobs } from '#server/features/activity/activity.jobs.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { partiesOf } from '#tests/api/support/parties.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const p = partiesOf(t);
beforeEach(() => t.pool.query('delete from activity_registration'));

const remind = () => remindOfActivities(t);
const dayBefore = '2025-06-19T14:00:00Z';

describe('the day before', () => {
  it('a text to who wanted it, once, in their language', async () => {
    const id = await p.newActivity(20);
    const [a, b] = [await p.newPerson(), await p.newPerson()];
    await p.join(id, a.token, { smsConsent: true, companions: 1 }, { lang: 'zh-TW' });
    await p.join(id, b.token, { smsConsent: false });
    t.clock.set('2025-06-18T23:00:00Z');
    expect(await remind()).toBe(0);
    t.clock.set(dayBefore);
    expect(await remind()).toBe(2);
    expect(await remind()).toBe(0);
    const [reminder, ...before] = await p.messagesTo(a.phone);
    expect(reminder).toContain('提醒您參加「生日会」，6月20日星期五 上午10:00，甲厅，共 2 人');
    expect(before).toHaveLength(1);
    expect(await p.messagesTo(b.phone)).toHaveLength(1);
  });

  it('an email instead, where there is no consent but an address', async () => {
    const id = await p.newActivity(20);
    const { token } = await p.newPerson({ email: 'anne@mail.example' });
    await p.join(id, token);
    t.clock.set(dayBefore);
    await remind();
    const [email] = await p.messagesTo('anne@mail.example');
    expect(email?.split('\n')[0]).toBe('Reminder: Birthday Party');
  });

  it('nobody at night, but in the morning of the day as long as it has not begun', async () => {
    const id = await p.newActivity(20);
    const { phone, token } = await p.newPerson();
    await p.join(id, token, { smsConsent: true });
    for (const night of ['2025-06-20T00:00:00Z', '2025-06-20T12:59:00Z']) {
      t.clock.set(night);
      expect(await remind(), night).toBe(0);
    }
    t.clock.set('2025-06-20T13:00:00Z');
    expect(await remind()).toBe(1);
    expect(await p.messagesTo(phone)).toHaveLength(2);
  });
});

describe('no reminder', () => {
  const states: [string, (id: string, token: string) => Promise<unknown>][] = [
    ['for who has left', (id, token) => p.leave(id, token)],
    [
      'of what was taken off the site',
      (id) => t.pool.query('update activity set published = false where id = $1', [id]),
    ],
    [
      'of what has begun',
      (id) =>
        t.pool.query(`update activity set start_time = '2025-06-19 09:00' where id = $1`, [id]),
    ],
  ];
  it.each(states)('%s', async (_, change) => {
    const id = await p.newActivity(20);
    const { phone, token } = await p.newPerson();
    await p.join(id, token, { smsConsent: true });
    await change(id, token);
    t.clock.set(dayBefore);
    expect(await remind()).toBe(0);
    expect(await p.messagesTo(phone)).toHaveLength(1);
  });

  it('for who waits; but for who has moved up', async () => {
    const id = await p.newActivity(1);
    const [a, b] = [await p.newPerson(), await p.newPerson()];
    await p.join(id, a.token, { smsConsent: true });
    await p.join(id, b.token, { smsConsent: true });
    await p.leave(id, a.token);
    t.clock.set(dayBefore);
    expect(await remind()).toBe(1);
    expect((await p.messagesTo(b.phone))[0]).toContain('see you at "Birthday Party"');
  });

  it('for who joined the day before: the confirmation has just said it', async () => {
    const id = await p.newActivity(20, { starts: '2025-06-12 10:00', ends: '2025-06-12 12:00' });
    const { phone, token } = await p.newPerson();
    await p.join(id, token, { smsConsent: true });
    expect(await remind()).toBe(0);
    expect(await p.messagesTo(phone)).toHaveLength(1);
  });
});

it('two processes at once remind once', async () => {
  const id = await p.newActivity(20);
  for (let i = 0; i < 15; i++) {
    const { token } = await p.newPerson();
    await p.join(id, token, { smsConsent: true });
  }
  t.clock.set(dayBefore);
  const counts = await Promise.all([remind(), remind(), remind(), remind()]);
  expect(counts.reduce((a, b) => a + b)).toBe(15);
  const { rows } = await t.pool.query(
    `select count(*)::int as n from demo_message where text like '%see you at%' and sent_at = $1 group by recipient`,
    [dayBefore],
  );
  expect(rows.every((row) => row.n === 1)).toBe(true);
});

it('is planned every ten minutes', async () => {
  const jobs = await startJobs(t.url, (error) => {
    throw error;
  });
  try {
    await startActivityJobs(jobs, t);
    const { rows } = await t.pool.query(
      `select cron from pgboss.schedule where name = 'activity-remind'`,
    );
    expect(rows).toEqual([{ cron: '*/10 * * * *' }]);
  } finally {
    await jobs.stop();
  }
});
