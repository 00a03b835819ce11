/** More than so many open requests for one service are refused, by a sentence that names one (quality 46). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, queens, visitsOf } from '#tests/api/support/visits.ts';

// As in production: elsewhere a few accounts are everybody's.
const t = testApp({ env: { APP_ENV: 'production' } });
const v = visitsOf(t);

const letter = { serviceId: 'letter-interpretation', method: 'online' };
const max = limits.openRequestsMax;
const askAll = async (token: string) => {
  const made = [];
  for (let i = 0; i < max; i++) {
    const { status, json, text } = await v.apply(token, letter);
    expect(status, text).toBe(200);
    made.push(json.data);
    t.clock.pass(1_000);
  }
  return made;
};

describe('one more than may be open', () => {
  it.each([
    ['en', en],
    ['zh-CN', zhHans],
    ['zh-TW', zhHant],
  ] as const)('is refused with the number of the latest, in %s', async (lang, words) => {
    const { token } = await v.someone();
    const latest = (await askAll(token)).at(-1);
    const { status, json } = await v.apply(token, letter, { lang });
    expect([status, json.code]).toEqual([409, 'too_many_open']);
    expect(json.message).toBe(
      words.errors.too_many_open
        .replace('{{open}}', String(max))
        .replace('{{recordNo}}', latest?.recordNo ?? ''),
    );
    expect(json.data).toEqual({
      open: max,
      recordId: latest?.recordId,
      recordNo: latest?.recordNo,
      method: 'online',
    });
  });

  it('can be asked for once one is taken back, or another service, or by somebody else', async () => {
    const { token } = await v.someone();
    const [first] = await askAll(token);
    expect((await v.apply(token, { ...letter, serviceId: 'medical-transport' })).status).toBe(200);
    expect((await v.apply((await v.someone()).token, letter)).status).toBe(200);
    await v.cancel(token, first?.recordId ?? '');
    expect((await v.apply(token, letter)).status).toBe(200);
    expect((await v.apply(token, letter)).status).toBe(409);
  });

  it('is none of it when the same form is sent again', async () => {
    const { token } = await v.someone();
    const form = { ...letter, requestKey: randomUUID() };
    const first = await v.apply(token, form);
    await v.apply(token, letter);
    await v.apply(token, letter);
    const again = await v.apply(token, form);
    expect([again.status, again.json.data?.recordId]).toEqual([200, first.json.data?.recordId]);
  });

  it('counts visits that are still to come', async () => {
    const { token, phone } = await v.someone();
    for (const time of ['10:00', '11:00', '14:00'].slice(0, max))
      await v.book(token, at(`2025-06-13 ${time}`, queens));
    const wanted = { serviceId: 'government-benefits', method: 'offline' };
    const more = { ...wanted, ...at('2025-06-16 10:00', queens) };
    const refused = await v.apply(token, more);
    expect([refused.status, refused.json.code]).toEqual([409, 'too_many_open']);
    expect(refused.json.data).toMatchObject({ method: 'offline' });
    t.clock.set('2025-06-14T15:00:00Z');
    const later = await t.sessionOf(phone);
    expect((await v.apply(later, more)).status).toBe(200);
  });

  it('of 20 at once is refused as one after the other', async () => {
    const { token } = await v.someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => v.apply(token, letter)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(max);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20 - max);
  });

  it('is asked for by the office all the same', async () => {
    const { token, phone } = await v.someone();
    await askAll(token);
    const userId = await v.userIdOf(phone);
    const path = `/home/staff/people/${userId}/request`;
    const body = { ...letter, requestKey: randomUUID() };
    const staff = await t.staffSession('coordinator');
    await t.pool.query('update staff set totp_confirmed_at = $1', [t.clock.now()]);
    const answer = await t.call('POST', path, { token: staff, body });
    expect(answer.status, answer.text).toBe(200);
  });
});
