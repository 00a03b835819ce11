/** Publishing, and what it must not let through. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getActivity } from '#contract/activity/activity.ts';
import { planReasons } from '#contract/activity/plan-reasons.ts';
import * as api from '#contract/content/office.ts';
import { getArticle } from '#contract/news/news.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { demoMessage } from '#server/schema/message.ts';
import { contentCalls, fieldsOf, pathOf, words } from '#tests/api/support/content-calls.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const minute = 60_000;
const articleId = 'white-card-renewal-steps';

const t = testApp();
const c = contentCalls(t, 'admin');

const sent = async () => (await t.db.select().from(demoMessage)).length;
/** What the messages after the first ones say to be the reason; 'none' for one without. */
const reasonsIn = async (after: number) => {
  const messages = await t.db.select().from(demoMessage).orderBy(demoMessage.id);
  const reasonOf = (text: string) =>
    planReasons.find((reason) =>
      [en, zhHans, zhHant].some((said) => text.includes(said.messages.activityReasons[reason])),
    ) ?? 'none';
  return [...new Set(messages.slice(after).map(({ text }) => reasonOf(text)))];
};

describe('publishing', () => {
  it('refuses what lacks a language or was only converted, and says which', async () => {
    const { version, value } = await c.get('article', articleId);
    const draft = await c.save('article', articleId, {
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
    const refused = await c.act('article', articleId, 'publish', draft.version);
    expect([refused.status, refused.json.code]).toEqual([400, 'invalid_input']);
    expect(fieldsOf(refused.json)?.sort()).toEqual([
      'content.en',
      'cover',
      'summary.zh-TW',
      'title.zh-CN',
      'title.zh-TW',
    ]);
    const scheduled = await c.trySave('article', articleId, {
      version: draft.version,
      value: draft.value,
      publishAt: '2099-01-01 09:00',
    });
    expect(scheduled.status).toBe(400);
    expect((await c.act('article', articleId, 'discard', draft.version)).status).toBe(200);
  });

  it('happens at its time, once, also with two processes', async () => {
    const id = articleId;
    const { version, value } = await c.get('article', id);
    const changed = { ...value, title: words('On time') };
    const wall = (ms: number) =>
      new Date(t.clock.now().getTime() + ms)
        .toLocaleString('sv-SE', { timeZone: 'America/New_York' })
        .slice(0, 16);
    const early = await c.trySave('article', id, {
      version,
      value: changed,
      publishAt: wall(-minute),
    });
    expect(fieldsOf(early.json)).toEqual(['publishAt']);
    const item = await c.save('article', id, {
      version,
      value: changed,
      publishAt: wall(10 * minute),
    });
    expect(item).toMatchObject({ state: 'scheduled', publishAt: wall(10 * minute) });
    t.clock.pass(8 * minute);
    expect(await c.due()).toBe(0);
    t.clock.pass(3 * minute);
    const counts = await Promise.all([c.due(), c.due()]);
    expect(counts.reduce((a, b) => a + b)).toBe(1);
    t.app.contentCache.clear();
    const shown = await t.read(getArticle, { path: `/content/article/${id}`, lang: 'en' });
    expect(shown.title).toBe('On time');
    expect(await c.due()).toBe(0);
    const published = await auditsOf(t, { subject: `article ${id}`, action: 'content.publish' });
    expect(published.filter(({ details }) => 'scheduled' in details)).toHaveLength(1);
  });

  it('of what has lost its category in the meantime does not happen, and it stays a draft', async () => {
    const typeId = randomUUID();
    const id = randomUUID();
    const type = await c.save('articleType', typeId, {
      version: api.newVersion,
      value: { name: words('Short-lived') },
    });
    const liveType = await c.publish('articleType', typeId, type.version);
    const like = await c.get('article', articleId);
    const value = { ...like.value, typeId };
    await c.save('article', id, { version: api.newVersion, value, publishAt: '2099-01-01 09:00' });
    expect((await c.act('articleType', typeId, 'delete', liveType.version)).status).toBe(200);
    const now = t.clock.now().toISOString();
    t.clock.set('2099-01-01T14:00:30Z');
    expect(await c.due()).toBe(0);
    t.clock.set(now);
    await c.who.signIn();
    expect((await c.get('article', id)).state).toBe('draft');
  });

  it('never deletes what others refer to', async () => {
    for (const [type, id] of [
      ['city', 'queens'],
      ['activityType', 'exercise'],
      ['activity', 'tai-chi-plum-grove'],
      ['legal', 'privacy'],
      ['numbers', 'numbers'],
    ] as const) {
      const { version } = await c.get(type, id);
      expect((await c.act(type, id, 'delete', version)).json.code, type).toBe('content_in_use');
    }
  });

  it('of an activity keeps the end after the start and the places for those who have one', async () => {
    const id = 'tai-chi-plum-grove';
    const { version, value } = await c.get('activity', id);
    const draft = await c.save('activity', id, {
      version,
      value: { ...value, endTime: value.startTime, quota: 1 },
    });
    const refused = await c.act('activity', id, 'publish', draft.version);
    expect(fieldsOf(refused.json)?.sort()).toEqual(['endTime', 'quota']);
    await c.act('activity', id, 'discard', draft.version);
  });

  it('of an activity does not let people register after it, and says so in their language', async () => {
    const id = 'tai-chi-plum-grove';
    const { version, value } = await c.get('activity', id);
    const late = `${String(value.endTime).slice(0, 10)} 23:59`;
    const draft = await c.save('activity', id, {
      version,
      value: { ...value, registerEnd: late },
    });
    const said = async (lang: 'en' | 'zh-CN' | 'zh-TW') => {
      const { json } = await t.call('POST', `/home${pathOf('activity', id, 'publish')}`, {
        token: c.who.token,
        lang,
        body: { version: draft.version },
      });
      return json.errors;
    };
    for (const [lang, { office }] of [
      ['en', en],
      ['zh-CN', zhHans],
      ['zh-TW', zhHant],
    ] as const)
      expect(await said(lang)).toEqual([
        { field: 'registerEnd', message: office.content.wrong.registerByEnd },
      ]);
    await c.act('activity', id, 'discard', draft.version);
  });
});

it('more places of an activity go to those who wait, and they are told', async () => {
  const { rows } = await t.pool.query(
    `select id, waitlist_count::int as waiting from activity
     where waitlist_count > 0 and start_time > $1 and published order by start_time limit 1`,
    [t.clock.now().toISOString().slice(0, 19)],
  );
  const { id, waiting } = rows[0] as { id: string; waiting: number };
  const before = await sent();
  const { version, value } = await c.get('activity', id);
  const quota = Number(value.quota) + 5 * waiting;
  const draft = await c.save('activity', id, { version, value: { ...value, quota } });
  await c.publish('activity', id, draft.version);
  const shown = await t.read(getActivity, { path: `/content/activity/${id}` });
  expect(shown).toMatchObject({ quota, waitlistCount: 0 });
  expect(await sent()).toBeGreaterThan(before);
});

it('those who registered are told of another time, and when an activity is taken off the site', async () => {
  const { rows } = await t.pool.query(
    `select activity_id as id, count(*)::int as parties from activity_registration r
     join activity a on a.id = r.activity_id
     where r.status <> 'cancelled' and a.published and a.start_time > $1
     group by 1 order by 2 desc limit 1`,
    [t.clock.now().toISOString().slice(0, 19)],
  );
  const { id, parties } = rows[0] as { id: string; parties: number };
  const before = await sent();
  const { version, value } = await c.get('activity', id);
  const location = { en: 'Upstairs', 'zh-CN': '楼上', 'zh-TW': '樓上' };
  const draft = await c.save('activity', id, { version, value: { ...value, location } });
  // Not without the reason: neither now nor at its time, when nobody is there to be asked.
  const publishAt = '2099-01-01 09:00';
  const timed = { version: draft.version, value: draft.value, publishAt };
  for (const { status, json } of [
    await c.act('activity', id, 'publish', draft.version),
    await c.trySave('activity', id, timed),
  ])
    expect([status, fieldsOf(json)]).toEqual([400, ['reason']]);
  expect(await sent()).toBe(before);
  const scheduled = await c.save('activity', id, { ...timed, reason: 'host' });
  expect(await sent()).toBe(before);
  const why = { reason: 'room' };
  expect((await c.act('activity', id, 'publish', scheduled.version, why)).status).toBe(200);
  expect(await sent()).toBe(before + parties);
  expect(await reasonsIn(before)).toEqual(['room']);
  const live = await c.get('activity', id);
  const off = await c.act('activity', id, 'unpublish', live.version);
  expect([off.status, fieldsOf(off.json)]).toEqual([400, ['reason']]);
  const told = await c.act('activity', id, 'unpublish', live.version, { reason: 'weather' });
  expect(told.status).toBe(200);
  expect(await sent()).toBe(before + 2 * parties);
  expect(await reasonsIn(before + parties)).toEqual(['weather']);
  // By mistake: everybody has their place again, as if it had been taken off in the list of activities.
  const back = await t.call('POST', `/home/staff/activity/${id}/publish`, {
    token: await t.staffSession('admin'),
    body: { published: true, restore: true },
  });
  expect(back.json.data).toMatchObject({ affected: parties });
});

describe('what is typed', () => {
  it('rich text is cleaned before it is kept', async () => {
    const { version, value } = await c.get('legal', 'terms');
    const bad =
      '<h2 onclick="x()">Hi</h2><script>alert(1)</script><p><a href="javascript:alert(1)">a</a>' +
      '<img src="https://evil.example/a.png" onerror="x()" alt="a"><iframe src="/"></iframe></p>';
    const draft = await c.save('legal', 'terms', {
      version,
      value: { ...value, content: words(bad) },
    });
    const kept = JSON.stringify(draft.value);
    expect(kept).toContain('<h2>Hi</h2>');
    expect(kept).not.toMatch(/script|onclick|onerror|iframe|evil\.example|javascript/);
    await c.act('legal', 'terms', 'discard', draft.version);
  });

  it('is of the right kind, or its field is named', async () => {
    const { version, value } = await c.get('address', 'queens-office');
    const wrong = {
      ...value,
      phone: 'call us',
      addressUrl: 'https://evil.example/',
      name: 'x',
      y: 1,
    };
    const refused = await c.trySave('address', 'queens-office', { version, value: wrong });
    expect(fieldsOf(refused.json)?.sort()).toEqual(['addressUrl', 'name', 'phone', 'y']);
    const banner = await c.get('banner', 'banner-1');
    for (const image of ['https://evil.example/a.png', '//evil.example/a', '/media/../x', 'data:x'])
      expect(
        (
          await c.trySave('banner', 'banner-1', {
            version: banner.version,
            value: { ...banner.value, image },
          })
        ).status,
        image,
      ).toBe(400);
    const to = 'javascript:alert(1)';
    const link = { ...(banner.value.primary as object), to };
    const body = { version: banner.version, value: { ...banner.value, primary: link } };
    expect((await c.trySave('banner', 'banner-1', body)).status).toBe(400);
  });
});
