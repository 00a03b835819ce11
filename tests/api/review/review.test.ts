import { describe, expect, it } from 'vitest';
import { type Comment, getCommentPage, getTopComments } from '#contract/review/review.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

const list = async (order = ''): Promise<Comment[]> =>
  (await t.read(getCommentPage, { query: `pageSize=100${order && `&order=${order}`}`, lang: 'en' }))
    .records;

const newestFirst = (comments: Comment[]) =>
  comments.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map((c) => c.createdAt);

describe('published reviews', () => {
  it('come newest first', async () => {
    const all = await list();
    expect(all.map((c) => c.createdAt)).toEqual(newestFirst(all));
    expect(await list('newest')).toEqual(all);
  });

  it('come highest rating first, the newest of each first', async () => {
    const all = await list('highest');
    expect(all.map((c) => c.rating)).toEqual(all.map((c) => c.rating).toSorted((a, b) => b - a));
    const five = all.filter((c) => c.rating === 5);
    expect(five.map((c) => c.createdAt)).toEqual(newestFirst(five));
    expect(all).toHaveLength((await list()).length);
  });

  it('with photos are only those', async () => {
    const with_ = await list('photos');
    expect(with_).toEqual((await list()).filter((c) => c.commentImages.length > 0));
    const { total } = await t.read(getCommentPage, { query: 'order=photos&pageSize=1' });
    expect(total).toBe(with_.length);
  });

  it('come in pages that together are everything', async () => {
    const { pages, total } = await t.read(getCommentPage, { query: 'pageSize=9' });
    const seen = new Set<string>();
    for (let n = 1; n <= pages; n++) {
      const { records } = await t.read(getCommentPage, { query: `pageSize=9&pageNum=${n}` });
      for (const { commentId } of records) seen.add(commentId);
    }
    expect(seen.size).toBe(total);
  });

  it('show a reply with its time, in the reader’s language', async () => {
    const replied = (await list()).find((c) => c.reply);
    expect(replied?.reply?.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    const chinese = await t.read(getCommentPage, { query: 'pageSize=100', lang: 'zh-TW' });
    const same = chinese.records.find((c) => c.commentId === replied?.commentId);
    expect(same?.reply?.text).toMatch(/\p{Script=Han}/u);
    expect(same?.commentText).toMatch(/\p{Script=Han}/u);
  });

  it('never show a hidden one', async () => {
    const [first] = await list();
    const top = await t.read(getTopComments);
    await t.pool.query('update comment set hidden = true where id = any($1)', [
      [first?.commentId, top[0]?.commentId],
    ]);
    t.app.contentCache.clear();
    const { records } = await t.read(getCommentPage, { query: 'pageSize=100' });
    const ids = [...records, ...(await t.read(getTopComments))].map((c) => c.commentId);
    expect(ids).not.toContain(first?.commentId);
    expect(ids).not.toContain(top[0]?.commentId);
  });
});

it('home shows up to six of those that staff chose', async () => {
  const top = await t.read(getTopComments, { lang: 'en' });
  expect(top.length).toBeGreaterThanOrEqual(3);
  expect(top.length).toBeLessThanOrEqual(6);
  expect(top.map((c) => c.createdAt)).toEqual(newestFirst(top));
  await t.pool.query('update comment set top = true');
  t.app.contentCache.clear();
  expect(await t.read(getTopComments)).toHaveLength(6);
});

it('a shown name is never a full surname and name', async () => {
  for (const { userName } of await list())
    expect(userName, userName).toMatch(
      /^[^\s]+( [A-Z]\.)?$|^(Mr|Mrs|Ms|Grandma|Grandpa|Auntie|Uncle)\.? [^\s]+$/,
    );
});
