/**
 * What somebody can do with only a stolen token (quality 44): the table "Step-up" of the threat model, row by row. Each
 * action with the token alone, with a wrong proof, and with the right one. A call that changes something and stands
 * neither there nor below fails.
 */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { may } from '#contract/access.ts';
import { endpoints } from '#tests/api/support/endpoints.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { profilesOf } from '#tests/api/support/profiles.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { doors, inTheirName } from './step-up-calls.ts';

const t = testApp();
const people = peopleOf(t);
const { someone } = profilesOf(t, people);

// ---- the table, as it is written ----
const model = readFileSync('docs/threat-model.md', 'utf8');
const [, section = ''] = model.split('\n## Step-up: which action needs which proof\n');
const [clients = ''] = (section.split('\n### Clients\n')[1] ?? '').split(/\n##+ /);
const written = clients
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Action'))
  .map((line) => {
    const [action = '', calls = '', proof = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { action, calls: [...calls.matchAll(/`([^`]+)`/g)].map(([, call]) => call), proof };
  });

// ---- the same, as it is ----
const card = 'AB12345C';
const oldEmail = () => `old${Math.random().toString(36).slice(2)}@mail.example`;
type Me = Awaited<ReturnType<typeof newMe>>;
const newMe = async () => {
  const email = oldEmail();
  const me = await someone({ email, loginEmail: email, locale: 'en' });
  const { id } = await people.userRow(me.phone);
  await t.pool.query('delete from white_card');
  const path = `/home/api/user/submit-white-card?whiteCardId=${card}`;
  expect((await t.call('POST', path, { token: me.token })).json.code).toBe('200');
  return { ...me, userId: id as string, email, other: await t.sessionOf(me.phone) };
};

type Proof = 'none' | 'wrong' | 'right';
const passwordFor = {
  none: {},
  wrong: { password: 'Not-it-1234!' },
  right: { password: goodPassword },
};
const otherCode = (code: string) => (code === '111111' ? '222222' : '111111');
const post = (me: Me, path: string, body: object) =>
  t.call('POST', `/home${path}`, { token: me.token, body, lang: 'en' });
const update = (me: Me, body: object) =>
  post(me, '/api/user/patient/info/update', { ...me.form, ...body });

type Row = {
  calls: string[];
  proof: string;
  attempt: (me: Me, proof: Proof) => ReturnType<typeof post>;
  /** Which sessions end; 'mine' too when the account goes. */
  ends: 'none' | 'others' | 'all';
  /** The phone and the address that were there before are told. */
  told: { phone: boolean; email: boolean };
  refusals?: readonly string[];
};
const updates = ['POST /api/user/patient/info/update', 'POST /api/user/caregiver/info/update'];
const silent = { phone: false, email: false };
const rows: Record<string, Row> = {
  'Change the phone number': {
    calls: updates,
    proof: 'password, and the code sent to the new phone',
    attempt: async (me, proof) => {
      const phone = people.newPhone();
      const verificationCode = await people.codeFor(phone, 'changePhone', { token: me.token });
      return update(me, { phone, verificationCode, ...passwordFor[proof] });
    },
    ends: 'others',
    told: { phone: true, email: true },
  },
  'Change the email address': {
    calls: updates,
    proof: 'password, and the code sent to the new address',
    attempt: async (me, proof) => {
      const email = oldEmail();
      const emailCode = await people.emailCodeFor(email, me.token);
      return update(me, { email, emailCode, ...passwordFor[proof] });
    },
    ends: 'others',
    told: { phone: true, email: true },
  },
  'Remove the email address': {
    calls: updates,
    proof: 'password',
    attempt: (me, proof) => update(me, { email: '', ...passwordFor[proof] }),
    ends: 'others',
    told: { phone: true, email: true },
  },
  'Confirm the email address': {
    calls: ['POST /api/user/email/confirm'],
    proof: 'the code sent to it',
    attempt: async (me, proof) => {
      await t.pool.query(
        'update app_user set verified_email = null, login_email = null where id = $1',
        [me.userId],
      );
      const code = await people.emailCodeFor(me.email, me.token);
      const emailCode = { none: undefined, wrong: otherCode(code), right: code }[proof];
      return post(me, '/api/user/email/confirm', { emailCode });
    },
    ends: 'none',
    told: silent,
    refusals: ['invalid_input', 'wrong_code'],
  },
  'Change the password': {
    calls: ['POST /api/user/password'],
    proof: 'current password',
    attempt: (me, proof) =>
      post(me, '/api/user/password', {
        password: 'Fresh-tea-2026!',
        currentPassword: passwordFor[proof] && Object.values(passwordFor[proof])[0],
      }),
    ends: 'others',
    told: { phone: true, email: false },
  },
  'Reset a forgotten password': {
    calls: ['POST /api/user/resetPassword'],
    proof: 'the code sent to the phone; no token',
    attempt: async (me, proof) => {
      const code = await people.codeFor(me.phone, 'resetPassword');
      const verificationCode = { none: undefined, wrong: otherCode(code), right: code }[proof];
      const body = { phone: me.phone, password: 'Fresh-tea-2026!', verificationCode };
      return post(me, '/api/user/resetPassword', body);
    },
    ends: 'all',
    told: { phone: true, email: false },
    refusals: ['invalid_input', 'wrong_code'],
  },
  'Delete the account': {
    calls: ['POST /api/user/delete'],
    proof: 'password',
    attempt: (me, proof) => post(me, '/api/user/delete', passwordFor[proof]),
    ends: 'all',
    told: { phone: true, email: false },
  },
  'Show the full Medicaid ID': {
    calls: ['POST /api/user/white-card/reveal'],
    proof: 'password',
    attempt: (me, proof) => post(me, '/api/user/white-card/reveal', passwordFor[proof]),
    ends: 'none',
    told: silent,
  },
  'Export all data': {
    calls: ['POST /api/user/export'],
    proof: 'password',
    attempt: (me, proof) => post(me, '/api/user/export', passwordFor[proof]),
    ends: 'none',
    told: silent,
  },
  'Let somebody help by a link': {
    calls: ['POST /api/user/help/link'],
    proof: 'the code sent to the phone',
    attempt: async (me, proof) => {
      await t.call('POST', '/home/api/user/help/code', { token: me.token, lang: 'en' });
      const [message = ''] = await people.messagesTo(me.phone);
      const code = /\b\d{6}\b/.exec(message)?.[0] ?? '';
      const verificationCode = { none: undefined, wrong: otherCode(code), right: code }[proof];
      const who = { kind: 'white_card_documents', helperName: 'Wei', relationship: 'son' };
      return post(me, '/api/user/help/link', { ...who, verificationCode });
    },
    ends: 'none',
    told: silent,
    refusals: ['invalid_input', 'wrong_code'],
  },
  'Act for another person': {
    calls: ['POST /api/user/people/link'],
    proof: "the code sent to that person's phone",
    attempt: async (me, proof) => {
      const phone = people.newPhone();
      await t.newPatient(phone);
      await post(me, '/api/user/people/code', { phone });
      const [message = ''] = await people.messagesTo(phone);
      const code = /\b\d{6}\b/.exec(message)?.[0] ?? '';
      const verificationCode = { none: undefined, wrong: otherCode(code), right: code }[proof];
      return post(me, '/api/user/people/link', { phone, relationship: 'son', verificationCode });
    },
    ends: 'none',
    told: { phone: true, email: false },
    refusals: ['invalid_input', 'wrong_code'],
  },
  'End sessions': {
    calls: ['POST /api/user/session/end'],
    proof: 'none',
    attempt: (me) => post(me, '/api/user/session/end', {}),
    ends: 'others',
    told: silent,
  },
};

const isIn = async (token: string) =>
  (await t.call('GET', '/home/api/user/session/list', { token })).status === 200;
const accountOf = async ({ userId }: Me) => {
  const { rows: found } = await t.pool.query('select * from app_user where id = $1', [userId]);
  return found[0];
};
/** What tells the owner: everything that came but codes. */
const noticesTo = async (to: string) =>
  (await people.messagesTo(to)).filter((text) => !/\b\d{6}\b/.test(text)).length;

describe('the table of the threat model', () => {
  it('has these rows, with these calls and this proof', () => {
    expect(written).toEqual(
      Object.entries(rows).map(([action, { calls, proof }]) => ({ action, calls, proof })),
    );
  });

  it('decides about every call of a client that changes something', () => {
    const changing = endpoints
      .filter((api) => api.method !== 'GET' && !api.path.startsWith('/staff/'))
      .filter((api) => may('patient', api.access) || may('caregiver', api.access))
      .map((api) => `${api.method} ${api.path}`);
    const decided = [...written.flatMap((row) => row.calls), ...inTheirName, ...doors];
    expect([...new Set(changing)].sort()).toEqual([...new Set(decided)].sort());
  });
});

describe.each(Object.entries(rows))('%s', (_, row) => {
  beforeEach(() => t.clock.pass(60_000));
  const [missing = 'invalid_input', mistaken = 'wrong_password'] = row.refusals ?? [];

  const withoutProof = async () => {
    for (const [proof, code] of [
      ['none', missing],
      ['wrong', mistaken],
    ] as const) {
      const me = await newMe();
      const before = { phone: await noticesTo(me.phone), email: await noticesTo(me.email) };
      const { status, json, text } = await row.attempt(me, proof);
      expect([status, json.code], proof).toEqual([400, code]);
      expect(text).not.toContain(card);
      expect(await isIn(me.other), proof).toBe(true);
      const { verified_email: _, login_email: __, ...after } = await accountOf(me);
      expect(after, proof).toMatchObject({ phone: `+1${me.phone}`, email: me.email });
      expect((await people.signIn(me.phone)).status, proof).toBe(200);
      const now = { phone: await noticesTo(me.phone), email: await noticesTo(me.email) };
      expect(now, proof).toEqual(before);
    }
  };
  if (row.proof !== 'none') it('with the token alone, or a wrong proof: nothing', withoutProof);

  it('with the right proof: done, told, and other sessions end', async () => {
    const me = await newMe();
    const before = { phone: await noticesTo(me.phone), email: await noticesTo(me.email) };
    const { json, text } = await row.attempt(me, 'right');
    expect(json.code, text).toBe('200');
    expect(await isIn(me.other)).toBe(row.ends === 'none');
    expect(await isIn(me.token)).toBe(row.ends !== 'all');
    expect(await noticesTo(me.email)).toBe(before.email + Number(row.told.email));
    // Who goes gets one last message, after everything else was erased.
    const gone = !(await accountOf(me));
    expect(await noticesTo(me.phone)).toBe(gone ? 1 : before.phone + Number(row.told.phone));
  });
});
