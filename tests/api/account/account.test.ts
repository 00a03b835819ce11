import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { may } from '#contract/access.ts';
import { getPatientInfo, login as loginApi, type SessionUser } from '#contract/account/account.ts';
import { demoPassword } from '#demo/agency.ts';
import { en } from '#i18n/en.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { addressOf, endpoints, nameOf } from '#tests/api/support/endpoints.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
beforeAll(async () => {
  await t.pool.query(
    `update app_user set email = 'mei@example.com', verified_email = 'mei@example.com',
       login_email = 'mei@example.com' where phone = '+12125550101'`,
  );
});

const hour = 3_600_000;
const day = 24 * hour;

type Session = { token: string; user: SessionUser };
const signIn = (body: object) => t.call<Session>('POST', '/home/auth/login', { body, lang: 'en' });
const tokenOf = async (more: object = {}) => {
  const { json } = await signIn({ username: '2125550101', password: demoPassword, ...more });
  return json.data?.token ?? '';
};
const infoWith = (token?: string) =>
  t.call('GET', '/home/api/user/patient/info', { token, lang: 'en' });

describe('signing in', () => {
  it.each(['2125550101', '+1 (212) 555-0101', '２１２-５５５-０１０１', ' MEI@example.com '])(
    'works for %s',
    async (username) => {
      const { status, json, headers } = await signIn({ username, password: demoPassword });
      expect(status).toBe(200);
      expect(loginApi.answer.parse(json.data)).toEqual(json.data);
      expect(json.data?.user).toEqual({
        userId: expect.any(String),
        userType: 'patient',
        firstName: 'Meiling',
        lastName: 'Chen',
        preferredName: '美玲',
        chineseName: '陳美玲',
      });
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('gives caregivers their type', async () => {
    const { json } = await signIn({ username: '2125550103', password: demoPassword });
    expect(json.data?.user.userType).toBe('caregiver');
  });

  it('does not look at a token that is sent along', async () => {
    const { status } = await t.call('POST', '/home/auth/login', {
      token: 'garbage',
      body: { username: '2125550101', password: demoPassword },
    });
    expect(status).toBe(200);
  });

  it('refuses a wrong password and an unknown user with the same words', async () => {
    const refused = await Promise.all([
      signIn({ username: '2125550101', password: 'Persimmon-2025!' }),
      signIn({ username: '2125550199', password: demoPassword }),
      signIn({ username: 'nobody@example.com', password: demoPassword }),
      signIn({ username: 'mei@example.com', password: demoPassword.toLowerCase() }),
    ]);
    const seen = refused.map(({ status, json, text, headers }) => {
      const { requestId, ...rest } = json;
      expect(requestId).toBe(headers['x-request-id']);
      return { status, rest, length: text.length, names: Object.keys(headers).sort() };
    });
    expect(seen[0]?.rest).toEqual({
      code: 'wrong_credentials',
      message: en.errors.wrong_credentials,
    });
    for (const one of seen) expect(one).toEqual({ ...seen[0], status: 401 });
  });

  it.each(['userType', 'status', 'whiteCardStatus', 'signedAt', 'score', 'expiresAt', 'userId'])(
    'refuses the extra field %s',
    async (field) => {
      const { status, json } = await signIn({
        username: '2125550101',
        password: demoPassword,
        [field]: 'caregiver',
      });
      expect(status).toBe(400);
      expect(json.errors?.map((e) => e.field)).toEqual([field]);
    },
  );

  it('is not possible for whoever is suspended, with the words of a wrong password', async () => {
    const token = await t.sessionOf('2125550104');
    await t.pool.query(`update app_user set suspended = true where phone = '+12125550104'`);
    const { status, json } = await signIn({ username: '2125550104', password: demoPassword });
    expect([status, json.code]).toEqual([401, 'wrong_credentials']);
    // And what was open before is closed.
    expect((await t.call('DELETE', '/home/auth/logout', { token })).status).toBe(401);
  });
});

describe('the token', () => {
  it('is 32 random bytes or more, new each time', async () => {
    const [a, b] = [await tokenOf(), await tokenOf()];
    expect(a).not.toBe(b);
    expect(a).toMatch(/^[\w-]+$/);
    expect(Buffer.from(a, 'base64url').length).toBeGreaterThanOrEqual(32);
  });

  it('is in the database only as its hash', async () => {
    const token = await tokenOf();
    const { rows } = await t.pool.query(
      `select row_to_json(s)::text as row from session s where created_at = $1`,
      [demoNow],
    );
    const all = rows.map((r) => r.row).join('\n');
    expect(all).toContain(createHash('sha256').update(token).digest('hex'));
    expect(all).not.toContain(token);
    expect(all).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('ends with the sign-out, and only that one', async () => {
    const [mine, onMyPhone] = [await t.sessionOf('2125550101'), await t.sessionOf('2125550101')];
    const { status, json } = await t.call('DELETE', '/home/auth/logout', { token: mine });
    expect([status, json.code, json.data]).toEqual([200, '200', {}]);
    expect((await infoWith(mine)).status).toBe(401);
    expect((await t.call('DELETE', '/home/auth/logout', { token: mine })).status).toBe(401);
    expect((await infoWith(onMyPhone)).status).toBe(200);
  });

  it.each(['application/json', 'text/plain'])('ends when the client says %s', async (type) => {
    const token = await t.sessionOf('2125550101');
    const headers = { 'content-type': type };
    expect((await t.call('DELETE', '/home/auth/logout', { token, headers })).status).toBe(200);
  });

  it('lasts 12 hours without use', async () => {
    const token = await tokenOf();
    t.clock.pass(12 * hour - 1_000);
    expect((await infoWith(token)).status).toBe(200);
    const other = await tokenOf();
    t.clock.pass(12 * hour);
    expect((await infoWith(other)).status).toBe(401);
  });

  it('is prolonged by use', async () => {
    const token = await tokenOf();
    for (let i = 0; i < 5; i++) {
      t.clock.pass(11 * hour);
      expect((await infoWith(token)).status).toBe(200);
    }
    t.clock.pass(12 * hour + 1_000);
    expect((await infoWith(token)).status).toBe(401);
  });

  it('is not written to the database at every use', async () => {
    const token = await tokenOf();
    const hash = createHash('sha256').update(token).digest('hex');
    const version = async () => {
      const { rows } = await t.pool.query('select xmin from session where token_hash = $1', [hash]);
      return rows[0].xmin;
    };
    const before = await version();
    t.clock.pass(4 * 60_000);
    await infoWith(token);
    expect(await version()).toBe(before);
    t.clock.pass(2 * 60_000);
    await infoWith(token);
    expect(await version()).not.toBe(before);
  });

  it('lasts 30 days when remembered, and slides too', async () => {
    const token = await tokenOf({ remember: true });
    t.clock.pass(30 * day - 1_000);
    expect((await infoWith(token)).status).toBe(200);
    t.clock.pass(30 * day - 1_000);
    expect((await infoWith(token)).status).toBe(200);
    t.clock.pass(30 * day + 1_000);
    expect((await infoWith(token)).status).toBe(401);
  });

  it('is 12 hours long when remembering is refused', async () => {
    const token = await tokenOf({ remember: false });
    t.clock.pass(12 * hour);
    expect((await infoWith(token)).status).toBe(401);
  });
});

describe('without a good token', () => {
  const signedIn = endpoints.filter((api) => !may('visitor', api.access));
  let expired = '';
  beforeAll(async () => {
    t.clock.set(demoNow);
    expired = await tokenOf();
  });

  it('there is something to keep out of', () => {
    expect(signedIn.length).toBeGreaterThanOrEqual(3);
  });

  it.each(signedIn.map((api) => [nameOf(api), api] as const))('%s is 401', async (_, api) => {
    t.clock.pass(13 * hour);
    const bad = [undefined, '', ' ', 'garbage', 'x'.repeat(4_000), expired, `Bearer ${expired}`];
    for (const token of [...bad, '\u00e9', 'null', 'undefined', "' or 1=1 --"]) {
      const { status, json } = await t.call(api.method, addressOf(api), { token, lang: 'en' });
      expect([status, json.code, json.message], `token ${token}`).toEqual([
        401,
        'unauthorized',
        en.errors.unauthorized,
      ]);
    }
  });
});

it('a patient reads the own profile and nothing of the password', async () => {
  const token = await t.sessionOf('2125550101');
  const info = await t.read(getPatientInfo, { token });
  expect(info).toMatchObject({
    userType: 'patient',
    phone: '+12125550101',
    email: 'mei@example.com',
    whiteCardStatus: 'waiting',
  });
  expect((await infoWith(token)).text).not.toMatch(/argon2|password|hash/i);
  const other = await t.read(getPatientInfo, { token: await t.sessionOf('2125550102') });
  expect(other).toMatchObject({ firstName: 'Guoqiang', whiteCardStatus: 'submitted' });
});
