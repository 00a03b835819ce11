import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listApplications } from '#contract/account/applications-office.ts';
import { listCallbacks } from '#contract/services/callback-office.ts';
import { listRequests } from '#contract/services/requests-office.ts';
import { deskRules, getDesk, getWaiting, waitingParts } from '#contract/staff/desk.ts';
import { listCards } from '#contract/whitecard/office.ts';
import { deskCaregivers } from '#demo/desk-caregivers.ts';
import { deskPatients } from '#demo/desk-patients.ts';
import { caseWork, message } from '#server/schema/office.ts';
import { startTestApp, type TestApp } from '#tests/api/support/app.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { at, visitsOf } from '#tests/api/support/visits.ts';

let t: TestApp;
let admin: string;
const hour = 3_600_000;
beforeAll(async () => {
  t = await startTestApp();
  // Counted exactly, so without the demo's busy day.
  await t.pool.query('delete from callback');
  await t.pool.query(`delete from app_user where phone = any($1)`, [
    [...deskCaregivers, ...deskPatients].map(({ phone }) => `+1${phone}`),
  ]);
});
afterAll(() => t.close());

const desk = async (query = '') => {
  admin = await t.staffSession('admin');
  return t.read(getDesk, { token: admin, query, lang: 'en' });
};
const userOf = async (phone: string): Promise<string> =>
  (await t.pool.query('select id from app_user where phone = $1', [`+1${phone}`])).rows[0].id;

describe('what is due', () => {
  it('has the promises to the demo’s people', async () => {
    const { due } = await desk();
    expect(due?.cases.map((c) => c.kind)).toEqual(expect.arrayContaining(['card', 'application']));
    expect(due?.overdue).toBe(0);
    expect(due?.oldestMinutes).toBeNull();
    const card = due?.cases.find((c) => c.kind === 'card');
    expect(card).toMatchObject({ firstName: 'Guoqiang', minutesLeft: 24 * 60 });
  });

  it('overdue before soon before later, 24-hour promises first until they are overdue', async () => {
    t.clock.pass(21 * hour);
    const soon = await desk();
    expect(soon.due).toMatchObject({ overdue: 0, soon: 2 });
    expect(soon.due?.cases[0]).toMatchObject({ kind: 'card', minutesLeft: 180 });
    t.clock.pass(4 * hour);
    const late = await desk();
    expect(late.due).toMatchObject({ overdue: 2, soon: 0, oldestMinutes: 60 });
    expect(late.due?.cases[0]).toMatchObject({ kind: 'card', minutesLeft: -60 });
  });

  it('of what is overdue, the latest comes first, whatever was promised', async () => {
    await t.pool.query(`update caregiver_application set due_at = $1 where status = 'submitted'`, [
      new Date(t.clock.now().getTime() - 5 * hour),
    ]);
    const { due } = await desk();
    expect(due).toMatchObject({ oldestMinutes: 300 });
    expect(due?.cases[0]).toMatchObject({ kind: 'application', minutesLeft: -300 });
  });

  it('a call keeps the promise that was due then', async () => {
    const before = (await desk()).due?.open ?? 0;
    const subjectId = await userOf('2125550102');
    await t.db
      .update(caseWork)
      .set({ contactedAt: t.clock.now() })
      .where(and(eq(caseWork.kind, 'card'), eq(caseWork.subjectId, subjectId)));
    const { due } = await desk();
    expect(due?.open).toBe(before - 1);
    expect(due?.cases.map((c) => c.kind)).not.toContain('card');
  });

  it('only mine', async () => {
    expect((await desk('mine=true')).due).toMatchObject({ open: 0, cases: [] });
  });

  it('requests and care are in it until they are taken back', async () => {
    const visits = visitsOf(t);
    const { token } = await visits.someone();
    const answer = await visits.apply(token, {
      serviceId: 'letter-interpretation',
      method: 'online',
    });
    const recordId = answer.json.data?.recordId;
    const ids = async () => (await desk()).due?.cases.map((c) => c.subjectId) ?? [];
    if (answer.status !== 200) throw new Error(answer.text);
    expect(await ids()).toContain(recordId);
    await t.call('POST', `/home/api/user/serviceRecord/${recordId}/cancel`, { token });
    expect(await ids()).not.toContain(recordId);
  });
});

it('today’s visits stand by office, in their order', async () => {
  t.clock.set('2025-06-16T13:00:00Z');
  const visits = visitsOf(t);
  const [one, two] = await visits.everyone(2);
  const later = await visits.book(one?.token ?? '', at('2025-06-16 15:00'));
  const sooner = await visits.book(two?.token ?? '', at('2025-06-16 14:00'));
  const gone = await visits.someone();
  const left = await visits.book(gone.token, at('2025-06-16 14:00'));
  await t.call('POST', `/home/api/user/serviceRecord/${left.recordId}/cancel`, {
    token: gone.token,
  });
  const here = (await desk()).visits;
  expect(here?.day).toBe('2025-06-16');
  const office = here?.offices.find((o) => o.companyAddressId === 'manhattan-office');
  const ids = office?.visits.map((v) => v.recordId) ?? [];
  expect(ids.indexOf(sooner.recordId)).toBeLessThan(ids.indexOf(later.recordId));
  expect(ids).not.toContain(left.recordId);
  expect(here?.toCome).toBeGreaterThanOrEqual(2);
});

it('counts applications, reviews, messages and weeks', async () => {
  const before = await desk();
  await t.db.insert(message).values({
    channel: 'sms',
    ownerless: 'noAccount',
    toHash: testSealer().hash('x'),
    toSealed: testSealer().seal('x', 'x'),
    locale: 'en',
    state: 'failed',
    createdAt: t.clock.now(),
  });
  const after = await desk();
  expect(after.failedMessages).toBe((before.failedMessages ?? 0) + 1);
  expect(after.applications).toEqual({ open: 1, asked: 0 });
  expect(after.unreadReviews).toBeGreaterThan(0);
  for (const { weeks, total } of after.weeks) {
    expect(weeks.length).toBe(deskRules.weeks);
    expect(weeks.at(-1)?.monday).toBe('2025-06-16');
    expect(weeks.reduce((sum, week) => sum + week.count, 0)).toBe(total);
  }
  expect(after.weeks.find((w) => w.part === 'applications')?.total).toBe(2);
});

it('beside the ways to them stands how much waits, as long as their first list', async () => {
  const people = visitsOf(t);
  const { token } = await people.someone();
  await people.apply(token, { serviceId: 'letter-interpretation', method: 'online' });
  const { visits } = await desk();
  const waiting = await t.read(getWaiting, { token: admin });
  expect(waiting).toMatchObject({
    applications: (await t.read(listApplications, { token: admin })).counts.submitted,
    cards: (await t.read(listCards, { token: admin })).counts.open,
    requests: (await t.read(listRequests, { token: admin })).counts.init,
    callbacks: (await t.read(listCallbacks, { token: admin })).counts.open,
    visits: visits?.total,
  });
  expect(waiting.cards).toBeGreaterThan(0);
  expect(waiting.requests).toBeGreaterThan(0);
  const rolesSee = async (role: 'coordinator' | 'editor' | 'trainer') =>
    Object.keys(await t.read(getWaiting, { token: await t.staffSession(role) })).sort();
  expect(await rolesSee('coordinator')).toEqual(waitingParts.toSorted());
  expect(await rolesSee('editor')).toEqual(['reviews']);
  expect(await rolesSee('trainer')).toEqual([]);
});

it('what a role may not see is left out', async () => {
  const read = async (role: 'coordinator' | 'editor' | 'trainer') =>
    t.read(getDesk, { token: await t.staffSession(role) });
  const coordinator = await read('coordinator');
  expect(coordinator.due).not.toBeNull();
  expect(coordinator.endingCertificates).toBeNull();
  const editor = await read('editor');
  expect(editor).toMatchObject({ due: null, visits: null, applications: null });
  expect(editor.failedMessages).toBeNull();
  expect(editor.unreadReviews).not.toBeNull();
  expect(editor.weeks.map((w) => w.part)).toEqual(['registrations']);
  const trainer = await read('trainer');
  expect(trainer).toMatchObject({ due: null, unreadReviews: null });
  expect(trainer.endingCertificates).toBe(0);
  expect(trainer.weeks.map((w) => w.part)).toEqual(['certificates']);
});
