/** Own records: pages, moving, cancelling, calendar, printed page, reminders (readings "Services and booking"). */
import { randomUUID } from 'node:crypto';
import { sync } from 'node-ical';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  getAppointmentSheet,
  getServiceRecord,
  getServiceRecords,
  type ServiceRecord,
} from '#contract/service-records.ts';
import { getSlots } from '#contract/services.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { remindVisitors } from '#server/features/services/services.jobs.ts';
import { testApp } from './test-app.ts';
import { at, manhattan, queens, visitsOf } from './visits.ts';

const t = testApp();
const v = visitsOf(t);
let phone: string;
let token: string;
beforeEach(async () => {
  ({ phone, token } = await v.someone());
});

const own = (recordId: string, path = '', options: { token?: string; lang?: Locale } = {}) =>
  t.call<ServiceRecord>('GET', `/home/api/user/serviceRecord/${recordId}${path}`, {
    token,
    lang: 'en',
    ...options,
  });
const pageOf = (query = '') => t.read(getServiceRecords, { token, query });
const eventsOf = (record: ServiceRecord | undefined) => record?.history.map((h) => h.event);

describe('a visit', () => {
  it('is recorded with place, time and until when it can be changed', async () => {
    const record = await v.book(token, at('2025-06-13 10:30', queens), { note: 'Wheelchair' });
    expect(record).toMatchObject({
      method: 'offline',
      status: 'init',
      item: 'Government benefits',
      reserveDate: '2025-06-13',
      reserveTime: '10:30',
      changeUntil: '2025-06-13 08:30',
      remindAt: '2025-06-12 10:00',
      dueAt: null,
      canMove: true,
      canCancel: true,
      note: 'Wheelchair',
      location: { companyAddressId: queens, companyName: 'Queens Office' },
      history: [{ event: 'booked', by: 'owner', reserveDate: '2025-06-13', reserveTime: '10:30' }],
    });
    expect(record.documents.length).toBeGreaterThan(3);
    const [message] = await v.messagesTo(phone);
    expect(message).toMatch(
      /booked\. Government benefits, Friday, Jun 13, 10:30 AM, Queens Office/,
    );
    expect(message).toContain(record.recordNo);
  });

  it('stays named as it was when the service is gone', async () => {
    await t.pool.query(`insert into service (id, position, name, description, icon, image, methods,
      documents, minutes) values ('short', 9, '{"en":"Short-lived"}', '{}', 'x', 'x', '{online}', '[]', 5)`);
    const { json } = await v.apply(token, { serviceId: 'short', method: 'online' });
    await t.pool.query(`delete from service where id = 'short'`);
    const after = await own(json.data?.recordId ?? '');
    expect(after.json.data).toMatchObject({ item: 'Short-lived', serviceId: null, minutes: null });
  });
});

describe('moving', () => {
  it('takes the new place, gives the old one back, says so', async () => {
    await v.setPlaces(queens, 1);
    const record = await v.book(token, at('2025-06-17 10:30', queens));
    const moved = await v.move(token, record.recordId, at('2025-06-18 11:00', queens));
    expect(moved.json.data).toMatchObject({
      recordNo: record.recordNo,
      reserveDate: '2025-06-18',
      reserveTime: '11:00',
      remindAt: '2025-06-17 10:00',
    });
    expect(eventsOf(moved.json.data)).toEqual(['booked', 'moved']);
    expect((await v.messagesTo(phone)).at(-1)).toMatch(/new time.*Wednesday, Jun 18, 11:00 AM/);
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
    const record = await v.book(token, at('2025-06-16 10:30'));
    const { recordId } = record;
    const query = `companyAddressId=${queens}&from=2025-06-16&to=2025-06-16`;
    const conflicts = async (more: string) => {
      const [day] = (await t.read(getSlots, { token, query: query + more })).days;
      return day?.times.filter((s) => s.reason === 'own_conflict').map((s) => s.reserveTime);
    };
    expect(await conflicts('')).toEqual(['10:30']);
    expect(await conflicts(`&recordId=${recordId}`)).toEqual([]);
    const moved = await v.move(token, recordId, at('2025-06-16 10:30', queens));
    expect(moved.json.data?.location?.companyAddressId).toBe(queens);
    const near = await v.move(token, recordId, { reserveDate: '2025-06-16', reserveTime: '11:00' });
    expect(near.json.data).toMatchObject({
      reserveTime: '11:00',
      location: { companyAddressId: queens },
    });
  });

  it('to the same time again is no move', async () => {
    const record = await v.book(token, at('2025-06-16 13:00'));
    await v.move(token, record.recordId, at('2025-06-16 14:00'));
    const again = await v.move(token, record.recordId, at('2025-06-16 14:00'));
    expect(eventsOf(again.json.data)).toEqual(['booked', 'moved']);
    expect(await v.messagesTo(phone)).toHaveLength(2);
  });

  it.each([
    ['slot_closed', '2025-06-14 10:30'],
    ['slot_past', '2025-06-10 10:30'],
    ['slot_too_far', '2025-12-10 10:30'],
    ['slot_too_soon', '2025-06-11 11:30'],
  ])('refused leaves everything as it was: %s', async (code, wall) => {
    const record = await v.book(token, at('2025-06-19 15:00'));
    const { status, json } = await v.move(token, record.recordId, at(wall));
    expect([status, json.code]).toEqual([409, code]);
    expect(json.data?.nearest).toHaveLength(3);
    expect((await own(record.recordId)).json.data).toEqual(record);
    expect(await v.messagesTo(phone)).toHaveLength(1);
    await v.cancel(token, record.recordId);
  });

  it('is possible until two hours before', async () => {
    const record = await v.book(token, at('2025-06-11 14:00'));
    t.clock.set('2025-06-11T16:00:00Z');
    const mine = await t.sessionOf(phone);
    expect((await own(record.recordId, '', { token: mine })).json.data).toMatchObject({
      canMove: true,
      canCancel: true,
    });
    t.clock.pass(60_000);
    expect((await own(record.recordId, '', { token: mine })).json.data).toMatchObject({
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
    const record = await v.book(token, at('2025-06-23 10:30'));
    const { recordId } = record;
    const answers = await Promise.all(Array.from({ length: 5 }, () => v.cancel(token, recordId)));
    expect(answers.map((a) => a.status)).toEqual(Array(5).fill(200));
    expect(answers[0]?.json.data).toMatchObject({
      status: 'finish',
      cancelledAt: '2025-06-11 10:30',
      remindAt: null,
      canMove: false,
      canCancel: false,
    });
    expect(eventsOf(answers[0]?.json.data)).toEqual(['booked', 'cancelled']);
    expect((await v.messagesTo(phone)).slice(1)).toEqual([expect.stringContaining('cancelled')]);
    expect((await v.move(token, recordId, at('2025-06-24 10:30'))).json.code).toBe('record_closed');
    const other = await v.someone();
    await v.book(other.token, at('2025-06-23 10:30'));
    await v.setPlaces(manhattan, 2);
  });

  it('takes back a request, until the office has closed it', async () => {
    const ask = async () =>
      (await v.apply(token, { serviceId: 'medical-transport', method: 'online' })).json.data;
    const [one, two] = [await ask(), await ask()];
    const cancelled = await v.cancel(token, one?.recordId ?? '');
    expect(cancelled.json.data).toMatchObject({ status: 'finish', dueAt: null });
    expect((await v.messagesTo(phone)).at(-1)).toContain('taken back');
    await t.pool.query(`update service_record set status = 'finish' where id = $1`, [
      two?.recordId,
    ]);
    expect((await v.cancel(token, two?.recordId ?? '')).json.code).toBe('record_closed');
    const move = await v.move(token, two?.recordId ?? '', at('2025-06-24 10:30'));
    expect(move.json.code).toBe('no_appointment');
  });
});

describe('whose it is', () => {
  it('only its owner finds it; another’s and none are the same answer', async () => {
    const record = await v.book(token, at('2025-06-25 10:30'));
    const other = await v.someone();
    const caregiver = await t.sessionOf('2125550103');
    const before = (await own(record.recordId)).json.data;
    for (const stranger of [other.token, caregiver])
      for (const id of [record.recordId, randomUUID(), 'absent', `${record.recordId}x`]) {
        const answers = await Promise.all([
          own(id, '', { token: stranger }),
          own(id, '/calendar', { token: stranger }),
          own(id, '/sheet', { token: stranger }),
          v.move(stranger, id, at('2025-06-26 10:30')),
          v.cancel(stranger, id),
        ]);
        expect(answers.map((a) => [a.status, a.json.code])).toEqual(
          Array(5).fill([404, 'not_found']),
        );
      }
    expect((await own(record.recordId)).json.data).toEqual(before);
    const page = await t.read(getServiceRecords, { token: other.token });
    expect(page).toMatchObject({ records: [], total: 0, pages: 0 });
  });
});

describe('the page of records', () => {
  it('is newest first, with the same facts as one record', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { json } = await v.apply(token, { serviceId: 'medical-transport', method: 'online' });
      made.unshift(json.data?.recordId ?? '');
      t.clock.pass(60_000);
    }
    const all = await pageOf();
    expect(all.records.map((r) => r.recordId)).toEqual(made);
    expect(all).toMatchObject({ total: 5, pageNum: 1, pageSize: 10, pages: 1 });
    const second = await pageOf('pageNum=2&pageSize=2');
    expect(second.records.map((r) => r.recordId)).toEqual(made.slice(2, 4));
    expect(second).toMatchObject({ total: 5, pages: 3 });
    expect((await pageOf('pageNum=9')).records).toEqual([]);
    const one = await t.read(getServiceRecord, {
      token,
      path: `/api/user/serviceRecord/${made[0]}`,
    });
    expect(one).toEqual(all.records[0]);
  });

  it.each(['pageNum=0', 'pageSize=101', 'pageSize=x', 'userId=1'])('refuses %s', async (query) => {
    const { status } = await t.call('GET', `/home/api/user/serviceRecord/page?${query}`, { token });
    expect(status).toBe(400);
  });

  it('of the demo’s patients is believable', async () => {
    const mine = await t.sessionOf('2125550101');
    const { records } = await t.read(getServiceRecords, { token: mine, lang: 'zh-TW' });
    expect(records.map((r) => [r.status, r.method])).toEqual([
      ['init', 'offline'],
      ['finish', 'online'],
    ]);
    expect(records[0]).toMatchObject({ reserveTime: '10:30', canMove: true });
    expect(records[1]?.note).toContain('社安局');
  });
});

describe('the calendar file', () => {
  const fileOf = async (recordId: string, lang: Locale = 'en') => {
    const { status, headers, text } = await own(recordId, '/calendar', { lang });
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['cache-control']).toBe('private, no-store');
    const event = Object.values(sync.parseICS(text)).find((c) => c?.type === 'VEVENT');
    if (event?.type !== 'VEVENT') throw new Error('no event in it');
    return { event, text, headers };
  };

  it('follows the visit: same name, one step on with every change, then cancelled', async () => {
    const record = await v.book(token, at('2025-06-26 10:30', queens));
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

    await v.move(token, record.recordId, at('2025-06-27 09:00', queens));
    const moved = await fileOf(record.recordId, 'zh-TW');
    expect(moved.event.uid).toBe(first.event.uid);
    expect(moved.event.summary).toBe('政府福利，皇后區辦公室');
    expect(moved.text).toMatch(/SEQUENCE:1/);
    expect(moved.event.start.toISOString()).toBe('2025-06-27T13:00:00.000Z');

    await v.cancel(token, record.recordId);
    const gone = await fileOf(record.recordId);
    expect(gone.event.uid).toBe(first.event.uid);
    expect(gone.text).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
  });

  it('there is none of a request', async () => {
    const { json } = await v.apply(token, { serviceId: 'medical-transport', method: 'online' });
    const id = json.data?.recordId ?? '';
    expect((await own(id, '/calendar')).json.code).toBe('no_appointment');
    expect((await own(id, '/sheet')).json.code).toBe('no_appointment');
  });
});

it('the printed page is in English and in the reader’s Chinese', async () => {
  const name = { firstName: 'Mei Ling', lastName: 'Chen', chineseName: '陳美玲' };
  const mine = (await v.someone(name)).token;
  const record = await v.book(mine, at('2025-06-26 14:00', queens));
  const sheet = (lang: Locale) =>
    t.read(getAppointmentSheet, {
      token: mine,
      lang,
      path: `/api/user/serviceRecord/${record.recordId}/sheet`,
    });
  const english = await sheet('en');
  expect(english).toMatchObject({
    recordNo: record.recordNo,
    reserveDate: '2025-06-26',
    reserveTime: '14:00',
    changeUntil: '2025-06-26 12:00',
    printedAt: '2025-06-11 10:30',
    cancelled: false,
    person: { latin: 'Mei Ling Chen', chinese: '陳美玲' },
    phone: '(718) 555-0188',
    chineseLocale: 'zh-TW',
    en: { item: 'Government benefits', officeName: 'Queens Office' },
    zh: { item: '政府福利', officeName: '皇后區辦公室' },
  });
  expect(english.en.documents).toHaveLength(english.zh.documents.length);
  expect((await sheet('zh-CN')).zh.officeName).toBe('皇后区办公室');
  expect((await sheet('zh-CN')).chineseLocale).toBe('zh-CN');
});

describe('the reminder', () => {
  const remind = () => remindVisitors(t);
  const remindersTo = async (to: string) =>
    (await v.messagesTo(to)).filter((text) => /reminder|提醒/.test(text));
  /** What the demo and other tests left behind must not be counted. */
  beforeEach(() => t.pool.query('update service_record set remind_at = null'));

  it('comes the day before, once, in the language it was booked in', async () => {
    const record = await v.book(token, at('2025-07-02 10:30'), {}, { lang: 'zh-CN' });
    t.clock.set('2025-07-01T13:59:59Z');
    expect(await remind()).toBe(0);
    t.clock.set('2025-07-01T14:00:00Z');
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    const [text, ...more] = await remindersTo(phone);
    expect(more).toEqual([]);
    expect(text).toContain('提醒您的预约。政府福利，7月2日星期三 上午10:30，曼哈顿办公室');
    const mine = await t.sessionOf(phone);
    const { json } = await own(record.recordId, '', { token: mine });
    expect(eventsOf(json.data)).toEqual(['booked', 'reminded']);
    expect(json.data?.remindAt).toBeNull();
  });

  it('is not sent for what was cancelled, and follows what was moved', async () => {
    const [a, b] = [await v.someone(), await v.someone()];
    const gone = await v.book(a.token, at('2025-07-03 09:00'));
    const moved = await v.book(b.token, at('2025-07-03 09:00'));
    await v.cancel(a.token, gone.recordId);
    await v.move(b.token, moved.recordId, at('2025-07-08 11:30'));
    t.clock.set('2025-07-02T15:00:00Z');
    expect(await remind()).toBe(0);
    t.clock.set('2025-07-07T15:00:00Z');
    expect(await remind()).toBe(1);
    expect(await remindersTo(a.phone)).toEqual([]);
    expect(await remindersTo(b.phone)).toEqual([expect.stringContaining('Jul 8, 11:30')]);
  });

  it('is not sent when the visit is over, nor for what the office closed', async () => {
    const late = await v.book(token, at('2025-07-09 09:00'));
    const closed = await v.book((await v.someone()).token, at('2025-07-09 09:00'));
    await t.pool.query(`update service_record set status = 'finish' where id = $1`, [
      closed.recordId,
    ]);
    t.clock.set('2025-07-09T14:00:00Z');
    expect(await remind()).toBe(0);
    expect(late.remindAt).toBe('2025-07-08 10:00');
  });

  it('comes once, though two processes look at the same time', async () => {
    await v.book(token, at('2025-07-10 09:00'));
    t.clock.set('2025-07-09T15:00:00Z');
    const sent = await Promise.all(Array.from({ length: 5 }, remind));
    expect(sent.reduce((a, b) => a + b, 0)).toBe(1);
    expect(await remindersTo(phone)).toHaveLength(1);
  });

  it('reaches everybody, more than fit in one round', async () => {
    await v.setPlaces(manhattan, 100);
    for (const one of await v.everyone(60)) await v.book(one.token, at('2025-07-14 09:00'));
    t.clock.set('2025-07-13T15:00:00Z');
    expect(await remind()).toBe(60);
    await v.setPlaces(manhattan, 2);
  });
});
