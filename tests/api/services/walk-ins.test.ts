/** People who stand at the counter without an appointment. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askForCaller } from '#contract/services/caller-office.ts';
import * as api from '#contract/services/visits-office.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { from, visitCalls } from '#tests/api/support/visit-calls.ts';
import { at, manhattan } from '#tests/api/support/visits.ts';

const t = testApp();
const { staff, v, one, act, booked, dayOf } = visitCalls(t);

const someone = async () => {
  const { phone } = await v.someone({ locale: 'zh-TW', chineseName: '陳美玲' });
  return { phone, userId: await v.userIdOf(phone) };
};
const slotsOf = (userId: string) =>
  t.read(api.getVisitSlots, {
    token: staff.token,
    query: `companyAddressId=${manhattan}&userId=${userId}`,
  });
const ask = (userId: string, wall: string, more: object = {}) =>
  t.call<{ recordId: string; messages: unknown[] }>(
    'POST',
    `/home${askForCaller.path.replace('{userId}', userId)}`,
    {
      token: staff.token,
      lang: 'en',
      body: {
        serviceId: 'government-benefits',
        method: 'offline',
        ...at(wall),
        walkIn: {},
        requestKey: randomUUID(),
        ...more,
      },
    },
  );
/** It is so late, and the coordinator has just signed in. */
const now = async (wall: string) => {
  t.clock.set(`${wall.replace(' ', 'T')}:00-04:00`);
  staff.token = await t.staffSession('coordinator');
};

describe('a walk-in', () => {
  it('goes into the running slot, arrived, without a message, once', async () => {
    await now('2025-06-24 10:12');
    const { userId, phone } = await someone();
    expect((await slotsOf(userId)).running).toEqual({
      reserveDate: '2025-06-24',
      reserveTime: '10:00',
      until: '10:30',
      free: 2,
      hasVisit: false,
    });
    const [office] = (await dayOf('2025-06-24')).offices;
    expect(office?.running).toEqual({ time: '10:00', free: 2 });
    const requestKey = randomUUID();
    const shown = await ask(userId, '2025-06-24 10:00', { preview: true });
    expect(shown.json.data).toMatchObject({ recordId: null, messages: [] });
    const [first, second] = await Promise.all([
      ask(userId, '2025-06-24 10:00', { requestKey }),
      ask(userId, '2025-06-24 10:00', { requestKey }),
    ]);
    expect(first.status, first.text).toBe(200);
    expect(second.json.data?.recordId).toBe(first.json.data?.recordId);
    expect(await v.messagesTo(phone)).toEqual([]);
    const recordId = first.json.data?.recordId ?? '';
    const visit = await one(recordId);
    expect(visit).toMatchObject({ state: 'arrived', from: '10:00', enteredByStaff: true });
    expect(visit.entries.map(({ details }) => details.state)).toEqual(['walkIn']);
    const entered = await auditsOf(t, { action: 'record.enter', subjectId: userId });
    expect(entered).toMatchObject([{ details: { walkIn: 'free' } }]);
    expect((await slotsOf(userId)).running).toMatchObject({ free: 1, hasVisit: true });
    // A mistake is undone.
    const undone = await act(api.setVisitState, recordId, { ...from(visit), state: 'expected' });
    expect(undone.json.data?.state).toBe('expected');
  });

  it('that was a mistake is cancelled without a text; an appointment is not', async () => {
    await now('2025-06-24 11:05');
    const { userId, phone } = await someone();
    const put = await ask(userId, '2025-06-24 11:00');
    const recordId = put.json.data?.recordId ?? '';
    await now('2025-06-24 11:12');
    const visit = await one(recordId);
    expect(visit.walkInMinutes).toBe(7);
    const body = { ...from(visit), reason: 'asked', silent: true };
    const shown = await act(api.cancelVisit, recordId, { ...body, preview: true });
    expect(shown.json.data?.messages).toEqual([]);
    expect((await act(api.cancelVisit, recordId, body)).status).toBe(200);
    expect(await v.messagesTo(phone)).toEqual([]);
    expect((await one(recordId)).entries.at(-1)?.details).toMatchObject({ silent: 'yes' });

    const appointment = await booked('2025-06-24 15:00');
    const told = await one(appointment.recordId);
    expect(told.walkInMinutes).toBeNull();
    const refused = await act(api.cancelVisit, appointment.recordId, { ...body, ...from(told) });
    expect(refused.status).toBe(400);
  });

  it('is put into a full slot only with a reason, which colleagues read', async () => {
    await now('2025-06-25 08:00');
    for (const _ of [1, 2]) await booked('2025-06-25 11:00');
    await now('2025-06-25 11:05');
    const { userId } = await someone();
    expect((await slotsOf(userId)).running).toMatchObject({ free: 0 });
    const full = await ask(userId, '2025-06-25 11:00');
    expect([full.status, full.json.code]).toEqual([409, 'slot_full']);
    const empty = await ask(userId, '2025-06-25 11:00', { walkIn: { beyond: ' ' } });
    expect(empty.status).not.toBe(200);
    const walkIn = { beyond: 'Her letter ends today' };
    const put = await ask(userId, '2025-06-25 11:00', { walkIn });
    expect(put.status, put.text).toBe(200);
    const { entries } = await one(put.json.data?.recordId ?? '');
    expect(entries).toMatchObject([{ details: { state: 'walkIn' }, text: walkIn.beyond }]);
    const [office] = (await dayOf('2025-06-25')).offices;
    expect(office).toMatchObject({ booked: 3, running: { free: 0 } });
    // A second one beyond has a place of its own.
    const other = await ask((await someone()).userId, '2025-06-25 11:00', { walkIn });
    expect(other.status, other.text).toBe(200);
  });

  it.each([
    ['one that is over', '2025-06-26 10:00', 'slot_past'],
    ['one to come', '2025-06-26 11:00', 'slot_past'],
    ['no time of the office', '2025-06-26 10:45', 'slot_closed'],
    ['another day', '2025-06-27 10:30', 'slot_past'],
  ])('cannot go into %s', async (_, wall, code) => {
    await now('2025-06-26 10:40');
    const { userId } = await someone();
    const answer = await ask(userId, wall, { walkIn: { beyond: 'because' } });
    expect([answer.status, answer.json.code]).toEqual([409, code]);
  });

  it('who has an appointment then is no walk-in', async () => {
    await now('2025-06-27 08:00');
    const { phone } = await booked('2025-06-27 14:00');
    await now('2025-06-27 14:10');
    const userId = await v.userIdOf(phone);
    expect((await slotsOf(userId)).running).toMatchObject({ hasVisit: true });
    const answer = await ask(userId, '2025-06-27 14:00');
    expect([answer.status, answer.json.code]).toEqual([409, 'slot_own_conflict']);
  });

  it('is a visit, and outside the hours nothing is running', async () => {
    await now('2025-06-27 22:00');
    const { userId } = await someone();
    expect((await slotsOf(userId)).running).toBeNull();
    const online = await ask(userId, '2025-06-27 14:00', { method: 'online' });
    expect(online.status).toBe(400);
  });
});
