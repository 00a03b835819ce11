/** The supervisor's list: one row per person, filters, reminders, teams and their weekly mail. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setTeamDigest } from '#contract/staff/staff.ts';
import {
  listCompliance,
  listTeams,
  remindPeople,
  setSupervisor,
} from '#contract/training/compliance-office.ts';
import { getTraineeYear } from '#contract/training/inservice-office.ts';
import { sendDigests } from '#server/features/training/teams/digest.jobs.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { requiredPapers } from '#server/shared/settings/inservice-defaults.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
const trainees = traineesOf(t);
const trainer = staffOf(t, 'trainer');
const inDays = (days: number) => dayAfter(t.clock.now().toISOString().slice(0, 10), days);

const aide = async (position: object = {}, withPapers = true) => {
  const person = await trainees.newCaregiver('approved', { chineseName: null, locale: 'en' });
  const path = `/staff/training/people/${person.userId}`;
  const token = trainer.token;
  const { position: before } = await t.read(getTraineeYear, { path: `${path}/year`, token });
  const body = { ...before, role: 'HHA', hiredOn: inDays(-10), ...position };
  expect((await t.call('PUT', `/home${path}/position`, { token, body })).status).toBe(200);
  if (withPapers)
    for (const kind of requiredPapers)
      await t.pool.query(
        `insert into person_document (user_id, kind, created_at, checked_at, valid_until)
         values ($1, $2, $3, $3, $4)`,
        [person.userId, kind, t.clock.now(), inDays(200)],
      );
  return person;
};
const planLate = (userId: string, trainingId: string, dueDay = inDays(-1)) =>
  t.call('POST', '/home/staff/training/plans', {
    token: trainer.token,
    body: {
      requestKey: randomUUID(),
      trainingId,
      audience: 'person',
      userId,
      dueKind: 'day',
      dueDay,
    },
  });
const list = (query = '') =>
  t.read(listCompliance, {
    path: `/staff/training/compliance?pageSize=50${query}`,
    token: trainer.token,
    lang: 'en',
  });
const rowOf = async (userId: string, query = '') =>
  (await list(query)).records.find((row) => row.userId === userId);
const remind = (userIds: string[], preview = false) =>
  t.read(remindPeople, { token: trainer.token, body: { userIds, preview } });

describe('the list', () => {
  it('says who keeps up, who does not, and why', async () => {
    const [good, bare, late] = [
      await aide({ team: 'Queens' }),
      await aide({ team: 'Queens', hiredOn: '2019-01-01' }, false),
      await aide({ team: 'Bronx', role: 'PCA' }),
    ];
    const noRole = await aide({ role: null });
    const trainingId = await trainees.newTraining();
    await planLate(late.userId, trainingId);
    await planLate(good.userId, trainingId, inDays(20));

    expect(await rowOf(good.userId)).toMatchObject({
      compliant: true,
      reasons: [],
      hoursDue: 12,
      papersMissing: [],
      next: { training: `Training ${trainingId} en`, paper: null, on: inDays(20) },
    });
    expect(await rowOf(bare.userId)).toMatchObject({
      compliant: false,
      reasons: ['hours', 'papers'],
      papersMissing: requiredPapers,
    });
    expect(await rowOf(late.userId)).toMatchObject({
      compliant: false,
      reasons: ['late'],
      hoursDue: 6,
      late: [`Training ${trainingId} en`],
    });
    expect(await rowOf(noRole.userId)).toMatchObject({ compliant: null, hoursDue: null });

    const found = async (query: string) =>
      (await list(query)).records.map(({ userId }) => userId).toSorted();
    const all = [good, bare, late, noRole].map(({ userId }) => userId);
    const [a = '', b = '', c = '', d = ''] = all;
    const mine = (ids: string[]) => ids.filter((id) => all.includes(id));
    expect(mine(await found('&team=Queens'))).toEqual([a, b].toSorted());
    expect(mine(await found('&role=PCA'))).toEqual([c]);
    expect(mine(await found('&compliant=yes'))).toEqual([a]);
    expect(mine(await found('&compliant=no'))).toEqual([b, c].toSorted());
    expect(mine(await found('&compliant=unknown'))).toEqual([d]);
    expect(mine(await found('&due=late'))).toEqual([b, c].toSorted());
    expect(mine(await found('&due=soon'))).toEqual([a]);
    const order = (await list('&sort=next')).records.map(({ userId }) => userId);
    expect(order[0]).toBe(a);

    const csv = await t.call('GET', '/home/staff/training/compliance/export?team=Bronx', {
      token: trainer.token,
      lang: 'en',
    });
    expect(csv.text).toContain('training overdue');
    expect(csv.text.trim().split('\r\n')).toHaveLength(2);
    expect(await auditsOf(t, { action: 'training.compliance.export' })).toHaveLength(1);
  });
});

describe('reminding many', () => {
  it('sends one text a person with all that is open, and none twice in a week', async () => {
    const busy = await aide({}, false);
    const fine = await aide();
    const [one, two] = [await trainees.newTraining(), await trainees.newTraining()];
    await planLate(busy.userId, one);
    await planLate(busy.userId, two, inDays(5));
    const ids = [busy.userId, fine.userId];

    const looked = await remind(ids, true);
    expect(looked).toMatchObject({ people: 1, skipped: 1 });
    expect(looked.messages).toHaveLength(1);
    expect(looked.messages[0]?.text).toContain('more');
    // Two at once: one of them sends.
    const both = await Promise.all([remind(ids), remind(ids)]);
    expect(both.map(({ people }) => people).toSorted()).toEqual([0, 1]);
    expect(await messagesTo(t, busy.phone)).toHaveLength(1);
    expect(await rowOf(busy.userId)).toMatchObject({ remindedOn: inDays(0) });
    t.clock.pass(8 * 86_400_000);
    await trainer.signIn();
    expect(await remind(ids)).toMatchObject({ people: 1 });
    expect(await auditsOf(t, { action: 'training.compliance.remind' })).toHaveLength(3);
  });
});

describe('a team', () => {
  it('has a supervisor, who gets one mail a week while there is something to say', async () => {
    const person = await aide({ team: 'Harlem' }, false);
    await aide({ team: 'Chelsea' });
    const { teams, staff } = await t.read(listTeams, { token: trainer.token });
    expect(teams.find(({ team }) => team === 'Harlem')).toMatchObject({
      people: 1,
      supervisor: null,
    });
    const { rows } = await t.pool.query(`select id, email from staff where role = 'trainer'`);
    const [who] = rows as { id: string; email: string }[];
    expect(staff.map(({ staffId }) => staffId)).toContain(who?.id);
    const set = (team: string, staffId: string | null) =>
      t.read(setSupervisor, { token: trainer.token, body: { team, staffId } });
    const refused = async (body: object) =>
      (await t.call('PUT', '/home/staff/training/teams', { token: trainer.token, body })).status;
    expect(await refused({ team: 'Nowhere', staffId: who?.id })).toBe(400);
    expect(await refused({ team: 'Harlem', staffId: randomUUID() })).toBe(400);
    await set('Harlem', who?.id ?? '');
    await set('Chelsea', who?.id ?? '');

    const mails = async () =>
      (
        await t.pool.query(
          `select count(*)::int as n from message where template like '%staffTeamDigest'`,
        )
      ).rows[0].n;
    // Not in the week in which the supervisor was named.
    expect(await sendDigests(t)).toBe(0);
    const now = t.clock.now();
    const toMonday = (8 - now.getUTCDay()) % 7 || 7;
    t.clock.set(`${inDays(toMonday)}T12:00:00Z`);
    // Before the time of reminders.
    expect(await sendDigests(t)).toBe(0);
    t.clock.set(`${inDays(0)}T16:00:00Z`);
    expect((await Promise.all([sendDigests(t), sendDigests(t)])).toSorted()).toEqual([0, 1]);
    expect(await mails()).toBe(1);
    t.clock.pass(86_400_000);
    expect(await sendDigests(t)).toBe(0);

    t.clock.pass(7 * 86_400_000);
    await trainer.signIn();
    await t.pool.query('update staff set team_digest = false');
    expect(await sendDigests(t)).toBe(0);
    await t.read(setTeamDigest, { token: trainer.token, body: { on: true } });
    // Nothing is open any more.
    await t.pool.query(`update caregiver_application set status = 'rejected' where user_id = $1`, [
      person.userId,
    ]);
    await t.pool.query('update staff set team_digest = true');
    t.clock.pass(7 * 86_400_000);
    expect(await sendDigests(t)).toBe(0);
    expect(await mails()).toBe(1);
  });
});
