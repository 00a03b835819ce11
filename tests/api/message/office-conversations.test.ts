/** The office's inbox: who wrote, who works on it, and answers that keep to the rules. */
import { beforeAll, describe, expect, it } from 'vitest';
import * as api from '#contract/message/office-conversation.ts';
import { getWaiting } from '#contract/staff/desk.ts';
import { fillPhoneEndings } from '#server/features/message/conversation-search.store.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { actionsOf, auditsOf } from '#tests/api/support/office.ts';
import { smsApp } from '#tests/api/support/sms-app.ts';

const s = smsApp();
let other: string;
beforeAll(async () => {
  other = await s.t.staffSession('admin');
});

const pathOf = (id: string, end = '') => `/staff/conversation/${id}${end}`;
const list = (query = '') => s.t.read(api.listConversations, { token: s.coordinator, query });
const open = (id: string, token = s.coordinator) =>
  s.t.read(api.getConversation, { token, path: pathOf(id) });
const rowOf = async (phone: string) => {
  const { records } = await list('pageSize=100');
  const row = records.find((one) => one.phoneEnding === phone.slice(-4));
  if (!row) throw new Error(`nothing from ${phone}`);
  return row;
};
const post = (id: string, end: string, body: object, token = s.coordinator) =>
  s.t.call<api.Conversation>('POST', `/home${pathOf(id, end)}`, { token, body, lang: 'en' });
const unread = async () => (await s.t.read(getWaiting, { token: s.coordinator })).inbox;
const idOf = async (phone: string): Promise<string> => {
  const { rows } = await s.t.pool.query('select id from app_user where phone = $1', [phone]);
  return rows[0].id;
};
const mei = '+12125550101';

describe('a text', () => {
  it('stands in the inbox with its person, counted until somebody has read it', async () => {
    const before = (await unread()) ?? 0;
    await s.provider.says(s.t, mei, '我明天到不了');
    s.t.clock.pass(1_000);
    await s.provider.says(s.t, mei, '可以改天吗？');
    expect(await unread()).toBe(before + 1);
    const row = await rowOf(mei);
    expect(row).toMatchObject({
      state: 'open',
      unread: 2,
      assignee: null,
      lastBy: 'client',
      textsStopped: false,
      people: [{ chineseName: '陳美玲', tied: false }],
    });
    expect(JSON.stringify(await list())).not.toContain('到不了');

    const seen = await open(row.conversationId);
    const theirs = seen.texts.filter(({ by }) => by === 'client');
    expect(theirs.map(({ text, isNew }) => [text, isNew])).toEqual([
      ['我明天到不了', true],
      ['可以改天吗？', true],
    ]);
    const subjectId = await idOf(mei);
    expect(await actionsOf(s.t, { subjectId })).toContain('conversation.view');

    // Something newer than what was seen stays unread.
    await s.provider.says(s.t, mei, '谢谢');
    const read = (version: number) =>
      s.t.read(api.markConversationRead, {
        token: s.coordinator,
        path: pathOf(row.conversationId, '/read'),
        body: { version },
      });
    expect(await read(seen.version)).toEqual({ unread: 3 });
    expect(await read((await open(row.conversationId)).version)).toEqual({ unread: 0 });
    expect(await unread()).toBe(before);
  });

  it('is given to somebody, done, and open again when more comes', async () => {
    const from = '+16465550301';
    await s.provider.says(s.t, from, 'Hello');
    const { conversationId: id, version } = await rowOf(from);
    const team = await s.t.call<{ staffId: string; name: string }[]>(
      'GET',
      '/home/staff/case/assignees',
      { token: s.coordinator },
    );
    const [someone] = team.json.data ?? [];
    const given = await post(id, '/change', { version, assigneeId: someone?.staffId });
    expect(given.json.data).toMatchObject({ assignee: someone?.name, version: version + 1 });
    expect((await post(id, '/change', { version, state: 'done' })).json.code).toBe(
      'changed_meanwhile',
    );
    const absent = '00000000-0000-4000-8000-000000000009';
    const wrong = { version: version + 1, assigneeId: absent };
    expect((await post(id, '/change', wrong)).json.errors?.[0]?.field).toBe('assigneeId');
    const done = await post(id, '/change', { version: version + 1, state: 'done' });
    expect(done.json.data).toMatchObject({ state: 'done', unread: 0 });
    expect((await list('state=done')).records.map((r) => r.conversationId)).toContain(id);
    expect((await list(`assignee=${someone?.staffId}`)).total).toBe(1);
    expect((await list('assignee=nobody')).records.map((r) => r.conversationId)).not.toContain(id);
    await s.provider.says(s.t, from, 'One more thing');
    expect(await rowOf(from)).toMatchObject({ state: 'open', unread: 1, assignee: someone?.name });
  });
});

it.each(['somebody', '-'.repeat(36)])('nobody is called %s', async (assignee) => {
  const path = `/home/staff/conversation/list?assignee=${assignee}`;
  expect((await s.t.call('GET', path, { token: s.coordinator })).status).toBe(400);
});

describe('an answer', () => {
  const words = { text: '好的，请给我们打电话。', locale: 'zh-CN' };

  it('goes out, says who wrote it, and is seen by whoever answers at the same time', async () => {
    const from = '+16465550311';
    await s.provider.says(s.t, from, '您好');
    const { conversationId: id, version } = await rowOf(from);
    const both = await Promise.all([
      post(id, '/answer', { ...words, version }),
      post(id, '/answer', { ...words, version }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expect.poll(() => s.provider.takenBy(from).length).toBe(1);
    expect(s.provider.takenBy(from)[0]?.body).toContain(words.text);
    const seen = await open(id, other);
    expect(seen).toMatchObject({ unread: 0, lastBy: 'office', state: 'open', locale: 'zh-CN' });
    expect(seen.texts.at(-1)).toMatchObject({
      by: 'office',
      text: words.text,
      staff: expect.any(String),
    });
    const last = await post(id, '/answer', { ...words, version: seen.version, done: true }, other);
    expect(last.json.data).toMatchObject({ state: 'done' });
    const audits = await auditsOf(s.t, { subject: 'phone ***0311' });
    expect(audits.filter(({ action }) => action === 'conversation.answer')).toHaveLength(2);
    const { rows } = await s.t.pool.query(`select share from message where staff_id is not null`);
    expect(new Set(rows.map(({ share }) => share))).toEqual(new Set(['office']));
  });

  it('is refused with the reason where no texts are wanted', async () => {
    const from = '+16465550312';
    await s.provider.says(s.t, from, 'STOP');
    const { conversationId: id, version, textsStopped } = await rowOf(from);
    expect(textsStopped).toBe(true);
    const answer = await post(id, '/answer', { ...words, version });
    expect([answer.status, answer.json.code]).toEqual([409, 'texts_stopped']);
    expect(s.provider.takenBy(from)).toEqual([]);
  });

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(1_501) }, 'text'],
    [{ locale: 'fr' }, 'locale'],
    [{ version: -1 }, 'version'],
  ])('with %j is refused at its field', async (wrong, field) => {
    const { conversationId: id, version } = await rowOf(mei);
    const answer = await post(id, '/answer', { ...words, version, ...wrong });
    expect([answer.status, answer.json.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('is ready in three languages', async () => {
    const replies = await s.t.read(api.listReplies, { token: s.coordinator });
    expect(replies.length).toBeGreaterThan(3);
    for (const { texts } of replies) expect(Object.values(texts).join()).not.toContain('{{');
  });
});

describe('a person', () => {
  const body = { text: 'Your letter is ready.', locale: 'en', version: 0 };

  it('is texted from their page, before they ever wrote', async () => {
    const userId = await idOf('+12125550103');
    const path = `/staff/people/${userId}/conversation`;
    const before = await s.t.read(api.getPersonConversation, { token: s.coordinator, path });
    expect(before).toMatchObject({ conversationId: null, version: 0, people: [{ userId }] });
    const sent = await s.t.call<api.Conversation>('POST', `/home/staff/people/${userId}/text`, {
      token: s.coordinator,
      body,
    });
    expect(sent.json.data).toMatchObject({ state: 'done', lastBy: 'office' });
    const { rows } = await s.t.pool.query(
      'select user_id from message where staff_id is not null and user_id = $1',
      [userId],
    );
    expect(rows).toHaveLength(1);
    const absent = '/home/staff/people/00000000-0000-4000-8000-000000000009/text';
    expect((await s.t.call('POST', absent, { token: s.coordinator, body })).status).toBe(404);
  });

  it('is tied to an unknown number and untied; two on one phone are shown as such', async () => {
    const from = '+16465550321';
    await s.provider.says(s.t, from, '我是她女儿');
    const row = await rowOf(from);
    const { conversationId: id } = row;
    expect(row.people).toEqual([]);
    const [one, two] = [await idOf(mei), await idOf('+12125550102')];
    let { version } = row;
    const tie = async (userId: string, tied = true) => {
      const answer = await post(id, '/tie', { userId, tied, version });
      version = answer.json.data?.version ?? version;
      return answer;
    };
    expect((await tie(one)).json.data?.people).toMatchObject([{ userId: one, tied: true }]);
    expect((await tie(one)).status).toBe(409);
    expect((await tie(two)).json.data?.people).toHaveLength(2);
    expect((await rowOf(from)).people.map(({ userId }) => userId).sort()).toEqual(
      [one, two].sort(),
    );
    expect((await tie(two, false)).json.data?.people).toMatchObject([{ userId: one }]);
    await post(id, '/answer', { text: 'Hello', locale: 'en', version });
    version += 1;
    expect((await tie(one, false)).json.data?.people).toEqual([]);
    expect(await actionsOf(s.t, { subjectId: two })).toEqual(
      expect.arrayContaining(['conversation.tie', 'conversation.untie']),
    );
    // What went there in her name is nobody's again.
    expect((await open(id)).texts.at(-1)?.text).toBe('Hello');
    const absent = '00000000-0000-4000-8000-000000000009';
    expect((await tie(absent)).json.errors?.[0]?.field).toBe('userId');
  });
});

it('at night the time at which an answer leaves is shown, and it waits', async () => {
  const from = '+16465550331';
  await s.provider.says(s.t, from, 'Hello');
  expect((await open((await rowOf(from)).conversationId)).waitsUntil).toBeNull();
  // 22:30 in New York.
  s.t.clock.set('2025-06-12T02:30:00Z');
  s.coordinator = await s.t.staffSession('coordinator');
  const { conversationId: id, version } = await rowOf(from);
  expect((await open(id)).waitsUntil).toBe('2025-06-12 08:00');
  await post(id, '/answer', { text: 'Good morning', locale: 'en', version });
  await expect
    .poll(async () => (await open(id)).texts.at(-1))
    .toMatchObject({ state: 'waiting', waitsUntil: '2025-06-12 08:00' });
  expect(s.provider.takenBy(from)).toEqual([]);
});

describe('the search', () => {
  const found = async (keyword: string) =>
    (await list(`pageSize=100&keyword=${encodeURIComponent(keyword)}`)).records.map(
      ({ phoneEnding }) => phoneEnding,
    );

  it('finds a person by name in either script and by part of the number', async () => {
    await s.provider.says(s.t, mei, '您好');
    for (const keyword of ['陈美玲', '陳', 'Chen', 'cml', '0101', '555-0101'])
      expect(await found(keyword), keyword).toContain('0101');
    expect(await found('林美玲')).not.toContain('0101');
  });

  it('finds an unknown number by its end', async () => {
    await s.provider.says(s.t, '+19175550467', 'hello');
    for (const keyword of ['0467', '555-0467', '(917) 555-0467', '+1 917 555 0467'])
      expect(await found(keyword), keyword).toEqual(['0467']);
    for (const keyword of ['1467', '467', '%']) expect(await found(keyword)).toEqual([]);
  });

  it('finds numbers from before they could be searched', async () => {
    await s.provider.says(s.t, '+19175550468', 'hello');
    await s.t.pool.query(`update conversation set phone_ending = ''`);
    expect(await found('0468')).toEqual([]);
    await fillPhoneEndings(s.t.db, testSealer());
    expect(await found('0468')).toEqual(['0468']);
  });
});
