/** Training plans: for whom, by when, what people see of them, reminders once, nudges bounded. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getMyYear } from '#contract/training/inservice.ts';
import { getTraineeYear } from '#contract/training/inservice-office.ts';
import { listPlans, nudgePlan } from '#contract/training/plan-office.ts';
import { remindOfPlans } from '#server/features/training/plans/plan.jobs.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
const trainees = traineesOf(t);
const trainer = staffOf(t, 'trainer');

const today = () => t.clock.now().toISOString().slice(0, 10);
const inDays = (days: number) => dayAfter(today(), days);

const aide = async (position: object = {}) => {
  const person = await trainees.newCaregiver('approved');
  const path = `/staff/training/people/${person.userId}`;
  const { position: before } = await t.read(getTraineeYear, {
    path: `${path}/year`,
    token: trainer.token,
  });
  const body = { ...before, role: 'HHA', hiredOn: inDays(-100), ...position };
  const saved = await t.call('PUT', `/home${path}/position`, { token: trainer.token, body });
  expect(saved.status, saved.text).toBe(200);
  const { rows } = await t.pool.query('select phone from app_user where id = $1', [person.userId]);
  return { ...person, phone: String(rows[0].phone).slice(2) };
};
const plan = (body: object) =>
  t.call<{ planId: string }>('POST', '/home/staff/training/plans', {
    token: trainer.token,
    body: { requestKey: randomUUID(), ...body },
    lang: 'en',
  });
const planned = async (body: object) => {
  const { status, json, text } = await plan(body);
  expect(status, text).toBe(200);
  return json.data?.planId ?? '';
};
const seen = async (planId: string) =>
  (await t.read(listPlans, { token: trainer.token, lang: 'en' })).plans.find(
    (one) => one.planId === planId,
  );
const year = (token: string) => t.read(getMyYear, { token, lang: 'en' });
const nudge = (planId: string, preview = false) =>
  t.read(nudgePlan, {
    path: nudgePlan.path.replace('{planId}', planId),
    token: trainer.token,
    body: { preview },
  });
const end = (planId: string) =>
  t.call('DELETE', `/home/staff/training/plans/${planId}`, { token: trainer.token });

describe('a plan', () => {
  it('is for a role, a team or a person; My year says what is due, the soonest first', async () => {
    const [first, second] = [await trainees.newTraining(), await trainees.newTraining()];
    const person = await aide({ team: 'Brooklyn' });
    const other = await aide({ role: 'PCA', hiredOn: null });
    const ofRole = await planned({
      trainingId: first,
      audience: 'role',
      role: 'HHA',
      dueKind: 'hire',
      dueDays: 120,
    });
    const ofTeam = await planned({
      trainingId: second,
      audience: 'team',
      team: 'Brooklyn',
      dueKind: 'day',
      dueDay: inDays(-1),
    });
    const ofOther = await planned({
      trainingId: first,
      audience: 'person',
      userId: other.userId,
      dueKind: 'yearly',
    });
    const mine = await year(person.token);
    expect(mine.due).toMatchObject([
      { trainingContentId: second, dueOn: inDays(-1), overdue: true },
      { trainingContentId: first, dueOn: inDays(20), overdue: false },
    ]);
    expect(mine.next).toMatchObject({ trainingContentId: second, nextAction: 'start' });
    expect((await year(other.token)).due).toEqual([]);
    expect(await seen(ofRole)).toMatchObject({ forWhom: 'Home health aide', soon: 1, overdue: 0 });
    expect(await seen(ofTeam)).toMatchObject({ forWhom: 'Brooklyn', people: 1, overdue: 1 });
    expect(await seen(ofOther)).toMatchObject({ audience: 'person', people: 1, noHire: 1 });

    await trainees.watchAll(person.token, second);
    await trainees.takeExam(person.token, second);
    await trainees.sign(person.token, second);
    expect((await year(person.token)).due.map((one) => one.trainingContentId)).toEqual([first]);
    expect(await seen(ofTeam)).toMatchObject({ done: 1, overdue: 0 });
    for (const id of [ofRole, ofTeam, ofOther]) expect((await end(id)).status).toBe(200);
    expect((await end(ofRole)).status).toBe(404);
    expect((await year(person.token)).due).toEqual([]);
    expect(await auditsOf(t, { action: 'training.plan.end' })).toHaveLength(3);
  });

  it('names whom and when, and two clicks make one', async () => {
    const trainingId = await trainees.newTraining();
    const day = { dueKind: 'day', dueDay: inDays(9) };
    for (const body of [
      { trainingId: 'none', audience: 'role', role: 'HHA', ...day },
      { trainingId, audience: 'role', role: 'NONE', ...day },
      { trainingId, audience: 'team', team: 'Nowhere', ...day },
      { trainingId, audience: 'person', userId: randomUUID(), ...day },
      { trainingId, audience: 'person', ...day },
      { trainingId, audience: 'role', role: 'HHA', dueKind: 'day' },
      { trainingId, audience: 'role', role: 'HHA', dueKind: 'hire' },
    ])
      expect((await plan(body)).status, JSON.stringify(body)).toBe(400);
    const requestKey = randomUUID();
    const body = { requestKey, trainingId, audience: 'role', role: 'HHA', ...day };
    const id = await planned(body);
    expect(await planned(body)).toBe(id);
    await end(id);
  });

  it('is reminded of 30, 14 and 3 days before and once when late, in the own language', async () => {
    const trainingId = await trainees.newTraining();
    const { userId, phone } = await aide();
    await t.pool.query(`update app_user set locale = 'zh-TW' where id = $1`, [userId]);
    const dueDay = inDays(40);
    const id = await planned({ trainingId, audience: 'person', userId, dueKind: 'day', dueDay });
    const first = t.clock.now().toISOString();
    // Back afterwards: sessions end meanwhile.
    const sent = async (daysBefore: number, hour = '15') => {
      t.clock.set(`${dayAfter(dueDay, -daysBefore)}T${hour}:00:00Z`);
      const count = await remindOfPlans(t);
      t.clock.set(first);
      return count;
    };
    expect(await sent(31)).toBe(0);
    // Not in the night.
    expect(await sent(30, '07')).toBe(0);
    expect(await sent(30)).toBe(1);
    expect(await sent(30)).toBe(0);
    expect((await messagesTo(t, phone))[0]).toContain('以前完成');
    expect(await sent(20)).toBe(0);
    // After days without the product only the newest is sent.
    expect(await sent(2)).toBe(1);
    expect(await sent(0)).toBe(0);
    expect(await sent(-1)).toBe(1);
    expect((await messagesTo(t, phone))[0]).toContain('現在已經逾期');
    expect(await sent(-5)).toBe(0);
    await end(id);
  });

  it('is nudged by the office: previewed, and nobody twice in a week', async () => {
    const trainingId = await trainees.newTraining();
    const { userId, phone } = await aide({ team: 'Queens' });
    await aide({ team: 'Queens' });
    const dueDay = inDays(10);
    const id = await planned({
      trainingId,
      audience: 'team',
      team: 'Queens',
      dueKind: 'day',
      dueDay,
    });
    const before = (await messagesTo(t, phone)).length;
    const shown = await nudge(id, true);
    expect([shown.people, shown.messages.length]).toEqual([2, 2]);
    expect((await messagesTo(t, phone)).length).toBe(before);
    expect((await nudge(id)).people).toBe(2);
    expect((await messagesTo(t, phone)).length).toBe(before + 1);
    expect((await nudge(id)).people).toBe(0);
    await t.pool.query(
      `update training_plan_reminder set sent_at = sent_at - interval '8 days' where user_id = $1`,
      [userId],
    );
    expect((await nudge(id)).people).toBe(1);
    expect(await auditsOf(t, { action: 'training.plan.nudge' })).toHaveLength(3);
    await end(id);
  });
});
