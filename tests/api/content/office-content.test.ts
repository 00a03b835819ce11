import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getActivity, getActivityPage, getActivityTypes } from '#contract/activity/activity.ts';
import * as site from '#contract/content/content.ts';
import { emptyOf } from '#contract/content/item-fields.ts';
import { type ContentType, contentInfo, contentTypes } from '#contract/content/item-types.ts';
import * as api from '#contract/content/office.ts';
import { getArticle, getArticleTypes } from '#contract/news/news.ts';
import { getServiceInfos } from '#contract/services/services.ts';
import { draftSchema } from '#server/features/content/office/editing.service.ts';
import { contentCalls, pathOf, words } from '#tests/api/support/content-calls.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const c = contentCalls(t, 'admin');

/** Where a visitor sees what was changed, one case for each type. */
const public_: Record<ContentType, { id: string; change: object; seen: () => Promise<unknown> }> = {
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
describe('every type, there and back', () => {
  it.each(contentTypes)('%s', async (type) => {
    const about = public_[type];
    const present = (
      await t.read(api.listContent, { path: `/staff/content/${type}`, token: c.who.token })
    ).records;
    about.id = present.some(({ id }) => id === about.id) ? about.id : await c.firstOf(type);
    const before = await c.get(type, about.id);
    expect(before).toMatchObject({ state: 'live', hasDraft: false, published: true });
    expect(draftSchema(type).safeParse(before.value).error).toBeUndefined();
    // The day of the last change is shown on legal pages.
    const seen = async () => JSON.stringify(await about.seen()).replace(/"updatedAt":"[^"]*"/, '');
    const shown = await seen();

    // Nothing is lost on the way: what was read can be saved and published as it is.
    const same = await c.save(type, about.id, { version: before.version, value: before.value });
    const again = await c.publish(type, about.id, same.version);
    expect(again.value).toEqual(before.value);
    expect(await seen()).toBe(shown);

    const value = { ...before.value, ...about.change };
    const draft = await c.save(type, about.id, { version: again.version, value });
    expect(draft).toMatchObject({ state: 'changed', value, savedBy: 'Test Staff' });
    t.app.contentCache.clear();
    expect(await seen()).toBe(shown);

    const live = await c.publish(type, about.id, draft.version);
    expect(live).toMatchObject({ state: 'live', hasDraft: false, value });
    expect(await seen()).not.toBe(shown);
  });
});

describe('something new', () => {
  it('appears when it is published, goes when it is taken off, and can be deleted', async () => {
    const id = randomUUID();
    const value = { group: words('Help'), question: words('New?'), answer: words('Yes.') };
    const draft = await c.save('faq', id, { version: api.newVersion, value });
    expect(draft.state).toBe('draft');
    const faqs = async () => {
      t.app.contentCache.clear();
      return (await t.read(site.getFaqs, { lang: 'en' })).filter((one) => one.id === id).length;
    };
    expect(await faqs()).toBe(0);
    const live = await c.publish('faq', id, draft.version);
    expect(await faqs()).toBe(1);
    const hidden = (await c.act('faq', id, 'unpublish', live.version)).json.data;
    expect(hidden?.state).toBe('hidden');
    expect(await faqs()).toBe(0);
    const back = await c.publish('faq', id, hidden?.version ?? '');
    expect(await faqs()).toBe(1);
    expect((await c.act('faq', id, 'delete', back.version)).status).toBe(200);
    expect(await faqs()).toBe(0);
    expect((await t.call('GET', `/home${pathOf('faq', id)}`, { token: c.who.token })).status).toBe(
      404,
    );
  });

  it('two clicks make one', async () => {
    const id = randomUUID();
    const body = { version: api.newVersion, value: emptyOf(contentInfo.city.fields) };
    const answers = await Promise.all([c.trySave('city', id, body), c.trySave('city', id, body)]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    const { version } = await c.get('city', id);
    expect((await c.act('city', id, 'discard', version)).status).toBe(200);
  });

  it('has an id that nobody made up, and none is added to a fixed set', async () => {
    const body = { version: api.newVersion, value: emptyOf(contentInfo.city.fields) };
    expect((await c.trySave('city', 'my-city', body)).status).toBe(404);
    expect((await c.trySave('numbers', randomUUID(), body)).status).toBe(404);
  });

  it('is found as an activity by its words, its city and its category', async () => {
    const id = randomUUID();
    const like = await c.get('activity', 'tai-chi-plum-grove');
    const value = { ...like.value, title: words('Kite flying'), cityId: 'brooklyn' };
    const draft = await c.save('activity', id, { version: api.newVersion, value });
    await c.publish('activity', id, draft.version);
    const found = async (keyword: string) => {
      t.app.contentCache.clear();
      const query = `keyword=${encodeURIComponent(keyword)}&pageSize=100`;
      const { records } = await t.read(getActivityPage, { query, lang: 'en' });
      return records.some((one) => one.id === id);
    };
    expect(await found('kite FLYING')).toBe(true);
    const city = await c.get('city', 'brooklyn');
    const renamed = { name: { ...words('x'), en: 'Zzyzx Town' } };
    const moved = await c.save('city', 'brooklyn', { version: city.version, value: renamed });
    expect(await found('zzyzx')).toBe(false);
    await c.publish('city', 'brooklyn', moved.version);
    expect(await found('zzyzx')).toBe(true);
  });
});

describe('two people', () => {
  it('the second is told, and nothing is overwritten', async () => {
    const mine = await c.get('banner', 'banner-2');
    const first = await c.save('banner', 'banner-2', {
      version: mine.version,
      value: { ...mine.value, kicker: words('First') },
    });
    const second = await c.trySave('banner', 'banner-2', {
      version: mine.version,
      value: { ...mine.value, kicker: words('Second') },
    });
    expect([second.status, second.json.code]).toEqual([409, 'changed_meanwhile']);
    for (const action of ['publish', 'discard', 'unpublish', 'delete'])
      expect((await c.act('banner', 'banner-2', action, mine.version)).json.code).toBe(
        'changed_meanwhile',
      );
    await c.publish('banner', 'banner-2', first.version);
    // Also after the draft has become the site: it is no longer what was seen.
    const late = await c.trySave('banner', 'banner-2', {
      version: mine.version,
      value: mine.value,
    });
    expect(late.json.code).toBe('changed_meanwhile');
    expect((await c.get('banner', 'banner-2')).value.kicker).toEqual(words('First'));
  });

  it('an order is only changed by who has seen the last one', async () => {
    const ids = async () =>
      (
        await t.read(api.listContent, { path: '/staff/content/faq', token: c.who.token })
      ).records.map((r) => r.id);
    const before = await ids();
    const after = [...before.slice(1), before[0]];
    const send = (body: object) =>
      t.call('POST', '/home/staff/content/faq/order', { token: c.who.token, body });
    expect((await send({ before, after: before.slice(1) })).status).toBe(400);
    expect((await send({ before, after })).status).toBe(200);
    expect(await ids()).toEqual(after);
    expect((await send({ before, after })).json.code).toBe('changed_meanwhile');
    const shown = await t.read(site.getFaqs, { lang: 'en' });
    expect(shown.map((one) => one.id)).toEqual(after);
    const ordered = await auditsOf(t, { action: 'content.order' });
    expect(ordered.map(({ subject }) => subject)).toEqual(['faq']);
  });
});
