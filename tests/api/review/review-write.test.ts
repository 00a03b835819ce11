import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Comment,
  getCommentPage,
  getCommentSummary,
  getOwnComments,
  type OwnComment,
} from '#contract/review/review.ts';
import { reviewRules } from '#contract/review/write.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { createPictureStore } from '#server/platform/storage/picture-store.ts';
import { demoNow, testSealer } from '#tests/api/support/demo.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { xssCorpus } from '#tests/api/support/xss.ts';

const t = testApp();
const people = peopleOf(t);

const someone = async (names: Record<string, string> = {}) => {
  const phone = people.newPhone();
  const token = await t.newPatient(phone, { firstName: 'Ah Mui', lastName: 'Wong', ...names });
  return { phone, token, userId: (await people.userRow(phone)).id };
};
const picture = async (userId: string) => `/files/${await people.picture('review', userId)}`;
type Body = Record<string, unknown>;
const add = (token: string, body: Body) =>
  t.call<OwnComment>('POST', '/home/api/user/comment/add', { token, body, lang: 'en' });
const written = async (token: string, body: Body = {}): Promise<OwnComment> => {
  const { json, text } = await add(token, { commentText: 'They come on time.', ...body });
  expect(json.code, text).toBe('200');
  return json.data as OwnComment;
};
const change = (token: string, id: string, body: Body) =>
  t.call<OwnComment>('PUT', `/home/api/user/comment/${id}`, { token, body, lang: 'en' });
const remove = (token: string, id: string) =>
  t.call('DELETE', `/home/api/user/comment/${id}`, { token, lang: 'en' });
const published = async (): Promise<Comment[]> => {
  t.app.contentCache.clear();
  return (await t.read(getCommentPage, { query: 'pageSize=100', lang: 'en' })).records;
};
const shownOf = async (id: string) => (await published()).find((one) => one.commentId === id);
const approveFirst = (value: boolean) =>
  t.pool.query(
    `insert into setting (key, value) values ('reviews', $1)
     on conflict (key) do update set value = excluded.value`,
    [{ approveFirst: value }],
  );

describe('a review', () => {
  it('appears at once, with five stars unless told, under the shown name', async () => {
    const { token } = await someone();
    const { commentId, ...own } = await written(token);
    expect(own).toEqual({
      commentText: 'They come on time.',
      commentImage: null,
      place: null,
      clientSince: null,
      commentImages: [],
      userName: 'Ah Mui W.',
      rating: 5,
      createdAt: '2025-06-11 10:30',
      editedAt: null,
      reply: null,
      state: 'shown',
    });
    expect(await shownOf(commentId)).toMatchObject({ userName: 'Ah Mui W.', rating: 5 });
    const mine = await t.read(getOwnComments, { token });
    expect(mine.records.map((one) => one.commentId)).toEqual([commentId]);
  });

  it('shows the name that its writer has now', async () => {
    const { token, userId } = await someone();
    const { commentId } = await written(token);
    await t.pool.query(`update app_user set preferred_name = '美玲' where id = $1`, [userId]);
    expect((await shownOf(commentId))?.userName).toBe('美玲');
  });

  it('keeps its lines and reads the same in every language', async () => {
    const { token } = await someone();
    const { commentId, commentText } = await written(token, {
      commentText: '  第一行\r\n\r\n  第二行 😀 𠮷\t。 ',
    });
    expect(commentText).toBe('第一行\n\n  第二行 😀 𠮷\t。');
    t.app.contentCache.clear();
    for (const lang of ['en', 'zh-CN', 'zh-TW'] as const) {
      const { records } = await t.read(getCommentPage, { query: 'pageSize=100', lang });
      expect(records.find((one) => one.commentId === commentId)?.commentText).toBe(commentText);
    }
  });

  it('sent twice is one, also at the same moment', async () => {
    const { token } = await someone();
    const body = { commentText: 'Once', requestKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(token, body)));
    expect(new Set(answers.map(({ json }) => json.data?.commentId)).size).toBe(1);
    expect((await t.read(getOwnComments, { token })).total).toBe(1);
    const other = await someone();
    expect((await add(other.token, body)).json.data?.commentId).not.toBe(
      answers[0]?.json.data?.commentId,
    );
  });

  it('has a limit a day', async () => {
    const { token } = await someone();
    for (let i = 0; i < reviewRules.perDay; i++) await written(token);
    expect((await add(token, { commentText: 'One more' })).json.code).toBe('review_limit');
    t.clock.pass(24 * 60 * 60 * 1000);
    const later = await t.sessionOf((await someone()).phone);
    await written(later);
  });

  it.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 4.5],
    ['rating', '5'],
    ['commentText', ''],
    ['commentText', '   '],
    ['commentText', undefined],
    ['commentText', 'x'.repeat(2_001)],
    ['commentText', 'a\u0000b'],
    ['commentText', 'a\ud800b'],
    ['commentImage', 'https://x.example/a.jpg'],
    ['commentImage', '/media/review-soup.svg'],
    ['commentImage', '/files/../etc/passwd'],
    ['commentImage', ['/files/x']],
    ['commentImage', Array.from({ length: 4 }, () => `/files/${randomUUID()}`)],
    ['userName', 'Someone'],
    ['state', 'shown'],
    ['top', true],
    ['reply', { text: 'x' }],
  ])('%s of %j is refused, and named', async (field, value) => {
    const { token } = await someone();
    const { status, json } = await add(token, { commentText: 'Fine', [field]: value });
    expect([status, json.code]).toEqual([400, 'invalid_input']);
    expect(new Set(json.errors?.map((error) => error.field.split('.')[0]))).toEqual(
      new Set([field]),
    );
    expect((await t.read(getOwnComments, { token })).total).toBe(0);
  });
});

describe('pictures', () => {
  it('are one path or a list; the first stands for them', async () => {
    const { token, userId } = await someone();
    const images = [await picture(userId), await picture(userId), await picture(userId)];
    const one = await written(token, { commentImage: images[0] });
    expect(one).toMatchObject({ commentImage: images[0], commentImages: [images[0]] });
    const three = await written(token, { commentImage: images });
    expect(three).toMatchObject({ commentImage: images[0], commentImages: images });
    for (const none of [null, '', []])
      expect(await written(token, { commentImage: none })).toMatchObject({
        commentImage: null,
        commentImages: [],
      });
  });

  it('are the writer’s own, sent for a review', async () => {
    const { token, userId } = await someone();
    const other = await someone();
    for (const image of [
      await picture(other.userId),
      `/files/${await people.picture('document', userId)}`,
      `/files/${randomUUID()}`,
    ])
      expect((await add(token, { commentText: 'x', commentImage: image })).json.code).toBe(
        'file_gone',
      );
  });

  it('that no review shows any more are gone at once, with their bytes; those that one shows stay', async () => {
    const { token, userId } = await someone();
    const [kept, dropped, both] = [
      await picture(userId),
      await picture(userId),
      await picture(userId),
    ];
    const pictureStore = createPictureStore(folderFiles(t.filesFolder), testSealer());
    const file = { id: dropped.slice('/files/'.length), isPublic: true };
    await pictureStore.put(file, Buffer.from('a picture'));
    const first = await written(token, { commentImage: [kept, dropped, both] });
    const second = await written(token, { commentImage: both });
    await change(token, first.commentId, { commentText: 'x', commentImage: [kept] });
    await remove(token, second.commentId);
    expect((await t.call('GET', dropped)).status).toBe(404);
    expect(await pictureStore.get(file)).toBeNull();
    const { rows } = await t.pool.query('select id from file where owner_id = $1', [userId]);
    expect(rows.map((row) => `/files/${row.id}`)).toEqual([kept]);
  });
});

describe('changing', () => {
  it('changes stars, text and pictures; the reply stays', async () => {
    const { token, userId } = await someone();
    const { commentId } = await written(token, { rating: 3 });
    await t.pool.query(
      `update comment set reply = '{"en":"Thank you"}', reply_at = $2 where id = $1`,
      [commentId, demoNow],
    );
    const image = await picture(userId);
    t.clock.pass(60_000);
    const { json } = await change(token, commentId, {
      rating: 4,
      commentText: 'Better',
      commentImage: [image],
    });
    expect(json.data).toMatchObject({
      rating: 4,
      commentText: 'Better',
      commentImages: [image],
      createdAt: '2025-06-11 10:30',
      editedAt: '2025-06-11 10:31',
      reply: { text: 'Thank you' },
    });
    expect(await shownOf(commentId)).toMatchObject({ commentText: 'Better', rating: 4 });
  });

  it('and deleting is for its writer; another’s and absent are the same', async () => {
    const { token } = await someone();
    const { commentId } = await written(token);
    const other = await someone();
    for (const id of [commentId, 'absent', 'review-1']) {
      expect((await change(other.token, id, { commentText: 'x' })).json.code).toBe('not_found');
      expect((await remove(other.token, id)).json.code).toBe('not_found');
    }
    expect((await remove(token, commentId)).status).toBe(200);
    expect((await remove(token, commentId)).json.code).toBe('not_found');
    expect(await shownOf(commentId)).toBeUndefined();
  });
});

describe('approval', () => {
  it('where the office asks for it: own eyes only, until then, and again after a change', async () => {
    await approveFirst(true);
    try {
      const { token } = await someone();
      const { commentId, state } = await written(token);
      expect(state).toBe('waiting');
      expect(await shownOf(commentId)).toBeUndefined();
      await t.pool.query('update comment set hidden = false, waiting = false where id = $1', [
        commentId,
      ]);
      expect(await shownOf(commentId)).toBeDefined();
      const { json } = await change(token, commentId, { commentText: 'Changed' });
      expect(json.data?.state).toBe('waiting');
      expect(await shownOf(commentId)).toBeUndefined();
      const mine = await t.read(getOwnComments, { token });
      expect(mine.records.map((one) => one.state)).toEqual(['waiting']);
    } finally {
      await approveFirst(false);
    }
  });

  it('what the office has hidden stays hidden, whatever its writer does', async () => {
    const { token } = await someone();
    const { commentId } = await written(token);
    await t.pool.query('update comment set hidden = true where id = $1', [commentId]);
    expect((await change(token, commentId, { commentText: 'x' })).json.data?.state).toBe('hidden');
    expect(await shownOf(commentId)).toBeUndefined();
  });
});

it('the stars are counted over what is published', async () => {
  t.app.contentCache.clear();
  const summary = await t.read(getCommentSummary);
  const all: Comment[] = [];
  for (let pageNum = 1; ; pageNum++) {
    const query = `pageSize=100&pageNum=${pageNum}`;
    const { records, pages } = await t.read(getCommentPage, { query });
    all.push(...records);
    if (pageNum >= pages) break;
  }
  expect(summary.total).toBe(all.length);
  expect(summary.withPhotos).toBe(all.filter((one) => one.commentImage).length);
  expect(summary.counts.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
  for (const { rating, count } of summary.counts)
    expect(count).toBe(all.filter((one) => one.rating === rating).length);
  const mean = all.reduce((sum, one) => sum + one.rating, 0) / all.length;
  expect(summary.average).toBeCloseTo(mean, 1);
});

it('text is text: what attackers type comes back as typed', async () => {
  expect(xssCorpus.length).toBeGreaterThanOrEqual(150);
  let writer = await someone();
  const { commentId } = await written(writer.token);
  for (const typed of xssCorpus) {
    const { json } = await change(writer.token, commentId, { commentText: typed });
    expect(json.data?.commentText).toBe(typed.trim());
  }
  for (const typed of xssCorpus.slice(0, 8)) {
    writer = await someone({ preferredName: typed });
    const { commentId: id } = await written(writer.token, { commentText: typed });
    expect(await shownOf(id)).toMatchObject({ userName: typed, commentText: typed });
    const answer = await t.call('GET', '/home/content/comment/page?pageSize=100');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});
