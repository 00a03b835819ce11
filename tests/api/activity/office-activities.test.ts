/** The activities themselves in the office: found, read, copied, moved, called off. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as api from '#contract/activity/office.ts';
import type { PlanReason } from '#contract/activity/plan-reasons.ts';
import { en } from '#i18n/en.ts';
import { createNotifyMoved } from '#server/features/activity/office/plan.service.ts';
import { lockActivity } from '#server/features/activity/registration/join.store.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import { activityCalls } from '#tests/api/support/activity-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { staff, p, post, ok, refused, registrations, joined, audits } = activityCalls(t);

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
    const page = await t.read(api.listOfficeActivities, { token: staff.token, lang: 'en', query });
    expect(page.records).toMatchObject([
      { id, title: 'Birthday Party', published: false, quota: 7, status: 'sign_up' },
    ]);
    const past = await t.read(api.listOfficeActivities, { token: staff.token, query: 'when=past' });
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
      token: staff.token,
      path: `/staff/activity/${party.path}/phone`,
    });
    expect(phone).toEqual({ phone: '+12125550177' });
    expect(await audits(id)).toEqual(['activity.phone_seen']);
  });

  it('are exported without formulas', async () => {
    const id = await p.newActivity(5);
    await joined(id, { name: '=1+1' });
    const answer = await t.call('GET', `/home/staff/activity/${id}/export`, {
      token: staff.token,
      lang: 'en',
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.text).toContain("'=1+1");
    expect(answer.text).toContain("'+12125550177");
    expect(await audits(id)).toEqual(['activity.exported']);
  });

  it('of an activity that is not there are not found', async () => {
    const answer = await t.call('GET', '/home/staff/activity/absent/registrations', {
      token: staff.token,
    });
    expect(answer.status).toBe(404);
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
    const again = await ok<{ ids: string[] }>(`${id}/repeat`, body);
    expect(again.ids.toSorted()).toEqual(made.ids);
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
  const to = {
    day: '2025-06-27',
    from: '14:00',
    to: '15:30',
    was: '2025-06-20 10:00',
    reason: 'host',
  };

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
    const [told] = await p.messagesTo(party.phone);
    expect(told).toContain('You keep your place');
    expect(told).toContain('The host cannot come.');
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
    const off = { published: false, reason: 'weather' };
    expect(await refused(`${id}/publish`, { published: false })).toEqual([400, 'invalid_input']);
    expect(await ok(`${id}/publish`, { ...off, preview: true })).toMatchObject({ affected: 2 });
    await ok(`${id}/publish`, off);
    expect(await ok(`${id}/publish`, off)).toMatchObject({ affected: 0 });
    expect((await p.messagesTo(party.phone))[0]).toContain(
      'is canceled. The weather does not allow it.',
    );
    expect(await p.messagesTo(party.phone)).toHaveLength(2);
    expect(await p.expectSound(id)).toMatchObject({ people: 0, waiting: 0 });
    expect(await p.status(id, party.token)).toEqual({ status: 'none' });
    await ok(`${id}/publish`, { published: true });
    expect((await registrations(id)).activity.published).toBe(true);
  });

  it('off the site by mistake: everybody has their place again, and is told so', async () => {
    const id = await p.newActivity(2);
    const gone = await joined(id);
    await ok(`${gone.path}/cancel`, { was: 'registered', reason: 'twice' });
    t.clock.pass(60_000);
    const [first, second] = [await joined(id, { companions: 1 }), await joined(id)];
    await ok(`${id}/publish`, { published: false, reason: 'host' });
    const { parties } = await registrations(id);
    expect(parties.map(({ cancelledByStaff }) => cancelledByStaff)).toEqual([true, true, true]);
    expect(
      await refused(`${id}/publish`, { published: false, reason: 'host', restore: true }),
    ).toEqual([400, 'invalid_input']);
    const alone = await refused(`${first.path}/restore`, { correction: 'x' });
    expect(alone).toEqual([409, 'activity_closed']);
    const back = { published: true, restore: true };
    const seen = await ok(`${id}/publish`, { ...back, preview: true });
    expect(seen).toMatchObject({ affected: 2 });
    expect(await p.expectSound(id)).toMatchObject({ people: 0 });
    expect(await ok(`${id}/publish`, back)).toMatchObject({ affected: 2 });
    expect(await p.expectSound(id)).toMatchObject({ people: 2, waiting: 1 });
    expect(await p.status(id, first.token)).toMatchObject({ status: 'registered' });
    expect(await p.status(id, second.token)).toMatchObject({ status: 'waitlisted' });
    expect(await p.status(id, gone.token)).toEqual({ status: 'none' });
    expect((await p.messagesTo(first.phone))[0]).toContain(en.office.corrections.takesPlace);
    expect(await ok(`${id}/publish`, back)).toMatchObject({ affected: 0 });
  });

  it('for others who change an activity: told in their transaction', async () => {
    const id = await p.newActivity(3);
    const party = await joined(id);
    const { db, clock } = t;
    let reason: PlanReason | null = 'room';
    const tell = async (change: object, preview = false) => {
      const { messages } = await officeTransaction(
        { db, messages: t.messages, preview },
        async ({ tx, messages }) => {
          const before = await lockActivity(tx, id);
          const after = { ...before, ...change };
          await createNotifyMoved({ clock, messages })(tx, [before, after], reason);
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
    expect((await p.messagesTo(party.phone))[0]).toMatch(/The room cannot be used then\. .*Hall B/);
    // Nobody is told without being told why.
    reason = null;
    await expect(tell({ published: false })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await tell({ quota: 9 })).toEqual([]);
    reason = 'few';
    expect(await tell({ published: false })).toHaveLength(1);
    expect((await p.messagesTo(party.phone))[0]).toContain('is canceled');
    expect(await p.status(id, party.token)).toEqual({ status: 'none' });
  });
});
