/** Every message with its state, on the real queue with a provider that can fail. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMessage, listMessages, retryMessages } from '#contract/message/office.ts';
import { isShortId } from '#contract/message/short-id.ts';
import { fillMessageEndings } from '#server/features/message/message-search.store.ts';
import type { Deliver, Message } from '#server/shared/messaging/message-queue.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { expectNone } from '#tests/api/security/canaries.ts';
import { startTestApp, type TestApp } from '#tests/api/support/app.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { auditsOf } from '#tests/api/support/office.ts';

let t: TestApp;
let coordinator: string;
let failure: string | null = null;
const delivered: { message: Message; key: string }[] = [];
const deliver: Deliver = async (message, key) => {
  if (failure) throw new Error(failure);
  delivered.push({ message, key });
};
const about = { channel: 'sms', locale: 'en', ...ownedBy(null) } as const;

beforeAll(async () => {
  t = await startTestApp({ jobs: true, deliver });
  coordinator = await t.staffSession('coordinator');
  // One try each: growing pauses are the queue's business.
  await t.pool.query(`update pgboss.queue set retry_limit = 0 where name = 'message'`);
});
afterAll(() => t.close());
beforeEach(() => {
  failure = null;
});

const send = (message: Parameters<TestApp['messages']['send']>[1]) =>
  t.db.transaction((tx) => t.messages.send(tx, message));
const rowsTo = async (to: string) => {
  const { rows } = await t.pool.query('select * from message where to_hash = $1 order by id', [
    testSealer().hash(to),
  ]);
  return rows;
};
const becomes = (to: string, state: string) =>
  expect.poll(async () => (await rowsTo(to)).map((row) => row.state)).toEqual([state]);
const list = (query: Record<string, string>) =>
  t.read(listMessages, { token: coordinator, query: new URLSearchParams(query).toString() });
const failed = async (to: string, more: object = {}) => {
  failure = `The number ${to} is not valid`;
  await send({ ...about, to, text: `Hello ${to}`, template: 'messages.cardEligible', ...more });
  await becomes(to, 'failed');
  failure = null;
  const [row] = await rowsTo(to);
  return row.id as string;
};

describe('a message', () => {
  it('is written down sealed, delivered by its id, and then sent', async () => {
    const to = '+16465550901';
    const { rows } = await t.pool.query(`select id from app_user where phone = '+12125550101'`);
    const userId = rows[0].id;
    const words = { text: 'Welcome, dear canary!', template: 'messages.welcomePatient' } as const;
    await send({ ...about, to, owner: userId, ...words });
    await becomes(to, 'sent');
    const [row] = await rowsTo(to);
    expect(delivered.filter(({ key }) => key === row.id)).toEqual([
      {
        message: { channel: 'sms', to, text: `${words.text} Message ID ${row.short_id}` },
        key: row.id,
      },
    ]);
    expect(isShortId(row.short_id)).toBe(true);
    expect(row).toMatchObject({ template: 'welcomePatient', user_id: userId, attempts: 1 });
    expectNone(JSON.stringify(row), ['6465550901', 'Welcome', 'canary']);
    expect(testSealer().open(row.text_sealed, row.id)).toBe(words.text);
  });

  it('that opens something is erased once it is sent', async () => {
    for (const [to, template] of [
      ['+16465550902', 'messages.codeReset'],
      ['new@agency.example', 'messages.staffInvitation'],
    ] as const) {
      await send({ ...about, to, text: '314159', template });
      await becomes(to, 'sent');
      const [row] = await rowsTo(to);
      expect(row.text_sealed).toBeNull();
    }
  });

  it('that is rolled back is not there', async () => {
    const to = '+16465550903';
    const rolledBack = t.db.transaction(async (tx) => {
      await t.messages.send(tx, { ...about, to, text: 'x' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await rowsTo(to)).toEqual([]);
  });

  it('that fails keeps what the provider said, without whom and what', async () => {
    const to = '+16465550904';
    await failed(to);
    const [row] = await rowsTo(to);
    expect(row).toMatchObject({ attempts: 1, error: 'The number … is not valid', sent_at: null });
    const { rows } = await t.pool.query('select row_to_json(j)::text as one from pgboss.job j');
    expectNone(rows.map((r) => r.one).join(), ['6465550904', '5550904']);
  });

  it('that was erased meanwhile is not sent', async () => {
    const to = '+16465550905';
    const id = await failed(to);
    await t.pool.query('delete from message where id = $1', [id]);
    await t.db.transaction((tx) => t.messages.sendAgain(tx, id));
    await expect
      .poll(async () => {
        const { rows } = await t.pool.query(
          `select state from pgboss.job where data->>'messageId' = $1 and name = 'message'
           order by created_on desc limit 1`,
          [id],
        );
        return rows[0].state;
      })
      .toBe('completed');
    expect(delivered.some(({ key }) => key === id)).toBe(false);
  });
});

describe('the list', () => {
  it('has failed ones first, masked, with their person', async () => {
    const to = '+16465550911';
    const { rows } = await t.pool.query(`select id from app_user where phone = '+12125550101'`);
    const id = await failed(to, { owner: rows[0].id });
    await send({ ...about, to: '+16465550912', text: 'later' });
    await becomes('+16465550912', 'sent');
    const { records, failed: count } = await list({ pageSize: '100' });
    const states = records.map((r) => r.state);
    expect(states.lastIndexOf('failed')).toBe(count - 1);
    expect(records.find((r) => r.messageId === id)).toMatchObject({
      to: '…0911',
      template: 'cardEligible',
      person: '陳美玲 Meiling Chen',
      attempts: 1,
      mayRetry: true,
    });
    expect(JSON.stringify(records)).not.toMatch(/6465550911|Hello/);
  });

  it('comes in pages across failed and others', async () => {
    const all = (await list({ pageSize: '100' })).records.map((r) => r.messageId);
    const paged: string[] = [];
    for (let page = 1; paged.length < all.length; page++) {
      const { records, pages } = await list({ pageSize: '3', pageNum: String(page) });
      expect(pages).toBe(Math.ceil(all.length / 3));
      paged.push(...records.map((r) => r.messageId));
    }
    expect(paged).toEqual(all);
  });

  it('finds a phone however it is typed, and filters', async () => {
    await send({ ...about, to: '+16465550913', text: 'a', template: 'messages.goodbye' });
    await send({ ...about, channel: 'email', to: 'lan@example.com', text: 'b' });
    await becomes('lan@example.com', 'sent');
    await becomes('+16465550913', 'sent');
    const [found] = (await list({ to: '(646) 555-0913' })).records;
    expect(found).toMatchObject({ template: 'goodbye', to: '…0913' });
    const [mail] = (await list({ to: ' LAN@example.com' })).records;
    expect(mail).toMatchObject({ template: null, to: 'l***@example.com' });
    expect((await list({ to: '6465550999' })).total).toBe(0);
    expect((await list({ to: '6465550913', state: 'failed' })).total).toBe(0);
    expect((await list({ to: '6465550913', channel: 'email' })).total).toBe(0);
    expect((await list({ template: 'goodbye' })).records.map((r) => r.template)).toEqual([
      'goodbye',
    ]);
  });
});

describe('opening one', () => {
  const open = (id: string) =>
    t.read(getMessage, { path: `/staff/message/${id}`, token: coordinator });

  it('shows the text and writes it down', async () => {
    const to = '+16465550921';
    const id = await failed(to);
    expect(await open(id)).toMatchObject({ text: `Hello ${to}`, secret: false });
    const [read, ...more] = await auditsOf(t, { subject: `message ${id}` });
    expect(read?.action).toBe('message.read');
    expect(read?.details).toEqual({ template: 'cardEligible', channel: 'sms' });
    expect(more).toEqual([]);
  });

  it('never shows a code or an invitation', async () => {
    const to = 'invited@agency.example';
    failure = 'away';
    const template = 'messages.staffInvitation';
    const whose = { owner: null, why: 'staff' } as const;
    const text = 'https://x/office/welcome#secret';
    await send({ channel: 'email', to, text, template, ...whose });
    await becomes(to, 'failed');
    const [row] = await rowsTo(to);
    expect(row.text_sealed).not.toBeNull();
    expect(await open(row.id)).toMatchObject({ text: null, secret: true, mayRetry: true });
  });

  it('is not there for others, or when it is not there', async () => {
    const id = await failed('+16465550922');
    for (const role of ['editor', 'trainer'] as const) {
      const token = await t.staffSession(role);
      const answer = await t.call('GET', `/home/staff/message/${id}`, { token });
      expect(answer.status).toBe(403);
    }
    const absent = '/home/staff/message/00000000-0000-4000-8000-000000000000';
    expect((await t.call('GET', absent, { token: coordinator })).status).toBe(404);
  });
});

describe('sending again', () => {
  const retry = (body: object) => t.read(retryMessages, { token: coordinator, body });

  it('delivers under the same key, once, however often it is asked', async () => {
    const to = '+16465550931';
    const id = await failed(to);
    const answers = await Promise.all([1, 2, 3, 4].map(() => retry({ messageIds: [id] })));
    expect(answers.reduce((sum, { retried }) => sum + retried, 0)).toBe(1);
    await becomes(to, 'sent');
    expect(delivered.filter(({ key }) => key === id)).toHaveLength(1);
    expect((await rowsTo(to))[0]).toMatchObject({ attempts: 2, error: null });
    expect(await retry({ messageIds: [id] })).toEqual({ retried: 0 });
    const retries = await auditsOf(t, { subject: `message ${id}`, action: 'message.retry' });
    expect(retries).toHaveLength(1);
  });

  it('a code that could not be delivered is gone for good', async () => {
    const to = '+16465550932';
    const id = await failed(to, { template: 'messages.codeRegister' });
    expect(await retry({ messageIds: [id] })).toEqual({ retried: 0 });
    const [found] = (await list({ to })).records;
    expect(found).toMatchObject({ state: 'failed', mayRetry: false });
  });

  it('takes all that failed at once', async () => {
    await failed('+16465550933');
    await failed('+16465550934');
    const { retried } = await retry({ allFailed: true });
    expect(retried).toBeGreaterThanOrEqual(2);
    await becomes('+16465550933', 'sent');
    await becomes('+16465550934', 'sent');
  });

  it.each([
    {},
    { messageIds: [] },
    { messageIds: ['x'] },
    { allFailed: false },
    {
      allFailed: true,
      messageIds: ['00000000-0000-4000-8000-000000000000'],
    },
  ])('refuses %j', async (body) => {
    const answer = await t.call('POST', '/home/staff/message/retry', { token: coordinator, body });
    expect(answer.status).toBe(400);
  });
});

describe('the log is searched', () => {
  it('by name in either script, email, and the last digits of a phone, with an account or without', async () => {
    const { rows } = await t.pool.query(`select id from app_user where phone = '+12125550101'`);
    await send({ ...about, ...ownedBy(rows[0].id), to: '+12125550101', text: 'To Meiling' });
    await send({ ...about, to: '+16465557788', text: 'To a stranger' });
    const stranger = (await rowsTo('+16465557788'))[0].id;
    const mine = (await rowsTo('+12125550101')).at(-1).id;
    const found = async (to: string) => (await list({ to })).records.map((row) => row.messageId);
    for (const typed of ['陈美玲', 'Meiling', '0101', '(212) 555-0101'])
      expect(await found(typed), typed).toContain(mine);
    for (const typed of ['7788', '557788', '646-555-7788'])
      expect(await found(typed), typed).toEqual([stranger]);
    expect(await found('997788')).toEqual([]);
    expect(await found('Meiling')).not.toContain(stranger);
  });

  it('finds numbers of before, once they have their ending', async () => {
    await send({ ...about, to: '+16465557799', text: 'Hello' });
    await t.pool.query('update message set to_ending = null');
    await fillMessageEndings(t.db, testSealer());
    expect((await list({ to: '7799' })).records).toHaveLength(1);
  });
});
