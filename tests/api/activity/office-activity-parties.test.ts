/** Who comes to an activity, as the office works on it: at the door, on the phone, on the waitlist. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findActivityCaller } from '#contract/activity/office.ts';
import { shortCodeOf, ticketText } from '#contract/activity/ticket.ts';
import { activityCalls } from '#tests/api/support/activity-calls.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { staff, p, post, ok, refused, registrations, joined, audits } = activityCalls(t);

const caller = (more: Record<string, unknown> = {}) => ({
  registrationId: randomUUID(),
  name: '陳美玲',
  phone: '(646) 555-0155',
  locale: 'zh-TW',
  ...more,
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

describe('a cancellation by mistake', () => {
  const correction = 'Another person of the same name canceled.';

  it('is corrected: the place again, and the party is told', async () => {
    const id = await p.newActivity(2);
    const { path, phone } = await joined(id, { companions: 1 });
    await ok(`${path}/cancel`, { was: 'registered', reason: 'twice' });
    const preview = await ok(`${path}/restore`, { correction, preview: true });
    expect(preview).toMatchObject({ status: 'registered', messages: [{ channel: 'sms' }] });
    expect(await p.expectSound(id)).toMatchObject({ people: 0 });
    expect(await ok(`${path}/restore`, { correction })).toMatchObject({ status: 'registered' });
    expect(await p.expectSound(id)).toMatchObject({ people: 2 });
    expect((await p.messagesTo(phone)).join('\n')).toContain(correction);
    expect((await registrations(id)).parties).toMatchObject([
      { status: 'registered', cancelledAt: null, cancelledByStaff: false },
    ]);
    expect(await audits(id)).toEqual(['activity.party_cancelled', 'activity.party_restored']);
    expect(await refused(`${path}/restore`, { correction })).toEqual([409, 'changed_meanwhile']);
  });

  it('is not corrected for somebody whose account is closed', async () => {
    const id = await p.newActivity(2);
    const { path, phone } = await joined(id);
    await ok(`${path}/cancel`, { was: 'registered', reason: 'twice' });
    await t.pool.query('update app_user set suspended = true where phone = $1', [`+1${phone}`]);
    expect(await refused(`${path}/restore`, { correction })).toEqual([409, 'changed_meanwhile']);
    expect(await p.expectSound(id)).toMatchObject({ people: 0 });
  });

  it('gives the old place in line when the place is taken', async () => {
    const id = await p.newActivity(1);
    const first = await joined(id);
    await ok(`${first.path}/cancel`, { was: 'registered', reason: 'twice' });
    await joined(id);
    const last = await joined(id);
    expect(await ok(`${first.path}/restore`, { correction })).toMatchObject({
      status: 'waitlisted',
    });
    const { parties } = await registrations(id);
    expect(parties.map(({ registrationId, status }) => [registrationId, status])).toMatchObject([
      [first.registrationId, 'waitlisted'],
      [expect.any(String), 'registered'],
      [last.registrationId, 'waitlisted'],
    ]);
  });

  it('is not what people canceled themselves, and needs a reason', async () => {
    const id = await p.newActivity(2);
    const { path, token } = await joined(id);
    await p.leave(id, token);
    expect(await refused(`${path}/restore`, { correction })).toEqual([409, 'conflict']);
    expect(await refused(`${path}/restore`, { correction: ' ' })).toEqual([400, 'invalid_input']);
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
    const found = await t.read(findActivityCaller, { token: staff.token, body: { phone } });
    expect(found.person).toMatchObject({ name: 'Mei Wong' });
    // Whose number it is was told to a colleague: that is written down.
    const looks = { action: 'person.find', subjectId: found.person?.userId ?? '' };
    expect(await auditsOf(t, looks)).toHaveLength(1);
    const form = caller({ phone, userId: found.person?.userId });
    expect(await ok(`${id}/register`, form)).toMatchObject({ status: 'waitlisted', position: 1 });
    expect(await p.status(id, token)).toMatchObject({ status: 'waitlisted', position: 1 });
    await p.expectSound(id);
  });

  it('also when registration is closed, but not once it is over', async () => {
    const id = await p.newActivity(5, { closes: '2025-06-02 09:00' });
    await ok(`${id}/register`, caller());
    t.clock.set('2025-06-20T17:00:00Z');
    await staff.signIn();
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
    const preview = await ok<{ messages: { text: string }[] }>(`${party.path}/cancel`, {
      was: 'registered',
      reason: 'places',
      note: 'See you next month',
      preview: true,
    });
    expect(preview.messages).toHaveLength(2);
    expect(preview.messages[0]?.text).toContain(
      'is canceled. There are fewer places than planned. See you next month.',
    );
    expect(await p.status(id, party.token)).toMatchObject({ status: 'registered' });
    await ok(`${party.path}/cancel`, { was: 'registered', reason: 'twice' });
    expect(await p.status(id, small.token)).toMatchObject({ status: 'registered' });
    expect((await p.messagesTo(party.phone))[0]).toContain('is canceled');
    expect((await p.messagesTo(small.phone))[0]).toContain('You have a place');
    expect(await refused(`${party.path}/cancel`, { was: 'registered', reason: 'twice' })).toEqual([
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
