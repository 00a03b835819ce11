/** Changing own records: moving, cancelling, and the calendar file that follows (readings "Services and booking"). */
import { sync } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { getSlots } from '#contract/services/services.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import {
  at,
  eventsOf,
  manhattan,
  newcomerOf,
  queens,
  visitsOf,
} from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const me = newcomerOf(v);

describe('moving', () => {
  it('takes the new place, gives the old one back, says so', async () => {
    await v.setPlaces(queens, 1);
    const record = await v.book(me.token, at('2025-06-17 10:30', queens));
    const moved = await v.move(me.token, record.recordId, at('2025-06-18 11:00', queens));
    expect(moved.json.data).toMatchObject({
      recordNo: record.recordNo,
      reserveDate: '2025-06-18',
      reserveTime: '11:00',
      remindAt: '2025-06-17 10:00',
    });
    expect(eventsOf(moved.json.data)).toEqual(['booked', 'moved']);
    expect((await v.messagesTo(me.phone)).at(-1)).toMatch(/new time.*Wednesday, Jun 18, 11:00 AM/);
    const other = await v.someone();
    await v.book(other.token, at('2025-06-17 10:30', queens));
    const late = await v.apply(other.token, {
      ...at('2025-06-18 11:00', queens),
      method: 'offline',
      serviceId: 'government-benefits',
    });
    expect(late.json.code).toBe('slot_full');
    await v.setPlaces(queens, 2);
  });

  it('may be by half an hour, or to another office; its own time is no conflict', async () => {
    const record = await v.book(me.token, at('2025-06-16 10:30'));
    const { recordId } = record;
    const query = `companyAddressId=${queens}&from=2025-06-16&to=2025-06-16`;
    const conflicts = async (more: string) => {
      const [day] = (await t.read(getSlots, { token: me.token, query: query + more })).days;
      return day?.times.filter((s) => s.reason === 'own_conflict').map((s) => s.reserveTime);
    };
    expect(await conflicts('')).toEqual(['10:30']);
    expect(await conflicts(`&recordId=${recordId}`)).toEqual([]);
    const moved = await v.move(me.token, recordId, at('2025-06-16 10:30', queens));
    expect(moved.json.data?.location?.companyAddressId).toBe(queens);
    const near = await v.move(me.token, recordId, {
      reserveDate: '2025-06-16',
      reserveTime: '11:00',
    });
    expect(near.json.data).toMatchObject({
      reserveTime: '11:00',
      location: { companyAddressId: queens },
    });
  });

  it('to the same time again is no move', async () => {
    const record = await v.book(me.token, at('2025-06-16 13:00'));
    await v.move(me.token, record.recordId, at('2025-06-16 14:00'));
    const again = await v.move(me.token, record.recordId, at('2025-06-16 14:00'));
    expect(eventsOf(again.json.data)).toEqual(['booked', 'moved']);
    expect(await v.messagesTo(me.phone)).toHaveLength(2);
  });

  it.each([
    ['slot_closed', '2025-06-14 10:30'],
    ['slot_past', '2025-06-10 10:30'],
    ['slot_too_far', '2025-12-10 10:30'],
    ['slot_too_soon', '2025-06-11 11:30'],
  ])('refused leaves everything as it was: %s', async (code, wall) => {
    const record = await v.book(me.token, at('2025-06-19 15:00'));
    const { status, json } = await v.move(me.token, record.recordId, at(wall));
    expect([status, json.code]).toEqual([409, code]);
    expect(json.data?.nearest).toHaveLength(3);
    expect((await v.own(me.token, record.recordId)).json.data).toEqual(record);
    expect(await v.messagesTo(me.phone)).toHaveLength(1);
    await v.cancel(me.token, record.recordId);
  });

  it('is possible until two hours before', async () => {
    const record = await v.book(me.token, at('2025-06-11 14:00'));
    t.clock.set('2025-06-11T16:00:00Z');
    const mine = await t.sessionOf(me.phone);
    expect((await v.own(mine, record.recordId)).json.data).toMatchObject({
      canMove: true,
      canCancel: true,
    });
    t.clock.pass(60_000);
    expect((await v.own(mine, record.recordId)).json.data).toMatchObject({
      canMove: false,
      canCancel: false,
    });
    const moved = await v.move(mine, record.recordId, at('2025-06-20 09:00'));
    const cancelled = await v.cancel(mine, record.recordId);
    expect([moved.json.code, cancelled.json.code]).toEqual([
      'too_late_to_change',
      'too_late_to_change',
    ]);
  });
});

describe('cancelling', () => {
  it('gives the place back, closes the record, and is done once', async () => {
    await v.setPlaces(manhattan, 1);
    const record = await v.book(me.token, at('2025-06-23 10:30'));
    const { recordId } = record;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => v.cancel(me.token, recordId)),
    );
    expect(answers.map((a) => a.status)).toEqual(Array(5).fill(200));
    expect(answers[0]?.json.data).toMatchObject({
      status: 'finish',
      cancelledAt: '2025-06-11 10:30',
      remindAt: null,
      canMove: false,
      canCancel: false,
    });
    expect(eventsOf(answers[0]?.json.data)).toEqual(['booked', 'cancelled']);
    expect((await v.messagesTo(me.phone)).slice(1)).toEqual([expect.stringContaining('canceled')]);
    expect((await v.move(me.token, recordId, at('2025-06-24 10:30'))).json.code).toBe(
      'record_closed',
    );
    const other = await v.someone();
    await v.book(other.token, at('2025-06-23 10:30'));
    await v.setPlaces(manhattan, 2);
  });

  it('takes back a request, until the office has closed it', async () => {
    const ask = async () =>
      (await v.apply(me.token, { serviceId: 'medical-transport', method: 'online' })).json.data;
    const [one, two] = [await ask(), await ask()];
    const cancelled = await v.cancel(me.token, one?.recordId ?? '');
    expect(cancelled.json.data).toMatchObject({ status: 'finish', dueAt: null });
    expect((await v.messagesTo(me.phone)).at(-1)).toContain(
      'as you asked, your request is canceled',
    );
    await t.pool.query(`update service_record set status = 'finish' where id = $1`, [
      two?.recordId,
    ]);
    expect((await v.cancel(me.token, two?.recordId ?? '')).json.code).toBe('record_closed');
    const move = await v.move(me.token, two?.recordId ?? '', at('2025-06-24 10:30'));
    expect(move.json.code).toBe('no_appointment');
  });
});

describe('the calendar file', () => {
  const fileOf = async (recordId: string, lang: Locale = 'en') => {
    const { status, headers, text } = await v.own(me.token, recordId, '/calendar', lang);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['cache-control']).toBe('private, no-store');
    const event = Object.values(sync.parseICS(text)).find((c) => c?.type === 'VEVENT');
    if (event?.type !== 'VEVENT') throw new Error('no event in it');
    return { event, text, headers };
  };

  it('follows the visit: same name, one step on with every change, then cancelled', async () => {
    const record = await v.book(me.token, at('2025-06-26 10:30', queens));
    const first = await fileOf(record.recordId);
    expect(first.headers['content-disposition']).toBe(
      `attachment; filename="${record.recordNo}.ics"`,
    );
    expect(first.event.start.toISOString()).toBe('2025-06-26T14:30:00.000Z');
    expect(first.event.end?.toISOString()).toBe('2025-06-26T15:00:00.000Z');
    expect(first.event.summary).toBe('Government benefits, Queens Office');
    expect(first.event.description).toContain(record.recordNo);
    expect(first.text).toContain('DTSTART;TZID=America/New_York:20250626T103000');
    expect(first.text).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:0/);

    await v.move(me.token, record.recordId, at('2025-06-27 09:00', queens));
    const moved = await fileOf(record.recordId, 'zh-TW');
    expect(moved.event.uid).toBe(first.event.uid);
    expect(moved.event.summary).toBe('政府福利，皇后區辦公室');
    expect(moved.text).toMatch(/SEQUENCE:1/);
    expect(moved.event.start.toISOString()).toBe('2025-06-27T13:00:00.000Z');

    await v.cancel(me.token, record.recordId);
    const gone = await fileOf(record.recordId);
    expect(gone.event.uid).toBe(first.event.uid);
    expect(gone.text).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
  });

  it('there is none of a request', async () => {
    const { json } = await v.apply(me.token, { serviceId: 'medical-transport', method: 'online' });
    const id = json.data?.recordId ?? '';
    expect((await v.own(me.token, id, '/calendar')).json.code).toBe('no_appointment');
    expect((await v.own(me.token, id, '/sheet')).json.code).toBe('no_appointment');
  });
});
