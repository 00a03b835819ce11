/** What one account or one stranger can make us pay (quality 46): the budgets of a day, on the real queue. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeRules } from '#contract/account/account.ts';
import { messageBudget, strangersPart } from '#contract/message/budget.ts';
import { getOwnMessages } from '#contract/message/inbox.ts';
import { listMessages, retryMessages } from '#contract/message/office.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import { sweepSpent } from '#server/features/message/message.jobs.ts';
import type { Deliver } from '#server/shared/messaging/message-queue.ts';
import { startTestApp, type TestApp } from '#tests/api/support/app.ts';
import { demoNow, testSealer } from '#tests/api/support/demo.ts';
import { seen } from '#tests/api/support/people.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

let t: TestApp;
let second: TestApp;
let coordinator: string;
let refusing = false;
const delivered: string[] = [];
const deliver: Deliver = async ({ to }) => {
  if (refusing) throw new Error('away');
  delivered.push(to);
};
const today = demoNow.slice(0, 10);
const { notice, code } = messageBudget;

beforeAll(async () => {
  const budget = { jobs: true, deliver, budgetFactor: 1 } as const;
  t = await startTestApp(budget);
  second = await startTestApp({ ...budget, beside: { url: t.url, clock: t.clock } });
  coordinator = await t.staffSession('coordinator');
});
afterAll(async () => {
  await second.close();
  await t.close();
});
beforeEach(async () => {
  t.clock.set(demoNow);
  await t.pool.query('delete from message_spent');
});

const asking = async (phone: string, purpose: 'register' | 'resetPassword') =>
  t.call('POST', '/home/api/user/sms-code', { body: { phone, purpose }, lang: 'en' });
const settled = () =>
  expect
    .poll(async () => {
      const { rows } = await t.pool.query(
        `select count(*)::int as n from message where state = 'waiting'`,
      );
      return rows[0].n;
    })
    .toBe(0);
type Telling = { app?: TestApp; template?: TemplateKey };
const tell = (to: string, owner: string, count: number, { app = t, template }: Telling = {}) =>
  app.db.transaction(async (tx) => {
    for (let i = 0; i < count; i++)
      await app.messages.send(tx, {
        channel: 'sms',
        to: `+1${to}`,
        text: `Request ${i}`,
        template: template ?? 'messages.requestReceived',
        owner,
      });
  });
const came = (phone: string) => delivered.filter((to) => to === `+1${phone}`).length;
const rowsOf = async (phone: string) => {
  const { rows } = await t.pool.query(
    'select template, state, held_because, text_sealed from message where to_hash = $1 order by created_at, id',
    [testSealer().hash(`+1${phone}`)],
  );
  return rows;
};
const spent = (recipient: string, share: string, sent: number) =>
  t.pool.query('insert into message_spent (day, recipient, share, sent) values ($1, $2, $3, $4)', [
    today,
    recipient,
    share,
    sent,
  ]);
let next = 0;
const newPhone = () => `646555${String(2_000 + next++)}`;
const somebody = async () => {
  const phone = newPhone();
  const token = await t.newPatient(phone);
  return { phone, token, userId: await visitsOf(t).userIdOf(phone) };
};

describe('one recipient', () => {
  it('of many requests gets so many texts; the rest is read in the personal center and seen by staff', async () => {
    const me = await somebody();
    const v = visitsOf(t);
    const body = { serviceId: 'letter-interpretation', method: 'online' };
    const asked = notice.recipient + 6;
    for (let i = 0; i < asked; i++) expect((await v.apply(me.token, body)).status).toBe(200);
    await settled();
    expect(came(me.phone)).toBe(notice.recipient);
    const inbox = await t.read(getOwnMessages, { token: me.token, query: 'pageSize=100' });
    expect(inbox.total).toBe(asked);
    const held = inbox.records.filter((one) => one.state === 'held');
    expect(held).toHaveLength(6);
    expect(held[0]).toMatchObject({ heldBecause: 'recipient', channel: 'sms' });
    expect(held[0]?.text).toContain('R-');
    const query = `state=held&to=${me.phone}`;
    const { records } = await t.read(listMessages, { token: coordinator, query });
    expect(records[0]).toMatchObject({ heldBecause: 'recipient', mayRetry: true, attempts: 0 });
  });

  it('has it whole with two processes that send at once', async () => {
    const me = await somebody();
    await Promise.all([
      tell(me.phone, me.userId, 20),
      tell(me.phone, me.userId, 20, { app: second }),
      tell(me.phone, me.userId, 20),
      tell(me.phone, me.userId, 20, { app: second }),
    ]);
    await settled();
    expect(came(me.phone)).toBe(notice.recipient);
  });

  it('still learns of a new password, is reminded and gets a code', async () => {
    const me = await somebody();
    await tell(me.phone, me.userId, notice.recipient + 5);
    await settled();
    await tell(me.phone, me.userId, 1, { template: 'messages.passwordChanged' });
    await tell(me.phone, me.userId, 1, { template: 'messages.visitReminder' });
    expect((await asking(me.phone, 'resetPassword')).status).toBe(200);
    await settled();
    expect(came(me.phone)).toBe(notice.recipient + 3);
  });

  it('gets what staff send, which counts too; held ones as well, once staff send them', async () => {
    const me = await somebody();
    await tell(me.phone, me.userId, notice.recipient + 2);
    await settled();
    const query = `state=held&to=${me.phone}`;
    const { records } = await t.read(listMessages, { token: coordinator, query });
    const messageIds = records.map((row) => row.messageId);
    expect(messageIds).toHaveLength(2);
    await t.read(retryMessages, { token: coordinator, body: { messageIds } });
    await settled();
    expect(came(me.phone)).toBe(notice.recipient + 2);
    const close = (body: object) =>
      t.call<{ plan: string }>('POST', `/home/staff/people/${me.userId}/close`, {
        token: coordinator,
        body,
      });
    await close({ reason: 'other', plan: (await close({})).json.data?.plan });
    // A closed account gets nothing, until it is open again.
    await tell(me.phone, me.userId, 1);
    await settled();
    expect(came(me.phone)).toBe(notice.recipient + 2);
    expect((await rowsOf(me.phone)).at(-1)).toMatchObject({
      state: 'held',
      held_because: 'closed',
    });
    await t.call('POST', `/home/staff/people/${me.userId}/reopen`, {
      token: coordinator,
      body: {},
    });
    await settled();
    expect(came(me.phone)).toBe(notice.recipient + 3);
    const { rows } = await t.pool.query(
      `select sent from message_spent where share = 'office' and recipient = $1`,
      [testSealer().hash(`+1${me.phone}`)],
    );
    expect(rows).toEqual([{ sent: 3 }]);
  });

  it('is counted once, however often a message is tried', async () => {
    const me = await somebody();
    await t.pool.query(`update pgboss.queue set retry_delay = 0, retry_backoff = false`);
    refusing = true;
    await tell(me.phone, me.userId, 1);
    const row = async () => {
      const { rows } = await t.pool.query(
        'select attempts, charged from message where to_hash = $1',
        [testSealer().hash(`+1${me.phone}`)],
      );
      return rows[0];
    };
    await expect.poll(async () => (await row()).attempts).toBeGreaterThan(1);
    refusing = false;
    await settled();
    const { rows } = await t.pool.query(
      `select sent from message_spent where recipient = $1 and share = 'notice'`,
      [testSealer().hash(`+1${me.phone}`)],
    );
    expect(rows).toEqual([{ sent: 1 }]);
  });

  it('begins anew the next day', async () => {
    const me = await somebody();
    await tell(me.phone, me.userId, notice.recipient + 1);
    await settled();
    t.clock.pass(24 * 3_600_000);
    await tell(me.phone, me.userId, 1);
    await settled();
    expect(came(me.phone)).toBe(notice.recipient + 1);
    t.clock.pass(2 * 24 * 3_600_000);
    await sweepSpent({ db: t.db, clock: t.clock });
    const { rows } = await t.pool.query('select distinct day::text from message_spent');
    expect(rows).toEqual([{ day: '2025-06-12' }]);
  });
});

describe('all together', () => {
  it('have a cap for each share; what is over it is held for that', async () => {
    const me = await somebody();
    await spent('all', 'notice', notice.all - 1);
    await tell(me.phone, me.userId, 2);
    await settled();
    expect(came(me.phone)).toBe(1);
    expect((await rowsOf(me.phone)).map((row) => row.held_because).toSorted()).toEqual([
      'all',
      null,
    ]);
    const { text } = await t.call('GET', '/metrics');
    expect(text).toMatch(/^persimmon_messages_held_total\{share="notice",budget="all"\} [1-9]/m);
  });

  it('strangers cannot spend what is for accounts, and cannot tell who has one', async () => {
    const account = await somebody();
    const [stranger, other] = [newPhone(), newPhone()];
    for (const whose of ['strangers', 'all']) await spent(whose, 'code', code.all * strangersPart);
    const [a, b] = [
      await asking(account.phone, 'resetPassword'),
      await asking(stranger, 'resetPassword'),
    ];
    expect(a.status).toBe(200);
    expect(seen(b)).toEqual(seen(a));
    await asking(other, 'register');
    await settled();
    expect([came(account.phone), came(stranger), came(other)]).toEqual([1, 0, 0]);
    // A code that is held is worth nothing: it is not kept.
    expect(await rowsOf(other)).toEqual([
      { template: 'codeRegister', state: 'held', held_because: 'all', text_sealed: null },
    ]);
  });

  it('have no code left: everyone is told so', async () => {
    const account = await somebody();
    await spent('all', 'code', codeRules.perDayForAll);
    for (const phone of [account.phone, newPhone()]) {
      const { status, json } = await asking(phone, 'resetPassword');
      expect([status, json.code]).toEqual([429, 'code_limit']);
    }
  });
});

describe('the own messages', () => {
  it('are nobody else’s, codes without their text, newest first', async () => {
    const [me, other] = [await somebody(), await somebody()];
    await tell(me.phone, me.userId, 1);
    t.clock.pass(60_000);
    await asking(me.phone, 'resetPassword');
    t.clock.pass(60_000);
    await tell(me.phone, me.userId, 1, { template: 'messages.passwordChanged' });
    await settled();
    const { records, total } = await t.read(getOwnMessages, { token: me.token });
    expect(total).toBe(3);
    expect(records.map(({ text, at, state }) => [text, at, state])).toEqual([
      ['Request 0', '2025-06-11 10:32', 'sent'],
      [null, '2025-06-11 10:31', 'sent'],
      ['Request 0', '2025-06-11 10:30', 'sent'],
    ]);
    const theirs = await t.read(getOwnMessages, { token: other.token });
    expect(theirs).toMatchObject({ total: 0, records: [] });
  });
});
