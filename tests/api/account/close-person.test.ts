/** Closing the account of somebody who died, moved away or left. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { closePerson, reopenPerson } from '#contract/account/person-close.ts';
import { listLapses } from '#contract/renewal/office.ts';
import { addOwnDate } from '#contract/renewal/renewal.ts';
import { getStaffVisit } from '#contract/services/visits-office.ts';
import { getDesk, getWaiting } from '#contract/staff/desk.ts';
import { listCards } from '#contract/whitecard/office.ts';
import { remindOfDates } from '#server/features/renewal/renewal.jobs.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { actionsOf } from '#tests/api/support/office.ts';
import { partiesOf } from '#tests/api/support/parties.ts';
import { personCalls, personPath } from '#tests/api/support/person-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const { coordinator, getPerson, post, someone } = personCalls(t);
const visits = visitsOf(t);
const parties = partiesOf(t);

const pathOf = (userId: string) => personPath(userId, '/close');
const planOf = (userId: string) =>
  t.read(closePerson, { token: coordinator.token, path: pathOf(userId), body: {}, lang: 'en' });
const close = (userId: string, plan: string, reason = 'died') =>
  post(pathOf(userId), { reason, plan });
const openRows = async (userId: string) => {
  const { rows } = await t.pool.query(
    `select (select count(*)::int from service_record where user_id = $1 and cancelled_at is null and status <> 'finish') as records,
       (select count(*)::int from booking_place p join service_record r on r.id = p.record_id where r.user_id = $1) as places,
       (select count(*)::int from activity_registration where user_id = $1 and status <> 'cancelled') as registrations`,
    [userId],
  );
  return rows[0];
};
const nothing = { records: 0, places: 0, registrations: 0 };

let next = 0;
/** With a visit, a request, a place that somebody waits for, a card and a deadline. */
const busyPerson = async () => {
  const phone = `6465557${String(100 + next++)}`;
  const person = await someone(phone, { locale: 'zh-CN' });
  const { token } = person;
  const times = ['10:00', '10:30', '11:00', '11:30', '13:00', '14:00'];
  const wall = `2025-06-${next % 2 ? 17 : 18} ${times[next % times.length]}`;
  const visit = await visits.book(token, at(wall));
  const asked = await visits.apply(token, { serviceId: 'medical-transport', method: 'online' });
  const activityId = await parties.newActivity(1);
  await parties.join(activityId, token);
  const waiting = await parties.newPerson({ locale: 'en' });
  await parties.join(activityId, waiting.token, { smsConsent: true });
  const card = `CL${String(10_000 + next)}Z`;
  await t.call('POST', `/home/api/user/submit-white-card?whiteCardId=${card}`, { token });
  const date = { kind: 'snap', day: '2025-07-01', requestKey: randomUUID() };
  await t.read(addOwnDate, { token, body: date });
  const before = await visits.messagesTo(phone);
  const numbers = [visit.recordNo, asked.json.data?.recordNo ?? ''];
  return { ...person, phone, wall, numbers, activityId, waiting, before };
};

describe('closing an account', () => {
  it('first lists what ends and changes nothing', async () => {
    const one = await busyPerson();
    const plan = await planOf(one.userId);
    expect(plan.done).toBe(false);
    expect(plan.ended.map(({ part }) => part).sort()).toEqual(['activity', 'request', 'visit']);
    expect(plan.ended.find(({ part }) => part === 'visit')?.when).toBe(one.wall);
    for (const number of one.numbers)
      expect(plan.ended.some(({ title }) => title.startsWith(number))).toBe(true);
    expect(plan.paused).toEqual([
      { part: 'card', count: 1 },
      { part: 'dates', count: 1 },
    ]);
    // Only whoever gets the place is written to.
    expect(plan.messages).toMatchObject([{ to: one.waiting.phone.slice(-4), locale: 'en' }]);
    expect(await openRows(one.userId)).toEqual({ records: 2, places: 1, registrations: 1 });
    expect((await getPerson(one.userId)).state).toBe('open');
    expect((await parties.status(one.activityId, one.waiting.token)).status).toBe('waitlisted');
  });

  it('cancels it all, gives the places away, and sends the person nothing', async () => {
    const one = await busyPerson();
    const { plan } = await planOf(one.userId);
    const done = await t.read(closePerson, {
      token: coordinator.token,
      path: pathOf(one.userId),
      body: { reason: 'died', note: 'Her son called.', plan },
      lang: 'en',
    });
    expect(done.done).toBe(true);
    expect(await openRows(one.userId)).toEqual(nothing);
    expect(await visits.messagesTo(one.phone)).toEqual(one.before);
    expect((await parties.status(one.activityId, one.waiting.token)).status).toBe('registered');
    await parties.expectSound(one.activityId);
    expect((await visits.messagesTo(one.waiting.phone)).at(-1)).toBe(done.messages[0]?.text);
    const info = await t.call('GET', '/home/api/user/patient/info', { token: one.token });
    expect(info.status).toBe(401);

    const person = await getPerson(one.userId);
    expect(person).toMatchObject({ state: 'closed', closeReason: 'died' });
    const [entry] = person.changes;
    expect(entry).toMatchObject({
      entry: 'closed',
      closing: { reason: 'died', note: 'Her son called.', ended: done.ended },
    });
    expect(person.activities).toMatchObject([{ status: 'cancelled' }]);
    expect(await actionsOf(t, { subjectId: one.userId })).toContain('person.close');
    const { rows } = await t.pool.query(
      `select details::text from audit_log where action = 'person.close' and subject_id = $1`,
      [one.userId],
    );
    expect(rows[0].details).not.toContain('called');
  });

  it('needs a reason, and the list that staff saw', async () => {
    const one = await busyPerson();
    const { plan } = await planOf(one.userId);
    const without = await post(pathOf(one.userId), { plan });
    expect([without.status, without.json.errors?.[0]?.field]).toEqual([400, 'reason']);
    await visits.apply(one.token, { serviceId: 'medical-transport', method: 'online' });
    const late = await close(one.userId, plan);
    expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await openRows(one.userId)).records).toBe(3);
    expect((await close(one.userId, (await planOf(one.userId)).plan)).status).toBe(200);
    const again = await post(pathOf(one.userId), {});
    expect([again.status, again.json.code]).toEqual([409, 'changed_meanwhile']);
  });

  it('leaves alone what has taken place', async () => {
    const one = await busyPerson();
    t.clock.set('2025-06-20T15:00:00Z');
    await coordinator.signIn();
    const plan = await planOf(one.userId);
    expect(plan.ended.map(({ part }) => part)).toEqual(['request']);
    expect((await close(one.userId, plan.plan, 'moved')).status).toBe(200);
    const { activities, records } = await getPerson(one.userId);
    expect(activities[0]?.status).toBe('registered');
    expect(records.filter((record) => record.cancelled)).toHaveLength(1);
  });

  it('waits for who is just joining, so that nothing is left behind', async () => {
    const one = await busyPerson();
    const { plan } = await planOf(one.userId);
    const fresh = await parties.newActivity(3);
    const client = await t.pool.connect();
    /** How many wait for a lock of this database. */
    const waiting = async () => {
      const { rows } = await t.pool.query(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0].n;
    };
    try {
      await client.query('begin');
      await client.query('select from activity where id = $1 for update', [fresh]);
      const joining = parties.join(fresh, one.token);
      await expect.poll(waiting).toBe(1);
      let isClosed = false;
      const closing = close(one.userId, plan).finally(() => {
        isClosed = true;
      });
      await expect.poll(async () => isClosed || (await waiting()) === 2).toBe(true);
      await client.query('rollback');
      expect((await joining).json.data?.status).toBe('registered');
      // The list that staff saw did not have it.
      expect((await closing).status).toBe(409);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await close(one.userId, (await planOf(one.userId)).plan)).status).toBe(200);
    expect(await openRows(one.userId)).toEqual(nothing);
  });

  it('of two at once one is told; whoever books or joins meanwhile keeps nothing', async () => {
    const other = await startTestApp({ beside: t });
    try {
      for (let round = 0; round < 4; round++) {
        const one = await busyPerson();
        const { plan } = await planOf(one.userId);
        const fresh = await parties.newActivity(3);
        const body = { serviceId: 'medical-transport', method: 'online' };
        const options = { token: coordinator.token, body: { reason: 'left', plan } };
        const closing = [t, other].map((app) =>
          app.call('POST', `/home${pathOf(one.userId)}`, options),
        );
        const mine = [
          visits.apply(one.token, body, { app: other }),
          parties.join(fresh, one.token, {}, { on: other }),
          parties.leave(one.activityId, one.token, { on: other }),
        ];
        const answers = await Promise.all(closing);
        for (const { status, text } of await Promise.all(mine))
          expect([200, 401], text).toContain(status);
        const closed = answers.filter(({ status }) => status === 200).length;
        expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
        // What came in first is on the next list.
        if (!closed)
          expect((await close(one.userId, (await planOf(one.userId)).plan)).status).toBe(200);
        else expect(closed).toBe(1);
        expect(await openRows(one.userId)).toEqual(nothing);
        await parties.expectSound(one.activityId);
        await parties.expectSound(fresh);
        expect((await parties.status(one.activityId, one.waiting.token)).status).toBe('registered');
      }
    } finally {
      await other.close();
    }
  });
});

describe('a closed account', () => {
  it('is in no queue, count or list until it is opened again', async () => {
    const one = await busyPerson();
    const token = coordinator.token;
    const inLists = async () => ({
      card: (await t.read(listCards, { token, query: `queue=open&keyword=${one.phone}` })).total,
      lapse: (await t.read(listLapses, { token, query: `month=2025-07&keyword=${one.phone}` }))
        .total,
      cards: (await t.read(getWaiting, { token })).cards ?? 0,
      due: (await t.read(getDesk, { token })).due?.open ?? 0,
    });
    const before = await inLists();
    expect(before).toMatchObject({ card: 1, lapse: 1 });
    await close(one.userId, (await planOf(one.userId)).plan);
    expect(await inLists()).toEqual({
      card: 0,
      lapse: 0,
      cards: before.cards - 1,
      // The card and the request.
      due: before.due - 2,
    });
    t.clock.set('2025-06-24T15:00:00Z');
    await remindOfDates({ ...t, sealer: testSealer() });
    expect(await visits.messagesTo(one.phone)).toEqual(one.before);
    t.clock.set('2025-06-11T14:30:00Z');

    const path = personPath(one.userId, '/reopen');
    const shown = await t.read(reopenPerson, { token, path, body: { preview: true } });
    expect(shown.messages).toMatchObject([{ to: one.phone.slice(-4), locale: 'zh-CN' }]);
    expect((await getPerson(one.userId)).state).toBe('closed');
    await t.read(reopenPerson, { token, path, body: {} });
    expect(await inLists()).toMatchObject({ card: 1, lapse: 1, cards: before.cards });
    // What was canceled stays so.
    expect(await openRows(one.userId)).toEqual(nothing);
    const person = await getPerson(one.userId);
    expect(person).toMatchObject({ state: 'open', closeReason: null });
    expect(person.changes.map(({ entry }) => entry)).toEqual(['reopened', 'closed']);
    const again = await post(path, {});
    expect([again.status, again.json.code]).toEqual([409, 'changed_meanwhile']);
  });

  it('sent nobody a word: what is restored after it is opened again needs no apology', async () => {
    const one = await busyPerson();
    await close(one.userId, (await planOf(one.userId)).plan);
    await t.read(reopenPerson, {
      token: coordinator.token,
      path: personPath(one.userId, '/reopen'),
      body: {},
    });
    const correction = 'x';
    const { rows } = await t.pool.query(
      `select 'activity/' || activity_id || '/party/' || id as party from activity_registration where user_id = $1`,
      [one.userId],
    );
    const party = await post(`/staff/${rows[0].party}/restore`, { correction });
    expect([party.status, party.json.data]).toMatchObject([
      200,
      { status: 'waitlisted', messages: [] },
    ]);
    const { records } = await getPerson(one.userId);
    const recordId = records.find(({ startsAt }) => startsAt)?.recordId ?? '';
    const path = `/staff/visits/one/${recordId}`;
    const seen = await t.read(getStaffVisit, { token: coordinator.token, path });
    const { version, sequence, mayRestore } = seen;
    expect(mayRestore).toBe(true);
    const body = { version, sequence, ...at(one.wall), correction };
    const visit = await post(`${path}/restore`, body);
    expect([visit.status, visit.json.data]).toMatchObject([200, { messages: [] }]);
  });

  it('is not for an editor to close or open', async () => {
    const { userId } = await someone('6465557001');
    const token = await t.staffSession('editor');
    for (const rest of ['/close', '/reopen'])
      expect(
        (await t.call('POST', `/home${personPath(userId, rest)}`, { token, body: {} })).status,
      ).toBe(403);
  });
});
