/**
 * Who tries it a thousand times: text messages to many numbers (quality 19), passwords that leaked elsewhere (20). As in
 * production, from many addresses. `ABUSE_TRIES` sets how often; `npm run torture` takes what was promised.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeRules } from '#contract/account/account.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import { startTestApp, type TestApp } from '#tests/api/support/app.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { goodPassword } from '#tests/api/support/people.ts';

const scale = Number(process.env.ABUSE_TRIES ?? 0);
const asked = scale || 300;
/** Fifty tries from each. */
const addresses = asked / 50;
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ demo: false, env: { APP_ENV: 'production', TRUST_PROXY: '1' } });
});
afterAll(() => t.close());

const from = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i % 250}` });
/** In the order given, so many at a time. */
const each = async <T>(list: T[], call: (one: T, i: number) => Promise<void>) => {
  for (let i = 0; i < list.length; i += 10)
    await Promise.all(list.slice(i, i + 10).map((one, j) => call(one, i + j)));
};

describe('text messages', () => {
  it(`${asked} asked for from ${addresses} addresses: each number and each address has its limit`, async () => {
    t.clock.set(demoNow);
    const sent = new Map<string, number>();
    const allowed = new Map<number, number>();
    const statuses = new Set<number>();
    const asks = Array.from({ length: asked }, (_, i) => `646555${2_000 + (i % 150)}`);
    await each(asks, async (phone, i) => {
      const address = i % addresses;
      const { status } = await t.call('POST', '/home/api/user/sms-code', {
        body: { phone, purpose: 'register' },
        headers: from(address),
      });
      statuses.add(status);
      if (status !== 200) return;
      sent.set(phone, (sent.get(phone) ?? 0) + 1);
      allowed.set(address, (allowed.get(address) ?? 0) + 1);
    });
    expect([...statuses].sort()).toEqual([200, 429]);
    // All within one minute: one each.
    expect(Math.max(...sent.values())).toBe(codeRules.perMinute);
    expect(Math.max(...allowed.values())).toBeLessThanOrEqual(codeRules.perAddressAndHour);
    const { rows } = await t.pool.query('select count(*)::int as n from demo_message');
    expect(rows[0].n).toBe([...sent.values()].reduce((a, b) => a + b, 0));
    expect(rows[0].n).toBeLessThanOrEqual(150);
  });

  it('from 100 addresses of one IPv6 network: as from one; of the next network: none the less', async () => {
    t.clock.set(demoNow);
    const ask = async (i: number, address: string) => {
      const { status } = await t.call('POST', '/home/api/user/sms-code', {
        body: { phone: `646555${4_000 + i}`, purpose: 'register' },
        headers: { 'x-forwarded-for': address },
      });
      return status;
    };
    const tries = Array.from({ length: 100 }, (_, i) => i);
    const statuses = new Map<number, number>();
    await each(tries, async (i) => {
      const status = await ask(i, `2001:db8:0:7::${i.toString(16)}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    expect(Object.fromEntries(statuses)).toEqual({
      200: codeRules.perAddressAndHour,
      429: 100 - codeRules.perAddressAndHour,
    });
    expect(await ask(200, '2001:db8:0:8::1')).toBe(200);
    // As an address of a dual-stack socket, an IPv4 address is the same.
    for (let i = 0; i < codeRules.perAddressAndHour; i++) await ask(300 + i, '198.51.100.9');
    expect(await ask(400, '::ffff:198.51.100.9')).toBe(429);
  });

  it('a day of asking every minute: five for a number', async () => {
    t.clock.set(demoNow);
    let sent = 0;
    for (let minute = 0; minute < 200; minute++) {
      const { status } = await t.call('POST', '/home/api/user/sms-code', {
        body: { phone: '6465559001', purpose: 'register' },
        headers: from(100 + minute),
      });
      if (status === 200) sent += 1;
      t.clock.pass(60_000);
    }
    expect(sent).toBe(codeRules.perDay);
  });

  it.each([
    '+442079460000',
    '+8613800138000',
    '+18765550123',
    '+19005550123',
    '+1 268 555 0123',
    '8095550123',
    '4165550123',
    '5005550123',
    '+12125550123;ext=1',
    '00442079460000',
    '10000000000',
    '911',
    '988',
    '+1',
  ])('none to %s: it is no number of the US, or one that costs', async (phone) => {
    const { rows: before } = await t.pool.query('select count(*)::int as n from demo_message');
    const { status } = await t.call('POST', '/home/api/user/sms-code', {
      body: { phone, purpose: 'register' },
      headers: from(240),
    });
    expect(status).toBe(400);
    const { rows } = await t.pool.query('select count(*)::int as n from demo_message');
    expect(rows[0].n).toBe(before[0].n);
  });
});

describe('passwords that leaked elsewhere', () => {
  const pairs = scale || 200;
  it(`${pairs} pairs from 50 addresses: ten checks for an account, and the owner still gets in`, async () => {
    t.clock.set(demoNow);
    const accounts = Math.max(4, pairs / 100);
    const phones = Array.from({ length: accounts }, (_, i) => `917555${3_000 + i}`);
    for (const phone of phones) await t.newPatient(phone);
    const [mine = ''] = phones;
    await t.pool.query('update app_user set password_hash = $1 where phone = $2', [
      await hashPassword(goodPassword),
      `+1${mine}`,
    ]);
    const signIn = (username: string, password: string, i: number, more: object = {}) =>
      t.call<{ deviceKey: string }>('POST', '/home/auth/login', {
        body: { username, password, ...more },
        headers: from(i),
      });
    // A device that the owner has used before.
    const known = (await signIn(mine, goodPassword, 249)).json.data?.deviceKey ?? '';
    const checked = new Map<string, number>();
    const codes = new Set<string>();
    await each(
      Array.from({ length: pairs }, (_, i) => i),
      async (i) => {
        const phone = phones[i % phones.length] ?? '';
        const { json } = await signIn(phone, `Leaked-${i}!`, i % 50);
        codes.add(json.code);
        if (json.code === 'wrong_credentials') checked.set(phone, (checked.get(phone) ?? 0) + 1);
      },
    );
    expect(
      [...codes].filter(
        (code) => !['wrong_credentials', 'locked', 'too_many_requests'].includes(code),
      ),
    ).toEqual([]);
    expect(Math.max(...checked.values())).toBeLessThanOrEqual(10);
    expect((await signIn(mine, goodPassword, 248)).json.code).toBe('locked');
    expect((await signIn(mine, goodPassword, 247, { deviceKey: known })).json.code).toBe('200');
  }, 600_000);
});
