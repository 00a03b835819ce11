/** Around what is published: languages that lag behind, previews, who may, what is written down. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ContentType } from '#contract/content/item-types.ts';
import * as api from '#contract/content/office.ts';
import { contentCalls, pathOf, words } from '#tests/api/support/content-calls.ts';
import { actionsOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const minute = 60_000;
const articleId = 'white-card-renewal-steps';

const t = testApp();
const c = contentCalls(t);

describe('languages', () => {
  it('one that is older than the others is on the board until it is changed or checked', async () => {
    const id = await c.firstOf('teamEvent');
    const { version, value } = await c.get('teamEvent', id);
    const summary = { ...(value.summary as object), en: 'Only the English is new' };
    const draft = await c.save('teamEvent', id, { version, value: { ...value, summary } });
    expect(draft.outdated).toEqual(['zh-CN', 'zh-TW']);
    t.clock.pass(minute);
    let item = await c.publish('teamEvent', id, draft.version);
    expect(item.outdated).toEqual(['zh-CN', 'zh-TW']);
    const board = async () =>
      (await t.read(api.getContentOverview, { token: c.who.token })).board.some(
        (row) => row.id === id,
      );
    expect(await board()).toBe(true);
    for (const locale of ['zh-CN', 'zh-TW'])
      item = (await c.act('teamEvent', id, 'checked', item.version, { locale })).json
        .data as api.ContentItem;
    expect(item.outdated).toEqual([]);
    expect(await board()).toBe(false);
  });
});

describe('a preview', () => {
  const linkTo = async (type: ContentType, id: string) => {
    const at = pathOf(type, id, 'preview');
    const { path } = await t.read(api.previewContent, { path: at, token: c.who.token });
    const [page, query] = path.split('?');
    return { page, preview: new URLSearchParams(query).get('preview') ?? '' };
  };

  it('shows the draft to who has the link, for half an hour, and changes nothing', async () => {
    const id = articleId;
    const { version, value } = await c.get('article', id);
    await c.save('article', id, { version, value: { ...value, title: words('Not yet') } });
    const { page, preview } = await linkTo('article', id);
    expect(page).toBe(`/community/news/${id}`);
    const look = (headers: Record<string, string>) =>
      t.call<{ title: string }>('GET', `/home/content/article/${id}`, { lang: 'en', headers });
    const seen = await look({ preview });
    expect(seen.json.data?.title).toBe('Not yet');
    expect(seen.headers['cache-control']).toBe('no-store');
    expect((await look({})).json.data?.title).not.toBe('Not yet');
    expect((await look({ preview: `${preview.slice(0, -2)}xx` })).status).toBe(404);
    t.clock.pass(31 * minute);
    expect((await look({ preview })).status).toBe(404);
    await c.who.signIn();
    await c.act('article', id, 'discard', (await c.get('article', id)).version);
  });

  it('of a service shows its page, which clients see only after signing in', async () => {
    const id = await c.firstOf('service');
    const { version, value } = await c.get('service', id);
    const draft = await c.save('service', id, {
      version,
      value: { ...value, name: words('Soup') },
    });
    const { page, preview } = await linkTo('service', id);
    expect(page).toBe(`/preview/service/${id}`);
    const look = (headers: Record<string, string>) =>
      t.call<{ name: string }>('GET', `/home/content/service/${id}`, { lang: 'en', headers });
    expect((await look({ preview })).json.data?.name).toBe('Soup');
    expect((await look({})).json.data?.name).not.toBe('Soup');
    await c.act('service', id, 'discard', draft.version);
  });

  it('of something new is on its page and in its list', async () => {
    const id = randomUUID();
    const value = { group: words('Help'), question: words('Soon?'), answer: words('Yes.') };
    await c.save('faq', id, { version: api.newVersion, value });
    const { preview } = await linkTo('faq', id);
    const shown = await t.call('GET', '/home/content/faq', { headers: { preview }, lang: 'en' });
    expect(shown.text).toContain('Soon?');
    expect((await t.call('GET', '/home/content/faq', { lang: 'en' })).text).not.toContain('Soon?');
  });
});

describe('who may', () => {
  it('editors edit everything, coordinators activities', async () => {
    const status = async (
      role: 'admin' | 'editor' | 'coordinator' | 'trainer',
      type: ContentType,
    ) => {
      const own = await t.staffSession(role);
      return (await t.call('GET', `/home/staff/content/${type}`, { token: own })).status;
    };
    expect(await status('admin', 'article')).toBe(200);
    expect(await status('editor', 'activity')).toBe(200);
    expect(await status('coordinator', 'activity')).toBe(200);
    expect(await status('coordinator', 'article')).toBe(403);
    expect(await status('trainer', 'activity')).toBe(403);
    await c.who.signIn('coordinator');
    const body = { version: 'x', value: {} };
    expect((await c.trySave('banner', 'banner-1', body)).status).toBe(403);
    expect((await c.act('banner', 'banner-1', 'publish', 'x')).status).toBe(403);
    const { types } = await t.read(api.getContentOverview, { token: c.who.token });
    expect(types.map(({ type }) => type)).toEqual(['activity', 'activityType']);
  });
});

it('every change is written down', async () => {
  const id = randomUUID();
  const value = { group: words('Help'), question: words('Why?'), answer: words('So.') };
  const draft = await c.save('faq', id, { version: api.newVersion, value });
  const publishAt = '2099-01-01 09:00';
  const timed = await c.save('faq', id, { version: draft.version, value, publishAt });
  const live = await c.publish('faq', id, timed.version);
  const answer = { ...words('So.'), en: 'Only the English is new' };
  const newer = await c.save('faq', id, { version: live.version, value: { ...value, answer } });
  const shown = await c.publish('faq', id, newer.version);
  const checked = await c.act('faq', id, 'checked', shown.version, { locale: 'zh-CN' });
  const again = await c.save('faq', id, {
    version: checked.json.data?.version,
    value: { ...value, answer: words('Or so.') },
  });
  await c.act('faq', id, 'discard', again.version);
  await c.act('faq', id, 'delete', (await c.get('faq', id)).version);
  const actions = await actionsOf(t, { subject: `faq ${id}` });
  for (const one of ['save', 'schedule', 'publish', 'discard', 'delete', 'checked'])
    expect(actions).toContain(`content.${one}`);
});
