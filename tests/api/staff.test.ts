import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as api from '#contract/staff.ts';
import { demoPassword } from '#demo/agency.ts';
import { demoMessage } from '#server/db/schema/message.ts';
import { inviteFirst } from '#server/features/staff/staff-invitations.ts';
import { startTestApp, type TestApp } from './app.ts';
import { testApp } from './test-app.ts';

const t = testApp();

const admin = 'admin@persimmon.example';
const longPassword = 'a sentence to remember';
const minute = 60_000;

const signIn = (email: string, password = demoPassword) =>
  t.call<{ token: string; staff: api.StaffMe }>('POST', '/home/staff/login', {
    body: { email, password },
    lang: 'en',
  });
const tokenOf = async (email: string) => (await signIn(email)).json.data?.token ?? '';

/** The link of the newest message to this address; its secret stands behind the '#'. */
const invitationOf = async (email: string): Promise<string> => {
  const sent = await t.db.select().from(demoMessage);
  const text = sent.filter((m) => m.to === email).at(-1)?.text ?? '';
  return text.match(/\/office\/welcome#(\S+)/)?.[1] ?? '';
};
/** Somebody new, who has accepted. */
const newcomer = async (email: string, role = 'coordinator') => {
  const token = await tokenOf(admin);
  const invited = await t.read(api.inviteStaff, { token, body: { email, name: 'New', role } });
  const invitation = await invitationOf(email);
  const body = { invitation, name: 'New', password: longPassword };
  const accepted = await t.read(api.acceptInvitation, { body });
  return { ...invited, token: accepted.token, invitation };
};
const codeAt = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
/** Sets up the second factor of this session. */
const enroll = async (token: string, password: string) => {
  const { secret } = await t.read(api.startAuthenticator, { token, body: { password } });
  const body = { code: codeAt(secret) };
  const { recoveryCodes } = await t.read(api.confirmAuthenticator, { token, body });
  return { secret, recoveryCodes };
};

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

  it('the secret is not kept as it is', async () => {
    const { email, token } = await newcomer('sealed@persimmon.example');
    const { secret, recoveryCodes } = await enroll(token, longPassword);
    const { rows } = await t.pool.query('select * from staff where email = $1', [email]);
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
  });
});

describe('the team', () => {
  it('an invitation opens once', async () => {
    const email = 'once@persimmon.example';
    const { invitation } = await newcomer(email);
    const body = { invitation, name: 'Again', password: longPassword };
    const again = await t.call('POST', '/home/staff/invitation/accept', { body });
    expect([again.status, again.json.code]).toEqual([404, 'invitation_gone']);
  });

  it('of two who open it together one gets in', async () => {
    const token = await tokenOf(admin);
    const email = 'race@persimmon.example';
    await t.read(api.inviteStaff, { token, body: { email, name: 'R', role: 'editor' } });
    const body = { invitation: await invitationOf(email), name: 'R', password: longPassword };
    const answers = await Promise.all(
      [1, 2, 3].map(() => t.call('POST', '/home/staff/invitation/accept', { body })),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 404, 404]);
  });

  it('a newer invitation replaces an older one; after three days it has ended', async () => {
    const body = { email: 'late@persimmon.example', name: 'L', role: 'trainer' };
    await t.read(api.inviteStaff, { token: await tokenOf(admin), body });
    const older = await invitationOf(body.email);
    await t.read(api.inviteStaff, { token: await tokenOf(admin), body });
    const newer = await invitationOf(body.email);
    const look = (invitation: string) =>
      t.call('POST', '/home/staff/invitation', { body: { invitation } });
    expect((await look(older)).status).toBe(404);
    expect((await look(newer)).json.data).toEqual(body);
    t.clock.pass(72 * 60 * minute);
    expect((await look(newer)).status).toBe(404);
  });

  it('a short password is named', async () => {
    const body = { invitation: 'x', name: 'N', password: 'Short-2024!' };
    const { json } = await t.call('POST', '/home/staff/invitation/accept', { body, lang: 'en' });
    expect(json.errors?.map((e) => e.field)).toEqual(['password']);
  });

  it('an email that somebody uses is refused', async () => {
    const token = await tokenOf(admin);
    const body = { email: admin, name: 'X', role: 'editor' };
    const { json } = await t.call('POST', '/home/staff/team/invite', { token, body });
    expect(json.code).toBe('staff_email_taken');
  });

  it('closing an account ends its sessions, and its password', async () => {
    const { staffId, email, token } = await newcomer('closed@persimmon.example');
    const path = `/staff/team/${staffId}`;
    const body = { active: false };
    await t.read(api.updateStaff, { path, token: await tokenOf(admin), body });
    expect((await t.call('GET', '/home/staff/me', { token })).status).toBe(401);
    expect((await signIn(email, longPassword)).json.code).toBe('wrong_credentials');
  });

  it('a lost second factor is taken away by an administrator', async () => {
    const { staffId, email, token } = await newcomer('reset@persimmon.example');
    await enroll(token, longPassword);
    const path = `/staff/team/${staffId}`;
    const body = { resetSecondFactor: true };
    const changed = await t.read(api.updateStaff, { path, token: await tokenOf(admin), body });
    expect(changed.secondFactor).toBe(false);
    expect((await signIn(email, longPassword)).json.data?.staff.stage).toBe('done');
  });

  it('the last administrator stays, also when two take each other away', async () => {
    const { staffId, token } = await newcomer('second@persimmon.example', 'admin');
    const first = await t.read(api.getStaffMe, { token: await tokenOf(admin) });
    const demote = (who: string, by: string) =>
      t.call('POST', `/home/staff/team/${who}`, { token: by, body: { role: 'editor' } });
    const answers = await Promise.all([
      demote(staffId, await tokenOf(admin)),
      demote(first.staffId, token),
    ]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    const { rows } = await t.pool.query(
      "select count(*)::int n from staff where role = 'admin' and active",
    );
    expect(rows[0].n).toBe(1);
    await t.pool.query("update staff set role = 'admin' where email = $1", [admin]);
  });

  it('every change is written down', async () => {
    const { staffId } = await newcomer('audit@persimmon.example');
    const path = `/staff/team/${staffId}`;
    await t.read(api.updateStaff, { path, token: await tokenOf(admin), body: { role: 'trainer' } });
    const { rows } = await t.pool.query(
      'select action, details from audit_log where subject_id = $1 order by id',
      [staffId],
    );
    expect(rows).toEqual([
      { action: 'staff.invite', details: { role: 'coordinator' } },
      { action: 'staff.accept', details: {} },
      { action: 'staff.change', details: { role: 'trainer' } },
    ]);
  });

  it('a new password ends the other sessions', async () => {
    const { email, token } = await newcomer('pass@persimmon.example');
    const other = (await signIn(email, longPassword)).json.data?.token ?? '';
    const body = { oldPassword: longPassword, password: 'another long sentence' };
    await t.read(api.changeStaffPassword, { token, body });
    expect((await t.call('GET', '/home/staff/me', { token: other })).status).toBe(401);
    expect((await t.call('GET', '/home/staff/me', { token })).status).toBe(200);
    expect((await signIn(email, 'another long sentence')).status).toBe(200);
  });
});

describe('a new site in production', () => {
  let p: TestApp;
  beforeAll(async () => {
    p = await startTestApp({ demo: false, env: { APP_ENV: 'production' } });
  });
  afterAll(() => p.close());

  it('lets the first administrator in, who sets up a second factor before anything else', async () => {
    const invitation = (await inviteFirst(p.db, p.clock.now())) ?? '';
    const body = {
      invitation,
      name: 'First',
      email: 'first@agency.example',
      password: longPassword,
    };
    const { token, staff } = await p.read(api.acceptInvitation, { body });
    expect([staff.role, staff.stage]).toEqual(['admin', 'enroll']);
    const refused = await p.call('GET', '/home/staff/team', { token });
    expect(refused.json.code).toBe('second_factor');
    const { secret } = await p.read(api.startAuthenticator, {
      token,
      body: { password: longPassword },
    });
    const code = new TOTP({ secret }).generate({ timestamp: p.clock.now().getTime() });
    await p.read(api.confirmAuthenticator, { token, body: { code } });
    expect(await p.read(api.listTeam, { token })).toHaveLength(1);
    expect(await inviteFirst(p.db, p.clock.now())).toBeNull();
  });
});
