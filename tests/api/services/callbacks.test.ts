/** "We call you back": strangers leave a phone number, the office has a deadline. */
import { describe, expect, it } from 'vitest';
import { deleteAccount, exportOwnData } from '#contract/account/account.ts';
import { askCallback, getTalk } from '#contract/services/callback.ts';
import {
  type CallbackStep,
  listCallbacks,
  noteCallback,
} from '#contract/services/callback-office.ts';
import { callbackRules } from '#contract/services/callback-rules.ts';
import { getDesk, getWaiting } from '#contract/staff/desk.ts';
import { team } from '#demo/team.ts';
import { en } from '#i18n/en.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { forgetCallbacks } from '#server/features/services/services.jobs.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

// A Wednesday, 10:30 in New York.
const t = testApp();
const people = peopleOf(t);
const path = '/home/api/callback';

let last = 3000;
const newPhone = (): string => `212555${++last}`;
const ask = (phone: string, more: { wish?: 'morning' | 'afternoon' } = {}, lang: Locale = 'en') =>
  t.read(askCallback, { body: { phone, ...more }, lang });
const openOf = async (phone: string) => {
  const token = await t.staffSession('coordinator');
  const { records } = await t.read(listCallbacks, { token, query: 'pageSize=100' });
  return { token, row: records.find((one) => one.phone === `+1${phone}`) };
};
const texts = async () => (await t.pool.query('select count(*)::int as n from message')).rows[0].n;

describe('a stranger', () => {
  it('sees by when we call, and who', async () => {
    const talk = await t.read(getTalk, { lang: 'zh-TW' });
    expect(talk.promise).toEqual({ by: '2025-06-11 12:00', inDays: 0 });
    expect(talk.people).toHaveLength(callbackRules.peopleShown);
    expect(talk.people[0]).toMatchObject({
      name: '劉欣怡',
      otherName: team.members[0]?.name.en,
      role: team.members[0]?.role['zh-TW'],
    });
    expect((await t.read(getTalk, { lang: 'en' })).people[0]).toMatchObject({
      name: 'Grace Liu',
      otherName: '劉欣怡',
    });
  });

  it('leaves a number and gets a deadline; no text is sent', async () => {
    const before = await texts();
    const phone = newPhone();
    expect(await ask(`(212) 555-${phone.slice(6)}`, {}, 'zh-CN')).toEqual({
      by: '2025-06-11 12:00',
      inDays: 0,
      already: false,
    });
    expect((await openOf(phone)).row).toMatchObject({
      locale: 'zh-CN',
      wish: 'any',
      createdAt: '2025-06-11 10:30',
      dueAt: '2025-06-11 12:00',
      person: null,
    });
    expect(await texts()).toBe(before);
  });

  it('who asks again hears the deadline of the first', async () => {
    const phone = newPhone();
    const [one, two] = await Promise.all([ask(phone), ask(phone)]);
    expect([one.already, two.already].sort()).toEqual([false, true]);
    t.clock.pass(6 * 3_600_000);
    expect(await ask(phone, { wish: 'afternoon' })).toEqual({
      by: '2025-06-11 12:00',
      inDays: 0,
      already: true,
    });
  });

  it('can wish for a time of day; in the evening it is the next day', async () => {
    expect(await ask(newPhone(), { wish: 'afternoon' })).toMatchObject({ by: '2025-06-11 17:00' });
    t.clock.set('2025-06-12T00:00:00Z');
    expect(await ask(newPhone())).toMatchObject({ by: '2025-06-12 12:00', inDays: 1 });
  });

  it('is told what is wrong, at its field', async () => {
    const wrong = await t.call('POST', path, { body: { phone: '555' }, lang: 'en' });
    expect([wrong.status, wrong.json.errors]).toEqual([
      400,
      [{ field: 'phone', message: en.fields.phone }],
    ]);
    const body = { phone: newPhone(), wish: 'midnight' };
    expect((await t.call('POST', path, { body })).json.errors?.[0]?.field).toBe('wish');
  });

  it('cannot ask on and on for one phone, or from one address', async () => {
    const phone = newPhone();
    await ask(phone);
    const statusOf = async () => (await t.call('POST', path, { body: { phone } })).status;
    const { rows } = await t.pool.query(`select key from rate_limit where key like 'callback%'`);
    const keys: string[] = rows.map((row) => row.key);
    const ofPhone = keys.find((key) => key.includes(phone)) ?? '';
    const ofAddress = keys.find((key) => key.startsWith('callback:')) ?? '';
    // Wider in tests, where everyone has one address.
    for (const [key, max] of [
      [ofPhone, callbackRules.perPhoneAndDay],
      [ofAddress, callbackRules.perAddressAndHour],
    ] as const) {
      const spend = 'update rate_limit set points = $2, expire = $3 where key = $1';
      await t.pool.query(spend, [key, max * 50, Date.now() + 3_600_000]);
      expect(await statusOf(), key).toBe(429);
      await t.pool.query('delete from rate_limit where key = $1', [key]);
      expect(await statusOf(), key).toBe(200);
    }
  });
});

describe('the office', () => {
  it('has it on the desk and in the count until somebody was reached', async () => {
    const phone = newPhone();
    await ask(phone);
    const { token, row } = await openOf(phone);
    const onDesk = async () => {
      const { due } = await t.read(getDesk, { token });
      return due?.cases.find(({ subjectId }) => subjectId === row?.id);
    };
    expect(await onDesk()).toMatchObject({
      kind: 'callback',
      userId: null,
      phone: `+1${phone}`,
      dueAt: '2025-06-11 12:00',
      minutesLeft: 90,
    });
    const { callbacks = 0 } = await t.read(getWaiting, { token });
    await note(token, row?.id, 'reached', 0);
    expect(await onDesk()).toBeUndefined();
    expect((await t.read(getWaiting, { token })).callbacks).toBe(callbacks - 1);
    const { records } = await t.read(listCallbacks, { token, query: 'state=closed' });
    expect(records[0]).toMatchObject({ id: row?.id, outcome: 'reached', overdue: false });
  });

  it('finds one on its page and in its state, however the list is asked for', async () => {
    const phones = [newPhone(), newPhone(), newPhone()];
    for (const phone of phones) await ask(phone);
    const found = await Promise.all(phones.map(openOf));
    const { token } = found[0] ?? {};
    const find = (id: string | undefined) =>
      t.read(listCallbacks, { token, query: `state=closed&pageSize=1&call=${id}` });
    const pages = new Set<number>();
    for (const { row } of found) {
      const open = await find(row?.id);
      expect(open).toMatchObject({ state: 'open', records: [{ id: row?.id }] });
      pages.add(open.pageNum);
    }
    expect(pages.size).toBe(phones.length);
    const last = found[2]?.row?.id;
    // None stays open: the desk of the next tests shows only the first few.
    for (const { row } of found) await note(token ?? '', row?.id, 'reached', 0);
    expect(await find(last)).toMatchObject({ state: 'closed', records: [{ id: last }] });
    const gone = 'call=00000000-0000-4000-8000-00000000dead&state=closed';
    expect(await t.read(listCallbacks, { token, query: gone })).toMatchObject({ state: 'closed' });
  });

  it('a call that nobody answered has a new deadline; a closed one can be opened again', async () => {
    const phone = newPhone();
    await ask(phone);
    t.clock.pass(2 * 3_600_000);
    const { token, row } = await openOf(phone);
    expect(row).toMatchObject({ overdue: true, tries: 0 });
    await note(token, row?.id, 'noAnswer', 0);
    expect((await openOf(phone)).row).toMatchObject({
      overdue: false,
      tries: 1,
      triedAt: '2025-06-11 12:30',
      dueAt: '2025-06-11 17:00',
    });
    expect(await statusOf(token, row?.id, 'reached', 0), 'a stale version').toBe(409);
    await note(token, row?.id, 'gaveUp', 1);
    expect(await statusOf(token, row?.id, 'noAnswer', 2), 'closed').toBe(409);
    await note(token, row?.id, 'reopen', 2);
    expect((await openOf(phone)).row).toMatchObject({ outcome: null, closedAt: null, version: 3 });
  });

  it('a call has its note and can be undone: everything is as before, whatever it did', async () => {
    const phone = newPhone();
    await ask(phone);
    const { token, row } = await openOf(phone);
    const id = row?.id;
    const before = { dueAt: row?.dueAt, tries: 0, triedAt: null, calls: [], mayUndo: false };
    expect(row).toMatchObject(before);
    await note(token, id, 'leftMessage', 0, { text: 'Her daughter.', callAgainOn: '2025-06-13' });
    const called = { outcome: 'leftMessage', text: 'Her daughter.', at: '2025-06-11 10:30' };
    const waiting = { dueAt: '2025-06-13 12:00', tries: 1, calls: [called], mayUndo: true };
    expect((await openOf(phone)).row).toMatchObject(waiting);
    await note(token, id, 'reached', 1, { text: 'Wants a visit.' });
    const { records } = await t.read(listCallbacks, { token, query: 'state=closed' });
    expect(records.find((one) => one.id === id)).toMatchObject({
      outcome: 'reached',
      calls: [called, {}],
      mayUndo: true,
    });
    await note(token, id, 'undo', 2);
    expect((await openOf(phone)).row).toMatchObject(waiting);
    await note(token, id, 'undo', 3);
    expect((await openOf(phone)).row).toMatchObject(before);
    expect(await statusOf(token, id, 'undo', 4), 'no call is left').toBe(409);
    // A wrong number ends it; so does giving up, which is no call.
    await note(token, id, 'wrongNumber', 4);
    await note(token, id, 'undo', 5);
    await note(token, id, 'noAnswer', 6);
    t.clock.pass(60_000);
    await note(token, id, 'gaveUp', 7);
    expect(await statusOf(token, id, 'undo', 8), 'the call is not what ended it').toBe(409);
    const late = { step: 'noAnswer', version: 8, callAgainOn: '2025-06-10' };
    await note(token, id, 'reopen', 8);
    const path = `/home/staff/callback/${id}/note`;
    const refused = await t.call('POST', path, { token, body: { ...late, version: 9 } });
    expect([refused.status, refused.json.errors?.[0]?.field]).toEqual([400, 'callAgainOn']);
  });

  it('opens none again while a newer one of the phone is open', async () => {
    const phone = newPhone();
    await ask(phone);
    const { token, row } = await openOf(phone);
    await note(token, row?.id, 'reached', 0);
    expect(await ask(phone)).toMatchObject({ already: false });
    expect(await statusOf(token, row?.id, 'reopen', 1)).toBe(409);
    expect(await statusOf(token, row?.id, 'undo', 1)).toBe(409);
  });

  it('knows whose phone it is; that person’s export has it, and erasure takes it along', async () => {
    const me = await people.registerPatient();
    await ask(me.phone);
    const { token, row } = await openOf(me.phone);
    expect(row?.person?.userId).toBe(me.user.userId);
    const { due } = await t.read(getDesk, { token });
    const mine = due?.cases.find(({ subjectId }) => subjectId === row?.id);
    expect(mine).toMatchObject({ userId: me.user.userId, firstName: expect.stringMatching(/./) });
    await note(token, row?.id, 'noAnswer', 0, { text: 'Rang twice.' });
    const own = { token: me.token, body: { password: goodPassword } };
    expect(await t.read(exportOwnData, own)).toMatchObject({
      callbacks: [{ phone: `+1${me.phone}`, dueAt: '2025-06-11 12:00' }],
    });
    await t.read(deleteAccount, own);
    expect((await openOf(me.phone)).row).toBeUndefined();
    const notes = await t.pool.query('select from case_entry where subject_id = $1', [row?.id]);
    expect(notes.rowCount).toBe(0);
  });

  it('forgets what is long finished', async () => {
    const phone = newPhone();
    await ask(phone);
    const { token, row } = await openOf(phone);
    await note(token, row?.id, 'reached', 0, { text: 'All is well.' });
    const kept = async () => {
      const notes = 'select from case_entry where subject_id = $1';
      const { rowCount } = await t.pool.query(notes, [row?.id]);
      expect((await t.pool.query('select from callback where id = $1', [row?.id])).rowCount).toBe(
        rowCount,
      );
      return rowCount;
    };
    t.clock.pass((callbackRules.keptDays - 1) * 86_400_000);
    await forgetCallbacks(t);
    expect(await kept()).toBe(1);
    t.clock.pass(2 * 86_400_000);
    await forgetCallbacks(t);
    expect(await kept()).toBe(0);
  });
});

type Step = CallbackStep;
type More = { text?: string; callAgainOn?: string };
const note = (token: string, callbackId = '', step: Step, version: number, more: More = {}) =>
  t.read(noteCallback, {
    token,
    path: `/staff/callback/${callbackId}/note`,
    body: { step, version, ...more },
  });
const statusOf = async (token: string, callbackId = '', step: Step, version: number) => {
  const body = { step, version };
  return (await t.call('POST', `/home/staff/callback/${callbackId}/note`, { token, body })).status;
};
