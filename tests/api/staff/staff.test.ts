/** How staff sign in: password, session, second factor. */
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as api from '#contract/staff/staff.ts';
import { admin, longPassword, minute, staffCalls } from '#tests/api/support/staff-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { signIn, tokenOf, newcomer, codeAt, enroll } = staffCalls(t);

describe('signing in', () => {
  it('answers who one is', async () => {
    const { status, json } = await signIn(' Admin@Persimmon.example');
    expect(status).toBe(200);
    expect(json.data?.staff).toMatchObject({ email: admin, role: 'admin', stage: 'done' });
  });

  it('tells a wrong password and a stranger the same', async () => {
    const wrong = await signIn(admin, 'wrong');
    const stranger = await signIn('nobody@persimmon.example', 'wrong');
    for (const { status, json } of [wrong, stranger])
      expect([status, json.code]).toEqual([401, 'wrong_credentials']);
  });

  it('closes after ten wrong passwords, for those who are not there too', async () => {
    const { email } = await newcomer('locked@persimmon.example');
    for (const who of [email, 'absent@persimmon.example']) {
      const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(who, 'wrong')));
      expect(answers.filter((a) => a.status === 401).length).toBe(10);
      expect(answers.filter((a) => a.status === 429).length).toBe(4);
    }
    expect((await signIn(email, longPassword)).status).toBe(429);
    t.clock.pass(16 * minute);
    expect((await signIn(email, longPassword)).status).toBe(200);
  });

  it('a client’s token opens nothing here, and a staff token nothing there', async () => {
    const client = await t.sessionOf('2125550101');
    const mine = await t.call('GET', '/home/staff/me', { token: client });
    expect(mine.status).toBe(401);
    const theirs = await t.call('GET', '/home/api/user/patient/info', {
      token: await tokenOf(admin),
    });
    expect(theirs.status).toBe(401);
  });

  it('says how long it lasts without use', async () => {
    const token = await tokenOf(admin);
    const left = async () => (await t.read(api.getStaffMe, { token })).secondsLeft;
    expect(await left()).toBe(15 * 60);
    // A use is written down once a minute.
    t.clock.pass(30_000);
    expect(await left()).toBe(15 * 60 - 30);
    t.clock.pass(10 * minute);
    expect(await left()).toBe(15 * 60);
    for (let passed = 10.5; passed + 14 < 12 * 60; passed += 14) {
      t.clock.pass(14 * minute);
      await left();
    }
    // The last of twelve hours, however much it is used.
    expect(await left()).toBeLessThan(15 * 60);
  });

  it('ends after 15 minutes without use, and after 12 hours in any case', async () => {
    const me = async (token: string) => (await t.call('GET', '/home/staff/me', { token })).status;
    const idle = await tokenOf(admin);
    t.clock.pass(14 * minute);
    expect(await me(idle)).toBe(200);
    t.clock.pass(14 * minute);
    expect(await me(idle)).toBe(200);
    t.clock.pass(15 * minute);
    expect(await me(idle)).toBe(401);
    const busy = await tokenOf(admin);
    for (let passed = 10; passed < 12 * 60; passed += 10) {
      t.clock.pass(10 * minute);
      expect(await me(busy)).toBe(200);
    }
    t.clock.pass(10 * minute);
    expect(await me(busy)).toBe(401);
  });

  it('signing out ends this session', async () => {
    const token = await tokenOf(admin);
    await t.read(api.staffLogout, { token });
    expect((await t.call('GET', '/home/staff/me', { token })).status).toBe(401);
  });
});

describe('the second factor', () => {
  it('is asked for once it is set up, and opens nothing before', async () => {
    const { email, token } = await newcomer('totp@persimmon.example');
    const { secret } = await enroll(token, longPassword);
    t.clock.pass(minute);
    const again = await signIn(email, longPassword);
    const pending = again.json.data?.token ?? '';
    expect(again.json.data?.staff.stage).toBe('code');
    const refused = await t.call('GET', '/home/staff/session/list', { token: pending });
    expect([refused.status, refused.json.code]).toEqual([403, 'second_factor']);
    const other = await t.call('POST', '/home/staff/authenticator/start', {
      token: pending,
      body: { password: longPassword },
    });
    expect(other.json.code).toBe('second_factor');
    const me = await t.read(api.giveSecondFactor, {
      token: pending,
      body: { code: codeAt(secret) },
    });
    expect(me).toMatchObject({ stage: 'done', secondFactor: true, recoveryCodesLeft: 10 });
    await t.read(api.getStaffSessions, { token: pending });
  });

  it('takes a code once, by one of two who send it together', async () => {
    const { email, token } = await newcomer('twice@persimmon.example');
    const { secret } = await enroll(token, longPassword);
    t.clock.pass(minute);
    const first = (await signIn(email, longPassword)).json.data?.token ?? '';
    const second = (await signIn(email, longPassword)).json.data?.token ?? '';
    const body = { code: codeAt(secret) };
    const answers = await Promise.all(
      [first, second].map((one) =>
        t.call('POST', '/home/staff/second-factor', { token: one, body }),
      ),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 400]);
  });

  it('a recovery code works once, however it is typed', async () => {
    const { email, token } = await newcomer('lost@persimmon.example');
    const { recoveryCodes } = await enroll(token, longPassword);
    const typed = ` ${recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ')}`;
    const give = async () => {
      const pending = (await signIn(email, longPassword)).json.data?.token ?? '';
      return t.call<api.StaffMe>('POST', '/home/staff/second-factor', {
        token: pending,
        body: { code: typed },
      });
    };
    expect((await give()).json.data?.recoveryCodesLeft).toBe(9);
    expect((await give()).json.code).toBe('wrong_code');
  });

  it('guessing stops after ten', async () => {
    const { email, token } = await newcomer('guess@persimmon.example');
    await enroll(token, longPassword);
    const pending = (await signIn(email, longPassword)).json.data?.token ?? '';
    const answers = await Promise.all(
      Array.from({ length: 15 }, () =>
        t.call('POST', '/home/staff/second-factor', { token: pending, body: { code: '000000' } }),
      ),
    );
    expect(answers.filter((a) => a.json.code === 'wrong_code').length).toBe(10);
    expect(answers.filter((a) => a.json.code === 'locked').length).toBe(5);
  });

  it('setting it up needs the password, and ends the other sessions', async () => {
    const { email, token } = await newcomer('setup@persimmon.example');
    const elsewhere = (await signIn(email, longPassword)).json.data?.token ?? '';
    const path = '/home/staff/authenticator/start';
    const wrong = await t.call('POST', path, { token, body: { password: 'wrong' } });
    expect(wrong.json.code).toBe('wrong_password');
    await enroll(token, longPassword);
    expect((await t.call('GET', '/home/staff/me', { token: elsewhere })).status).toBe(401);
  });

  it('the picture to scan says what the address says', async () => {
    const { token } = await newcomer('picture@persimmon.example');
    const body = { password: longPassword };
    const { uri, qr } = await t.read(api.startAuthenticator, { token, body });
    const picture = sharp(Buffer.from(qr)).resize(600).flatten({ background: '#fff' });
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ data, width: info.width, height: info.height })).toBe(uri);
  });

  it('the secret is not kept as it is', async () => {
    const { email, token } = await newcomer('sealed@persimmon.example');
    const { secret, recoveryCodes } = await enroll(token, longPassword);
    const { rows } = await t.pool.query('select * from staff where email = $1', [email]);
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
  });
});

describe('single keys', () => {
  it('are on until turned off by oneself, for oneself', async () => {
    const mine = await t.staffSession('coordinator');
    const other = await t.staffSession('admin');
    const isOn = async (token: string) => (await t.read(api.getStaffMe, { token })).letterKeys;
    expect([await isOn(mine), await isOn(other)]).toEqual([true, true]);
    await t.read(api.setLetterKeys, { token: mine, body: { on: false } });
    expect([await isOn(mine), await isOn(other)]).toEqual([false, true]);
    await t.read(api.setLetterKeys, { token: mine, body: { on: true } });
    expect(await isOn(mine)).toBe(true);
  });
});
