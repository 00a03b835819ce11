/** Visits that the office canceled by mistake: they take a place again, and their owner is told why. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as api from '#contract/services/visits-office.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { from, visitCalls } from '#tests/api/support/visit-calls.ts';
import { at, queens } from '#tests/api/support/visits.ts';

const t = testApp();
const { staff, v, one, act, booked } = visitCalls(t);

/** It is so late, and the coordinator has just signed in. */
const now = async (wall: string) => {
  t.clock.set(`${wall.replace(' ', 'T')}:00-04:00`);
  staff.token = await t.staffSession('coordinator');
};

describe('a visit', () => {
  it('that the office canceled by mistake takes its place again, and its owner reads why', async () => {
    const { recordId, phone, token: owner } = await booked('2025-06-18 14:00');
    await act(api.cancelVisit, recordId, { ...from(await one(recordId)), reason: 'staff' });
    const seen = await one(recordId);
    expect(seen).toMatchObject({ state: 'cancelled', mayRestore: true });
    const sentBefore = await v.messagesTo(phone);
    const body = { ...from(seen), ...at('2025-06-18 14:00'), correction: '我们点错了' };
    const shown = await act(api.restoreVisit, recordId, { ...body, preview: true });
    const [message] = shown.json.data?.messages ?? [];
    expect(message).toMatchObject({ locale: 'zh-CN', to: phone.slice(-4) });
    expect(message?.text).toContain(zhHans.office.corrections.visit.cancelled);
    expect(message?.text).toContain('我们点错了。');
    expect(await v.messagesTo(phone)).toEqual(sentBefore);
    const done = await act(api.restoreVisit, recordId, body);
    expect(done.status, done.text).toBe(200);
    expect((await v.messagesTo(phone)).at(-1)).toBe(message?.text);
    expect(await v.count('from booking_place where record_id = $1', [recordId])).toBe(1);
    const own = await v.own(owner, recordId);
    expect(own.json.data).toMatchObject({
      status: 'init',
      cancelledAt: null,
      reserveTime: '14:00',
      canMove: true,
    });
    expect(own.json.data?.remindAt).not.toBeNull();
    expect(own.json.data?.history.map(({ event, note }) => [event, note])).toEqual([
      ['booked', null],
      ['cancelled', '同事生病了。'],
      ['booked', '我们点错了'],
    ]);
    const after = await one(recordId);
    expect(after).toMatchObject({ state: 'expected', mayRestore: false });
    expect(after.entries.at(-1)).toMatchObject({
      details: { state: 'restored', to: '2025-06-18 14:00' },
      text: '我们点错了',
    });
    const [audit] = await auditsOf(t, { action: 'visit.restored', subjectId: after.userId });
    expect(audit).toMatchObject({ details: { state: 'restored' } });
    const again = await act(api.restoreVisit, recordId, { ...body, ...from(after) });
    expect(again.json.code).toBe('changed_meanwhile');
  });

  it('is restored at another time where its own is taken; a reason has to be given', async () => {
    const { recordId } = await booked('2025-06-18 14:30');
    await act(api.cancelVisit, recordId, { ...from(await one(recordId)), reason: 'double' });
    await Promise.all([booked('2025-06-18 14:30'), booked('2025-06-18 14:30')]);
    const body = { ...from(await one(recordId)), ...at('2025-06-18 14:30') };
    const bare = await act(api.restoreVisit, recordId, body);
    expect([bare.status, bare.json.errors?.[0]?.field]).toEqual([400, 'correction']);
    const correction = '弄错了';
    const full = await act(api.restoreVisit, recordId, { ...body, correction });
    expect(full.json.code).toBe('slot_full');
    const to = at('2025-06-18 15:30', queens);
    const done = await act(api.restoreVisit, recordId, { ...body, ...to, correction });
    expect(done.status, done.text).toBe(200);
    expect(await one(recordId)).toMatchObject({
      state: 'expected',
      from: '15:30',
      companyAddressId: queens,
    });
  });

  it('that its owner canceled is not restored, nor one whose account is closed', async () => {
    const theirs = await booked('2025-06-18 16:30');
    await v.cancel(theirs.token, theirs.recordId);
    const seen = await one(theirs.recordId);
    expect(seen.mayRestore).toBe(false);
    const words = { ...at('2025-06-18 16:30'), correction: 'x' };
    const own = await act(api.restoreVisit, theirs.recordId, { ...from(seen), ...words });
    expect([own.status, own.json.code]).toEqual([409, 'conflict']);
    const ours = await booked('2025-06-18 16:30');
    await act(api.cancelVisit, ours.recordId, {
      ...from(await one(ours.recordId)),
      reason: 'staff',
    });
    const id = await v.userIdOf(ours.phone);
    await t.pool.query('update app_user set suspended = true where id = $1', [id]);
    const body = { ...from(await one(ours.recordId)), ...words };
    const closed = await act(api.restoreVisit, ours.recordId, body);
    expect([closed.status, closed.json.code]).toEqual([409, 'changed_meanwhile']);
  });

  it('comes back while its time is running, and a walk-in without a text, as it was put in and off', async () => {
    const { recordId } = await booked('2025-06-11 13:00');
    await act(api.cancelVisit, recordId, { ...from(await one(recordId)), reason: 'staff' });
    await now('2025-06-11 13:10');
    const to = { ...at('2025-06-11 13:00'), correction: '弄错了' };
    const back = await act(api.restoreVisit, recordId, { ...from(await one(recordId)), ...to });
    expect(back.status, back.text).toBe(200);
    const { phone } = await v.someone();
    const userId = await v.userIdOf(phone);
    const put = await t.call<{ recordId: string }>('POST', `/home/staff/people/${userId}/request`, {
      token: staff.token,
      body: {
        serviceId: 'government-benefits',
        method: 'offline',
        ...at('2025-06-11 13:00'),
        requestKey: randomUUID(),
        walkIn: {},
      },
    });
    const walkIn = put.json.data?.recordId ?? '';
    const off = { ...from(await one(walkIn)), reason: 'double', silent: true };
    expect((await act(api.cancelVisit, walkIn, off)).status).toBe(200);
    const again = await act(api.restoreVisit, walkIn, { ...from(await one(walkIn)), ...to });
    expect(again.json.data?.messages).toEqual([]);
    expect(await v.messagesTo(phone)).toEqual([]);
    await now('2025-06-11 13:40');
    await act(api.cancelVisit, recordId, { ...from(await one(recordId)), reason: 'staff' });
    const late = await act(api.restoreVisit, recordId, { ...from(await one(recordId)), ...to });
    expect(late.json.code).toBe('slot_past');
  });
});
