/** Who lapses, and a person's dates in the office. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteAccount, exportOwnData } from '#contract/account/account.ts';
import { mergePeople } from '#contract/account/person-merge.ts';
import * as office from '#contract/renewal/office.ts';
import * as api from '#contract/renewal/renewal.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { goodPassword } from '#tests/api/support/people.ts';
import { personCalls, personPath } from '#tests/api/support/person-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { coordinator, getPerson, post, someone } = personCalls(t);

const enter = (token: string, more: object = {}) =>
  t.read(api.addOwnDate, {
    token,
    body: { kind: 'snap', day: '2025-09-15', requestKey: randomUUID(), ...more },
  });
const lapses = (query: string) => t.read(office.listLapses, { token: coordinator.token, query });

describe('who lapses', () => {
  it('by month, kind and state, the soonest first', async () => {
    const a = await someone('6465552001', { firstName: 'Ah', lastName: 'Lapse' });
    const b = await someone('6465552002', { firstName: 'Bo', lastName: 'Lapse' });
    await enter(a.token, { day: '2025-09-30' });
    const first = await enter(b.token, { kind: 'whiteCard', day: '2025-09-01' });
    await enter(b.token, { day: '2025-10-01' });
    const found = await lapses('month=2025-09&keyword=Lapse');
    expect(found.month).toBe('2025-09');
    expect(found.records.map(({ userId, day }) => [userId, day])).toEqual([
      [b.userId, '2025-09-01'],
      [a.userId, '2025-09-30'],
    ]);
    expect(found.records[0]).toMatchObject({
      phoneEnding: '2002',
      daysLeft: 82,
      lastName: 'Lapse',
    });
    expect((await lapses('month=2025-09&kind=snap&keyword=Lapse')).total).toBe(1);
    await t.read(api.settleOwnDate, {
      token: b.token,
      path: api.settleOwnDate.path.replace('{dateId}', first.dateId),
      body: { state: 'done', version: 0 },
    });
    expect((await lapses('month=2025-09&keyword=Lapse')).total).toBe(1);
    expect((await lapses('month=2025-09&state=done&keyword=Lapse')).total).toBe(1);
  });

  it('this month unless told, with the demo’s people', async () => {
    const { month, records } = await lapses('');
    expect(month).toBe('2025-06');
    expect(records.length).toBeGreaterThan(2);
  });

  it('as a table, which is written down', async () => {
    const { text, headers } = await t.call(
      'GET',
      '/home/staff/important-date/export?month=2025-06',
      {
        token: coordinator.token,
        lang: 'en',
      },
    );
    expect(headers['content-type']).toContain('text/csv');
    expect(text.split('\r\n')[0]).toBe('\uFEFFName,What,Day,State,Request,Language,Phone');
    expect(text).toContain('White Card renewal');
    const [entry] = (await auditsOf(t, { action: 'date.export' })).slice(-1);
    expect(entry?.subject).toMatch(/^\d+ dates, 2025-06$/);
  });
});

describe('a person’s dates', () => {
  it('are entered and changed by staff, and that is written down', async () => {
    const { userId } = await someone('6465552003');
    const added = await post(personPath(userId, '/important-date'), {
      kind: 'letter',
      day: '2025-08-01',
      title: 'Medicaid letter',
    });
    expect(added.status, added.text).toBe(200);
    const [date] = (await getPerson(userId)).dates;
    expect(date).toMatchObject({ title: 'Medicaid letter', source: 'staff', state: 'upcoming' });
    const path = `/staff/important-date/${date?.dateId}`;
    const body = { day: '2025-08-09', title: 'Medicaid letter', state: 'upcoming', version: 0 };
    expect((await post(path, body)).status).toBe(200);
    const late = await post(path, body);
    expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
    const audits = await auditsOf(t, { subjectId: userId });
    expect(audits.map(({ action, details }) => [action, details])).toEqual(
      expect.arrayContaining([
        ['date.add', { kind: 'letter', day: '2025-08-01' }],
        [
          'date.change',
          { kind: 'letter', day: '2025-08-09', was: '2025-08-01', state: 'upcoming' },
        ],
      ]),
    );
    expect(JSON.stringify(audits)).not.toContain('Medicaid letter');
  });

  it('are in their export, and erased with the account', async () => {
    const { token, userId } = await someone('6465552004');
    await enter(token, { kind: 'other', title: 'Housing papers' });
    const { path } = await t.read(api.makeDateFeed, { token });
    const body = { password: goodPassword };
    const data = await t.read(exportOwnData, { token, body });
    expect(data).toMatchObject({
      importantDates: [
        { kind: 'other', title: 'Housing papers', day: '2025-09-15', source: 'person' },
      ],
      calendarAddressSince: '2025-06-11 10:30',
    });
    await t.read(deleteAccount, { token, body });
    const { rows } = await t.pool.query(
      'select user_id from important_date where user_id = $1 union select user_id from date_feed where user_id = $1',
      [userId],
    );
    expect(rows).toEqual([]);
    expect((await t.call('GET', path ?? '')).status).toBe(404);
  });

  it('move when two accounts become one; the double’s calendar ends', async () => {
    const keep = await someone('6465552005');
    const double = await someone('6465552006');
    await enter(keep.token, { kind: 'whiteCard' });
    await enter(double.token, { kind: 'whiteCard', day: '2025-12-01' });
    await enter(double.token, { kind: 'other', title: 'Housing papers' });
    const { path: calendar } = await t.read(api.makeDateFeed, { token: double.token });
    const path = personPath(keep.userId, '/merge');
    const { plan, moves, stays } = await t.read(mergePeople, {
      token: coordinator.token,
      path,
      body: { doubleId: double.userId },
    });
    expect(moves).toContainEqual({ part: 'dates', count: 1 });
    expect(stays).toContainEqual({ part: 'dates', count: 1 });
    await t.read(mergePeople, {
      token: coordinator.token,
      path,
      body: { doubleId: double.userId, plan },
    });
    const { dates } = await getPerson(keep.userId);
    expect(new Set(dates.map(({ kind, title }) => title ?? kind))).toEqual(
      new Set(['whiteCard', 'Housing papers']),
    );
    expect((await t.call('GET', calendar ?? '')).status).toBe(404);
  });
});
