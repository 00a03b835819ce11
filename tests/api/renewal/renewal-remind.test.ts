/** Reminders of renewals: 90, 60, 30 and 7 days before, each once. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as api from '#contract/renewal/renewal.ts';
import { deriveCardDates, remindOfDates } from '#server/features/renewal/renewal.jobs.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
beforeEach(() => t.pool.query('delete from important_date'));

const remind = (on = t) => remindOfDates({ ...on, sealer: testSealer() });
/** 11:00 in New York. */
const onDay = (day: string, time = '15:00') => t.clock.set(`${day}T${time}:00Z`);
const someone = async (locale: 'en' | 'zh-CN' | 'zh-TW', more: object = {}) => {
  const { phone, token } = await v.someone({ locale });
  const date = await t.read(api.addOwnDate, {
    token,
    body: { kind: 'whiteCard', day: '2025-12-10', requestKey: randomUUID(), ...more },
  });
  return { phone, token, ...date };
};

describe('reminders', () => {
  it('come 90, 60, 30 and 7 days before, in the person’s language, with the next step', async () => {
    const { phone } = await someone('zh-TW');
    for (const [day, left] of [
      ['2025-09-11', 90],
      ['2025-10-11', 60],
      ['2025-11-10', 30],
      ['2025-12-03', 7],
    ] as const) {
      onDay(day);
      expect(await remind(), day).toBe(1);
      expect(await remind(), day).toBe(0);
      expect((await messagesTo(t, phone))[0]).toBe(
        `柿安居家護理：您的白卡在 2025年12月10日 到期，還有 ${left} 天。下一步：請登入，按「開始續期」，或打 (212) 555-0100`,
      );
    }
    onDay('2025-12-10');
    expect(await remind()).toBe(0);
    expect(await messagesTo(t, phone)).toHaveLength(4);
  });

  it('name what the person calls it', async () => {
    const more = { kind: 'other', title: 'Housing papers' };
    const { phone } = await someone('en', more);
    onDay('2025-12-03');
    await remind();
    expect((await messagesTo(t, phone))[0]).toContain(
      'Housing papers, December 10, 2025. Days left: 7',
    );
  });

  it('wait for the hour in which we remind', async () => {
    await someone('en');
    onDay('2025-09-11', '13:59');
    expect(await remind()).toBe(0);
    onDay('2025-09-11', '14:00');
    expect(await remind()).toBe(1);
  });

  it('that were missed are made up for once, with the days that are left', async () => {
    const { phone } = await someone('en');
    // Nothing ran for ten weeks.
    onDay('2025-11-20');
    expect(await remind()).toBe(1);
    expect((await messagesTo(t, phone))[0]).toContain('Days left: 20');
    expect(await remind()).toBe(0);
    onDay('2025-12-04');
    expect(await remind()).toBe(1);
    onDay('2025-12-11');
    expect(await remind()).toBe(0);
  });

  it('are not sent when the day has passed, nor for what is over, nor to a closed account', async () => {
    await someone('en');
    onDay('2026-01-01');
    expect(await remind()).toBe(0);
    onDay('2025-06-11');
    const done = await someone('en');
    await t.read(api.settleOwnDate, {
      token: done.token,
      path: api.settleOwnDate.path.replace('{dateId}', done.dateId),
      body: { state: 'dropped', version: 0 },
    });
    const closed = await someone('en');
    await t.pool.query('update app_user set suspended = true where phone = $1', [
      `+1${closed.phone}`,
    ]);
    onDay('2025-09-11');
    expect(await remind()).toBe(0);
  });

  it('of what we are working on: only the last', async () => {
    const { phone, token, dateId } = await someone('en');
    await t.call('POST', `/home/api/user/important-date/${dateId}/start`, { token });
    onDay('2025-09-11');
    expect(await remind()).toBe(0);
    onDay('2025-12-03');
    expect(await remind()).toBe(1);
    expect((await messagesTo(t, phone))[0]).toContain('We are working on it');
  });

  it('are sent once by two processes, too', async () => {
    const beside = await startTestApp({ beside: t });
    const people = await Promise.all(Array.from({ length: 12 }, () => someone('en')));
    onDay('2025-09-11');
    const sent = await Promise.all([remind(), remind(beside), remind(), remind(beside)]);
    expect(sent.reduce((a, b) => a + b)).toBe(people.length);
    for (const { phone } of people) expect(await messagesTo(t, phone)).toHaveLength(1);
    await beside.close();
  });
});

describe('renewals of cards that were decided before', () => {
  it('are derived once, a year after the decision or later', async () => {
    const { phone } = await v.someone();
    await v.giveCard(phone);
    const userId = await v.userIdOf(phone);
    await t.pool.query(`update white_card set status = 'eligible' where user_id = $1`, [userId]);
    await t.pool.query(
      `insert into white_card_event (user_id, status, at) values ($1, 'eligible', '2023-08-20T12:00:00Z')`,
      [userId],
    );
    await deriveCardDates(t);
    const days = async () =>
      (
        await t.pool.query('select day::text, source from important_date where user_id = $1', [
          userId,
        ])
      ).rows;
    expect(await days()).toEqual([{ day: '2025-08-20', source: 'card' }]);
    expect(await deriveCardDates(t)).toBe(0);
    expect(await days()).toHaveLength(1);
  });
});
