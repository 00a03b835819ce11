/** A person's renewals and deadlines: entering, changing, starting, and the calendar. */
import { randomUUID } from 'node:crypto';
import { sync } from 'node-ical';
import { describe, expect, it } from 'vitest';
import * as api from '#contract/renewal/renewal.ts';
import { cancelRecord, getServiceRecord } from '#contract/services/records.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { staffOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const coordinator = staffOf(t, 'coordinator');

const list = (token: string) => t.read(api.listOwnDates, { token });
const enter = (token: string, more: object = {}) =>
  t.read(api.addOwnDate, {
    token,
    body: { kind: 'snap', day: '2025-10-01', requestKey: randomUUID(), ...more },
  });
const post = (token: string, path: string, body?: object) =>
  t.call<{ recordId: string } & api.ImportantDate>(
    'POST',
    `/home/api/user/important-date/${path}`,
    {
      token,
      body,
      lang: 'en',
    },
  );

describe('entering a date', () => {
  it('says how far it is, and when we remind', async () => {
    const { token } = await v.someone();
    const date = await enter(token, { kind: 'other', title: '  Housing papers ' });
    expect(date).toMatchObject({
      title: 'Housing papers',
      daysLeft: 112,
      source: 'person',
      state: 'upcoming',
      remindOn: '2025-07-03',
      version: 0,
    });
    expect((await list(token)).dates).toEqual([date]);
  });

  it('twice by the same form is one', async () => {
    const { token } = await v.someone();
    const requestKey = randomUUID();
    const [a, b] = [await enter(token, { requestKey }), await enter(token, { requestKey })];
    expect(b.dateId).toBe(a.dateId);
    expect((await list(token)).dates).toHaveLength(1);
  });

  it.each([
    ['a day that has passed', { day: '2025-06-10' }, 'day'],
    ['a day of another century', { day: '2036-01-01' }, 'day'],
    ['no name for something else', { kind: 'other' }, 'title'],
    ['a name that is too long', { title: 'x'.repeat(81) }, 'title'],
    ['an unknown kind', { kind: 'passport' }, 'kind'],
  ])('is refused: %s', async (_, more, field) => {
    const { token } = await v.someone();
    const body = { kind: 'snap', day: '2025-10-01', requestKey: randomUUID(), ...more };
    const { status, json } = await post(token, 'add', body);
    expect([status, json.errors?.map((e) => e.field)]).toEqual([400, [field]]);
    expect((await list(token)).dates).toEqual([]);
  });

  it('has an end: 20 open ones, and one for a white card', async () => {
    const { token } = await v.someone();
    await enter(token, { kind: 'whiteCard' });
    const again = await post(token, 'add', {
      kind: 'whiteCard',
      day: '2025-11-01',
      requestKey: randomUUID(),
    });
    expect(again.json.errors?.[0]?.message).toContain('White Card date already');
    for (let n = 1; n < api.dateRules.openMax; n++) await enter(token);
    const more = await post(token, 'add', {
      kind: 'snap',
      day: '2025-11-01',
      requestKey: randomUUID(),
    });
    expect([more.status, more.json.errors?.[0]?.field]).toEqual([400, 'kind']);
  });
});

describe('changing a date', () => {
  it('moves the reminder; what is based on an older one is refused', async () => {
    const { token } = await v.someone();
    const { dateId } = await enter(token);
    const body = { day: '2025-07-01', title: '', version: 0 };
    const { json } = await post(token, `${dateId}/change`, body);
    expect(json.data).toMatchObject({ day: '2025-07-01', remindOn: '2025-06-24', version: 1 });
    const late = await post(token, `${dateId}/change`, body);
    expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
  });

  it('done, the white card is due again in a year; undone, it is one date', async () => {
    const { token } = await v.someone();
    const { dateId } = await enter(token, { kind: 'whiteCard', day: '2025-07-01' });
    await post(token, `${dateId}/settle`, { state: 'done', version: 0 });
    const { dates } = await list(token);
    expect(dates.map(({ day, state, source }) => [day, state, source])).toEqual([
      ['2026-07-01', 'upcoming', 'card'],
      ['2025-07-01', 'done', 'person'],
    ]);
    await post(token, `${dateId}/settle`, { state: 'upcoming', version: 1 });
    expect((await list(token)).dates.map(({ day, state }) => [day, state])).toEqual([
      ['2025-07-01', 'upcoming'],
    ]);
  });
});

describe('the decision on a white card', () => {
  const decide = async (phone: string, decision: string) => {
    const userId = await v.userIdOf(phone);
    await t.pool.query(`update white_card set status = 'submitted' where user_id = $1`, [userId]);
    const { rows } = await t.pool.query(
      `select coalesce(max(version), 0) as version from case_work where subject_id = $1`,
      [userId],
    );
    const { status, text } = await t.call('POST', `/home/staff/card/${userId}/review`, {
      token: coordinator.token,
      body: { decision, version: rows[0].version, note: 'x' },
    });
    expect(status, text).toBe(200);
  };

  it('makes a renewal a year later, and takes it away', async () => {
    const { phone, token } = await v.someone();
    await v.giveCard(phone);
    await decide(phone, 'eligible');
    const { dates } = await list(token);
    expect(dates).toMatchObject([
      { kind: 'whiteCard', day: '2026-06-11', source: 'card', remindOn: '2026-03-13' },
    ]);
    await decide(phone, 'ineligible');
    expect((await list(token)).dates).toMatchObject([{ state: 'dropped' }]);
  });

  it('leaves the day that the person entered', async () => {
    const { phone, token } = await v.someone();
    await v.giveCard(phone);
    await enter(token, { kind: 'whiteCard', day: '2025-09-01' });
    await decide(phone, 'eligible');
    expect((await list(token)).dates).toMatchObject([{ day: '2025-09-01', source: 'person' }]);
  });

  it('gives way to the day of the letter', async () => {
    const { phone, token } = await v.someone();
    await v.giveCard(phone);
    await decide(phone, 'eligible');
    await enter(token, { kind: 'whiteCard', day: '2026-05-31' });
    expect((await list(token)).dates).toMatchObject([{ day: '2026-05-31', source: 'person' }]);
  });
});

describe('start my renewal', () => {
  it('asks the office, with what we know, once', async () => {
    const { phone, token } = await v.someone({ address: '12 Persimmon Street', city: 'Flushing' });
    await t.call('POST', '/home/api/user/submit-white-card?whiteCardId=RN54321Z', { token });
    const { dateId } = await enter(token, { kind: 'whiteCard', day: '2025-07-01' });
    const path = api.getRenewalStart.path.replace('{dateId}', dateId);
    const plan = await t.read(api.getRenewalStart, { token, path, lang: 'en' });
    expect(plan).toMatchObject({ serviceId: 'white-card-renewal', online: true });
    expect(plan.contactPhone).toBe(`+1${phone}`);
    expect(plan.note).toContain('July 1, 2025');
    expect(plan.note).toContain('White Card number on file: •••••21Z.');
    expect(plan.note).toContain('12 Persimmon Street, Flushing');
    const answers = await Promise.all([1, 2].map(() => post(token, `${dateId}/start`)));
    const [recordId, again] = answers.map(({ json }) => json.data?.recordId ?? '');
    expect(recordId).toBeTruthy();
    expect(again).toBe(recordId);
    const record = await t.read(getServiceRecord, {
      token,
      path: getServiceRecord.path.replace('{recordId}', recordId ?? ''),
    });
    expect(record).toMatchObject({ serviceId: 'white-card-renewal', note: plan.note });
    expect((await list(token)).dates).toMatchObject([
      { state: 'started', recordId, recordNo: record.recordNo },
    ]);
    // One about the card, one about the request.
    expect(await messagesTo(t, phone)).toHaveLength(2);

    // Taken back, it can be started again.
    await t.call('POST', `/home${cancelRecord.path.replace('{recordId}', recordId ?? '')}`, {
      token,
    });
    expect((await list(token)).dates).toMatchObject([{ state: 'upcoming', recordId: null }]);
    const next = await post(token, `${dateId}/start`);
    expect(next.json.data?.recordId).not.toBe(recordId);
  });

  it('is for nothing that is over, and for nothing that we do not offer', async () => {
    const { token } = await v.someone();
    const done = await enter(token);
    await post(token, `${done.dateId}/settle`, { state: 'done', version: 0 });
    expect((await post(token, `${done.dateId}/start`)).json.code).toBe('record_closed');
    const other = await enter(token, { kind: 'other', title: 'Housing' });
    expect((await post(token, `${other.dateId}/start`)).status).toBe(404);
  });
});

describe('the own calendar', () => {
  const read = (path: string | null) => t.call('GET', path ?? '/home/api/calendar/none/dates.ics');
  const eventsOf = (text: string) =>
    Object.values(sync.parseICS(text)).flatMap((one) => (one?.type === 'VEVENT' ? [one] : []));

  it('has the open dates as whole days, and follows every change', async () => {
    const { token } = await v.someone();
    expect((await list(token)).feed.path).toBeNull();
    const { dateId } = await enter(token, { day: '2025-11-02', title: '糧食券, SNAP' });
    const { path } = await t.read(api.makeDateFeed, { token });
    expect((await list(token)).feed.path).toBe(path);
    const first = await read(path);
    expect(first.headers['content-type']).toContain('text/calendar');
    expect(first.headers['cache-control']).toContain('no-store');
    expect(first.text).toContain('DTSTART;VALUE=DATE:20251102');
    expect(eventsOf(first.text).map(({ summary, uid }) => [summary, uid])).toEqual([
      ['糧食券, SNAP', `date-${dateId}@persimmon`],
    ]);
    await post(token, `${dateId}/change`, { day: '2025-12-02', title: 'SNAP', version: 0 });
    const second = (await read(path)).text;
    expect(second).toContain('DTSTART;VALUE=DATE:20251202');
    expect(second).toContain('SEQUENCE:1');
    await post(token, `${dateId}/settle`, { state: 'dropped', version: 1 });
    expect(eventsOf((await read(path)).text)).toEqual([]);
  });

  it('opens by its address alone, until another is made or it is turned off', async () => {
    const { phone, token } = await v.someone();
    const { path: old } = await t.read(api.makeDateFeed, { token });
    expect(old?.split('/')[4]?.length).toBeGreaterThanOrEqual(43);
    const { path } = await t.read(api.makeDateFeed, { token });
    expect(path).not.toBe(old);
    expect((await read(old)).status).toBe(404);
    expect((await read(path)).status).toBe(200);
    expect((await read(`${path?.slice(0, 40)}x/dates.ics`)).status).toBe(404);
    await t.pool.query('update app_user set suspended = true where phone = $1', [`+1${phone}`]);
    expect((await read(path)).status).toBe(404);
    await t.pool.query('update app_user set suspended = false where phone = $1', [`+1${phone}`]);
    await t.read(api.endDateFeed, { token });
    expect((await read(path)).status).toBe(404);
  });

  it('is not written down in the log or the database as it is', async () => {
    const { token } = await v.someone();
    const { path } = await t.read(api.makeDateFeed, { token });
    await read(path);
    const secret = path?.split('/')[4] ?? '';
    expect(t.logs.join('')).not.toContain(secret);
    const { rows } = await t.pool.query('select date_feed::text as row from date_feed');
    expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
  });
});
