/** Catalogue, offices and free times (spec §7; readings "Services and booking"). */
import { describe, expect, it } from 'vitest';
import {
  checkRestriction,
  getServiceAddresses,
  getServiceInfo,
  getServiceInfos,
  getSlots,
} from '#contract/services/services.ts';
import { services } from '#demo/services.ts';
import { locales } from '#i18n/pick-locale.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, manhattan, newcomerOf, queens, visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const me = newcomerOf(v);

const slots = (query = '', office = manhattan) =>
  t.read(getSlots, { token: me.token, query: `companyAddressId=${office}${query}` });
const check = (wanted: object) => t.read(checkRestriction, { token: me.token, body: wanted });

describe('the catalogue', () => {
  it.each(locales)('is in the reader’s language: %s', async (lang) => {
    const infos = await t.read(getServiceInfos, { token: me.token, lang });
    expect(infos.map((s) => s.name)).toEqual(services.map((s) => s.name[lang]));
    expect(infos.filter((s) => s.isCare).map((s) => s.serviceId)).toEqual(['long-term-care']);
    const one = await t.read(getServiceInfo, {
      token: me.token,
      lang,
      query: 'serviceId=long-term-care',
    });
    expect(one).toEqual(infos[0]);
  });
  it.each([
    ['糧食券', ['food-voucher-renewal']],
    ['food stamps', ['food-voucher-renewal']],
    ['CIN 續期', ['white-card-renewal']],
    ['看医生要叫车', ['medical-transport']],
    ['zeppelin', []],
  ])('is searched in any script and by other words: %s', async (typed, found) => {
    const query = `keyword=${encodeURIComponent(typed)}`;
    const infos = await t.read(getServiceInfos, { token: me.token, query });
    expect(infos.map((one) => one.serviceId)).toEqual(found);
  });
  it('does not know what is not there or not shown', async () => {
    await t.pool.query(`insert into service (id, position, name, description, icon, image, methods,
      documents, minutes, published) values ('draft', 9, '{}', '{}', 'x', 'x', '{online}', '[]', 5, false)`);
    for (const id of ['absent', 'draft', "'"]) {
      const { status } = await t.call('GET', `/home/api/service/info?serviceId=${id}`, {
        token: me.token,
      });
      expect(status, id).toBe(404);
      const body = { serviceId: id, method: 'online' };
      expect((await v.apply(me.token, body)).status, id).toBe(404);
    }
    expect(await t.read(getServiceInfos, { token: me.token })).toHaveLength(services.length);
  });
});

describe('offices and their times', () => {
  it('each office names its first free time', async () => {
    const [first] = await t.read(getServiceAddresses, { token: me.token, lang: 'en' });
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
    const all = await t.read(getServiceAddresses, { token: me.token });
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
    const { status, json } = await v.apply(me.token, body);
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
    await v.book(me.token, at('2025-06-13 10:00', queens));
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
    const { status } = await t.call('POST', '/home/api/service/restriction/check', {
      token: me.token,
      body,
    });
    expect(status).toBe(expected);
  });
});
