import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { getActivity, getActivityPage, getActivityTypes } from '#contract/activity.ts';
import * as site from '#contract/content.ts';
import { emptyOf } from '#contract/content-fields.ts';
import * as api from '#contract/content-office.ts';
import {
  type ContentType,
  contentInfo,
  contentTypes,
  draftSchema,
} from '#contract/content-types.ts';
import { getArticle, getArticleTypes } from '#contract/news.ts';
import { getServiceInfos } from '#contract/services.ts';
import { publishDue } from '#server/features/content/content.jobs.ts';
import { testApp } from './test-app.ts';

const t = testApp();
let token: string;
beforeEach(async () => {
  token = await t.staffSession('editor');
  t.app.contentCache.clear();
});

type Value = Record<string, unknown>;
const minute = 60_000;
const words = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` });
const pathOf = (type: ContentType, id: string, action = '') =>
  `/staff/content/${type}/${id}${action && `/${action}`}`;
const get = (type: ContentType, id: string) =>
  t.read(api.getContent, { path: pathOf(type, id), token });
const trySave = (type: ContentType, id: string, body: object) =>
  t.call<api.ContentItem>('PUT', `/home${pathOf(type, id)}`, {
    token,
    lang: 'en',
    body: { publishAt: null, ...body },
  });
const save = async (type: ContentType, id: string, body: object) => {
  const { status, json, text } = await trySave(type, id, body);
  expect(status, text).toBe(200);
  return json.data as api.ContentItem;
};
const act = (type: ContentType, id: string, action: string, version: string) =>
  t.call<api.ContentItem>('POST', `/home${pathOf(type, id, action)}`, {
    token,
    lang: 'en',
    body: { version },
  });
const publish = async (type: ContentType, id: string, version: string) => {
  const { status, json, text } = await act(type, id, 'publish', version);
  expect(status, text).toBe(200);
  t.app.contentCache.clear();
  return json.data as api.ContentItem;
};
const fieldsOf = (json: { errors?: { field: string }[] }) => json.errors?.map((e) => e.field);
const due = () =>
  publishDue({ db: t.db, clock: t.clock, activityChanged: () => Promise.resolve() });

/** Where a visitor sees what was changed, one case for each type. */
const public_: Record<ContentType, { id: string; change: Value; seen: () => Promise<unknown> }> = {
  banner: {
    id: 'banner-1',
    change: { title: words('Fresh') },
    seen: () => t.read(site.getBanners, { lang: 'en' }),
  },
  numbers: {
    id: 'numbers',
    change: { elderCount: 31_337 },
    seen: () => t.read(site.getServiceParam),
  },
  scope: {
    id: 'scope-1',
    change: { title: words('Fresh') },
    seen: () => t.read(site.getServiceScope, { lang: 'en' }),
  },
  video: {
    id: 'video',
    change: { poster: '/media/hero.svg' },
    seen: () => t.read(site.getHomeVideoMedia),
  },
  service: {
    id: 'medical-transport',
    change: { name: words('Fresh') },
    seen: async () =>
      t.read(getServiceInfos, { lang: 'en', token: await t.sessionOf('2125550101') }),
  },
  agency: {
    id: 'agency',
    change: { tagline: words('Fresh') },
    seen: () => t.read(site.getContactInfo, { lang: 'en' }),
  },
  address: {
    id: 'queens-office',
    change: { hours: words('Fresh') },
    seen: () => t.read(site.getCompanyAddresses, { lang: 'en' }),
  },
  city: {
    id: 'queens',
    change: { name: words('Fresh') },
    seen: () => t.read(site.getCityList, { lang: 'en' }),
  },
  team: {
    id: 'team',
    change: { story: [words('Fresh')] },
    seen: () => t.read(site.getTeam, { lang: 'en' }),
  },
  teamEvent: {
    id: '',
    change: { title: words('Fresh') },
    seen: () => t.read(site.getTeam, { lang: 'en' }),
  },
  faq: {
    id: '',
    change: { answer: words('Fresh') },
    seen: () => t.read(site.getFaqs, { lang: 'en' }),
  },
  legal: {
    id: 'privacy',
    change: { title: words('Fresh') },
    seen: () => t.read(site.getLegalPage, { path: '/content/page/privacy', lang: 'en' }),
  },
  article: {
    id: 'white-card-renewal-steps',
    change: { title: words('Fresh') },
    seen: () => t.read(getArticle, { path: `/content/article/${public_.article.id}`, lang: 'en' }),
  },
  articleType: {
    id: '',
    change: { name: words('Fresh') },
    seen: () => t.read(getArticleTypes, { lang: 'en' }),
  },
  activity: {
    id: 'tai-chi-plum-grove',
    change: { title: words('Fresh') },
    seen: () => t.read(getActivity, { path: '/content/activity/tai-chi-plum-grove', lang: 'en' }),
  },
  activityType: {
    id: 'exercise',
    change: { name: words('Fresh') },
    seen: () => t.read(getActivityTypes, { lang: 'en' }),
  },
};
/** The first one on the site where the case names none. */
const firstOf = async (type: ContentType): Promise<string> => {
  const { records } = await t.read(api.listContent, { path: `/staff/content/${type}`, token });
  const row = records.find((one) => one.state === 'live');
  if (!row) throw new Error(`nothing of ${type}`);
  return row.id;
};

describe('every type, there and back', () => {
  it.each(contentTypes)('%s', async (type) => {
    const about = public_[type];
    const present = (await t.read(api.listContent, { path: `/staff/content/${type}`, token }))
      .records;
    about.id = present.some(({ id }) => id === about.id) ? about.id : await firstOf(type);
    const before = await get(type, about.id);
    expect(before).toMatchObject({ state: 'live', hasDraft: false, published: true });
    expect(draftSchema(type).safeParse(before.value).error).toBeUndefined();
    // The day of the last change is shown on legal pages.
    const seen = async () => JSON.stringify(await about.seen()).replace(/"updatedAt":"[^"]*"/, '');
    const shown = await seen();

    // Nothing is lost on the way: what was read can be saved and published as it is.
    const same = await save(type, about.id, { version: before.version, value: before.value });
    const again = await publish(type, about.id, same.version);
    expect(again.value).toEqual(before.value);
    expect(await seen()).toBe(shown);

    const value = { ...before.value, ...about.change };
    const draft = await save(type, about.id, { version: again.version, value });
    expect(draft).toMatchObject({ state: 'changed', value, savedBy: 'Test Staff' });
    t.app.contentCache.clear();
    expect(await seen()).toBe(shown);

    const live = await publish(type, about.id, draft.version);
    expect(live).toMatchObject({ state: 'live', hasDraft: false, value });
    expect(await seen()).not.toBe(shown);
  });
});

describe('something new', () => {
  it('appears when it is published, goes when it is taken off, and can be deleted', async () => {
    const id = randomUUID();
    const value = { group: words('Help'), question: words('New?'), answer: words('Yes.') };
    const draft = await save('faq', id, { version: api.newVersion, value });
    expect(draft.state).toBe('draft');
    const faqs = async () => {
      t.app.contentCache.clear();
      return (await t.read(site.getFaqs, { lang: 'en' })).filter((one) => one.id === id).length;
    };
    expect(await faqs()).toBe(0);
    const live = await publish('faq', id, draft.version);
    expect(await faqs()).toBe(1);
    const hidden = (await act('faq', id, 'unpublish', live.version)).json.data;
    expect(hidden?.state).toBe('hidden');
    expect(await faqs()).toBe(0);
    const back = await publish('faq', id, hidden?.version ?? '');
    expect(await faqs()).toBe(1);
    expect((await act('faq', id, 'delete', back.version)).status).toBe(200);
    expect(await faqs()).toBe(0);
    expect((await t.call('GET', `/home${pathOf('faq', id)}`, { token })).status).toBe(404);
  });

  it('two clicks make one', async () => {
    const id = randomUUID();
    const body = { version: api.newVersion, value: emptyOf(contentInfo.city.fields) };
    const answers = await Promise.all([trySave('city', id, body), trySave('city', id, body)]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    const { version } = await get('city', id);
    expect((await act('city', id, 'discard', version)).status).toBe(200);
  });

  it('has an id that nobody made up, and none is added to a fixed set', async () => {
    const body = { version: api.newVersion, value: emptyOf(contentInfo.city.fields) };
    expect((await trySave('city', 'my-city', body)).status).toBe(404);
    expect((await trySave('numbers', randomUUID(), body)).status).toBe(404);
  });

  it('is found as an activity by its words, its city and its category', async () => {
    const id = randomUUID();
    const like = await get('activity', 'tai-chi-plum-grove');
    const value = { ...like.value, title: words('Kite flying'), cityId: 'brooklyn' };
    const draft = await save('activity', id, { version: api.newVersion, value });
    await publish('activity', id, draft.version);
    const found = async (keyword: string) => {
      t.app.contentCache.clear();
      const query = `keyword=${encodeURIComponent(keyword)}&pageSize=100`;
      const { records } = await t.read(getActivityPage, { query, lang: 'en' });
      return records.some((one) => one.id === id);
    };
    expect(await found('kite FLYING')).toBe(true);
    const city = await get('city', 'brooklyn');
    const renamed = { name: { ...words('x'), en: 'Zzyzx Town' } };
    const moved = await save('city', 'brooklyn', { version: city.version, value: renamed });
    expect(await found('zzyzx')).toBe(false);
    await publish('city', 'brooklyn', moved.version);
    expect(await found('zzyzx')).toBe(true);
  });
});

describe('two people', () => {
  it('the second is told, and nothing is overwritten', async () => {
    const mine = await get('banner', 'banner-2');
    const first = await save('banner', 'banner-2', {
      version: mine.version,
      value: { ...mine.value, kicker: words('First') },
    });
    const second = await trySave('banner', 'banner-2', {
      version: mine.version,
      value: { ...mine.value, kicker: words('Second') },
    });
    expect([second.status, second.json.code]).toEqual([409, 'changed_meanwhile']);
    for (const action of ['publish', 'discard', 'unpublish', 'delete'])
      expect((await act('banner', 'banner-2', action, mine.version)).json.code).toBe(
        'changed_meanwhile',
      );
    await publish('banner', 'banner-2', first.version);
    // Also after the draft has become the site: it is no longer what was seen.
    const late = await trySave('banner', 'banner-2', { version: mine.version, value: mine.value });
    expect(late.json.code).toBe('changed_meanwhile');
    expect((await get('banner', 'banner-2')).value.kicker).toEqual(words('First'));
  });

  it('an order is only changed by who has seen the last one', async () => {
    const ids = async () =>
      (await t.read(api.listContent, { path: '/staff/content/faq', token })).records.map(
        (r) => r.id,
      );
    const before = await ids();
    const after = [...before.slice(1), before[0]];
    const send = (body: object) => t.call('POST', '/home/staff/content/faq/order', { token, body });
    expect((await send({ before, after: before.slice(1) })).status).toBe(400);
    expect((await send({ before, after })).status).toBe(200);
    expect(await ids()).toEqual(after);
    expect((await send({ before, after })).json.code).toBe('changed_meanwhile');
    const shown = await t.read(site.getFaqs, { lang: 'en' });
    expect(shown.map((one) => one.id)).toEqual(after);
  });
});

describe('publishing', () => {
  it('refuses what lacks a language or was only converted, and says which', async () => {
    const { version, value } = await get('article', public_.article.id);
    const draft = await save('article', public_.article.id, {
      version,
      value: {
        ...value,
        title: { en: 'Only English', 'zh-CN': '  ' },
        summary: { ...words('x'), converted: 'zh-TW' },
        content: { ...words('<p>x</p>'), en: '<p>x</p><img src="/media/hero.svg">' },
        cover: '',
      },
    });
    expect(draft).toMatchObject({ missing: ['zh-CN', 'zh-TW'], converted: ['zh-TW'] });
    const refused = await act('article', public_.article.id, 'publish', draft.version);
    expect([refused.status, refused.json.code]).toEqual([400, 'invalid_input']);
    expect(fieldsOf(refused.json)?.sort()).toEqual([
      'content.en',
      'cover',
      'summary.zh-TW',
      'title.zh-CN',
      'title.zh-TW',
    ]);
    const scheduled = await trySave('article', public_.article.id, {
      version: draft.version,
      value: draft.value,
      publishAt: '2099-01-01 09:00',
    });
    expect(scheduled.status).toBe(400);
    expect((await act('article', public_.article.id, 'discard', draft.version)).status).toBe(200);
  });

  it('happens at its time, once, also with two processes', async () => {
    const id = public_.article.id;
    const { version, value } = await get('article', id);
    const changed = { ...value, title: words('On time') };
    const wall = (ms: number) =>
      new Date(t.clock.now().getTime() + ms)
        .toLocaleString('sv-SE', { timeZone: 'America/New_York' })
        .slice(0, 16);
    const early = await trySave('article', id, {
      version,
      value: changed,
      publishAt: wall(-minute),
    });
    expect(fieldsOf(early.json)).toEqual(['publishAt']);
    const item = await save('article', id, {
      version,
      value: changed,
      publishAt: wall(10 * minute),
    });
    expect(item).toMatchObject({ state: 'scheduled', publishAt: wall(10 * minute) });
    t.clock.pass(8 * minute);
    expect(await due()).toBe(0);
    t.clock.pass(3 * minute);
    const counts = await Promise.all([due(), due()]);
    expect(counts.reduce((a, b) => a + b)).toBe(1);
    t.app.contentCache.clear();
    const shown = await t.read(getArticle, { path: `/content/article/${id}`, lang: 'en' });
    expect(shown.title).toBe('On time');
    expect(await due()).toBe(0);
    const { rows } = await t.pool.query(
      "select details from audit_log where subject = $1 and action = 'content.publish' and details ? 'scheduled'",
      [`article ${id}`],
    );
    expect(rows).toHaveLength(1);
  });

  it('of what has lost its category in the meantime does not happen, and it stays a draft', async () => {
    const typeId = randomUUID();
    const id = randomUUID();
    const type = await save('articleType', typeId, {
      version: api.newVersion,
      value: { name: words('Short-lived') },
    });
    const liveType = await publish('articleType', typeId, type.version);
    const like = await get('article', public_.article.id);
    const value = { ...like.value, typeId };
    await save('article', id, { version: api.newVersion, value, publishAt: '2099-01-01 09:00' });
    expect((await act('articleType', typeId, 'delete', liveType.version)).status).toBe(200);
    const now = t.clock.now().toISOString();
    t.clock.set('2099-01-01T14:00:30Z');
    expect(await due()).toBe(0);
    t.clock.set(now);
    token = await t.staffSession('editor');
    expect((await get('article', id)).state).toBe('draft');
  });

  it('never deletes what others refer to', async () => {
    for (const [type, id] of [
      ['city', 'queens'],
      ['activityType', 'exercise'],
      ['activity', 'tai-chi-plum-grove'],
      ['legal', 'privacy'],
      ['numbers', 'numbers'],
    ] as const) {
      const { version } = await get(type, id);
      expect((await act(type, id, 'delete', version)).json.code, type).toBe('content_in_use');
    }
  });

  it('of an activity keeps the end after the start and the places for those who have one', async () => {
    const id = 'tai-chi-plum-grove';
    const { version, value } = await get('activity', id);
    const draft = await save('activity', id, {
      version,
      value: { ...value, endTime: value.startTime, quota: 1 },
    });
    const refused = await act('activity', id, 'publish', draft.version);
    expect(fieldsOf(refused.json)?.sort()).toEqual(['endTime', 'quota']);
    await act('activity', id, 'discard', draft.version);
  });
});

describe('what is typed', () => {
  it('rich text is cleaned before it is kept', async () => {
    const { version, value } = await get('legal', 'terms');
    const bad =
      '<h2 onclick="x()">Hi</h2><script>alert(1)</script><p><a href="javascript:alert(1)">a</a>' +
      '<img src="https://evil.example/a.png" onerror="x()" alt="a"><iframe src="/"></iframe></p>';
    const draft = await save('legal', 'terms', {
      version,
      value: { ...value, content: words(bad) },
    });
    const kept = JSON.stringify(draft.value);
    expect(kept).toContain('<h2>Hi</h2>');
    expect(kept).not.toMatch(/script|onclick|onerror|iframe|evil\.example|javascript/);
    await act('legal', 'terms', 'discard', draft.version);
  });

  it('is of the right kind, or its field is named', async () => {
    const { version, value } = await get('address', 'queens-office');
    const wrong = {
      ...value,
      phone: 'call us',
      addressUrl: 'https://evil.example/',
      name: 'x',
      y: 1,
    };
    const refused = await trySave('address', 'queens-office', { version, value: wrong });
    expect(fieldsOf(refused.json)?.sort()).toEqual(['addressUrl', 'name', 'phone', 'y']);
    const banner = await get('banner', 'banner-1');
    for (const image of ['https://evil.example/a.png', '//evil.example/a', '/media/../x', 'data:x'])
      expect(
        (
          await trySave('banner', 'banner-1', {
            version: banner.version,
            value: { ...banner.value, image },
          })
        ).status,
        image,
      ).toBe(400);
    const to = 'javascript:alert(1)';
    const link = { ...(banner.value.primary as object), to };
    const body = { version: banner.version, value: { ...banner.value, primary: link } };
    expect((await trySave('banner', 'banner-1', body)).status).toBe(400);
  });
});

describe('languages', () => {
  it('one that is older than the others is on the board until it is changed or checked', async () => {
    const id = await firstOf('teamEvent');
    const { version, value } = await get('teamEvent', id);
    const summary = { ...(value.summary as object), en: 'Only the English is new' };
    const draft = await save('teamEvent', id, { version, value: { ...value, summary } });
    expect(draft.outdated).toEqual(['zh-CN', 'zh-TW']);
    t.clock.pass(minute);
    let item = await publish('teamEvent', id, draft.version);
    expect(item.outdated).toEqual(['zh-CN', 'zh-TW']);
    const board = async () =>
      (await t.read(api.getContentOverview, { token })).board.some((row) => row.id === id);
    expect(await board()).toBe(true);
    for (const locale of ['zh-CN', 'zh-TW'])
      item = (
        await t.call<api.ContentItem>('POST', `/home${pathOf('teamEvent', id, 'checked')}`, {
          token,
          body: { version: item.version, locale },
        })
      ).json.data as api.ContentItem;
    expect(item.outdated).toEqual([]);
    expect(await board()).toBe(false);
  });
});

describe('a preview', () => {
  it('shows the draft to who has the link, for half an hour, and changes nothing', async () => {
    const id = public_.article.id;
    const { version, value } = await get('article', id);
    await save('article', id, { version, value: { ...value, title: words('Not yet') } });
    const { path } = await t.read(api.previewContent, {
      path: pathOf('article', id, 'preview'),
      token,
    });
    const [page, query] = path.split('?');
    expect(page).toBe(`/community/news/${id}`);
    const preview = new URLSearchParams(query).get('preview') ?? '';
    const look = (headers: Record<string, string>) =>
      t.call<{ title: string }>('GET', `/home/content/article/${id}`, { lang: 'en', headers });
    const seen = await look({ preview });
    expect(seen.json.data?.title).toBe('Not yet');
    expect(seen.headers['cache-control']).toBe('no-store');
    expect((await look({})).json.data?.title).not.toBe('Not yet');
    expect((await look({ preview: `${preview.slice(0, -2)}xx` })).status).toBe(404);
    t.clock.pass(31 * minute);
    expect((await look({ preview })).status).toBe(404);
    token = await t.staffSession('editor');
    await act('article', id, 'discard', (await get('article', id)).version);
  });

  it('of something new is on its page and in its list', async () => {
    const id = randomUUID();
    const value = { group: words('Help'), question: words('Soon?'), answer: words('Yes.') };
    await save('faq', id, { version: api.newVersion, value });
    const { path } = await t.read(api.previewContent, {
      path: pathOf('faq', id, 'preview'),
      token,
    });
    const preview = new URLSearchParams(path.split('?')[1]).get('preview') ?? '';
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
    token = await t.staffSession('coordinator');
    const body = { version: 'x', value: {} };
    expect((await trySave('banner', 'banner-1', body)).status).toBe(403);
    expect((await act('banner', 'banner-1', 'publish', 'x')).status).toBe(403);
    const { types } = await t.read(api.getContentOverview, { token });
    expect(types.map(({ type }) => type)).toEqual(['activity', 'activityType']);
  });

  it('every change is written down', async () => {
    const { rows } = await t.pool.query('select distinct action from audit_log');
    const actions = rows.map(({ action }) => action as string);
    for (const one of [
      'save',
      'schedule',
      'publish',
      'unpublish',
      'discard',
      'delete',
      'order',
      'checked',
    ])
      expect(actions).toContain(`content.${one}`);
  });
});
