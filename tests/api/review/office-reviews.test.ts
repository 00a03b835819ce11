import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listOfficeReviews, type OfficeReview } from '#contract/review/office.ts';
import { getCommentPage, getTopComments } from '#contract/review/review.ts';
import { anyTestPhone } from '#tests/api/security/canaries.ts';
import { actionsOf, staffOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const staff = staffOf(t, 'editor');
let next = 0;

const approveFirst = (on: boolean) =>
  t.pool.query(
    `insert into setting (key, value) values ('reviews', $1)
     on conflict (key) do update set value = excluded.value`,
    [{ approveFirst: on }],
  );
/** Somebody writes one. */
const written = async (commentText: string, rating = 5): Promise<string> => {
  const phone = `718555${String(1000 + next++)}`;
  const token = await t.newPatient(phone, { firstName: 'Mei', lastName: 'Wong' });
  const body = { rating, commentText, requestKey: randomUUID() };
  const { json } = await t.call<{ commentId: string }>('POST', '/home/api/user/comment/add', {
    token,
    body,
    lang: 'en',
  });
  return json.data?.commentId ?? '';
};
const list = (query: string, token = staff.token) =>
  t.read(listOfficeReviews, { token, query: `pageSize=100&${query}`, lang: 'en' });
const find = async (id: string): Promise<OfficeReview> => {
  const { records } = await list('queue=all');
  const found = records.find(({ commentId }) => commentId === id);
  if (!found) throw new Error('the review is not listed');
  return found;
};
const act = (id: string, what: string, body?: object, token = staff.token) =>
  t.call<OfficeReview>('POST', `/home/staff/review/${id}/${what}`, { token, body, lang: 'en' });
const isPublic = async (id: string) => {
  t.app.contentCache.clear();
  const { records } = await t.read(getCommentPage, { query: 'pageSize=100' });
  return records.some(({ commentId }) => commentId === id);
};
const audits = (id: string) => actionsOf(t, { subject: `review ${id}` });

describe('who may', () => {
  it.each([
    ['admin', 200, 200],
    ['coordinator', 200, 200],
    ['editor', 200, 403],
    ['trainer', 403, 403],
  ] as const)('%s: reads %i, sees who wrote it %i', async (role, read, who) => {
    const id = await written('Good people.');
    const token = await t.staffSession(role);
    const page = await t.call('GET', '/home/staff/review/page', { token });
    const writer = await t.call('GET', `/home/staff/review/${id}/writer`, { token });
    expect([page.status, writer.status]).toEqual([read, who]);
  });

  it('the name is the shown one; the whole one is written down', async () => {
    const id = await written('Kind.');
    const review = await find(id);
    expect(review.userName).toBe('Mei W.');
    expect(JSON.stringify(review)).not.toMatch(anyTestPhone);
    expect(JSON.stringify(review)).not.toContain('Wong');
    const token = await t.staffSession('coordinator');
    const { json } = await t.call('GET', `/home/staff/review/${id}/writer`, { token });
    expect(json.data).toMatchObject({ name: 'Mei Wong', phone: expect.stringMatching(/^\+1718/) });
    expect(await audits(id)).toEqual(['review.writer_seen']);
  });
});

describe('the queue', () => {
  it('has the unread first, and forgets what was read', async () => {
    const id = await written('Unread so far.', 2);
    const before = await list('queue=todo');
    expect(before.records.find(({ commentId }) => commentId === id)).toMatchObject({
      seenAt: null,
      rating: 2,
      state: 'shown',
    });
    expect((await list('queue=todo&rating=2')).records.every(({ rating }) => rating === 2)).toBe(
      true,
    );
    await act(id, 'seen');
    const { json } = await act(id, 'seen');
    expect(json.data?.seenAt).toBe('2025-06-11 10:30');
    const after = await list('queue=todo');
    expect(after.counts.todo).toBe(before.counts.todo - 1);
    expect(after.records.some(({ commentId }) => commentId === id)).toBe(false);
    expect(await audits(id)).toEqual(['review.seen']);
  });

  it('pictures alone', async () => {
    const { records } = await list('queue=all&photos=yes');
    expect(records.length).toBeGreaterThan(0);
    expect(records.every(({ images }) => images.length > 0)).toBe(true);
  });
});

describe('showing and hiding', () => {
  it('approval: shown only once the office says so', async () => {
    await approveFirst(true);
    const id = await written('Please look at this first.');
    await approveFirst(false);
    const waiting = await find(id);
    expect(waiting.state).toBe('waiting');
    expect(await isPublic(id)).toBe(false);
    const { json } = await act(id, 'shown', { shown: true, stamp: waiting.stamp });
    expect(json.data).toMatchObject({ state: 'shown', seenAt: '2025-06-11 10:30' });
    expect(await isPublic(id)).toBe(true);
    expect(await audits(id)).toEqual(['review.shown']);
  });

  it('who decides from an older state is told', async () => {
    const id = await written('Two of you look at this.');
    const { stamp } = await find(id);
    expect((await act(id, 'shown', { shown: false, stamp })).status).toBe(200);
    expect(await isPublic(id)).toBe(false);
    const late = await act(id, 'reply', { reply: { en: 'Thank you!' }, stamp });
    expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await find(id)).reply).toBeNull();
  });

  it('the home page has what is pinned, and nothing hidden', async () => {
    const id = await written('Put me on top.');
    const pinned = await act(id, 'top', { top: true, stamp: (await find(id)).stamp });
    expect(pinned.json.data?.top).toBe(true);
    t.app.contentCache.clear();
    const top = await t.read(getTopComments, {});
    expect(top.some(({ commentId }) => commentId === id)).toBe(true);
    await act(id, 'shown', { shown: false, stamp: (await find(id)).stamp });
    const hidden = await find(id);
    expect(hidden).toMatchObject({ top: false, state: 'hidden' });
    expect((await act(id, 'top', { top: true, stamp: hidden.stamp })).status).toBe(409);
  });
});

describe('what stands below the name', () => {
  const place = { en: 'Flushing, Queens', 'zh-CN': '皇后区法拉盛', 'zh-TW': '皇后區法拉盛' };

  it('is shown in each language, kept from two hands at once, and taken away', async () => {
    const id = await written('Say where I live.');
    const { stamp } = await find(id);
    const { json } = await act(id, 'about', { place, clientSince: 2019, stamp });
    expect(json.data).toMatchObject({ place, clientSince: 2019 });
    expect((await act(id, 'about', { place: null, clientSince: null, stamp })).status).toBe(409);
    t.app.contentCache.clear();
    const page = await t.read(getCommentPage, { query: 'pageSize=100', lang: 'zh-CN' });
    expect(page.records.find(({ commentId }) => commentId === id)).toMatchObject({
      place: '皇后区法拉盛',
      clientSince: 2019,
    });
    const last = await find(id);
    const none = { place: null, clientSince: null };
    expect((await act(id, 'about', { ...none, stamp: last.stamp })).json.data).toMatchObject(none);
    expect(await audits(id)).toEqual(['review.about', 'review.about']);
  });

  it.each([
    ['a place without words', { place: {}, clientSince: null }],
    ['a place that is a letter', { place: { en: 'x'.repeat(41) }, clientSince: null }],
    ['a year before us', { place: null, clientSince: 1900 }],
  ])('refuses %s', async (_, body) => {
    const id = await written('Nothing about me.');
    expect((await act(id, 'about', { ...body, stamp: (await find(id)).stamp })).status).toBe(400);
  });
});

describe('answering', () => {
  it('in three languages, each reader in theirs', async () => {
    const id = await written('Thank you all.');
    const reply = { en: 'Thank you!', 'zh-CN': '谢谢您！', 'zh-TW': '謝謝您！' };
    const { json } = await act(id, 'reply', { reply, stamp: (await find(id)).stamp });
    expect(json.data).toMatchObject({ reply, replyAt: '2025-06-11 10:30' });
    t.app.contentCache.clear();
    const page = await t.read(getCommentPage, { query: 'pageSize=100', lang: 'zh-TW' });
    expect(page.records.find(({ commentId }) => commentId === id)?.reply?.text).toBe('謝謝您！');
    const gone = await act(id, 'reply', { reply: null, stamp: (await find(id)).stamp });
    expect(gone.json.data).toMatchObject({ reply: null, replyAt: null });
    expect(await audits(id)).toEqual(['review.replied', 'review.reply_removed']);
  });

  it.each([
    ['no words', {}],
    ['only spaces', { en: '  ' }],
    ['a script nobody looked at', { 'zh-CN': '谢谢', 'zh-TW': '謝謝', converted: 'zh-TW' }],
    ['too many', { en: 'x'.repeat(2001) }],
  ])('refuses %s', async (_, reply) => {
    const id = await written('No answer yet.');
    const { stamp } = await find(id);
    const { status, json } = await act(id, 'reply', { reply, stamp });
    expect([status, json.errors?.[0]?.field]).toEqual([400, 'reply']);
  });

  it('one that is not there is not found', async () => {
    expect((await act('absent', 'seen')).status).toBe(404);
    expect((await act('absent', 'shown', { shown: true, stamp: '' })).status).toBe(404);
  });
});
