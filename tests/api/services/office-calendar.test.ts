/** When the offices are open, as the office changes it, and what becomes of those who booked. */
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import * as calendar from '#contract/services/calendar-office.ts';
import { getVisitDay } from '#contract/services/visits-office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitCalls } from '#tests/api/support/visit-calls.ts';
import { at, manhattan, queens } from '#tests/api/support/visits.ts';

const t = testApp();
const { staff, v, one, booked, dayOf, audits } = visitCalls(t);

const version = async () =>
  (await t.read(calendar.getOfficeCalendar, { token: staff.token })).version;
const change = async (change: object, more: object = {}) =>
  t.call<{ affected: calendar.Affected[] }>('POST', limits.apiBase + calendar.changeCalendar.path, {
    token: staff.token,
    lang: 'en',
    body: { version: await version(), change, ...more },
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
    // Both are told why.
    for (const { phone } of [a, b])
      expect((await v.messagesTo(phone)).some((text) => text.includes('Painting'))).toBe(true);
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
  const { offices } = await t.read(calendar.getOfficeCalendar, { token: staff.token });
  const schedule = offices.find((o) => o.companyAddressId === manhattan)?.schedule;
  const fewer = { ...schedule, places: 1 };
  const wish = { kind: 'schedule', companyAddressId: manhattan, schedule: fewer };
  const shown = await change(wish, { preview: true });
  const hit = shown.json.data?.affected.map((p) => p.recordId);
  expect(hit).toContain(second.recordId);
  expect(hit).not.toContain(first.recordId);
});

it('a holiday closes all offices, and its removal opens them', async () => {
  const suggested = await t.read(calendar.suggestHolidays, {
    token: staff.token,
    query: 'year=2025',
  });
  const fourth = suggested.find((h) => h.day === '2025-07-04');
  expect(fourth?.name).toMatchObject({ en: 'Independence Day', 'zh-TW': '獨立日' });
  const { json } = await change({ kind: 'addHolidays', holidays: [fourth] });
  expect(json.code).toBe('200');
  const all = await t.read(getVisitDay, {
    query: 'day=2025-07-04',
    token: staff.token,
    lang: 'en',
  });
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
