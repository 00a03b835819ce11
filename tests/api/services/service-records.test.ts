/** Own records: what they say, whose they are, pages, printed page, reminders (readings "Services and booking"). */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  getAppointmentSheet,
  getServiceRecord,
  getServiceRecords,
} from '#contract/services/records.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { remindVisitors } from '#server/features/services/services.jobs.ts';
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

const pageOf = (query = '') => t.read(getServiceRecords, { token: me.token, query });

describe('a visit', () => {
  it('is recorded with place, time and until when it can be changed', async () => {
    const record = await v.book(me.token, at('2025-06-13 10:30', queens), { note: 'Wheelchair' });
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
    const [message] = await v.messagesTo(me.phone);
    expect(message).toMatch(
      /booked\. Government benefits, Friday, Jun 13, 10:30 AM, Queens Office/,
    );
    expect(message).toContain(record.recordNo);
  });

  it('stays named as it was when the service is gone', async () => {
    await t.pool.query(`insert into service (id, position, name, description, icon, image, methods,
      documents, minutes) values ('short', 9, '{"en":"Short-lived"}', '{}', 'x', 'x', '{online}', '[]', 5)`);
    const { json } = await v.apply(me.token, { serviceId: 'short', method: 'online' });
    await t.pool.query(`delete from service where id = 'short'`);
    const after = await v.own(me.token, json.data?.recordId ?? '');
    expect(after.json.data).toMatchObject({ item: 'Short-lived', serviceId: null, minutes: null });
  });
});

describe('whose it is', () => {
  it('only its owner finds it; another’s and none are the same answer', async () => {
    const record = await v.book(me.token, at('2025-06-25 10:30'));
    const other = await v.someone();
    const caregiver = await t.sessionOf('2125550103');
    const before = (await v.own(me.token, record.recordId)).json.data;
    for (const stranger of [other.token, caregiver])
      for (const id of [record.recordId, randomUUID(), 'absent', `${record.recordId}x`]) {
        const answers = await Promise.all([
          v.own(stranger, id),
          v.own(stranger, id, '/calendar'),
          v.own(stranger, id, '/sheet'),
          v.move(stranger, id, at('2025-06-26 10:30')),
          v.cancel(stranger, id),
        ]);
        expect(answers.map((a) => [a.status, a.json.code])).toEqual(
          Array(5).fill([404, 'not_found']),
        );
      }
    expect((await v.own(me.token, record.recordId)).json.data).toEqual(before);
    const page = await t.read(getServiceRecords, { token: other.token });
    expect(page).toMatchObject({ records: [], total: 0, pages: 0 });
  });
});

describe('the page of records', () => {
  it('is newest first, with the same facts as one record', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { json } = await v.apply(me.token, {
        serviceId: 'medical-transport',
        method: 'online',
      });
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
      token: me.token,
      path: `/api/user/serviceRecord/${made[0]}`,
    });
    expect(one).toEqual(all.records[0]);
  });

  it.each(['pageNum=0', 'pageSize=101', 'pageSize=x', 'userId=1'])('refuses %s', async (query) => {
    const { status } = await t.call('GET', `/home/api/user/serviceRecord/page?${query}`, {
      token: me.token,
    });
    expect(status).toBe(400);
  });

  it('of the demo’s patients is believable', async () => {
    const mine = await t.sessionOf('2125550101');
    const { records } = await t.read(getServiceRecords, { token: mine, lang: 'zh-TW' });
    expect(records.map((r) => [r.status, r.method])).toEqual([
      ['init', 'offline'],
      ['finish', 'online'],
      ['finish', 'online'],
      ['finish', 'online'],
    ]);
    expect(records[0]).toMatchObject({ reserveTime: '10:30', canMove: true });
    expect(records[3]?.note).toContain('社安局');
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
    const record = await v.book(me.token, at('2025-07-02 10:30'), {}, { lang: 'zh-CN' });
    t.clock.set('2025-07-01T13:59:59Z');
    expect(await remind()).toBe(0);
    t.clock.set('2025-07-01T14:00:00Z');
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    const [text, ...more] = await remindersTo(me.phone);
    expect(more).toEqual([]);
    expect(text).toContain('约好的时间是 7月2日星期三 上午10:30。政府福利，曼哈顿办公室');
    const mine = await t.sessionOf(me.phone);
    const { json } = await v.own(mine, record.recordId);
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
    const late = await v.book(me.token, at('2025-07-09 09:00'));
    const closed = await v.book((await v.someone()).token, at('2025-07-09 09:00'));
    await t.pool.query(`update service_record set status = 'finish' where id = $1`, [
      closed.recordId,
    ]);
    t.clock.set('2025-07-09T14:00:00Z');
    expect(await remind()).toBe(0);
    expect(late.remindAt).toBe('2025-07-08 10:00');
  });

  it('comes once, though two processes look at the same time', async () => {
    await v.book(me.token, at('2025-07-10 09:00'));
    t.clock.set('2025-07-09T15:00:00Z');
    const sent = await Promise.all(Array.from({ length: 5 }, remind));
    expect(sent.reduce((a, b) => a + b, 0)).toBe(1);
    expect(await remindersTo(me.phone)).toHaveLength(1);
  });

  it('reaches everybody, more than fit in one round', async () => {
    await v.setPlaces(manhattan, 100);
    for (const one of await v.everyone(60)) await v.book(one.token, at('2025-07-14 09:00'));
    t.clock.set('2025-07-13T15:00:00Z');
    expect(await remind()).toBe(60);
    await v.setPlaces(manhattan, 2);
  });
});
