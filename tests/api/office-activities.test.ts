import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as api from '#contract/activity-office.ts';
import { shortCodeOf, ticketText } from '#contract/activity-ticket.ts';
import { lockActivity } from '#server/features/activity/activity-join.store.ts';
import { createNoticeMoved } from '#server/features/activity/activity-plan.ts';
import { withPreview } from '#server/ports/message-preview.ts';
import { demoNow } from './demo.ts';
import { partiesOf } from './parties.ts';
import { testApp } from './test-app.ts';

const t = testApp();
let p: ReturnType<typeof partiesOf>;
let staff: string;
beforeAll(async () => {
  p = partiesOf(t);
});
beforeEach(async () => {
  t.clock.set(demoNow);
  staff = await t.staffSession('coordinator');
});

type Body = Record<string, unknown>;
const post = <T = Body>(path: string, body: Body = {}, token = staff) =>
  t.call<T>('POST', `/home/staff/activity/${path}`, { token, body, lang: 'en' });
const ok = async <T = Body>(path: string, body: Body = {}): Promise<T> => {
  const { status, json, text } = await post<T>(path, body);
  expect(status, text).toBe(200);
  return json.data as T;
};
const refused = async (path: string, body: Body = {}) => {
  const { status, json } = await post(path, body);
  return [status, json.code];
};
const registrations = (id: string) =>
  t.read(api.getActivityRegistrations, {
    token: staff,
    lang: 'en',
    path: `/staff/activity/${id}/registrations`,
  });
const joined = async (id: string, more: Body = {}) => {
  const person = await p.newPerson();
  const { json } = await p.join(id, person.token, more);
  const registrationId = json.data?.registration?.registrationId ?? '';
  return { ...person, registrationId, path: `${id}/party/${registrationId}` };
};
const caller = (more: Body = {}) => ({
  registrationId: randomUUID(),
  name: '陳美玲',
  phone: '(646) 555-0155',
  locale: 'zh-TW',
  ...more,
});
const audits = async (id: string): Promise<string[]> => {
  const { rows } = await t.pool.query(
    'select action from audit_log where subject = $1 order by id',
    [`activity ${id}`],
  );
  return rows.map((row) => row.action);
};

describe('who may', () => {
  it.each([
    ['admin', 200],
    ['coordinator', 200],
    ['editor', 200],
    ['trainer', 403],
  ] as const)('%s: %i', async (role, status) => {
    const token = await t.staffSession(role);
    const answer = await t.call('GET', '/home/staff/activity/page', { token });
    expect(answer.status).toBe(status);
  });

  it('a client’s token opens nothing', async () => {
    const id = await p.newActivity(5);
    const { token } = await p.newPerson();
    expect((await post(`${id}/quota`, { quota: 9, was: 5 }, token)).status).toBe(401);
  });
});

describe('the list', () => {
  it('has what is not shown too, and finds it', async () => {
    const id = await p.newActivity(7);
    await t.pool.query(`update activity set published = false, search_text = $2 where id = $1`, [
      id,
      '绝无仅有',
    ]);
    const query = `keyword=${encodeURIComponent('絕無僅有')}&shown=no`;
    const page = await t.read(api.listOfficeActivities, { token: staff, lang: 'en', query });
    expect(page.records).toMatchObject([
      { id, title: 'Birthday Party', published: false, quota: 7, status: 'sign_up' },
    ]);
    const past = await t.read(api.listOfficeActivities, { token: staff, query: 'when=past' });
    expect(past.records.every(({ status }) => status === 'ended')).toBe(true);
  });
});

describe('registrations', () => {
  it('show the last four of a phone; the whole number is written down', async () => {
    const id = await p.newActivity(5);
    const party = await joined(id, { name: '陳秀英', companions: 1, needs: ['ride'] });
    const { parties } = await registrations(id);
    expect(parties).toMatchObject([
      {
        name: '陳秀英',
        phone: '0177',
        people: 2,
        needs: ['ride'],
        status: 'registered',
        arrived: 0,
      },
    ]);
    for (const typed of ['陈秀英', '陳秀英', 'chen xiuying', 'cxy', '0177'])
      expect(parties[0]?.search).toContain(typed);
    const phone = await t.read(api.getPartyPhone, {
      token: staff,
      path: `/staff/activity/${party.path}/phone`,
    });
    expect(phone).toEqual({ phone: '+12125550177' });
    expect(await audits(id)).toEqual(['activity.phone_seen']);
  });

  it('are exported without formulas', async () => {
    const id = await p.newActivity(5);
    await joined(id, { name: '=1+1' });
    const answer = await t.call('GET', `/home/staff/activity/${id}/export`, {
      token: staff,
      lang: 'en',
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.text).toContain("'=1+1");
    expect(answer.text).toContain("'+12125550177");
    expect(await audits(id)).toEqual(['activity.exported']);
  });

  it('of an activity that is not there are not found', async () => {
    const answer = await t.call('GET', '/home/staff/activity/absent/registrations', {
      token: staff,
    });
    expect(answer.status).toBe(404);
  });
});

describe('check-in', () => {
  it('counts who came; twice is once; it can be taken back', async () => {
    const id = await p.newActivity(5);
    const { path } = await joined(id, { companions: 2 });
    const first = await ok(`${path}/check-in`, { arrived: 2, was: 0 });
    expect(first).toMatchObject({ already: false, party: { arrived: 2 } });
    t.clock.pass(60_000);
    // Somebody else presses the same from what they saw before.
    const second = await ok(`${path}/check-in`, { arrived: 2, was: 0 });
    expect(second).toMatchObject({
      already: true,
      party: { checkedInAt: '2025-06-11 10:30', arrived: 2 },
    });
    expect(await refused(`${path}/check-in`, { arrived: 1, was: 0 })).toEqual([
      409,
      'changed_meanwhile',
    ]);
    expect(await refused(`${path}/check-in`, { arrived: 4, was: 2 })).toEqual([
      400,
      'invalid_input',
    ]);
    const undone = await ok(`${path}/check-in`, { arrived: 0, was: 2 });
    expect(undone).toMatchObject({ party: { arrived: 0, checkedInAt: null } });
    expect(await audits(id)).toEqual(['activity.check_in', 'activity.check_in_undone']);
  });

  it('is not for those who wait', async () => {
    const id = await p.newActivity(1);
    await joined(id);
    const waiting = await joined(id);
    expect(await refused(`${waiting.path}/check-in`, { arrived: 1, was: 0 })).toEqual([
      409,
      'changed_meanwhile',
    ]);
  });

  it('by ticket: in, already in, another activity’s, waiting, none of ours', async () => {
    const id = await p.newActivity(2);
    const party = await joined(id, { companions: 1 });
    const waiting = await joined(id);
    const other = await joined(await p.newActivity(3));
    const scan = (code: string) => ok(`${id}/scan`, { code });
    expect(await scan(ticketText(party.registrationId))).toMatchObject({
      result: 'in',
      party: { arrived: 2 },
    });
    expect(await scan(shortCodeOf(party.registrationId).toLowerCase())).toMatchObject({
      result: 'already',
      party: { arrived: 2, checkedInAt: '2025-06-11 10:30' },
    });
    expect(await scan(shortCodeOf(waiting.registrationId))).toMatchObject({ result: 'waitlisted' });
    expect(await scan(ticketText(other.registrationId))).toMatchObject({
      result: 'other',
      other: { title: 'Birthday Party', startTime: '2025-06-20 10:00' },
    });
    for (const code of ['https://care.example', randomUUID(), 'ABCD-EF01'])
      expect(await scan(code)).toEqual({ result: 'unknown' });
    await p.leave(id, waiting.token);
    expect(await scan(shortCodeOf(waiting.registrationId))).toMatchObject({ result: 'cancelled' });
  });
});

describe('for a caller', () => {
  it('without an account: a preview changes nothing, two clicks make one party', async () => {
    const id = await p.newActivity(5);
    const form = caller({ companions: 1 });
    const preview = await ok(`${id}/register`, { ...form, preview: true });
    expect(preview).toMatchObject({
      status: 'registered',
      isNew: true,
      messages: [{ channel: 'sms', to: '0155', locale: 'zh-TW' }],
    });
    expect(await p.expectSound(id)).toMatchObject({ people: 0 });
    const [first, second] = await Promise.all([
      ok(`${id}/register`, form),
      ok(`${id}/register`, form),
    ]);
    expect([first.isNew, second.isNew].sort()).toEqual([false, true]);
    // They call once more, and somebody else answers.
    expect(await ok(`${id}/register`, caller({ companions: 1 }))).toMatchObject({ isNew: false });
    expect(await p.expectSound(id)).toMatchObject({ people: 2, seated: 1 });
    expect(await p.messagesTo('6465550155')).toHaveLength(1);
    const { parties } = await registrations(id);
    expect(parties).toMatchObject([{ enteredByStaff: true, hasAccount: false }]);
  });

  it('in their account, found by phone; full means the waitlist', async () => {
    const id = await p.newActivity(1);
    await joined(id);
    const { phone, token } = await p.newPerson({ firstName: 'Mei', lastName: 'Wong' });
    const found = await t.read(api.findCaller, { token: staff, body: { phone } });
    expect(found.person).toMatchObject({ name: 'Mei Wong' });
    const form = caller({ phone, userId: found.person?.userId });
    expect(await ok(`${id}/register`, form)).toMatchObject({ status: 'waitlisted', position: 1 });
    expect(await p.status(id, token)).toMatchObject({ status: 'waitlisted', position: 1 });
    await p.expectSound(id);
  });

  it('also when registration is closed, but not once it is over', async () => {
    const id = await p.newActivity(5, { closes: '2025-06-02 09:00' });
    await ok(`${id}/register`, caller());
    t.clock.set('2025-06-20T17:00:00Z');
    staff = await t.staffSession('coordinator');
    expect(await refused(`${id}/register`, caller({ name: 'Late' }))).toEqual([
      409,
      'activity_ended',
    ]);
  });

  it('an account that is not there is not found, and nobody is signed out', async () => {
    const id = await p.newActivity(5);
    expect(await refused(`${id}/register`, caller({ userId: randomUUID() }))).toEqual([
      404,
      'not_found',
    ]);
  });
});

describe('places', () => {
  it('cancelling a party tells them, and the first that fits moves up', async () => {
    const id = await p.newActivity(2);
    const party = await joined(id, { companions: 1 });
    await joined(id, { companions: 2 });
    const small = await joined(id);
    const preview = await ok<{ messages: unknown[] }>(`${party.path}/cancel`, {
      was: 'registered',
      preview: true,
    });
    expect(preview.messages).toHaveLength(2);
    expect(await p.status(id, party.token)).toMatchObject({ status: 'registered' });
    await ok(`${party.path}/cancel`, { was: 'registered' });
    expect(await p.status(id, small.token)).toMatchObject({ status: 'registered' });
    expect((await p.messagesTo(party.phone))[0]).toContain('is cancelled');
    expect((await p.messagesTo(small.phone))[0]).toContain('now yours');
    expect(await refused(`${party.path}/cancel`, { was: 'registered' })).toEqual([
      409,
      'changed_meanwhile',
    ]);
    await p.expectSound(id);
  });

  it('a quota below those registered is refused; a larger one moves parties up', async () => {
    const id = await p.newActivity(3);
    await joined(id, { companions: 1 });
    const large = await joined(id, { companions: 2 });
    expect(await refused(`${id}/quota`, { quota: 1, was: 3 })).toEqual([409, 'quota_too_small']);
    expect(await refused(`${id}/quota`, { quota: 9, was: 4 })).toEqual([409, 'changed_meanwhile']);
    expect(await ok(`${id}/quota`, { quota: 5, was: 3, preview: true })).toMatchObject({
      movedUp: 1,
      messages: [{ to: large.phone.slice(-4) }],
    });
    expect(await p.expectSound(id)).toMatchObject({ people: 2, waiting: 1 });
    await ok(`${id}/quota`, { quota: 5, was: 3 });
    expect(await p.expectSound(id)).toMatchObject({ people: 5, waiting: 0 });
    expect(await p.messagesTo(large.phone)).toHaveLength(2);
  });

  it('a party of the waitlist gets a place, and the quota grows by what it needs', async () => {
    const id = await p.newActivity(2);
    await joined(id);
    await joined(id, { companions: 3 });
    const last = await joined(id, { companions: 1 });
    expect(await ok(`${last.path}/move-up`, { preview: true })).toMatchObject({ quota: 3 });
    expect(await ok(`${last.path}/move-up`)).toMatchObject({ quota: 3 });
    expect(await p.status(id, last.token)).toMatchObject({ status: 'registered' });
    const { counts } = await p.rowsOf(id);
    expect(counts).toEqual({ quota: 3, registered_count: 3, waitlist_count: 1 });
    expect(await refused(`${last.path}/move-up`)).toEqual([409, 'changed_meanwhile']);
  });
});

describe('a message to all', () => {
  const text = { en: 'Please bring a hat.', 'zh-TW': '請帶帽子。' };

  it('goes once, in each language, by text or email', async () => {
    const id = await p.newActivity(9);
    const english = await joined(id, { smsConsent: true });
    const quiet = await p.newPerson({ email: 'quiet@persimmon.example' });
    await p.join(id, quiet.token, {}, { lang: 'zh-TW' });
    const mute = await p.newPerson();
    await p.join(id, mute.token, { name: 'Mute One' });
    const body = { requestKey: randomUUID(), to: 'registered', text };
    const preview = await ok<Record<string, unknown[]>>(`${id}/message`, {
      ...body,
      preview: true,
    });
    expect(preview).toMatchObject({ unreached: ['Mute One'], missing: [], isNew: true });
    expect(preview.batches).toMatchObject([
      { channel: 'sms', locale: 'en', count: 1 },
      { channel: 'email', locale: 'zh-TW', count: 1 },
    ]);
    const before = (await p.messagesTo(english.phone)).length;
    const answers = await Promise.all([ok(`${id}/message`, body), ok(`${id}/message`, body)]);
    expect(answers.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    const sent = await p.messagesTo(english.phone);
    expect(sent).toHaveLength(before + 1);
    expect(sent[0]).toContain('Please bring a hat.');
    expect((await p.messagesTo('quiet@persimmon.example'))[0]).toContain('請帶帽子。');
    expect(await audits(id)).toEqual(['activity.message']);
  });

  it('needs words, approved ones', async () => {
    const id = await p.newActivity(2);
    const body = { requestKey: randomUUID(), to: 'all' };
    for (const wrong of [{}, { ...text, converted: 'zh-TW' }, { en: 'x'.repeat(601) }])
      expect((await post(`${id}/message`, { ...body, text: wrong })).status).toBe(400);
  });
});

describe('copy and repeat', () => {
  it('a copy has the times of day and nobody in it; two clicks make one', async () => {
    const id = await p.newActivity(4);
    await joined(id);
    const body = { requestKey: randomUUID(), day: '2025-11-05', published: false };
    const [copy, again] = [await ok(`${id}/copy`, body), await ok(`${id}/copy`, body)];
    expect(again).toEqual(copy);
    const { activity, parties } = await registrations(String(copy.id));
    expect(parties).toEqual([]);
    expect(activity).toMatchObject({
      startTime: '2025-11-05 10:00',
      endTime: '2025-11-05 12:00',
      published: false,
      registeredCount: 0,
    });
  });

  it('every week over the change of the clocks; the days are shown first', async () => {
    const id = await p.newActivity(4, {
      opens: '2025-10-01 09:00',
      closes: '2025-10-27 09:00',
      starts: '2025-10-28 10:00',
      ends: '2025-10-28 12:00',
    });
    const body = { requestKey: randomUUID(), every: 'week', times: 2, published: true };
    const days = [
      { startTime: '2025-11-04 10:00', exists: false },
      { startTime: '2025-11-11 10:00', exists: false },
    ];
    expect(await ok(`${id}/repeat`, { ...body, preview: true })).toEqual({ days, ids: [] });
    const made = await ok<{ ids: string[] }>(`${id}/repeat`, body);
    expect((await ok<{ ids: string[] }>(`${id}/repeat`, body)).ids).toEqual(made.ids);
    expect((await registrations(id)).activity.seriesCount).toBe(3);
    // Another time from the same: what the series has is left out.
    const until = { ...body, times: undefined, until: '2025-11-18', requestKey: randomUUID() };
    const more = await ok<{ ids: string[] }>(`${id}/repeat`, until);
    expect(more).toMatchObject({
      days: [{ exists: true }, { exists: true }, { startTime: '2025-11-18 10:00', exists: false }],
    });
    expect(more.ids).toHaveLength(1);
  });

  it.each([
    [{}],
    [{ times: 0 }],
    [{ times: 53 }],
    [{ times: 2, until: '2025-12-01' }],
    [{ until: '2025-13-01' }],
  ])('refuses %j', async (end) => {
    const id = await p.newActivity(1);
    const body = { requestKey: randomUUID(), every: 'week', published: true, ...end };
    expect((await post(`${id}/repeat`, body)).status).toBe(400);
  });
});

describe('moving and calling off', () => {
  const to = { day: '2025-06-27', from: '14:00', to: '15:30', was: '2025-06-20 10:00' };

  it('tells everybody, those who wait too, and reminds of the new day', async () => {
    const id = await p.newActivity(1);
    const party = await joined(id);
    const waiting = await joined(id);
    await t.pool.query(
      'update activity_registration set reminded_at = now() where activity_id = $1',
      [id],
    );
    const preview = await ok<{ affected: number; messages: { text: string }[] }>(`${id}/move`, {
      ...to,
      preview: true,
    });
    expect(preview.affected).toBe(2);
    expect(preview.messages[0]?.text).toContain('Friday, Jun 27, 2:00 PM');
    expect(await p.messagesTo(party.phone)).toHaveLength(1);
    await ok(`${id}/move`, to);
    expect((await p.messagesTo(party.phone))[0]).toContain('Your place stays yours');
    expect((await p.messagesTo(waiting.phone))[0]).toContain('still on the waitlist');
    expect((await registrations(id)).activity).toMatchObject({
      startTime: '2025-06-27 14:00',
      endTime: '2025-06-27 15:30',
      registerEnd: '2025-06-26 17:00',
    });
    const { rows } = await t.pool.query(
      `select reminded_at from activity_registration where activity_id = $1 and status = 'registered'`,
      [id],
    );
    expect(rows).toEqual([{ reminded_at: null }]);
    expect(await refused(`${id}/move`, to)).toEqual([409, 'changed_meanwhile']);
    expect(await refused(`${id}/move`, { ...to, to: '13:00' })).toEqual([400, 'invalid_input']);
  });

  it('off the site: everybody is told and nobody registered any more; twice tells once', async () => {
    const id = await p.newActivity(1);
    const party = await joined(id);
    await joined(id);
    expect(await ok(`${id}/publish`, { published: false, preview: true })).toMatchObject({
      affected: 2,
    });
    await ok(`${id}/publish`, { published: false });
    expect(await ok(`${id}/publish`, { published: false })).toMatchObject({ affected: 0 });
    expect((await p.messagesTo(party.phone))[0]).toContain('will not take place');
    expect(await p.messagesTo(party.phone)).toHaveLength(2);
    expect(await p.expectSound(id)).toMatchObject({ people: 0, waiting: 0 });
    expect(await p.status(id, party.token)).toEqual({ status: 'none' });
    await ok(`${id}/publish`, { published: true });
    expect((await registrations(id)).activity.published).toBe(true);
  });

  it('for others who change an activity: told in their transaction', async () => {
    const id = await p.newActivity(3);
    const party = await joined(id);
    const { db, clock } = t;
    const tell = async (change: object, preview = false) => {
      const { messages } = await withPreview(
        { db, messages: t.messages, preview },
        async (tx, sending) => {
          const before = await lockActivity(tx, id);
          await createNoticeMoved({ clock, messages: sending })(tx, before, {
            ...before,
            ...change,
          });
          return {};
        },
      );
      return messages;
    };
    expect(await tell({ quota: 9, title: { en: 'New name' } })).toEqual([]);
    expect(await tell({ location: { en: 'Hall B' } }, true)).toMatchObject([
      { channel: 'sms', to: party.phone.slice(-4), locale: 'en' },
    ]);
    expect(await p.messagesTo(party.phone)).toHaveLength(1);
    expect(await tell({ location: { en: 'Hall B' } })).toHaveLength(1);
    expect((await p.messagesTo(party.phone))[0]).toContain('Hall B');
    expect(await tell({ published: false })).toHaveLength(1);
    expect((await p.messagesTo(party.phone))[0]).toContain('will not take place');
    expect(await p.status(id, party.token)).toEqual({ status: 'none' });
  });
});
