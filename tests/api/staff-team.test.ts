/** Who belongs to the staff: invited, changed, closed. */
import { describe, expect, it } from 'vitest';
import * as api from '#contract/staff.ts';
import { inviteFirst } from '#server/features/staff/staff-invitations.ts';
import { auditsOf } from './office.ts';
import { admin, longPassword, minute, staffCalls } from './staff-calls.ts';
import { testApp } from './test-app.ts';

const t = testApp();
const { signIn, tokenOf, invitationOf, newcomer, enroll } = staffCalls(t);

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
    await t.read(api.updateStaff, { path, token: await tokenOf(admin), body: { role: 'trainer' } });
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
    await setUp(token, longPassword);
    expect(await p.read(api.listTeam, { token })).toHaveLength(1);
    expect(await inviteFirst(p.db, p.clock.now())).toBeNull();
  });
});
