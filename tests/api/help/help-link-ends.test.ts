/** What a helper does for the person uses the link up; other ends: time, withdrawal, too many devices, the account. */
import { describe, expect, it } from 'vitest';
import * as api from '#contract/help/help.ts';
import { helpRules } from '#contract/help/words.ts';
import { familyOf, gone } from '#tests/api/support/help-calls.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at } from '#tests/api/support/visits.ts';

const t = testApp();
const { v, help, mother, own } = familyOf(t);
const letter = 'letter-interpretation';
const benefits = 'government-benefits';

describe('a visit and a form', () => {
  it('are made for the person, who gets the text; the link is used up', async () => {
    const me = await mother();
    const key = await help.keyOf(await help.make(me, 'book_visit', { serviceId: benefits }));
    const offices = await t.read(api.getHelpOffices, help.by(key));
    expect(offices.length).toBeGreaterThan(1);
    const wanted = at('2025-06-16 11:00');
    const slots = await t.read(api.getHelpSlots, {
      ...help.by(key),
      query: `companyAddressId=${wanted.companyAddressId}&from=2025-06-16&to=2025-06-16`,
    });
    expect(slots.days[0]?.times.length).toBeGreaterThan(0);
    const booked = await help.post<api.HelpDone>(key, '/api/help/visit', wanted);
    expect(booked.json.data, booked.text).toMatchObject({
      reserveDate: '2025-06-16',
      reserveTime: '11:00',
    });
    expect((await messagesTo(t, me.phone))[0]).toContain(booked.json.data?.recordNo);
    expect(gone(await help.post(key, '/api/help/visit', wanted))).toEqual([
      404,
      'link_gone',
      'done',
    ]);
    const [shown] = await own(me.token);
    expect(shown?.history.at(-1)).toMatchObject({
      action: 'booked',
      recordNo: booked.json.data?.recordNo,
    });
  });

  it('a slot that is taken leaves the link open', async () => {
    const me = await mother();
    const key = await help.keyOf(await help.make(me, 'book_visit', { serviceId: benefits }));
    const closed = await help.post(key, '/api/help/visit', at('2025-06-15 11:00'));
    expect(closed.json.code).toBe('slot_closed');
    const booked = await help.post(key, '/api/help/visit', at('2025-06-16 11:30'));
    expect(booked.json.code, booked.text).toBe('200');
  });

  it('a form is sent with photos, once, however often it is pressed', async () => {
    const me = await mother();
    const key = await help.keyOf(await help.make(me, 'service_form', { serviceId: letter }));
    const fileIds = [await help.picture('service')];
    const body = { note: 'A letter from the city.', fileIds };
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => help.post<api.HelpDone>(key, '/api/help/form', body)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const done = sent.find(({ status }) => status === 200)?.json.data;
    expect(await v.count('from service_record where user_id = $1', [me.userId])).toBe(1);
    expect(done?.recordNo).toMatch(/^R-/);
  });
});

describe('a link ends', () => {
  it('after seven days, when it is withdrawn, and at the fourth device', async () => {
    const me = await mother();
    const link = await help.make(me, 'white_card_documents');
    const key = await help.keyOf(link);
    for (let devices = 1; devices < helpRules.devices; devices++) await help.keyOf(link);
    expect(gone(await help.open(link))).toEqual([404, 'link_gone', 'devices']);
    expect((await t.call('GET', '/home/api/help/ask', help.by(key))).status).toBe(200);
    t.clock.pass(helpRules.validDays * 86_400_000);
    const later = await t.call<never>('GET', '/home/api/help/ask', help.by(key));
    expect(gone(later)).toEqual([404, 'link_gone', 'expired']);
    const token = await t.sessionOf(me.phone);
    expect((await own(token))[0]?.state).toBe('expired');

    const second = await help.make({ ...me, token }, 'white_card_documents');
    const other = await mother();
    const withdraw = (whose: string) =>
      t.call('POST', `/home/api/user/help/link/${second.link.linkId}/withdraw`, {
        token: whose,
      });
    const opened = await help.keyOf(second);
    expect((await withdraw(other.token)).status).toBe(404);
    expect((await withdraw(token)).status).toBe(200);
    expect((await withdraw(token)).status).toBe(200);
    const fileIds = [await help.picture('whitecard')];
    const refused = await help.post(opened, '/api/help/photos', { paper: 'income', fileIds });
    expect(gone(refused)).toEqual([404, 'link_gone', 'withdrawn']);
    expect(gone(await help.open(second))).toEqual([404, 'link_gone', 'withdrawn']);
  });

  it('with the account, and guesses are counted', async () => {
    const me = await mother();
    const link = await help.make(me, 'white_card_documents');
    const key = await help.keyOf(link);
    await t.pool.query('update app_user set suspended = true where id = $1', [me.userId]);
    expect((await t.call('GET', '/home/api/help/ask', help.by(key))).status).toBe(404);
    expect(gone(await help.open({ path: '/help#guess' }))).toEqual([404, 'link_gone', 'unknown']);
  });
});
