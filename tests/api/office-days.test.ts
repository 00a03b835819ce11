/** Visits and the calendar, as the office works on them. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calendar from '#contract/calendar-office.ts';
import { limits } from '#contract/limits.ts';
import * as api from '#contract/visits-office.ts';
import { testApp } from './test-app.ts';
import { at, manhattan, queens, visitsOf } from './visits.ts';

const t = testApp();
const v = visitsOf(t);
let token: string;
beforeAll(async () => {
  token = await t.staffSession('coordinator');
});

const path = (api: { path: string }, recordId: string) => api.path.replace('{recordId}', recordId);
const one = (recordId: string) =>
  t.read(api.getStaffVisit, { path: path(api.getStaffVisit, recordId), token });
const act = (
  endpoint: { path: string },
  recordId: string,
  body: object,
  options: { token?: string } = {},
) =>
  t.call<api.StaffVisit & { messages: { text: string; locale: string; to: string }[] }>(
    'POST',
    limits.apiBase + path(endpoint, recordId),
    { token, lang: 'en', ...options, body },
  );
const from = ({ version, sequence }: api.StaffVisit) => ({ version, sequence });
const booked = async (wall: string, office = manhattan) => {
  const who = await v.someone({ locale: 'zh-CN', chineseName: '林国栋' });
  const record = await v.book(who.token, at(wall, office), {}, { lang: 'zh-CN' });
  return { ...who, ...record };
};
const dayOf = (day: string, office = manhattan) =>
  t.read(api.getVisitDay, { query: `day=${day}&office=${office}`, token });
const version = async () => (await t.read(calendar.getOfficeCalendar, { token })).version;
const change = async (change: object, more: object = {}) =>
  t.call<{ affected: calendar.Affected[] }>('POST', limits.apiBase + calendar.changeCalendar.path, {
    token,
    lang: 'en',
    body: { version: await version(), change, ...more },
  });
const audits = (action: string) => v.count('from audit_log where action = $1', [action]);

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
      token,
      lang: 'en',
    });
    expect(csv.status).toBe(200);
    expect(csv.text).toContain('林国栋');
    expect(csv.text.split('\r\n')[0]).toContain('Phone ends in');
    expect(await audits('visit.export')).toBe(before + 1);
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
    const shown = await act(api.moveVisit, recordId, { ...seen, ...to, preview: true });
    expect(shown.json.data?.messages).toMatchObject([{ locale: 'zh-CN', to: phone.slice(-4) }]);
    expect(await v.messagesTo(phone)).toEqual(sentBefore);
    expect((await one(recordId)).from).toBe('13:00');
    const moved = await act(api.moveVisit, recordId, { ...seen, ...to });
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
        return act(api.moveVisit, recordId, { ...from(saw), ...at('2025-06-19 16:00') });
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
    expect(text).toContain('同事生病了。 明天再打给您。');
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
    const find = (asked: string) => t.read(api.findCaller, { token, body: { asked } });
    const [person] = await find(`(${phone.slice(0, 3)}) ${phone.slice(3)}`);
    expect(person).toMatchObject({ phoneEnd: phone.slice(-4), locale: 'zh-TW' });
    expect((await find('陈美玲')).map((p) => p.userId)).toContain(person?.userId);
    for (const typed of ['陈', 'cml', `陈 ${phone.slice(-4)}`])
      expect((await find(typed)).map((p) => p.userId)).toContain(person?.userId);
    for (const nobody of ['nobody of this name', 'a', '%%']) expect(await find(nobody)).toEqual([]);

    const userId = person?.userId ?? '';
    const services = await t.read(api.getVisitServices, { token });
    expect(services.map((s) => s.serviceId)).toContain('government-benefits');
    const slots = await t.read(api.getVisitSlots, {
      token,
      query: `companyAddressId=${queens}&userId=${userId}&from=2025-06-20&to=2025-06-20`,
    });
    expect(slots.days[0]?.free).toBeGreaterThan(0);
    const body = {
      userId,
      serviceId: 'government-benefits',
      ...at('2025-06-20 10:00', queens),
      requestKey: randomUUID(),
    };
    const shown = await t.read(api.bookForCaller, { token, body: { ...body, preview: true } });
    expect(shown).toMatchObject({ recordId: null, messages: [{ locale: 'zh-TW' }] });
    expect(await v.messagesTo(phone)).toEqual([]);
    const [first, second] = await Promise.all([
      t.read(api.bookForCaller, { token, body }),
      t.read(api.bookForCaller, { token, body }),
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

describe('closing a day', () => {
  const day = '2025-07-08';
  const close = { kind: 'closeDay', companyAddressId: manhattan, day, reason: { en: 'Painting' } };

  it('shows who is booked before, and messages them after; two clicks are one', async () => {
    const [a, b] = [await booked(`${day} 10:00`), await booked(`${day} 11:00`)];
    const other = await booked(`${day} 10:00`, queens);
    const seenVersion = await version();
    const shown = await change(close, { preview: true });
    const affected = shown.json.data?.affected ?? [];
    expect(affected.map((p) => [p.recordId, p.phoneEnd, p.at.reserveTime])).toEqual([
      [a.recordId, a.phone.slice(-4), '10:00'],
      [b.recordId, b.phone.slice(-4), '11:00'],
    ]);
    expect(shown.text).not.toContain(a.phone);
    expect(affected[0]?.to?.reserveDate).not.toBe(day);
    expect(affected[0]?.messages[0]).toMatchObject({ locale: 'zh-CN' });
    expect(await version()).toBe(seenVersion);
    expect(await v.messagesTo(a.phone)).toHaveLength(1);

    const fates = affected.map(({ recordId, sequence, to }, i) => ({
      recordId,
      sequence,
      to: i ? null : to,
    }));
    // Whom it concerns must have been seen.
    expect((await change(close)).json.code).toBe('changed_meanwhile');
    expect((await change(close, { fates: fates.slice(1) })).json.code).toBe('changed_meanwhile');
    const audited = await audits('calendar.closeDay');
    const twice = await Promise.all(
      [1, 2].map(() => change(close, { fates, version: seenVersion })),
    );
    expect(twice.map((c) => c.status)).toEqual([200, 200]);
    expect(twice.map((c) => c.json.data?.affected.length).sort()).toEqual([0, 2]);
    expect(await audits('calendar.closeDay')).toBe(audited + 1);

    expect((await one(a.recordId)).state).toBe('expected');
    expect(await one(a.recordId)).toMatchObject({
      day: affected[0]?.to?.reserveDate,
      from: affected[0]?.to?.reserveTime,
    });
    expect((await one(b.recordId)).state).toBe('cancelled');
    expect(await v.messagesTo(a.phone)).toHaveLength(2);
    expect(await v.messagesTo(b.phone)).toHaveLength(2);
    expect(await v.messagesTo(other.phone)).toHaveLength(1);
    const { token: late } = await v.someone();
    const refused = await v.apply(late, {
      serviceId: 'government-benefits',
      method: 'offline',
      ...at(`${day} 10:00`),
    });
    expect(refused.json.code).toBe('slot_closed');
    expect((await dayOf(day)).offices[0]).toMatchObject({ closed: 'day', reason: 'Painting' });
  });

  it('from an older calendar is refused', async () => {
    const old = await version();
    await change({ ...close, day: '2025-07-09' });
    const { json } = await change({ ...close, day: '2025-07-10' }, { version: old });
    expect(json.code).toBe('changed_meanwhile');
  });

  it('while people book: nobody is left on the closed day unseen', async () => {
    const people = await v.everyone(4);
    const busy = '2025-07-15';
    const [closing, ...answers] = await Promise.all([
      change({ ...close, day: busy }),
      ...people.map(({ token: who }, i) =>
        v.apply(who, {
          serviceId: 'government-benefits',
          method: 'offline',
          ...at(`${busy} 1${i}:00`),
        }),
      ),
    ]);
    const won = answers.filter((a) => a.status === 200).length;
    if (closing.status === 200) expect(won).toBe(0);
    else expect(closing.json.code).toBe('changed_meanwhile');
  });
});

describe('other hours', () => {
  const saturday = '2025-06-28';
  const exception = {
    kind: 'exception',
    companyAddressId: queens,
    day: saturday,
    hours: [{ from: '10:00', to: '11:00' }],
    places: 1,
    reason: null,
  };
  it('can be booked, and only inside them', async () => {
    expect((await change(exception)).status).toBe(200);
    const visit = (wall: string) => ({
      serviceId: 'government-benefits',
      method: 'offline',
      ...at(wall, queens),
    });
    const people = await v.everyone(3);
    const answers = [];
    const walls = [`${saturday} 10:30`, `${saturday} 10:30`, `${saturday} 11:00`];
    for (const [i, wall] of walls.entries())
      answers.push(await v.apply(people[i]?.token ?? '', visit(wall)));
    expect(answers.map((a) => a.json.code)).toEqual(['200', 'slot_full', 'slot_closed']);
    expect((await dayOf(saturday, queens)).offices[0]).toMatchObject({
      closed: null,
      exception: true,
      slots: [
        { time: '10:00', places: 1, free: 1 },
        { time: '10:30', places: 1, free: 0 },
      ],
    });
  });

  it('that end before they begin are refused', async () => {
    const hours = [{ from: '11:00', to: '10:00' }];
    expect((await change({ ...exception, hours })).status).toBe(400);
  });
});

it('fewer places: who booked first stays', async () => {
  const wall = '2025-07-01 09:00';
  const first = await booked(wall);
  t.clock.pass(60_000);
  const second = await booked(wall);
  const { offices } = await t.read(calendar.getOfficeCalendar, { token });
  const schedule = offices.find((o) => o.companyAddressId === manhattan)?.schedule;
  const fewer = { ...schedule, places: 1 };
  const wish = { kind: 'schedule', companyAddressId: manhattan, schedule: fewer };
  const shown = await change(wish, { preview: true });
  const hit = shown.json.data?.affected.map((p) => p.recordId);
  expect(hit).toContain(second.recordId);
  expect(hit).not.toContain(first.recordId);
});

it('a holiday closes all offices, and its removal opens them', async () => {
  const suggested = await t.read(calendar.suggestHolidays, { token, query: 'year=2025' });
  const fourth = suggested.find((h) => h.day === '2025-07-04');
  expect(fourth?.name).toMatchObject({ en: 'Independence Day', 'zh-TW': '獨立日' });
  const { json } = await change({ kind: 'addHolidays', holidays: [fourth] });
  expect(json.code).toBe('200');
  const all = await t.read(api.getVisitDay, { query: 'day=2025-07-04', token, lang: 'en' });
  expect(new Set(all.offices.map((o) => `${o.closed} ${o.reason}`))).toEqual(
    new Set(['holiday Independence Day']),
  );
  const { token: who } = await v.someone();
  const visit = { serviceId: 'government-benefits', method: 'offline' };
  for (const office of [manhattan, queens]) {
    const answer = await v.apply(who, { ...visit, ...at('2025-07-04 10:00', office) });
    expect(answer.json.code).toBe('slot_closed');
  }
  await change({ kind: 'removeHoliday', day: '2025-07-04' });
  expect((await v.apply(who, { ...visit, ...at('2025-07-04 10:00', queens) })).status).toBe(200);
});
