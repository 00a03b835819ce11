/** Visits, as the office works on them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askForCaller, getCallerChoices } from '#contract/services/caller-office.ts';
import * as api from '#contract/services/visits-office.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { from, visitCalls } from '#tests/api/support/visit-calls.ts';
import { at, manhattan, queens } from '#tests/api/support/visits.ts';

const t = testApp();
const { staff, v, one, act, booked, dayOf, audits } = visitCalls(t);

describe('a day at the offices', () => {
  it('shows times, free places and who comes, without the whole phone number', async () => {
    const visit = await booked('2025-06-17 10:00');
    const { offices, days, allOffices } = await dayOf('2025-06-17');
    const [office] = offices;
    expect(offices).toHaveLength(1);
    expect(allOffices.length).toBeGreaterThan(1);
    expect(office).toMatchObject({ closed: null, booked: 1, exception: false });
    expect(office?.slots.find((s) => s.time === '10:00')).toEqual({
      time: '10:00',
      places: 2,
      free: 1,
    });
    expect(office?.visits[0]).toMatchObject({
      recordId: visit.recordId,
      from: '10:00',
      to: '10:30',
      names: { latin: 'Test Patient', chinese: '林国栋' },
      phoneEnd: visit.phone.slice(-4),
      state: 'expected',
    });
    expect(JSON.stringify(offices)).not.toContain(visit.phone);
    expect(days.find((d) => d.day === '2025-06-17')).toMatchObject({ booked: 1, closed: false });
    expect(days.find((d) => d.day === '2025-06-22')).toMatchObject({ closed: true });
  });

  it('comes as a table, and that is written down', async () => {
    await booked('2025-06-17 11:00');
    const before = await audits('visit.export');
    const csv = await t.call('GET', '/home/staff/visits/export?day=2025-06-17', {
      token: staff.token,
      lang: 'en',
    });
    expect(csv.status).toBe(200);
    expect(csv.text).toContain('林国栋');
    expect(csv.text.split('\r\n')[0]).toContain('Phone ends in');
    expect(await audits('visit.export')).toBe(before + 1);
  });

  it('whoever opens a visit is written down', async () => {
    const { recordId } = await booked('2025-06-17 15:00');
    const before = await audits('visit.view');
    const { userId } = await one(recordId);
    expect(await audits('visit.view')).toBe(before + 1);
    const [newest] = await auditsOf(t, { action: 'visit.view', subjectId: userId });
    expect(newest).toMatchObject({ details: { recordId } });
  });

  it('is for those who work on cases', async () => {
    const { recordId } = await booked('2025-06-17 13:00');
    const body = { version: 0, sequence: 0, state: 'arrived' };
    for (const role of ['editor', 'trainer'] as const) {
      const other = await t.staffSession(role);
      const { status } = await act(api.setVisitState, recordId, body, { token: other });
      expect(status, role).toBe(403);
      const hours = await t.call('GET', '/home/staff/calendar', { token: other });
      expect(hours.status, role).toBe(403);
    }
  });
});

describe('a visit', () => {
  it('arrives, is done, and both can be taken back', async () => {
    const { recordId } = await booked('2025-06-18 09:00');
    const states = ['arrived', 'done', 'expected', 'expected', 'missed'] as const;
    const seen = [];
    for (const state of states) {
      const answer = await act(api.setVisitState, recordId, {
        ...from(await one(recordId)),
        state,
      });
      seen.push(answer.json.data?.state);
    }
    expect(seen).toEqual(['arrived', 'done', 'arrived', 'expected', 'missed']);
    const { history, entries } = await one(recordId);
    expect(history.map((h) => h.event)).toEqual(['booked']);
    expect(entries.map((e) => e.details.state)).toEqual(states);
  });

  it('that somebody else changed is not overwritten: a colleague, or the client', async () => {
    const { recordId, token: owner } = await booked('2025-06-18 09:30');
    const seen = from(await one(recordId));
    const first = await act(api.setVisitState, recordId, { ...seen, state: 'arrived' });
    const second = await act(api.setVisitState, recordId, { ...seen, state: 'missed' });
    expect([first.status, second.json.code]).toEqual([200, 'changed_meanwhile']);
    const fresh = from(await one(recordId));
    await v.move(owner, recordId, at('2025-06-18 10:00'));
    const late = await act(api.cancelVisit, recordId, { ...fresh, reason: 'staff' });
    expect(late.json.code).toBe('changed_meanwhile');
    expect((await one(recordId)).state).toBe('expected');
  });

  it('moves at short notice; the message is shown before in the client’s language', async () => {
    const { recordId, phone, token: owner } = await booked('2025-06-18 13:00');
    const to = at('2025-06-11 11:00');
    const own = await v.move(owner, recordId, to);
    expect(own.json.code).toBe('slot_too_soon');
    const seen = from(await one(recordId));
    const sentBefore = await v.messagesTo(phone);
    const shown = await act(api.moveVisit, recordId, {
      ...seen,
      ...to,
      reason: 'staff',
      preview: true,
    });
    expect(shown.json.data?.messages).toMatchObject([{ locale: 'zh-CN', to: phone.slice(-4) }]);
    expect(await v.messagesTo(phone)).toEqual(sentBefore);
    expect((await one(recordId)).from).toBe('13:00');
    expect(shown.json.data?.messages[0]?.text).toContain('同事生病了。');
    const moved = await act(api.moveVisit, recordId, { ...seen, ...to, reason: 'staff' });
    expect(moved.status, moved.text).toBe(200);
    expect((await v.messagesTo(phone)).at(-1)).toBe(shown.json.data?.messages[0]?.text);
    const after = await one(recordId);
    expect([after.day, after.from]).toEqual(['2025-06-11', '11:00']);
    expect(after.history.at(-1)).toMatchObject({ event: 'moved', by: 'staff' });
  });

  it('two who move theirs to the last chair: one gets it', async () => {
    const times = ['09:00', '09:30', '10:00'];
    const all = await Promise.all(times.map((time) => booked(`2025-06-19 ${time}`)));
    await booked('2025-06-19 16:00');
    const seen = await Promise.all(all.map(({ recordId }) => one(recordId)));
    const answers = await Promise.all(
      all.map(({ recordId }, i) => {
        const saw = seen[i];
        if (!saw) throw new Error('not seen');
        return act(api.moveVisit, recordId, {
          ...from(saw),
          ...at('2025-06-19 16:00'),
          reason: 'asked',
        });
      }),
    );
    expect(answers.map((a) => a.json.code).sort()).toEqual(['200', 'slot_full', 'slot_full']);
    const sql =
      "from booking_place where company_address_id = $1 and starts_at = '2025-06-19 20:00Z'";
    expect(await v.count(sql, [manhattan])).toBe(2);
  });

  it('is cancelled with a reason that the client reads', async () => {
    const { recordId, phone } = await booked('2025-06-18 15:00');
    const body = { ...from(await one(recordId)), reason: 'staff', note: '明天再打给您。' };
    const shown = await act(api.cancelVisit, recordId, { ...body, preview: true });
    const text = shown.json.data?.messages[0]?.text;
    expect(text).toContain('同事生病了。明天再打给您。');
    expect((await act(api.cancelVisit, recordId, body)).status).toBe(200);
    expect((await v.messagesTo(phone)).at(-1)).toBe(text);
    expect(await v.count('from booking_place where record_id = $1', [recordId])).toBe(0);
    const again = await act(api.cancelVisit, recordId, {
      ...from(await one(recordId)),
      reason: 'staff',
    });
    expect(again.json.code).toBe('record_closed');
  });

  it('is given to a colleague, and has notes that its owner never sees', async () => {
    const { recordId, token: owner } = await booked('2025-06-18 16:00');
    const { colleagues, ...seen } = await one(recordId);
    const assigneeId = colleagues[0]?.staffId;
    const note = 'Needs a wheelchair';
    const done = await act(api.workOnVisit, recordId, {
      ...from({ colleagues, ...seen }),
      assigneeId,
      note,
    });
    expect(done.json.data).toMatchObject({ assigneeId, assignee: colleagues[0]?.name });
    expect(done.json.data?.entries.map((e) => [e.entry, e.text])).toEqual([
      ['assigned', null],
      ['note', note],
    ]);
    const own = await t.call('GET', `/home/api/user/serviceRecord/${recordId}`, { token: owner });
    expect(own.text).not.toContain(note);
    const body = { ...from(await one(recordId)), assigneeId: randomUUID() };
    expect((await act(api.workOnVisit, recordId, body)).status).toBe(400);
  });
});

describe('for a caller', () => {
  it('is found by phone or name, and booked once', async () => {
    const { phone } = await v.someone({ locale: 'zh-TW', chineseName: '陳美玲' });
    const find = (asked: string) =>
      t.read(api.findOfficeCaller, { token: staff.token, body: { asked } });
    const [person] = await find(`(${phone.slice(0, 3)}) ${phone.slice(3)}`);
    expect(person).toMatchObject({ phoneEnd: phone.slice(-4), locale: 'zh-TW' });
    expect((await find('陈美玲')).map((p) => p.userId)).toContain(person?.userId);
    for (const typed of ['陈', 'cml', `陈 ${phone.slice(-4)}`])
      expect((await find(typed)).map((p) => p.userId)).toContain(person?.userId);
    for (const nobody of ['nobody of this name', 'a', '%%']) expect(await find(nobody)).toEqual([]);

    const userId = person?.userId ?? '';
    const { services } = await t.read(getCallerChoices, {
      path: getCallerChoices.path.replace('{userId}', userId),
      token: staff.token,
    });
    expect(services.map((s) => s.serviceId)).toContain('government-benefits');
    const slots = await t.read(api.getVisitSlots, {
      token: staff.token,
      query: `companyAddressId=${queens}&userId=${userId}&from=2025-06-20&to=2025-06-20`,
    });
    expect(slots.days[0]?.free).toBeGreaterThan(0);
    const path = askForCaller.path.replace('{userId}', userId);
    const body = {
      serviceId: 'government-benefits',
      method: 'offline',
      ...at('2025-06-20 10:00', queens),
      requestKey: randomUUID(),
    };
    const shown = await t.read(askForCaller, {
      path,
      token: staff.token,
      body: { ...body, preview: true },
    });
    expect(shown).toMatchObject({ recordId: null, messages: [{ locale: 'zh-TW' }] });
    expect(await v.messagesTo(phone)).toEqual([]);
    const [first, second] = await Promise.all([
      t.read(askForCaller, { path, token: staff.token, body }),
      t.read(askForCaller, { path, token: staff.token, body }),
    ]);
    expect(first.recordId).toBe(second.recordId);
    expect(await v.messagesTo(phone)).toHaveLength(1);
    const visit = await one(first.recordId ?? '');
    expect(visit).toMatchObject({
      enteredByStaff: true,
      history: [{ event: 'booked', by: 'staff' }],
    });
  });
});
