/** Who belongs to the staff: invited, changed, closed. */
import { describe, expect, it } from 'vitest';
import * as api from '#contract/staff/staff.ts';
import { demoPassword } from '#demo/agency.ts';
import { en } from '#i18n/en.ts';
import { invite, inviteFirst } from '#server/features/staff/team/invitations.service.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { admin, longPassword, minute, staffCalls } from '#tests/api/support/staff-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { signIn, tokenOf, proofOf, invitationOf, newcomer, enroll, resetsOf, reset } = staffCalls(t);

/** An administrator who has just proved to be one. */
const proved = async () => {
  const token = await tokenOf(admin);
  return { token, proof: await proofOf(token) };
};

describe('the team', () => {
  it('an invitation opens once', async () => {
    const email = 'once@persimmon.example';
    const { invitation } = await newcomer(email);
    const body = { invitation, name: 'Again', password: longPassword };
    const again = await t.call('POST', '/home/staff/invitation/accept', { body });
    expect([again.status, again.json.code]).toEqual([404, 'invitation_gone']);
  });

  it('of two who open it together one gets in', async () => {
    const { token, proof } = await proved();
    const email = 'race@persimmon.example';
    await t.read(api.inviteStaff, { token, body: { email, name: 'R', role: 'editor', proof } });
    const body = { invitation: await invitationOf(email), name: 'R', password: longPassword };
    const answers = await Promise.all(
      [1, 2, 3].map(() => t.call('POST', '/home/staff/invitation/accept', { body })),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 404, 404]);
  });

  it('a newer invitation replaces an older one; after three days it has ended', async () => {
    const body = { email: 'late@persimmon.example', name: 'L', role: 'trainer' };
    const { token, proof } = await proved();
    await t.read(api.inviteStaff, { token, body: { ...body, proof } });
    const older = await invitationOf(body.email);
    await t.read(api.inviteStaff, { token, body: { ...body, proof } });
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

  it.each(['aaaaaaaaaaaaaaa', 'passwordpassword1', '123456789012345'])(
    '%s is long, and refused: when one comes in, and when one changes it',
    async (password) => {
      const joining = { invitation: 'x', name: 'N', password };
      const answer = await t.call('POST', '/home/staff/invitation/accept', {
        body: joining,
        lang: 'en',
      });
      expect(answer.json.errors).toEqual([{ field: 'password', message: en.fields.passwordWeak }]);
      const token = await tokenOf(admin);
      const body = { oldPassword: demoPassword, password };
      const own = await t.call('POST', '/home/staff/password', { token, body, lang: 'en' });
      expect(own.json.errors?.map((e) => e.field)).toEqual(['password']);
    },
  );

  it('an email that somebody uses is refused', async () => {
    const { token, proof } = await proved();
    const body = { email: admin, name: 'X', role: 'editor', proof };
    const { json } = await t.call('POST', '/home/staff/team/invite', { token, body });
    expect(json.code).toBe('staff_email_taken');
  });

  it('closing an account ends its sessions, and its password', async () => {
    const { staffId, email, token } = await newcomer('closed@persimmon.example');
    const path = `/staff/team/${staffId}`;
    const { token: by, proof } = await proved();
    await t.read(api.updateStaff, { path, token: by, body: { active: false, proof } });
    expect((await t.call('GET', '/home/staff/me', { token })).status).toBe(401);
    expect((await signIn(email, longPassword)).json.code).toBe('wrong_credentials');
  });

  it('closing an account ends its links too, for good', async () => {
    const { token, proof } = await proved();
    const email = 'undone@persimmon.example';
    const invited = { email, name: 'U', role: 'editor', proof };
    const { staffId } = await t.read(api.inviteStaff, { token, body: invited });
    const invitation = await invitationOf(email);
    const path = `/staff/team/${staffId}`;
    for (const active of [false, true])
      await t.read(api.updateStaff, { path, token, body: { active, proof } });
    const look = await t.call('POST', '/home/staff/invitation', { body: { invitation } });
    expect(look.json.code).toBe('invitation_gone');
  });

  it('a lost second factor is taken away by an administrator; a link lets its owner in again', async () => {
    const { staffId, email, token } = await newcomer('reset@persimmon.example');
    await enroll(token, longPassword);
    const path = `/staff/team/${staffId}`;
    const { token: by, proof } = await proved();
    const body = { resetSecondFactor: true, proof };
    const changed = await t.read(api.updateStaff, { path, token: by, body });
    expect(changed.secondFactor).toBe(false);
    expect((await t.call('GET', '/home/staff/me', { token })).status).toBe(401);
    const [link = ''] = await resetsOf(email);
    expect((await reset(link)).json.data?.staff.stage).toBe('done');
  });

  it('nobody takes away their own', async () => {
    const { token, proof } = await proved();
    const { staffId } = await t.read(api.getStaffMe, { token });
    const body = { resetSecondFactor: true, proof };
    const own = await t.call('POST', `/home/staff/team/${staffId}`, { token, body });
    expect([own.status, own.json.code]).toEqual([403, 'forbidden']);
  });

  it('the last administrator stays, also when two take each other away', async () => {
    const { staffId, token } = await newcomer('second@persimmon.example', 'admin');
    const first = await t.read(api.getStaffMe, { token: await tokenOf(admin) });
    const demote = (who: string, by: string, proof: string) =>
      t.call('POST', `/home/staff/team/${who}`, { token: by, body: { role: 'editor', proof } });
    const theirs = await proofOf(token, { password: longPassword });
    const one = await proved();
    const answers = await Promise.all([
      demote(staffId, one.token, one.proof),
      demote(first.staffId, token, theirs),
    ]);
    const [done, refused] = answers.map((a) => a.status).sort();
    expect(done).toBe(200);
    // Who was quicker has left one administrator, or nobody who may.
    expect([403, 409]).toContain(refused);
    const { rows } = await t.pool.query(
      "select count(*)::int n from staff where role = 'admin' and active",
    );
    expect(rows[0].n).toBe(1);
    await t.pool.query("update staff set role = 'admin' where email = $1", [admin]);
  });

  it('every change is written down', async () => {
    const { staffId } = await newcomer('audit@persimmon.example');
    const path = `/staff/team/${staffId}`;
    const { token, proof } = await proved();
    await t.read(api.updateStaff, { path, token, body: { role: 'trainer', proof } });
    const written = await auditsOf(t, { subjectId: staffId });
    expect(written.map(({ action, details }) => ({ action, details }))).toEqual([
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
  const p = testApp({ demo: false, env: { APP_ENV: 'production' } });
  const { enroll: setUp } = staffCalls(p);
  const accept = (invitation: string, email: string) =>
    p.call<{ token: string; staff: api.StaffMe }>('POST', '/home/staff/invitation/accept', {
      body: { invitation, name: 'First', email, password: longPassword },
    });

  it('lets the first administrator in, who sets up a second factor before anything else', async () => {
    // Two processes that start together print a link each; the newer one replaces the older one.
    const older = (await inviteFirst(p.db, p.clock.now())) ?? '';
    const newer = (await inviteFirst(p.db, p.clock.now())) ?? '';
    expect((await accept(older, 'older@agency.example')).json.code).toBe('invitation_gone');
    // A link that was overlooked, as if both had been written at the same moment.
    await p.pool.query(
      `insert into staff_invitation (token_hash, expires_at)
       values (encode(sha256('overlooked'), 'hex'), $1)`,
      [new Date(p.clock.now().getTime() + 60 * minute)],
    );
    const both = await Promise.all([
      accept(newer, 'first@agency.example'),
      accept('overlooked', 'second@agency.example'),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 404]);
    const [first] = both.filter((answer) => answer.status === 200);
    expect([first?.json.data?.staff.role, first?.json.data?.staff.stage]).toEqual([
      'admin',
      'enroll',
    ]);
    const token = first?.json.data?.token ?? '';
    const refused = await p.call('GET', '/home/staff/team', { token });
    expect(refused.json.code).toBe('second_factor');
    await setUp(token, longPassword);
    expect(await p.read(api.listTeam, { token })).toHaveLength(1);
    expect(await inviteFirst(p.db, p.clock.now())).toBeNull();
    const { rows } = await p.pool.query('select 1 from staff_invitation');
    expect(rows).toEqual([]);
  });
});

describe('the first administrator’s link', () => {
  const p = testApp({ demo: false, env: { APP_ENV: 'production' } });

  it('has ended once somebody was invited by command', async () => {
    const invitation = (await inviteFirst(p.db, p.clock.now())) ?? '';
    const person = { email: 'admin@agency.example', name: 'A', role: 'admin' } as const;
    await p.db.transaction((tx) =>
      invite(tx, person, { actor: 'office:admin', now: p.clock.now() }),
    );
    const look = await p.call('POST', '/home/staff/invitation', { body: { invitation } });
    expect(look.json.code).toBe('invitation_gone');
  });
});
