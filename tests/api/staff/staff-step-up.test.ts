/**
 * Which action of the staff needs what proof besides the session: the rows of docs/threat-model.md (quality 44). Each is
 * tried with the token alone, with a wrong proof and with the right one; before the last nothing may have changed.
 */
import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/endpoint.ts';
import * as api from '#contract/staff/staff.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
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

type Person = Awaited<ReturnType<typeof s.enrolled>>;
type Stage = { me: Person; other: Person; code: () => string; proof: () => Promise<string> };
type Row = {
  action: string;
  call: Api;
  /** By `other`, who is somebody else, where it is done to one. */
  path?: (stage: Stage) => string;
  /** What the call says without any proof. */
  body: object;
  wrong: object;
  right: (stage: Stage) => Promise<object>;
};

const byProof = {
  wrong: { proof: 'made-up' },
  right: async (stage: Stage) => ({ proof: await stage.proof() }),
};
const one = (stage: Stage) => `/staff/team/${stage.other.staffId}`;

const table: Row[] = [
  {
    action: 'own password',
    call: api.changeStaffPassword,
    body: { password: newPassword },
    wrong: { oldPassword: 'wrong' },
    right: async () => ({ oldPassword: longPassword }),
  },
  {
    action: 'own second factor: the password is right, the code is not',
    call: api.startAuthenticator,
    body: { password: longPassword },
    wrong: { code: '000000' },
    right: async ({ code }) => ({ code: code() }),
  },
  {
    action: 'own second factor: a recovery code, but no password',
    call: api.startAuthenticator,
    body: {},
    wrong: { password: 'wrong', code: '000000' },
    right: async ({ me }) => ({ password: longPassword, code: me.recoveryCodes[0] }),
  },
  {
    action: 'a proof itself',
    call: api.proveAgain,
    body: {},
    // A password is no second factor.
    wrong: { password: longPassword },
    right: async ({ code }) => ({ code: code() }),
  },
  {
    action: 'invite somebody',
    call: api.inviteStaff,
    body: { email: 'step-up@persimmon.example', name: 'Step', role: 'admin' },
    ...byProof,
  },
  {
    action: 'give another role',
    call: api.updateStaff,
    path: one,
    body: { role: 'admin' },
    ...byProof,
  },
  {
    action: 'close an account',
    call: api.updateStaff,
    path: one,
    body: { active: false },
    ...byProof,
  },
  {
    action: 'take away a second factor',
    call: api.updateStaff,
    path: one,
    body: { resetSecondFactor: true },
    ...byProof,
  },
  {
    action: 'send a reset link',
    call: api.sendStaffReset,
    path: (stage) => `${one(stage)}/reset`,
    body: {},
    ...byProof,
  },
];

/** What a session is enough for, or what is done before there is one. Why: docs/threat-model.md. */
const without: Api[] = [
  api.staffLogin,
  api.giveSecondFactor,
  api.staffLogout,
  api.getStaffMe,
  // Follows `startAuthenticator`, and takes a code that only who began it can know.
  api.confirmAuthenticator,
  api.forgotStaffPassword,
  api.getResetLink,
  api.resetStaffPassword,
  api.setLetterKeys,
  api.setTeamDigest,
  api.getStaffSessions,
  api.endStaffSessions,
  api.listTeam,
  api.getInvitation,
  api.acceptInvitation,
];

it('every call about staff accounts stands in the table, or needs no proof', () => {
  const calls = Object.values(api).filter(
    (value): value is Api & typeof api.staffLogin =>
      typeof value === 'object' && 'path' in value && 'method' in value,
  );
  const known = new Set([...table.map(({ call }) => call), ...without]);
  expect(calls.length).toBeGreaterThan(18);
  expect(calls.filter((call) => !known.has(call)).map(({ path }) => path)).toEqual([]);
});

/** All that a change of access could leave behind, but when a session was used and which code was typed last. */
const standing = async () => {
  const { rows } = await t.pool.query(`
    select (select json_agg(to_jsonb(s) - 'totp_step' order by id) from staff s) as staff,
      (select json_agg(r order by token_hash) from staff_reset r) as resets,
      (select json_agg(i order by token_hash) from staff_invitation i) as invitations,
      (select json_agg(jsonb_build_array(id, pending, proof_hash) order by id) from staff_session) as sessions`);
  return JSON.stringify(rows);
};

describe('each action with a stolen session', () => {
  it.each(table.map((row, i) => [row.action, row, i] as const))('%s', async (_, row, i) => {
    const me = await s.enrolled(`me${i}@persimmon.example`, 'admin');
    const other = await s.enrolled(`other${i}@persimmon.example`);
    const code = () => s.codeAt(me.secret);
    const proof = () => s.proofOf(me.token, { code: code() });
    const stage = { me, other, code, proof };
    const send = (more: object) =>
      t.call(row.call.method, `/home${row.path?.(stage) ?? row.call.path}`, {
        token: me.token,
        body: { ...row.body, ...more },
      });
    const before = await standing();
    const mails = (await messagesTo(t, other.email)).length;
    for (const more of [{}, row.wrong]) {
      const { status, json } = await send(more);
      expect([400, 403], json.code).toContain(status);
      expect(json.code).toMatch(/^(invalid_input|wrong_password|wrong_code|proof_needed)$/);
    }
    expect(await standing()).toBe(before);
    expect(await messagesTo(t, other.email)).toHaveLength(mails);
    const done = await send(await row.right(stage));
    expect(done.status, done.text).toBe(200);
    expect(await standing()).not.toBe(before);
  });
});

describe('a proof', () => {
  it('is good for five minutes, and for the session that gave it', async () => {
    const me = await s.enrolled('proof@persimmon.example', 'admin');
    const other = await s.newcomer('proved@persimmon.example');
    const rename = (token: string, proof: string) =>
      t.call('POST', `/home/staff/team/${other.staffId}`, { token, body: { name: 'N', proof } });
    const proof = await s.proofOf(me.token, { code: s.codeAt(me.secret) });
    expect((await rename(me.token, proof)).status).toBe(200);
    expect((await rename(await s.tokenOf(admin), proof)).json.code).toBe('proof_needed');
    t.clock.pass(5 * minute - 1);
    expect((await rename(me.token, proof)).status).toBe(200);
    t.clock.pass(1);
    expect((await rename(me.token, proof)).json.code).toBe('proof_needed');
  });

  it('is given by a code once, also when it is asked for twice at once', async () => {
    const me = await s.enrolled('twice@persimmon.example', 'admin');
    const body = { code: s.codeAt(me.secret) };
    const ask = () => t.call('POST', '/home/staff/proof', { token: me.token, body });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
  });

  it('may be guessed at ten times', async () => {
    const { token } = await s.enrolled('guesses@persimmon.example', 'admin');
    const ask = () => t.call('POST', '/home/staff/proof', { token, body: { code: '000000' } });
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    expect(answers.filter(({ json }) => json.code === 'wrong_code')).toHaveLength(10);
    expect(answers.filter(({ json }) => json.code === 'locked')).toHaveLength(2);
  });

  it('is not kept as it is', async () => {
    const { token, secret } = await s.enrolled('kept@persimmon.example', 'admin');
    const proof = await s.proofOf(token, { code: s.codeAt(secret) });
    const { rows } = await t.pool.query('select row_to_json(s)::text as r from staff_session s');
    expect(rows.map(({ r }) => r).join()).not.toContain(proof);
  });
});

describe('only a password', () => {
  it('passes no second factor, whatever is called with it', async () => {
    const { email } = await s.enrolled('password@persimmon.example', 'admin');
    const token = (await s.signIn(email, longPassword)).json.data?.token ?? '';
    for (const { call, body, wrong } of table) {
      const path = call.path.replace('{staffId}', 'somebody');
      const answer = await t.call(call.method, `/home${path}`, {
        token,
        body: { ...body, ...wrong, ...('oldPassword' in wrong && { oldPassword: longPassword }) },
      });
      expect([answer.status, answer.json.code], path).toEqual([403, 'second_factor']);
    }
  });
});
