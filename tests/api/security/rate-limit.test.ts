import { beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#demo/agency.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import * as made from '#tests/api/support/pictures.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { otherPatient, patient, uploadCalls } from '#tests/api/support/upload-calls.ts';

const t = testApp();
beforeEach(() => t.pool.query('delete from rate_limit'));

/** As if this address had already called that often: limits are counted in the database, for all processes. */
const used = (key: string, points: number, expiresInMs = 60_000) =>
  t.pool.query(
    `insert into rate_limit (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [key, points, Date.now() + expiresInMs],
  );
const signIn = (lang: 'en' | 'zh-CN' | 'zh-TW' = 'en') =>
  t.call('POST', '/home/auth/login', {
    body: { username: '2125550101', password: demoPassword },
    lang,
  });

/** 50 times what production allows: in demo and test everyone shares one address. */
const loginsAMinute = 30 * 50;
const writesAMinute = 120 * 50;

describe('too many tries', () => {
  it('to sign in are 429, in three languages, with a time to come back', async () => {
    await used('login:127.0.0.1', loginsAMinute);
    for (const [lang, words] of [
      ['en', en],
      ['zh-CN', zhHans],
      ['zh-TW', zhHant],
    ] as const) {
      const { status, json, headers } = await signIn(lang);
      expect([status, json.message]).toEqual([429, words.errors.too_many_requests]);
      expect(json.code).toBe('too_many_requests');
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
  });

  it('begin after the last that is allowed', async () => {
    await used('login:127.0.0.1', loginsAMinute - 1);
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).status).toBe(429);
  });

  it('are forgotten after a minute', async () => {
    await used('login:127.0.0.1', loginsAMinute + 100, -1);
    expect((await signIn()).status).toBe(200);
  });

  it('of one address are not another’s', async () => {
    await used('login:10.0.0.9', loginsAMinute + 100);
    expect((await signIn()).status).toBe(200);
  });

  it('to change something are 429 for every such call, and reading goes on', async () => {
    await used('write:127.0.0.1', writesAMinute);
    const token = await t.sessionOf('2125550101');
    expect((await t.call('DELETE', '/home/auth/logout', { token })).status).toBe(429);
    expect((await signIn()).status).toBe(429);
    expect((await t.call('POST', '/home/api/user/submit-white-card', { token })).status).toBe(429);
    expect((await t.call('GET', '/home/api/user/patient/info', { token })).status).toBe(200);
    expect((await t.call('GET', '/home/content/banners')).status).toBe(200);
  });
});

describe('pictures of one account', () => {
  const picturesAnHour = 240 * 50;
  const idOf = async (phone: string): Promise<string> =>
    (await t.pool.query('select id from app_user where phone = $1', [`+1${phone}`])).rows[0].id;

  it('are counted, whatever they are for, and another’s are not', async () => {
    const calls = uploadCalls(t);
    const picture = await made.jpeg();
    await used(`account-upload:${await idOf(patient)}`, picturesAnHour - 1);
    const mine = { token: await t.sessionOf(patient) };
    expect((await calls.send(picture, { ...mine, purpose: 'service' })).status).toBe(200);
    const { status, json } = await calls.send(picture, { ...mine, purpose: 'review' });
    expect([status, json.message]).toEqual([429, en.errors.too_many_requests]);
    const theirs = { token: await t.sessionOf(otherPatient) };
    expect((await calls.send(picture, { ...theirs, purpose: 'service' })).status).toBe(200);
  });
});

it('production allows 30 sign-ins a minute from one address', async () => {
  const production = await startTestApp({ env: { APP_ENV: 'production' } });
  try {
    await production.pool.query(
      `insert into rate_limit (key, points, expire) values ('login:127.0.0.1', 29, $1)`,
      [Date.now() + 60_000],
    );
    await production.login('2125550101');
    const { status } = await production.call('POST', '/home/auth/login', {
      body: { username: '2125550101', password: demoPassword },
    });
    expect(status).toBe(429);
  } finally {
    await production.close();
  }
});
