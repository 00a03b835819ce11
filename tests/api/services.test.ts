/** Catalogue, offices, free times, and asking for a service (spec §7; readings "Services and booking"). */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  applyForCare,
  checkRestriction,
  getCareApplication,
  getServiceAddresses,
  getServiceInfo,
  getServiceInfos,
  getSlots,
} from '#contract/services.ts';
import { services } from '#demo/services.ts';
import { locales } from '#i18n/pick-locale.ts';
import { peopleOf } from './people.ts';
import { testApp } from './test-app.ts';
import { at, manhattan, queens, visitsOf } from './visits.ts';

const t = testApp();
const v = visitsOf(t);
const people = peopleOf(t);
let phone: string;
let token: string;
beforeEach(async () => {
  ({ phone, token } = await v.someone());
});

const slots = (query = '', office = manhattan) =>
  t.read(getSlots, { token, query: `companyAddressId=${office}${query}` });
const check = (wanted: object) => t.read(checkRestriction, { token, body: wanted });

describe('the catalogue', () => {
  it.each(locales)('is in the reader’s language: %s', async (lang) => {
    const infos = await t.read(getServiceInfos, { token, lang });
    expect(infos.map((s) => s.name)).toEqual(services.map((s) => s.name[lang]));
    expect(infos.filter((s) => s.isCare).map((s) => s.serviceId)).toEqual(['long-term-care']);
    const one = await t.read(getServiceInfo, { token, lang, query: 'serviceId=long-term-care' });
    expect(one).toEqual(infos[0]);
  });
  it('does not know what is not there or not shown', async () => {
    await t.pool.query(`insert into service (id, position, name, description, icon, image, methods,
      documents, minutes, published) values ('draft', 9, '{}', '{}', 'x', 'x', '{online}', '[]', 5, false)`);
    for (const id of ['absent', 'draft', "'"]) {
      const { status } = await t.call('GET', `/home/api/service/info?serviceId=${id}`, { token });
      expect(status, id).toBe(404);
      const body = { serviceId: id, method: 'online' };
      expect((await v.apply(token, body)).status, id).toBe(404);
    }
    expect(await t.read(getServiceInfos, { token })).toHaveLength(services.length);
  });
});

describe('offices and their times', () => {
  it('each office names its first free time', async () => {
    const [first] = await t.read(getServiceAddresses, { token, lang: 'en' });
    expect(first).toMatchObject({
      companyAddressId: manhattan,
      companyName: 'Manhattan Office',
      // 10:30 now, two hours ahead is lunch.
      nextFree: { reserveDate: '2025-06-11', reserveTime: '13:00' },
    });
  });

  it('answers the next ten days that have a free time, and where later ones begin', async () => {
    const { days, nextFrom, ...rest } = await slots();
    expect(days).toHaveLength(10);
    expect(days[0]).toMatchObject({ reserveDate: '2025-06-11', free: 8 });
    expect(days[1]).toMatchObject({ reserveDate: '2025-06-12', free: 14 });
    expect(rest).toEqual({
      companyAddressId: manhattan,
      slotMinutes: 30,
      firstDay: '2025-06-11',
      lastDay: '2025-08-10',
    });
    expect(nextFrom).toBe('2025-06-25');
    expect((await slots(`&from=${nextFrom}`)).days[0]?.reserveDate).toBe('2025-06-25');
    const two = await slots('&from=2025-06-13&to=2025-06-16');
    expect(two.days.map((d) => d.reserveDate)).toEqual(['2025-06-13', '2025-06-16']);
  });

  it('an office without a schedule, or closed for long, offers no time: call us', async () => {
    await t.pool.query(
      `insert into company_address (id, position, city_id, name, address, phone, address_url, hours)
       values ('new-office', 9, 'queens', '{"en":"New"}', '{"en":"1 St"}', '1', 'https://x', '{}')`,
    );
    expect(await slots('', 'new-office')).toMatchObject({ days: [], nextFrom: null });
    const all = await t.read(getServiceAddresses, { token });
    expect(all.find((o) => o.companyAddressId === 'new-office')?.nextFree).toBeNull();
    await t.pool.query(`delete from company_address where id = 'new-office'`);
  });

  it.each([
    ['past', at('2025-06-11 10:00')],
    ['too_soon', at('2025-06-11 11:30')],
    ['closed', at('2025-06-14 10:00')],
    ['too_far', at('2025-08-11 10:00')],
  ])('says why a time cannot be had: %s', async (reason, wanted) => {
    const answer = await check(wanted);
    expect(answer).toMatchObject({ available: false, reason });
    expect(answer.nearest).toHaveLength(3);
    for (const slot of answer.nearest)
      expect(await check({ companyAddressId: manhattan, ...slot })).toEqual({
        available: true,
        nearest: [],
      });
    // And the same when it is asked for all the same.
    const body = { serviceId: 'government-benefits', method: 'offline', ...wanted };
    const { status, json } = await v.apply(token, body);
    expect([status, json.code, json.data]).toEqual([
      409,
      `slot_${reason}`,
      { reason, nearest: answer.nearest },
    ]);
  });

  it('a closed day is closed, with the days around it', async () => {
    await t.pool.query(`insert into office_closed_day values ($1, '2025-06-19')`, [queens]);
    expect(await check(at('2025-06-19 10:00', queens))).toMatchObject({ reason: 'closed' });
    const days = (await slots('', queens)).days.map((d) => d.reserveDate);
    expect(days).toContain('2025-06-18');
    expect(days).not.toContain('2025-06-19');
  });

  it('says full and own_conflict, and shows both in the day', async () => {
    const [a, b] = await v.everyone(2);
    await v.book(a?.token ?? '', at('2025-06-13 09:00'));
    await v.book(b?.token ?? '', at('2025-06-13 09:00'));
    expect(await check(at('2025-06-13 09:00'))).toMatchObject({ reason: 'full' });
    await v.book(token, at('2025-06-13 10:00', queens));
    expect(await check(at('2025-06-13 10:00'))).toMatchObject({ reason: 'own_conflict' });
    const [day] = (await slots('&from=2025-06-13&to=2025-06-13')).days;
    expect(day?.times.filter((s) => !s.available)).toEqual([
      { reserveTime: '09:00', available: false, reason: 'full' },
      { reserveTime: '10:00', available: false, reason: 'own_conflict' },
    ]);
  });

  it.each([
    ['an office that is not there', { ...at('2025-06-13 10:00'), companyAddressId: 'absent' }, 404],
    ['no day of the calendar', { ...at('2025-06-13 10:00'), reserveDate: '2025-02-30' }, 400],
    ['no time of the day', { ...at('2025-06-13 10:00'), reserveTime: '24:00' }, 400],
    ['an extra field', { ...at('2025-06-13 10:00'), userId: 'x' }, 400],
  ])('refuses %s', async (_, body, expected) => {
    const { status } = await t.call('POST', '/home/api/service/restriction/check', { token, body });
    expect(status).toBe(expected);
  });
});

describe('an online request', () => {
  it('is recorded with note, pictures, number, due time and history, and confirmed', async () => {
    const { phone, token: mine } = await v.someone();
    const userId = await v.userIdOf(phone);
    const fileIds = [
      await people.picture('service', userId),
      await people.picture('service', userId),
    ];
    const note = 'A letter from the city.\nIs it urgent? 急嗎？';
    const { json, text } = await v.apply(mine, {
      serviceId: 'letter-interpretation',
      method: 'online',
      note,
      fileIds,
    });
    expect(json.code, text).toBe('200');
    expect(json.data).toMatchObject({
      kind: 'service',
      serviceId: 'letter-interpretation',
      item: 'Help reading letters',
      method: 'online',
      status: 'init',
      createdAt: '2025-06-11 10:30',
      dueAt: '2025-06-13 10:30',
      location: null,
      reserveDate: null,
      canMove: false,
      canCancel: true,
      note,
      contactPhone: `+1${phone}`,
      history: [{ event: 'received', at: '2025-06-11 10:30', by: 'owner', note: null }],
    });
    expect(json.data?.files.map((f) => f.fileId)).toEqual(fileIds);
    expect(json.data?.recordNo).toMatch(/^R-\d{5}$/);
    const [message, ...more] = await v.messagesTo(phone);
    expect(more).toEqual([]);
    expect(message).toContain(json.data?.recordNo);
    expect(message).toContain('Friday, Jun 13, 10:30 AM');
    const { rows } = await t.pool.query('select note_sealed from service_record where id = $1', [
      json.data?.recordId,
    ]);
    expect(rows[0].note_sealed).not.toContain('letter');
  });

  it('is promised two working days, over a weekend', async () => {
    t.clock.set('2025-06-12T20:00:00Z');
    const late = await v.someone();
    const { json } = await v.apply(late.token, {
      serviceId: 'medical-transport',
      method: 'online',
    });
    expect(json.data?.dueAt).toBe('2025-06-16 16:00');
  });

  it.each([
    [
      'a method that is not offered',
      { serviceId: 'government-benefits', method: 'online' },
      ['method'],
    ],
    ['a method that is none', { serviceId: 'medical-transport', method: 'phone' }, ['method']],
    [
      'a visit without a time',
      { serviceId: 'government-benefits', method: 'offline', companyAddressId: manhattan },
      ['reserveDate', 'reserveTime'],
    ],
    [
      'a status',
      { serviceId: 'medical-transport', method: 'online', status: 'finish' },
      ['status'],
    ],
    [
      'a phone that is none',
      { serviceId: 'medical-transport', method: 'online', contactPhone: '1' },
      ['contactPhone'],
    ],
    [
      'a note that is too long',
      { serviceId: 'medical-transport', method: 'online', note: 'x'.repeat(2001) },
      ['note'],
    ],
    [
      'too many pictures',
      {
        serviceId: 'medical-transport',
        method: 'online',
        fileIds: Array.from({ length: 13 }, () => randomUUID()),
      },
      ['fileIds'],
    ],
  ])('refuses %s and names the field', async (_, body, fields) => {
    const { status, json } = await v.apply(token, body);
    expect([status, json.errors?.map((e) => e.field)]).toEqual([400, fields]);
    expect(await v.count('from service_record where user_id = $1', [await v.userIdOf(phone)])).toBe(
      0,
    );
    expect(await v.messagesTo(phone)).toEqual([]);
  });

  it('takes no picture that is another’s, of another purpose, or part of another request', async () => {
    const [me, other] = await v.everyone(2);
    const [mine, others] = [
      await v.userIdOf(me?.phone ?? ''),
      await v.userIdOf(other?.phone ?? ''),
    ];
    const ask = (fileIds: string[]) =>
      v.apply(me?.token ?? '', { serviceId: 'medical-transport', method: 'online', fileIds });
    const used = await people.picture('service', mine);
    expect((await ask([used])).status).toBe(200);
    for (const fileId of [
      used,
      await people.picture('service', others),
      await people.picture('whitecard', mine),
      randomUUID(),
    ]) {
      const { json } = await ask([fileId]);
      expect(json.code).toBe('file_gone');
    }
    expect(await v.count('from service_record where user_id = $1', [mine])).toBe(1);
    expect(await v.messagesTo(me?.phone ?? '')).toHaveLength(1);
  });
});

describe('the same form twice', () => {
  it('makes one record and one message, also at the same time', async () => {
    const { phone, token: mine } = await v.someone();
    const requestKey = randomUUID();
    const body = { serviceId: 'medical-transport', method: 'online', requestKey };
    const answers = await Promise.all(Array.from({ length: 10 }, () => v.apply(mine, body)));
    expect(answers.map((a) => a.status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((a) => a.json.data?.recordId)).size).toBe(1);
    expect((await v.apply(mine, body)).json.data).toEqual(answers[0]?.json.data);
    expect(await v.messagesTo(phone)).toHaveLength(1);
  });
  it('of two people are two', async () => {
    const requestKey = randomUUID();
    const body = { serviceId: 'medical-transport', method: 'online', requestKey };
    const [a, b] = await v.everyone(2);
    const one = await v.apply(a?.token ?? '', body);
    const two = await v.apply(b?.token ?? '', body);
    expect(one.json.data?.recordId).not.toBe(two.json.data?.recordId);
  });
  it('finds the visit, though its time is taken by now: by itself', async () => {
    await v.setPlaces(queens, 1);
    const requestKey = randomUUID();
    const first = await v.book(token, at('2025-06-16 09:00', queens), { requestKey });
    const again = await v.book(token, at('2025-06-16 09:00', queens), { requestKey });
    expect(again.recordId).toBe(first.recordId);
    await v.setPlaces(queens, 2);
  });
});

describe('long-term care', () => {
  const applyCare = (mine: string) =>
    t.call<{ recordId: string }>('POST', `/home${applyForCare.path}`, { token: mine, lang: 'en' });

  it('needs a card first', async () => {
    const { status, json } = await applyCare(token);
    expect([status, json.code]).toEqual([409, 'white_card_first']);
    const online = { serviceId: 'long-term-care', method: 'online' };
    expect((await v.apply(token, online)).json.code).toBe('white_card_first');
    expect(await t.read(getCareApplication, { token })).toEqual({ record: null });
  });

  it.each(['submitted', 'eligible', 'ineligible'])('is recorded once when %s', async (status) => {
    const { phone, token: mine } = await v.someone();
    await v.giveCard(phone, status);
    const answers = await Promise.all(Array.from({ length: 10 }, () => applyCare(mine)));
    expect(answers.map((a) => a.status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((a) => a.json.data?.recordId)).size).toBe(1);
    const { record } = await t.read(getCareApplication, { token: mine });
    expect(record).toMatchObject({
      kind: 'care',
      method: 'online',
      status: 'init',
      dueAt: '2025-06-12 10:30',
    });
    const [message, ...more] = await v.messagesTo(phone);
    expect(more).toEqual([]);
    expect(message).toContain('Thursday, Jun 12, 10:30 AM');
    // The services page asks for the same thing.
    const again = await v.apply(mine, { serviceId: 'long-term-care', method: 'online' });
    expect(again.json.data?.recordId).toBe(record?.recordId);
    // Taken back, it can be applied for again.
    expect((await v.cancel(mine, record?.recordId ?? '')).status).toBe(200);
    expect((await applyCare(mine)).json.data?.recordId).not.toBe(record?.recordId);
  });

  it('is not for caregivers, in any way; other services are', async () => {
    const caregiver = await t.sessionOf('2125550103');
    const words = 'Caregiver status cannot apply for long-term care.';
    expect((await applyCare(caregiver)).json.message).toBe(words);
    const visit = { ...at('2025-06-13 15:00'), method: 'offline', serviceId: 'long-term-care' };
    for (const body of [visit, { serviceId: 'long-term-care', method: 'online' }]) {
      const { status, json } = await v.apply(caregiver, body);
      expect([status, json.message]).toEqual([403, words]);
    }
    await v.book(caregiver, at('2025-06-13 15:00'));
  });

  it('has its name where the agency lists no such service', async () => {
    await t.pool.query(`update service set care = false`);
    const { phone, token: mine } = await v.someone();
    await v.giveCard(phone);
    await applyCare(mine);
    const { record } = await t.read(getCareApplication, { token: mine, lang: 'zh-CN' });
    expect(record).toMatchObject({ item: '长期护理申请', serviceId: null });
    await t.pool.query(`update service set care = true where id = 'long-term-care'`);
  });
});
