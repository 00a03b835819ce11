/** Asking for a service: online, the same form twice, long-term care (spec §7; readings "Services and booking"). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applyForCare, getCareApplication } from '#contract/services/services.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, manhattan, newcomerOf, queens, visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const people = peopleOf(t);
const me = newcomerOf(v);

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

  it('is promised two working days, over a weekend and a holiday', async () => {
    t.clock.set('2025-06-12T20:00:00Z');
    await t.pool.query(
      `insert into holiday (day, name) values ('2025-06-16', '{"en":"A holiday"}')`,
    );
    onTestFinished(async () => {
      await t.pool.query(`delete from holiday where day = '2025-06-16'`);
    });
    const late = await v.someone();
    const { json } = await v.apply(late.token, {
      serviceId: 'medical-transport',
      method: 'online',
    });
    expect(json.data?.dueAt).toBe('2025-06-17 16:00');
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
    const { status, json } = await v.apply(me.token, body);
    expect([status, json.errors?.map((e) => e.field)]).toEqual([400, fields]);
    expect(
      await v.count('from service_record where user_id = $1', [await v.userIdOf(me.phone)]),
    ).toBe(0);
    expect(await v.messagesTo(me.phone)).toEqual([]);
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
    const first = await v.book(me.token, at('2025-06-16 09:00', queens), { requestKey });
    const again = await v.book(me.token, at('2025-06-16 09:00', queens), { requestKey });
    expect(again.recordId).toBe(first.recordId);
    await v.setPlaces(queens, 2);
  });
});

describe('long-term care', () => {
  const applyCare = (mine: string) =>
    t.call<{ recordId: string }>('POST', `/home${applyForCare.path}`, { token: mine, lang: 'en' });

  it('needs a card first', async () => {
    const { status, json } = await applyCare(me.token);
    expect([status, json.code]).toEqual([409, 'white_card_first']);
    const online = { serviceId: 'long-term-care', method: 'online' };
    expect((await v.apply(me.token, online)).json.code).toBe('white_card_first');
    expect(await t.read(getCareApplication, { token: me.token })).toEqual({ record: null });
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
