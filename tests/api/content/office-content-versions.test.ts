/** Versions: what is kept, and that restoring one loses nothing and publishes nothing. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ContentType } from '#contract/content/item-types.ts';
import * as api from '#contract/content/office.ts';
import * as history from '#contract/content/versions-office.ts';
import { getArticle } from '#contract/news/news.ts';
import { contentCalls, fieldsOf, pathOf, words } from '#tests/api/support/content-calls.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const minute = 60_000;
const articleId = 'white-card-renewal-steps';

const t = testApp();
const c = contentCalls(t);

const versionsOf = (type: ContentType, id: string) =>
  t.read(history.listVersions, { path: pathOf(type, id, 'versions'), token: c.who.token });
const kindsOf = async (type: ContentType, id: string) =>
  (await versionsOf(type, id)).map(({ kind }) => kind);
const versionAt = async (type: ContentType, id: string, at: number) => {
  const { versionId } = (await versionsOf(type, id)).at(at) ?? { versionId: '' };
  const path = pathOf(type, id, `versions/${versionId}`);
  return t.read(history.getVersion, { path, token: c.who.token });
};
const restore = (type: ContentType, id: string, versionId: string, version: string) =>
  c.act(type, id, `versions/${versionId}/restore`, version);

describe('what is kept', () => {
  it('begins with what was on the website; saving in one go is one version, publishing names it', async () => {
    const id = await c.firstOf('faq');
    const { version, value } = await c.get('faq', id);
    expect(await kindsOf('faq', id)).toEqual([]);
    let item = await c.save('faq', id, { version, value: { ...value, answer: words('One') } });
    expect(await kindsOf('faq', id)).toEqual(['saved', 'before']);
    t.clock.pass(2 * minute);
    item = await c.save('faq', id, {
      version: item.version,
      value: { ...value, answer: words('Two') },
    });
    expect(await kindsOf('faq', id)).toEqual(['saved', 'before']);
    t.clock.pass(20 * minute);
    await c.who.signIn();
    item = await c.save('faq', id, {
      version: item.version,
      value: { ...value, answer: words('Three') },
    });
    expect(await kindsOf('faq', id)).toEqual(['saved', 'saved', 'before']);
    await c.publish('faq', id, item.version);
    expect(await kindsOf('faq', id)).toEqual(['published', 'saved', 'before']);
    expect((await versionAt('faq', id, 0)).value.answer).toEqual(words('Three'));
    expect((await versionAt('faq', id, 1)).value.answer).toEqual(words('Two'));
    expect((await versionAt('faq', id, 2)).value).toEqual(value);
  });

  it('has what a dropped draft said, but nothing of what never was on the website', async () => {
    const id = await c.firstOf('legal');
    const { version, value } = await c.get('legal', id);
    const draft = await c.save('legal', id, { version, value: { ...value, title: words('Lost') } });
    await c.act('legal', id, 'discard', draft.version);
    expect((await versionAt('legal', id, 0)).value.title).toEqual(words('Lost'));

    const fresh = randomUUID();
    const item = await c.save('faq', fresh, {
      version: api.newVersion,
      value: { group: {}, question: words('?'), answer: {} },
    });
    expect(await kindsOf('faq', fresh)).toEqual(['saved']);
    await c.act('faq', fresh, 'discard', item.version);
    expect(await kindsOf('faq', fresh)).toEqual([]);
  });
});

describe('restoring', () => {
  it('makes a draft and a version of its own; the website stays, and it is written down', async () => {
    const id = articleId;
    const { version, value } = await c.get('article', id);
    const title = value.title;
    let item = await c.save('article', id, { version, value: { ...value, title: words('Wrong') } });
    item = await c.publish('article', id, item.version);
    const { versionId } = await versionAt('article', id, -1);
    const { json } = await restore('article', id, versionId, item.version);
    expect(json.data).toMatchObject({ state: 'changed', published: true, value: { title } });
    expect(await kindsOf('article', id)).toEqual(['restored', 'published', 'before']);
    expect((await versionsOf('article', id))[0]?.restoredOf).toBeTruthy();
    const shown = () => t.read(getArticle, { path: `/content/article/${id}`, lang: 'en' });
    expect((await shown()).title).toBe('Wrong');
    const about = { subject: `article ${id}`, action: 'content.restore' };
    expect(await auditsOf(t, about)).toHaveLength(1);
    const { version: restored } = json.data as api.ContentItem;
    await c.publish('article', id, restored);
    expect((await shown()).title).toBe((title as { en: string }).en);
  });

  it('of what was scheduled is no longer scheduled, and what was typed meanwhile is refused', async () => {
    const id = articleId;
    const { version, value } = await c.get('article', id);
    const item = await c.save('article', id, { version, value, publishAt: '2099-01-01 09:00' });
    const { versionId } = await versionAt('article', id, -1);
    expect((await restore('article', id, versionId, version)).json.code).toBe('changed_meanwhile');
    const { json } = await restore('article', id, versionId, item.version);
    expect(json.data).toMatchObject({ state: 'changed', publishAt: null });
    await c.act('article', id, 'discard', (json.data as api.ContentItem).version);
  });

  it('keeps what still needs approval, so that it cannot be published unseen', async () => {
    const id = await c.firstOf('scope');
    const { version, value } = await c.get('scope', id);
    const title = { ...words('Converted'), converted: 'zh-TW' };
    let item = await c.save('scope', id, { version, value: { ...value, title } });
    item = (await c.act('scope', id, 'discard', item.version)).json.data
      ? await c.get('scope', id)
      : item;
    const { versionId } = await versionAt('scope', id, 0);
    const { json } = await restore('scope', id, versionId, item.version);
    expect(json.data?.converted).toEqual(['zh-TW']);
    const refused = await c.act('scope', id, 'publish', (json.data as api.ContentItem).version);
    expect(fieldsOf(refused.json)).toEqual(['title.zh-TW']);
  });

  it('of another content is not found, and coordinators see versions of activities alone', async () => {
    const { versionId } = await versionAt('article', articleId, 0);
    const other = await c.firstOf('faq');
    const { version } = await c.get('faq', other);
    expect((await restore('faq', other, versionId, version)).status).toBe(404);
    const token = await t.staffSession('coordinator');
    const status = async (type: ContentType, id: string) =>
      (await t.call('GET', `/home${pathOf(type, id, 'versions')}`, { token })).status;
    expect(await status('article', articleId)).toBe(403);
    expect(await status('activity', 'tai-chi-plum-grove')).toBe(200);
  });
});
