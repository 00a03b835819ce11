/** Calls to clients: how they ended, when to call again, and taking one back. */
import { describe, expect, it } from 'vitest';
import { listApplications } from '#contract/account/applications-office.ts';
import { getPerson } from '#contract/account/people-office.ts';
import { listCallbacks } from '#contract/services/callback-office.ts';
import { getRequestCase } from '#contract/services/requests-office.ts';
import { getDesk } from '#contract/staff/desk.ts';
import { getCardCase } from '#contract/whitecard/office.ts';
import { applicantsOf } from '#tests/api/support/applicants.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const { staff, applicant, open } = applicantsOf(t);
const day = 24 * 3_600_000;

let next = 30_000;
const cardOwner = async () => {
  const one = await v.someone({ locale: 'en' });
  const path = `/home/api/user/submit-white-card?whiteCardId=CX${next++}Z`;
  await t.call('POST', path, { token: one.token });
  return { ...one, id: await v.userIdOf(one.phone) };
};
const post = (path: string, body: object, who = staff.token) =>
  t.call('POST', `/home/staff/case/${path}`, { token: who, body, lang: 'en' });
const openCard = (id: string) =>
  t.read(getCardCase, { token: staff.token, path: `/staff/card/${id}` });
const person = (id: string) =>
  t.read(getPerson, { token: staff.token, path: `/staff/people/${id}` });
const desk = (query = '') => t.read(getDesk, { token: staff.token, query, lang: 'en' });
const toCall = async (query = '') => (await desk(query)).calls?.cases.map((c) => c.subjectId) ?? [];
const countPromised = async () => (await desk()).due?.open ?? 0;

describe('a call', () => {
  it('that reached the client keeps the promise; any other does not', async () => {
    const { id } = await cardOwner();
    const about = { kind: 'card', id };
    for (const [version, outcome] of [[1, 'noAnswer'] as const, [2, 'leftMessage'] as const]) {
      const { status, text } = await post('contacted', { ...about, version, outcome });
      expect(status, text).toBe(200);
      const found = await openCard(id);
      expect(found).toMatchObject({ contactedAt: null, lastCall: { outcome }, callAgainOn: null });
      expect(found.dueAt).not.toBeNull();
    }
    expect((await post('contacted', { ...about, version: 3, outcome: 'reached' })).status).toBe(
      200,
    );
    const { dueAt, contactedAt, history } = await openCard(id);
    expect(dueAt).toBeNull();
    expect(contactedAt).not.toBeNull();
    const calls = history.filter((one) => one.entry === 'contacted');
    expect(calls.map((one) => one.details.outcome)).toEqual(['noAnswer', 'leftMessage', 'reached']);
    const rows = await auditsOf(t, { subjectId: id, action: 'case.contacted' });
    expect(rows.map((row) => row.details)).toEqual([
      { kind: 'card', outcome: 'noAnswer' },
      { kind: 'card', outcome: 'leftMessage' },
      { kind: 'card', outcome: 'reached' },
    ]);
  });

  it('names what is wrong with it', async () => {
    const { id } = await applicant();
    const about = { kind: 'application', id, version: 0 };
    const fieldOf = async (body: object) => {
      const { status, json } = await post('contacted', { ...about, ...body });
      return [status, json.errors?.[0]?.field];
    };
    expect(await fieldOf({})).toEqual([400, 'outcome']);
    expect(await fieldOf({ outcome: 'busy' })).toEqual([400, 'outcome']);
    // Noon of June 11 in the agency's time zone.
    for (const callAgainOn of ['2025-06-10', '2025-09-10', 'Friday', '2025-02-30'])
      expect(await fieldOf({ outcome: 'noAnswer', callAgainOn })).toEqual([400, 'callAgainOn']);
    expect((await open(id)).history).toEqual([]);
    const long = { outcome: 'reached', text: 'x'.repeat(2001) };
    expect(await fieldOf(long)).toEqual([400, 'text']);
  });

  it('is for those who work on cases', async () => {
    const { id } = await applicant();
    const call = { kind: 'application', id, version: 0, outcome: 'reached' };
    for (const role of ['editor', 'trainer'] as const) {
      const who = await t.staffSession(role);
      expect((await post('contacted', call, who)).status).toBe(403);
      const undo = { kind: 'application', id, version: 0, entryId: 1 };
      expect((await post('contacted/undo', undo, who)).status).toBe(403);
    }
  });
});

describe('a day to call again', () => {
  it('puts the case back on the desk and marks it in the queue, by the agency’s day', async () => {
    const { id } = await applicant({ dueIn: 20 });
    const promised = await countPromised();
    const call = { kind: 'application', id, version: 0, outcome: 'noAnswer' };
    await post('contacted', { ...call, callAgainOn: '2025-06-13' });
    expect(await countPromised()).toBe(promised - 1);
    expect(await toCall()).not.toContain(id);
    const row = async (query = '') =>
      (
        await t.read(listApplications, { token: staff.token, query: `pageSize=100${query}` })
      ).records.find((r) => r.id === id);
    expect(await row()).toMatchObject({ callAgainOn: '2025-06-13', callToday: false });
    expect(await row('&due=call')).toBeUndefined();
    // 11:59 p.m. in New York is June 13 in UTC.
    t.clock.set('2025-06-13T03:59:00Z');
    await staff.signIn();
    expect(await toCall()).not.toContain(id);
    t.clock.set('2025-06-13T04:00:00Z');
    await staff.signIn();
    expect(await toCall()).toContain(id);
    expect(await row('&due=call')).toMatchObject({ callToday: true });
    expect((await desk()).calls?.cases.find((c) => c.subjectId === id)).toMatchObject({
      kind: 'application',
      outcome: 'noAnswer',
      callAgainOn: '2025-06-13',
      wrongNumber: false,
    });
    expect(await toCall('mine=true')).not.toContain(id);
    // It stays until somebody called.
    t.clock.pass(2 * day);
    await staff.signIn();
    expect(await toCall()).toContain(id);
    await post('contacted', { ...call, version: 1, outcome: 'reached' });
    expect(await toCall()).not.toContain(id);
    expect(await row()).toMatchObject({ callAgainOn: null, lastCall: { outcome: 'reached' } });
  });

  it('is over with the case, and does not hide what came in since', async () => {
    const one = await cardOwner();
    const call = { kind: 'card', id: one.id, version: 1, outcome: 'leftMessage' };
    const callAgainOn = (await desk()).visits?.day;
    await post('contacted', { ...call, callAgainOn });
    expect(await toCall()).toContain(one.id);
    const decide = { decision: 'eligible', version: 2 };
    const decided = await t.call('POST', `/home/staff/card/${one.id}/review`, {
      token: staff.token,
      body: decide,
    });
    expect(decided.status, decided.text).toBe(200);
    expect(await toCall()).not.toContain(one.id);
    expect((await openCard(one.id)).callAgainOn).toBeNull();

    const two = await cardOwner();
    const promised = await countPromised();
    await post('contacted', { ...call, id: two.id, callAgainOn });
    expect(await countPromised()).toBe(promised - 1);
    // As if handed in again after the call.
    await t.pool.query(
      `update white_card set submitted_at = submitted_at + interval '1 minute' where user_id = $1`,
      [two.id],
    );
    await t.pool.query(
      `update case_work set called_at = called_at - interval '1 minute' where subject_id = $1`,
      [two.id],
    );
    expect(await countPromised()).toBe(promised);
  });
});

describe('a call that is taken back', () => {
  it('leaves everything as before, and both in the history', async () => {
    const { id } = await cardOwner();
    const about = { kind: 'card', id };
    const again = (await desk()).visits?.day;
    await post('contacted', { ...about, version: 1, outcome: 'noAnswer', callAgainOn: again });
    await post('contacted', { ...about, version: 2, outcome: 'reached', text: 'Wrong case.' });
    const before = await openCard(id);
    const [first, last] = before.history.filter((one) => one.entry === 'contacted');
    const undo = (entryId: number | undefined, version: number) =>
      post('contacted/undo', { ...about, version, entryId });
    // Only the last, and only once.
    expect((await undo(first?.id, 3)).json.code).toBe('changed_meanwhile');
    expect((await undo(last?.id, 2)).json.code).toBe('changed_meanwhile');
    expect((await undo(last?.id, 3)).status).toBe(200);
    expect((await undo(last?.id, 4)).json.code).toBe('changed_meanwhile');
    const after = await openCard(id);
    expect(after).toMatchObject({
      contactedAt: null,
      lastCall: { outcome: 'noAnswer' },
      callAgainOn: again,
      callToday: true,
    });
    expect(after.dueAt).not.toBeNull();
    expect(after.history.slice(-2)).toMatchObject([
      { entry: 'contacted', text: 'Wrong case.' },
      { entry: 'callUndone', details: { call: String(last?.id), outcome: 'reached' } },
    ]);
    expect((await undo(first?.id, 4)).status).toBe(200);
    expect(await openCard(id)).toMatchObject({ lastCall: null, callAgainOn: null });
    expect(await auditsOf(t, { subjectId: id, action: 'case.callUndone' })).toHaveLength(2);
  });

  it('keeps a contact that came later', async () => {
    const { id } = await cardOwner();
    await post('contacted', { kind: 'card', id, version: 1, outcome: 'reached' });
    const [entry] = (await openCard(id)).history.filter((one) => one.entry === 'contacted');
    t.clock.pass(60_000);
    await t.call('POST', `/home/staff/card/${id}/review`, {
      token: staff.token,
      body: { decision: 'eligible', version: 2 },
    });
    const { contactedAt, version } = await openCard(id);
    const undo = { kind: 'card', id, version, entryId: entry?.id };
    expect((await post('contacted/undo', undo)).status).toBe(200);
    expect((await openCard(id)).contactedAt).toBe(contactedAt);
  });
});

describe('a wrong number', () => {
  it('is shown at the person until somebody reaches them, or the call is taken back', async () => {
    const { id, phone } = await cardOwner();
    const about = { kind: 'card', id };
    await post('contacted', { ...about, version: 1, outcome: 'wrongNumber' });
    expect((await person(id)).wrongPhone).toBe(`+1${phone}`);
    const { person: shown, history } = await openCard(id);
    expect(shown.wrongPhone).toBe(`+1${phone}`);
    const wrong = history.find((one) => one.entry === 'contacted');
    await post('contacted/undo', { ...about, version: 2, entryId: wrong?.id });
    expect((await person(id)).wrongPhone).toBeNull();
    await post('contacted', { ...about, version: 3, outcome: 'wrongNumber' });
    await post('contacted', { ...about, version: 4, outcome: 'reached' });
    expect((await person(id)).wrongPhone).toBeNull();
    const reached = (await openCard(id)).history.findLast((one) => one.entry === 'contacted');
    await post('contacted/undo', { ...about, version: 5, entryId: reached?.id });
    expect((await person(id)).wrongPhone).toBe(`+1${phone}`);
    const mine = await t.call('GET', '/home/api/user/info', { token: await t.sessionOf(phone) });
    expect(mine.text).not.toContain('wrongPhone');
  });

  it('is known from a call back too, and since when, until there is another number', async () => {
    const { phone } = await v.someone();
    const id = await v.userIdOf(phone);
    await t.call('POST', '/home/api/callback', { body: { phone } });
    const { token } = staff;
    const { records } = await t.read(listCallbacks, { token, query: 'pageSize=100' });
    const asked = records.find((one) => one.phone === `+1${phone}`)?.id;
    const note = async (step: string, version: number) => {
      const body = { step, version };
      const { status } = await t.call('POST', `/home/staff/callback/${asked}/note`, {
        token,
        body,
      });
      expect(status, step).toBe(200);
      const { wrongPhone, wrongSince } = await person(id);
      return [wrongPhone, wrongSince];
    };
    const [wrong, since] = await note('wrongNumber', 0);
    expect([wrong, since]).toEqual([
      `+1${phone}`,
      expect.stringMatching(/^2025-06-\d\d \d\d:\d\d$/),
    ]);
    expect(await note('undo', 1)).toEqual([null, null]);
    await note('wrongNumber', 2);
    t.clock.pass(60_000);
    await note('reopen', 3);
    expect(await note('reached', 4)).toEqual([null, null]);
    expect(await note('undo', 5), 'since the first call').toEqual([wrong, since]);
    const body = { phone: v.newPhone(), reason: 'Came in.', version: (await person(id)).version };
    const changed = await t.call('POST', `/home/staff/people/${id}/phone`, { token, body });
    expect(changed.status, changed.text).toBe(200);
    expect(await person(id)).toMatchObject({ wrongPhone: null, wrongSince: null });
  });

  it('may be the number that was left for one request only', async () => {
    const { token, phone } = await v.someone();
    const contactPhone = v.newPhone();
    const asked = await v.apply(token, {
      serviceId: 'letter-interpretation',
      method: 'online',
      contactPhone,
    });
    const id = asked.json.data?.recordId ?? '';
    const call = { kind: 'record', id, version: 0, outcome: 'wrongNumber' };
    const today = (await desk()).visits?.day;
    const answer = await post('contacted', { ...call, callAgainOn: today });
    expect(answer.status, answer.text).toBe(200);
    const path = `/staff/request/${id}`;
    const found = await t.read(getRequestCase, { token: staff.token, path });
    expect(found.person).toMatchObject({ phone: `+1${phone}`, wrongPhone: `+1${contactPhone}` });
    const [row] = (await desk()).calls?.cases.filter((c) => c.subjectId === id) ?? [];
    expect(row).toMatchObject({ phone: `+1${contactPhone}`, wrongNumber: true });
  });
});
