/** Texts to us: taken once, from the provider alone, sealed, and whose they are. */
import { describe, expect, it } from 'vitest';
import { expectNone, wordsOfLogs } from '#tests/api/security/canaries.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { smsApp } from '#tests/api/support/sms-app.ts';
import { inboundPath } from '#tests/api/support/sms-provider.ts';
import { tablesWith } from '#tests/api/support/tables-with.ts';

const s = smsApp();

const conversationOf = async (phone: string) => {
  const { rows } = await s.t.pool.query('select * from conversation where phone_hash = $1', [
    testSealer().hash(phone),
  ]);
  return rows[0];
};
const textsOf = async (phone: string) => {
  const { rows } = await s.t.pool.query(
    `select i.* from inbound_text i join conversation c on c.id = i.conversation_id
      where c.phone_hash = $1 order by i.received_at, i.id`,
    [testSealer().hash(phone)],
  );
  return rows.map((row) => ({ ...row, text: testSealer().open(row.text_sealed, row.id) }));
};

describe('a text that the provider brings', () => {
  it('is taken, sealed, and belongs to whose number it is', async () => {
    const from = '+12125550101';
    const words = '我明天到不了，谢谢';
    const answer = await s.provider.says(s.t, from, words, { NumMedia: '2' });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('<Response>')]);
    const { rows } = await s.t.pool.query('select id from app_user where phone = $1', [from]);
    expect(await textsOf(from)).toMatchObject([
      { text: words, user_id: rows[0].id, keyword: null, pictures: 2 },
    ]);
    expect(await conversationOf(from)).toMatchObject({
      state: 'open',
      unread: 1,
      assignee_id: null,
      last_by: 'client',
    });
    expect(await tablesWith(s.t.pool, words)).toEqual([]);
    expectNone(wordsOfLogs(s.t.logs), [words, '2125550101', 'the-auth-token']);
  });

  it('of an unknown number, from abroad too, has no owner', async () => {
    for (const from of ['+16465550201', '+8613800138000']) {
      await s.provider.says(s.t, from, '您好');
      expect(await textsOf(from)).toMatchObject([{ text: '您好', user_id: null }]);
    }
  });

  it('is taken once, however often it is brought, and at once', async () => {
    const from = '+16465550202';
    const same = { MessageSid: 'SM-the-same' };
    const bring = () => s.provider.says(s.t, from, 'Are you open on Monday?', same);
    const answers = await Promise.all([1, 2, 3, 4].map(bring));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await bring()).status).toBe(200);
    expect(await textsOf(from)).toHaveLength(1);
    expect((await conversationOf(from)).unread).toBe(1);
    await Promise.all([1, 2, 3].map((n) => s.provider.says(s.t, from, `And ${n}?`)));
    expect((await conversationOf(from)).unread).toBe(4);
  });

  it('that was recorded does not undo what was said later', async () => {
    const from = '+16465550203';
    const first = { MessageSid: 'SM-first-stop' };
    await s.provider.says(s.t, from, '停', first);
    await s.provider.says(s.t, from, '开始');
    await s.provider.says(s.t, from, '停', first);
    const { rows } = await s.t.pool.query('select 1 from sms_opt_out where to_hash = $1', [
      testSealer().hash(from),
    ]);
    expect(rows).toEqual([]);
    await expect.poll(() => s.provider.takenBy(from).length).toBe(2);
  });

  it('that is not signed, too long or not whole is refused, and nothing is kept', async () => {
    const from = '+16465550204';
    const fields = { MessageSid: 'SM4', From: from, To: '+12125550100', Body: 'Hello' };
    const refused = [
      [fields, { signature: null }, 401],
      [fields, { signature: 'AAAA' }, 403],
      [fields, { token: 'another-token' }, 403],
      [fields, { body: new URLSearchParams({ ...fields, Body: 'Else' }).toString() }, 403],
      [{ ...fields, MessageSid: '' }, {}, 400],
      [{ ...fields, From: '' }, {}, 400],
      [{ ...fields, Body: 'x'.repeat(10_001) }, {}, 400],
      [{ ...fields, Body: '好'.repeat(30_000) }, {}, 413],
    ] as const;
    for (const [sent, forged, status] of refused)
      expect((await s.provider.tell(s.t, inboundPath, sent, forged)).status).toBe(status);
    expect((await s.provider.tell(s.t, `${inboundPath}?x=1`, fields)).status).toBe(400);
    expect(await conversationOf(from)).toBeUndefined();
  });

  it('is refused while no provider is set', async () => {
    const bare = await startTestApp({ demo: false });
    try {
      const fields = { MessageSid: 'SM5', From: '+16465550205', Body: 'Hello' };
      expect((await s.provider.tell(bare, inboundPath, fields)).status).toBe(403);
    } finally {
      await bare.close();
    }
  });
});

describe('keywords', () => {
  it.each([
    ['+16465550211', 'HELP', { state: 'done', unread: 0 }],
    ['+16465550212', '停', { state: 'open', unread: 1 }],
    // Somebody who gets texts anyway has answered a question.
    ['+16465550213', 'Yes', { state: 'open', unread: 1 }],
  ])('%s: %s has to be read or not', async (from, word, expected) => {
    await s.provider.says(s.t, from, word);
    expect(await conversationOf(from)).toMatchObject(expected);
  });

  it('START that takes STOP back needs nobody', async () => {
    const from = '+16465550214';
    await s.provider.says(s.t, from, 'STOP');
    await s.provider.says(s.t, from, 'START');
    expect((await textsOf(from)).map(({ keyword }) => keyword).sort()).toEqual(['start', 'stop']);
    expect((await conversationOf(from)).unread).toBe(1);
  });
});

it('the texts of a number belong to the account that it gets', async () => {
  const phone = '6465550221';
  await s.provider.says(s.t, `+1${phone}`, 'How do I register?');
  const token = await s.t.staffSession('coordinator');
  const body = { firstName: 'Ah Mui', lastName: 'Wong', phone, locale: 'zh-TW' };
  const entered = await s.t.call<{ userId: string }>('POST', '/home/staff/people/enter', {
    token,
    body,
  });
  expect(await textsOf(`+1${phone}`)).toMatchObject([{ user_id: entered.json.data?.userId }]);
});
