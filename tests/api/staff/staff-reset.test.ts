/** Staff who have forgotten their password: a link by email, and what it does not do (quality 44, 45). */
import { describe, expect, it } from 'vitest';
import * as api from '#contract/staff/staff.ts';
import { en } from '#i18n/en.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { actionsOf } from '#tests/api/support/office.ts';
import {
  admin,
  longPassword,
  minute,
  newPassword,
  staffCalls,
} from '#tests/api/support/staff-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const s = staffCalls(t);
const me = (token: string) => t.call('GET', '/home/staff/me', { token });
const subject = (text: string) => text.split('\n')[0] ?? '';

describe('a forgotten password', () => {
  it('is replaced by a link, and the second factor is asked for all the same', async () => {
    const person = await s.enrolled('forgot@persimmon.example');
    await s.forgot(person.email);
    const [link = ''] = await s.resetsOf(person.email);
    const shown = await t.read(api.getResetLink, { body: { link } });
    expect(shown).toEqual({ email: person.email, name: 'New' });

    const answer = await s.reset(link);
    expect(answer.json.data?.staff.stage).toBe('code');
    const token = answer.json.data?.token ?? '';
    expect((await t.call('GET', '/home/staff/session/list', { token })).json.code).toBe(
      'second_factor',
    );
    // Every session has ended, the old password with them.
    expect((await me(person.token)).status).toBe(401);
    expect((await s.signIn(person.email, longPassword)).status).toBe(401);
    await t.read(api.giveSecondFactor, { token, body: { code: s.codeAt(person.secret) } });
    expect((await s.signIn(person.email, newPassword)).status).toBe(200);
  });

  it('a link opens once, of several together too, and ends the others of this person', async () => {
    const { email } = await s.newcomer('links@persimmon.example');
    for (let i = 0; i < 3; i++) await s.forgot(email);
    const [a = '', b = '', c = ''] = await s.resetsOf(email);
    const answers = await Promise.all([a, b, c, a, b, c].map((link) => s.reset(link)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    for (const link of [a, b, c]) expect((await s.reset(link)).json.code).toBe('link_gone');
  });

  it('a link ends after 30 minutes, with a new password, and when the account is closed', async () => {
    const { email, token, staffId } = await s.newcomer('late@persimmon.example');
    await s.forgot(email);
    const [first = ''] = await s.resetsOf(email);
    t.clock.pass(30 * minute);
    expect((await s.reset(first)).json.code).toBe('link_gone');

    const again = (await s.signIn(email, longPassword)).json.data?.token ?? token;
    await s.forgot(email);
    const [second = ''] = await s.resetsOf(email);
    const body = { oldPassword: longPassword, password: newPassword };
    await t.read(api.changeStaffPassword, { token: again, body });
    expect((await s.reset(second)).json.code).toBe('link_gone');

    await s.forgot(email);
    const [third = ''] = await s.resetsOf(email);
    expect(third).not.toBe(second);
    const by = await s.tokenOf(admin);
    const closing = { active: false, proof: await s.proofOf(by) };
    await t.read(api.updateStaff, { path: `/staff/team/${staffId}`, token: by, body: closing });
    expect((await s.reset(third)).json.code).toBe('link_gone');
    await s.forgot(email);
    expect((await s.resetsOf(email))[0]).toBe(third);
  });

  it('asking often ends no link and fills no mailbox', async () => {
    const { email } = await s.newcomer('flood@persimmon.example');
    await s.forgot(email);
    const [mine = ''] = await s.resetsOf(email);
    await Promise.all(Array.from({ length: 20 }, () => s.forgot(email)));
    expect(await s.resetsOf(email)).toHaveLength(api.staffRules.resetLinks);
    expect((await s.reset(mine)).status).toBe(200);
  });

  it('a password that is easy to guess is refused, and the link still opens', async () => {
    const { email } = await s.newcomer('easy@persimmon.example');
    await s.forgot(email);
    const [link = ''] = await s.resetsOf(email);
    const weak = await s.reset(link, 'aaaaaaaaaaaaaaa');
    expect(weak.json.errors).toEqual([{ field: 'password', message: en.fields.passwordWeak }]);
    expect((await s.reset(link)).status).toBe(200);
  });

  it('its owner and the other administrators are told, each in their language; all is written down', async () => {
    const { email, staffId } = await s.newcomer('told@persimmon.example', 'admin');
    const speaks = 'update staff set locale = $2 where email = $1';
    await t.pool.query(speaks, [admin, 'zh-TW']);
    await t.pool.query(speaks, [email, 'en']);
    await s.forgot(email);
    const [link = ''] = await s.resetsOf(email);
    const before = (await messagesTo(t, admin)).length;
    await s.reset(link);
    const told = await messagesTo(t, admin);
    expect(told).toHaveLength(before + 1);
    expect(subject(told[0] ?? '')).toBe(
      subject(zhHant.messages.staffPasswordReset).replace('{{name}}', 'New'),
    );
    const [own = ''] = await messagesTo(t, email);
    expect(own).toBe(en.messages.staffPasswordChanged);
    const actions = await actionsOf(t, { subjectId: staffId });
    expect(actions.slice(-2)).toEqual(['staff.reset.link', 'staff.reset.use']);
  });
});

describe('nobody learns who has an account', () => {
  it('the answer is the same, and nothing goes to who has none', async () => {
    const { email } = await s.newcomer('known@persimmon.example');
    const invited = 'invited@persimmon.example';
    const token = await s.tokenOf(admin);
    const proof = await s.proofOf(token);
    const body = { email: invited, name: 'I', role: 'editor', proof };
    await t.read(api.inviteStaff, { token, body });
    const seen = [];
    for (const who of [email, invited, 'nobody@persimmon.example']) {
      const { status, json } = await s.forgot(who);
      seen.push({ status, data: json.data });
    }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    // An invitation is renewed by who invites, not by who asks.
    expect(await s.resetsOf(invited)).toEqual([]);
    expect(await messagesTo(t, 'nobody@persimmon.example')).toEqual([]);
  });

  it('the answer does not wait for anything that depends on it', async () => {
    const { email } = await s.newcomer('waits@persimmon.example');
    const client = await t.pool.connect();
    try {
      // Whoever looks for the account waits; the answer is there before.
      await client.query('begin');
      await client.query('lock table staff in access exclusive mode');
      const path = '/home/staff/password/forgot';
      for (const who of [email, 'nobody@persimmon.example'])
        expect((await t.call('POST', path, { body: { email: who } })).status).toBe(200);
    } finally {
      await client.query('rollback');
      client.release();
    }
    await t.app.settled();
    expect(await s.resetsOf(email)).toHaveLength(1);
  });
});

describe('an administrator sends a reset link', () => {
  it('to who is in the office, not to who was closed or only invited', async () => {
    const person = await s.newcomer('sent@persimmon.example');
    const token = await s.tokenOf(admin);
    const proof = await s.proofOf(token);
    const send = (staffId: string) =>
      t.call('POST', `/home/staff/team/${staffId}/reset`, { token, body: { proof } });
    expect((await send(person.staffId)).status).toBe(200);
    const [link = ''] = await s.resetsOf(person.email);
    expect((await s.reset(link)).status).toBe(200);

    const invited = { email: 'only@persimmon.example', name: 'O', role: 'editor', proof };
    const other = await t.read(api.inviteStaff, { token, body: invited });
    expect((await send(other.staffId)).json.code).toBe('conflict');
    const path = `/staff/team/${person.staffId}`;
    await t.read(api.updateStaff, { path, token, body: { active: false, proof } });
    expect((await send(person.staffId)).json.code).toBe('conflict');
    expect((await send('nobody')).json.code).toBe('not_found');
  });
});

describe('in production', () => {
  const p = testApp({ env: { APP_ENV: 'production' } });
  const q = staffCalls(p);

  it('a password alone sets up no second factor: a link goes to the mailbox first', async () => {
    const first = await q.signIn(admin);
    const token = first.json.data?.token ?? '';
    expect(first.json.data?.staff.stage).toBe('link');
    for (const path of ['authenticator/start', 'authenticator/confirm']) {
      const body = path.endsWith('start') ? { password: 'x' } : { code: '123456' };
      const refused = await p.call('POST', `/home/staff/${path}`, { token, body });
      expect([refused.status, refused.json.code]).toEqual([403, 'second_factor']);
    }
    const [link = ''] = await q.resetsOf(admin);
    const opened = await q.reset(link);
    expect(opened.json.data?.staff.stage).toBe('enroll');
    await q.enroll(opened.json.data?.token ?? '', newPassword);
    p.clock.pass(minute);
    expect((await q.signIn(admin, newPassword)).json.data?.staff.stage).toBe('code');
  });
});
