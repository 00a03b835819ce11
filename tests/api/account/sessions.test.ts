import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endSessions, getSessions } from '#contract/account/account.ts';
import { demoPassword } from '#demo/agency.ts';
import { sweepAccounts } from '#server/features/account/account.jobs.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);

const hour = 3_600_000;
const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const statusOf = async (token: string) =>
  (await t.call('GET', '/home/api/user/session/list', { token })).status;

describe('the list', () => {
  it('names device, browser and times, newest first; the own one is marked', async () => {
    const signIn = async (userAgent: string) => {
      const { json } = await t.call<{ token: string }>('POST', '/home/auth/login', {
        body: { username: '2125550103', password: demoPassword },
        headers: { 'user-agent': userAgent },
      });
      return json.data?.token ?? '';
    };
    const phone = await signIn(android);
    t.clock.pass(hour);
    const computer = await signIn(firefox);
    t.clock.pass(hour);
    const list = await t.read(getSessions, { token: phone });
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const [onPhone, onComputer] = [
      { sessionId: id, device: 'phone', browser: 'Chrome', signedInAt: '2025-06-11 10:30' },
      { sessionId: id, device: 'computer', browser: 'Firefox', signedInAt: '2025-06-11 11:30' },
    ];
    expect(list).toEqual([
      { ...onPhone, lastUsedAt: '2025-06-11 12:30', current: true },
      { ...onComputer, lastUsedAt: '2025-06-11 11:30', current: false },
    ]);
    const other = await t.read(getSessions, { token: computer });
    expect(other.find((s) => s.current)?.device).toBe('computer');
    // No token, no user agent.
    const text = JSON.stringify(list);
    for (const secret of [phone, computer, 'Linux', 'AppleWebKit'])
      expect(text).not.toContain(secret);
  });

  it('shows nobody else’s, and none that has expired', async () => {
    const mine = people.newPhone();
    const token = await t.newPatient(mine);
    await t.newPatient(people.newPhone());
    t.clock.pass(0.9 * hour);
    const second = await t.sessionOf(mine);
    t.clock.pass(0.2 * hour);
    expect(await statusOf(token)).toBe(401);
    expect(await t.read(getSessions, { token: second })).toHaveLength(1);
  });
});

describe('ending', () => {
  it('one: it is closed at once, the others stay', async () => {
    const phone = people.newPhone();
    const [a, b, c] = [
      await t.newPatient(phone),
      await t.sessionOf(phone),
      await t.sessionOf(phone),
    ];
    const list = await t.read(getSessions, { token: b });
    const target = list.find((s) => s.current)?.sessionId;
    const body = { sessionId: target };
    expect(await t.read(endSessions, { token: a, body })).toEqual({ ended: 1 });
    expect([await statusOf(a), await statusOf(b), await statusOf(c)]).toEqual([200, 401, 200]);
    expect(await t.read(endSessions, { token: a, body })).toEqual({ ended: 0 });
  });

  it('all but this one', async () => {
    const phone = people.newPhone();
    const tokens = [await t.newPatient(phone), await t.sessionOf(phone), await t.sessionOf(phone)];
    const [mine = ''] = tokens;
    expect(await t.read(endSessions, { token: mine, body: {} })).toEqual({ ended: 2 });
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 401, 401]);
  });

  it('another’s is the same as one that is not there', async () => {
    const [mine, theirs] = [
      await t.newPatient(people.newPhone()),
      await t.newPatient(people.newPhone()),
    ];
    const [their] = await t.read(getSessions, { token: theirs });
    for (const sessionId of [their?.sessionId, randomUUID(), 'x', "' or 1=1 --", '%'])
      expect(await t.read(endSessions, { token: mine, body: { sessionId } })).toEqual({ ended: 0 });
    expect(await statusOf(theirs)).toBe(200);
  });

  it.each([{ sessionId: 7 }, { sessionId: '' }, { sessionId: 'a\0' }, { all: true }])(
    'takes no %j',
    async (body) => {
      const token = await t.newPatient(people.newPhone());
      const { status } = await t.call('POST', '/home/api/user/session/end', { token, body });
      expect(status).toBe(400);
    },
  );
});

describe('on another process', () => {
  it('what ends a session ends it there at once', async () => {
    const other = await startTestApp({ beside: t });
    onTestFinished(() => other.close());
    const there = async (token: string) =>
      (await other.call('GET', '/home/api/user/session/list', { token })).status;
    const ends: Record<string, (phone: string, token: string) => Promise<unknown>> = {
      logout: (_, token) => t.call('DELETE', '/home/auth/logout', { token }),
      reset: async (phone) => {
        const verificationCode = await people.codeFor(phone, 'resetPassword');
        const body = { phone, verificationCode, password: goodPassword };
        const { json } = await t.call('POST', '/home/api/user/resetPassword', { body });
        expect(json.code).toBe('200');
      },
      closing: async (phone) => {
        const { id } = await people.userRow(phone);
        const admin = await t.staffSession('admin');
        const close = (body: object) =>
          t.call<{ plan: string }>('POST', `/home/staff/people/${id}/close`, {
            token: admin,
            body,
          });
        const plan = (await close({})).json.data?.plan;
        const { status, text } = await close({ reason: 'left', plan });
        expect(status, text).toBe(200);
      },
    };
    for (const [name, end] of Object.entries(ends)) {
      const phone = people.newPhone();
      const token = await t.newPatient(phone);
      expect(await there(token), name).toBe(200);
      await end(phone, token);
      expect(await there(token), name).toBe(401);
    }
  });

  it('a token has 256 bits, and only its hash is kept', async () => {
    const { token } = await people.registerPatient();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await t.pool.query('select row_to_json(s)::text as r from session s');
    expect(rows.map((row) => row.r).join()).not.toContain(token);
  });
});

it('signing in sets the language we write in', async () => {
  const locale = async () => (await people.userRow('2125550102')).locale;
  for (const lang of ['en', 'zh-TW', 'zh-CN'] as const) {
    const body = { username: '2125550102', password: demoPassword };
    await t.call('POST', '/home/auth/login', { body, lang });
    expect(await locale()).toBe(lang);
  }
});

it('what has run out is swept away, and nothing else', async () => {
  const phone = people.newPhone();
  await t.newPatient(phone);
  await people.askCode(people.newPhone(), 'register');
  await t.call('POST', '/home/auth/login', { body: { username: 'x@y.example', password: 'z' } });
  const counts = async () => {
    const { rows } = await t.pool.query(
      `select (select count(*)::int from session) as sessions,
        (select count(*)::int from verification_code) as codes,
        (select count(*)::int from login_failure) as failures`,
    );
    return rows[0];
  };
  const before = await counts();
  expect(Math.min(...(Object.values(before) as number[]))).toBeGreaterThan(0);
  await sweepAccounts(t);
  expect(await counts()).toMatchObject({ codes: before.codes, failures: before.failures });
  t.clock.pass(49 * hour);
  const token = await t.sessionOf(phone);
  await sweepAccounts(t);
  expect(await counts()).toEqual({ sessions: 1, codes: 0, failures: 0 });
  expect(await statusOf(token)).toBe(200);
});
