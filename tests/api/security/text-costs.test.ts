/**
 * One account, and one address, at every call that makes us send (quality 46). As in production: real limits, the real
 * queue, a provider that counts. `TEXT_TRIES` sets how often each is tried; `npm run torture` takes what was promised.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeRules } from '#contract/account/account.ts';
import { helpRules } from '#contract/help/words.ts';
import { type MessageShare, messageBudget, strangersPart } from '#contract/message/budget.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import { startTestApp, type TestApp } from '#tests/api/support/app.ts';
import { demoNow, testSealer } from '#tests/api/support/demo.ts';
import { son } from '#tests/api/support/help-calls.ts';
import { form, partiesOf } from '#tests/api/support/parties.ts';
import { goodPassword } from '#tests/api/support/people.ts';
import { at, queens, visitsOf } from '#tests/api/support/visits.ts';

const tries = Number(process.env.TEXT_TRIES ?? 24);
const delivered: string[] = [];
const lastCode = new Map<string, string>();
let t: TestApp;

beforeAll(async () => {
  t = await startTestApp({
    jobs: true,
    budgetFactor: 1,
    deliver: async ({ to, text }) => {
      delivered.push(to);
      const code = /\b\d{6}\b/.exec(text)?.[0];
      if (code) lastCode.set(to, code);
    },
    env: { APP_ENV: 'production', TRUST_PROXY: '1' },
  });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(demoNow));

let hop = 0;
/** Somebody with a network of their own for every call: no limit of an address stands in the way. */
const fromAnywhere = () => ({ 'x-forwarded-for': `2001:db8:${(++hop).toString(16)}:1::1` });
const post = (path: string, body: object | undefined, token: string | undefined) =>
  t.call<{ recordId: string }>('POST', `/home${path}`, {
    token,
    body,
    lang: 'en',
    headers: fromAnywhere(),
  });
const settled = () =>
  expect
    .poll(
      async () => {
        const { rows } = await t.pool.query(
          `select count(*)::int as n from message where state = 'waiting'`,
        );
        return rows[0].n;
      },
      { timeout: 600_000, interval: 200 },
    )
    .toBe(0);

/** What went out, by recipient and share: never more than the budget. */
const expectWithin = async () => {
  await settled();
  const { rows } = await t.pool.query<{ share: MessageShare; n: number }>(
    `select share, count(*)::int as n from message where state = 'sent' group by to_hash, share`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const over = rows.filter(
    ({ share, n }) => share !== 'office' && n > messageBudget[share].recipient,
  );
  expect(over).toEqual([]);
};
const cameTo = (phone: string) => delivered.filter((to) => to === `+1${phone}`).length;
const most = Object.values(messageBudget).reduce((sum, { recipient }) => sum + recipient, 0);

const asSomebody = async (phone: string) => {
  const email = `${randomUUID()}@mail.example`;
  const token = await t.newPatient(phone, {
    email,
    passwordHash: await hashPassword(goodPassword),
  });
  return { phone, token, email };
};

it(`one account, ${tries} tries at every call that sends: within the budget of its phone, and of others'`, {
  timeout: 3_600_000,
}, async () => {
  const me = await asSomebody('9175556001');
  const victim = await asSomebody('9175556002');
  const p = partiesOf(t);
  const activity = await p.newActivity(500);
  await visitsOf(t).giveCard(me.phone);
  const papers = { documents: [], checklistBy: 'sms', send: true };
  const letter = { serviceId: 'letter-interpretation', method: 'online' };
  const slot = at('2025-06-20 10:00', queens);
  const visit = { serviceId: 'government-benefits', method: 'offline', ...slot };
  const takeBack = async (answer: Awaited<ReturnType<typeof post>>) => {
    const id = answer.json.data?.recordId;
    if (id) await post(`/api/user/serviceRecord/${id}/cancel`, undefined, me.token);
  };
  const code = (phone: string, purpose: string) =>
    post('/api/user/sms-code', { phone, purpose }, me.token);
  const calls: ((i: number) => Promise<unknown>)[] = [
    async () => takeBack(await post('/api/service/apply', letter, me.token)),
    () => post('/api/service/apply', letter, me.token),
    async (i) => {
      const made = await post('/api/service/apply', visit, me.token);
      const id = made.json.data?.recordId;
      const to = at(`2025-06-20 1${i % 2 ? 1 : 4}:00`, queens);
      if (id) await post(`/api/user/serviceRecord/${id}/reschedule`, to, me.token);
      await takeBack(made);
    },
    () => post('/api/user/white-card/documents', papers, me.token),
    () => post('/api/user/submit-white-card?whiteCardId=QM12345Z', undefined, me.token),
    () => post('/api/service/apply-care', undefined, me.token),
    () => post(`/api/user/activity/register?activityId=${activity}`, form(), me.token),
    () => post(`/api/user/activity/register/cancel?activityId=${activity}`, undefined, me.token),
    () => post('/api/user/help/code', undefined, me.token),
    () => code(me.phone, 'resetPassword'),
    () => code(me.phone, 'register'),
    () => code(victim.phone, 'changePhone'),
    () => code(victim.phone, 'resetPassword'),
  ];
  for (let i = 0; i < tries; i++) {
    await Promise.all(calls.map((one) => one(i)));
    // All within the hour that a session lasts.
    t.clock.pass(3_000_000 / tries);
  }
  await expectWithin();
  // The tries did send: the budget of what somebody's own doing causes is spent.
  expect(cameTo(me.phone)).toBeGreaterThanOrEqual(messageBudget.notice.recipient);
  expect(cameTo(me.phone)).toBeLessThanOrEqual(most);
  expect(cameTo(victim.phone)).toBeLessThanOrEqual(messageBudget.code.recipient);
});

it('help links to one phone take a code each, and more of them are not to be had in a day', async () => {
  const me = await asSomebody('9175556003');
  const helperPhone = '9175556004';
  const own = `+1${me.phone}`;
  const makeLink = async (): Promise<number> => {
    t.clock.pass(61_000);
    lastCode.delete(own);
    const asked = await post('/api/user/help/code', undefined, me.token);
    await settled();
    const verificationCode = lastCode.get(own);
    if (!verificationCode) return asked.status;
    const link = { ...son, kind: 'white_card_documents', helperPhone, verificationCode };
    return (await post('/api/user/help/link', link, me.token)).status;
  };
  const statuses: number[] = [];
  for (let i = 0; i < helpRules.openMax + 2; i++) statuses.push(await makeLink());
  const made = statuses.filter((status) => status === 200).length;
  expect(made).toBeGreaterThan(0);
  expect(statuses.slice(made)).not.toContain(200);
  await expectWithin();
  expect(cameTo(helperPhone)).toBeLessThanOrEqual(Math.min(made, messageBudget.notice.recipient));
  expect(cameTo(helperPhone)).toBeGreaterThan(0);
});

it(`one IPv6 network, ${tries} phones and ${tries} addresses of it: as one address`, {
  timeout: 3_600_000,
}, async () => {
  let sent = 0;
  const wanted = Math.max(tries, codeRules.perAddressAndHour + 20);
  for (let i = 0; i < wanted; i++) {
    const { status } = await t.call('POST', '/home/api/user/sms-code', {
      body: { phone: `917557${String(1_000 + i)}`, purpose: 'register' },
      headers: { 'x-forwarded-for': `2001:db8:ffff:ffff::${i.toString(16)}` },
    });
    expect([200, 429]).toContain(status);
    if (status === 200) sent += 1;
  }
  expect(sent).toBe(codeRules.perAddressAndHour);
  await expectWithin();
});

it('once strangers have spent their part, accounts still get codes', async () => {
  const day = demoNow.slice(0, 10);
  const spent = messageBudget.code.all * strangersPart;
  await t.pool.query(
    `insert into message_spent (day, recipient, share, sent) values ($1, 'strangers', 'code', $2), ($1, 'all', 'code', $2)
     on conflict (day, recipient, share) do update set sent = excluded.sent`,
    [day, spent],
  );
  const accounts = ['9175556101', '9175556102', '9175556103'];
  for (const phone of accounts) await t.newPatient(phone);
  const strangers = accounts.map((phone) => phone.replace('61', '62'));
  const statuses = await Promise.all(
    [...accounts, ...strangers].map(
      async (phone) =>
        (await post('/api/user/sms-code', { phone, purpose: 'resetPassword' }, undefined)).status,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await settled();
  expect(accounts.map(cameTo)).toEqual([1, 1, 1]);
  expect(strangers.map(cameTo)).toEqual([0, 0, 0]);
  const { rows } = await t.pool.query(
    `select count(*)::int as n from message where state = 'held' and held_because = 'all' and to_hash = any($1)`,
    [strangers.map((phone) => testSealer().hash(`+1${phone}`))],
  );
  expect(rows[0].n).toBe(3);
});
