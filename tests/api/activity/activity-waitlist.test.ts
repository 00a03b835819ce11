/** The line for a full activity, and what those who join or wait are told. */
import { describe, expect, it } from 'vitest';
import { joinRules } from '#contract/activity/register.ts';
import { partiesOf } from '#tests/api/support/parties.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const p = partiesOf(t);

describe('the waitlist', () => {
  it('takes a party that does not fit, in the order of coming, and lets a smaller one in', async () => {
    const id = await p.newActivity(5);
    const people = await Promise.all(Array.from({ length: 5 }, () => p.newPerson()));
    const [a, b, c, d, e] = people.map(({ token }) => token) as [
      string,
      string,
      string,
      string,
      string,
    ];
    expect((await p.join(id, a, { companions: 3 })).json.data?.status).toBe('registered');
    expect((await p.join(id, b, { companions: 1 })).json.data).toMatchObject({
      status: 'waitlisted',
      position: 1,
    });
    expect((await p.join(id, c)).json.data?.status).toBe('registered');
    expect((await p.join(id, d)).json.data).toMatchObject({ status: 'waitlisted', position: 2 });
    expect((await p.join(id, e)).json.data).toMatchObject({ status: 'waitlisted', position: 3 });
    await p.expectSound(id);

    // One place: too few for the first, so the second moves up.
    await p.leave(id, c);
    expect(await p.status(id, d)).toMatchObject({ status: 'registered' });
    expect(await p.status(id, b)).toMatchObject({ status: 'waitlisted', position: 1 });
    expect(await p.status(id, e)).toMatchObject({ status: 'waitlisted', position: 2 });
    // Four places: both.
    await p.leave(id, a);
    expect((await p.status(id, b)).status).toBe('registered');
    expect((await p.status(id, e)).status).toBe('registered');
    expect(await p.expectSound(id)).toEqual({ people: 4, seated: 3, waiting: 0 });
  });

  it('who leaves and comes back stands at its end', async () => {
    const id = await p.newActivity(1);
    const [a, b, c] = await Promise.all([p.newPerson(), p.newPerson(), p.newPerson()]);
    for (const { token } of [a, b, c]) await p.join(id, token);
    expect((await p.leave(id, b.token)).json.data).toEqual({ status: 'none' });
    expect(await p.status(id, c.token)).toMatchObject({ position: 1 });
    expect((await p.join(id, b.token, { name: 'Again' })).json.data).toMatchObject({
      position: 2,
      isNew: true,
      registration: { name: 'Again' },
    });
    await p.expectSound(id);
  });

  it('leaving twice is leaving once', async () => {
    const id = await p.newActivity(2);
    const [a, b] = await Promise.all([p.newPerson(), p.newPerson()]);
    await p.join(id, a.token);
    await p.join(id, b.token);
    for (let i = 0; i < 3; i++)
      expect((await p.leave(id, a.token)).json.data).toEqual({ status: 'none' });
    expect(await p.expectSound(id)).toMatchObject({ people: 1 });
  });

  it('coming and going has an end', async () => {
    const id = await p.newActivity(2);
    const { token } = await p.newPerson();
    for (let i = 0; i < joinRules.timesPerActivity; i++) {
      expect((await p.join(id, token)).status).toBe(200);
      await p.leave(id, token);
    }
    expect((await p.join(id, token)).json.code).toBe('activity_too_often');
    await p.expectSound(id);
  });
});

describe('messages', () => {
  it('confirm in the language of the form, to the phone of the account, with or without consent', async () => {
    const id = await p.newActivity(2);
    const [a, b] = await Promise.all([p.newPerson(), p.newPerson()]);
    await p.join(id, a.token, { companions: 1 }, { lang: 'en' });
    await p.join(id, b.token, {}, { lang: 'zh-TW' });
    expect(await p.messagesTo(a.phone)).toEqual([
      'Persimmon Home Care: you are registered for "Birthday Party", Friday, Jun 20, 10:00 AM, Hall A. People: 2. Questions? Call (212) 555-0100',
    ]);
    const [waiting] = await p.messagesTo(b.phone);
    expect(waiting).toContain('「生日会」（6月20日星期五 上午10:00）名額已滿，您是候補第 1 組');
    expect(await p.messagesTo('2125550177')).toEqual([]);
  });

  it('tell who moved up, once', async () => {
    const id = await p.newActivity(1);
    const [a, b] = await Promise.all([p.newPerson(), p.newPerson()]);
    await p.join(id, a.token);
    await p.join(id, b.token, {}, { lang: 'zh-CN' });
    await p.leave(id, a.token);
    const told = await p.messagesTo(b.phone);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('好消息！有空位了，已经为您留好：“生日会”');
    expect(await p.messagesTo(a.phone)).toHaveLength(1);
  });

  it('are not sent when nothing was kept', async () => {
    const id = await p.newActivity(1, { opens: '2025-06-12 09:00' });
    const { phone, token } = await p.newPerson();
    await p.join(id, token);
    expect(await p.messagesTo(phone)).toEqual([]);
  });
});
