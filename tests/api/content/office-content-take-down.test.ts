/** Content that leaves the website by itself. */
import { describe, expect, it } from 'vitest';
import { getFaqs } from '#contract/content/content.ts';
import type { ContentType } from '#contract/content/item-types.ts';
import * as api from '#contract/content/office.ts';
import { takeDownDue } from '#server/features/content/content.jobs.ts';
import { contentCalls, fieldsOf } from '#tests/api/support/content-calls.ts';
import { auditsOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const minute = 60_000;
const articleId = 'white-card-renewal-steps';

const t = testApp();
const c = contentCalls(t);

const wall = (ms: number) =>
  new Date(t.clock.now().getTime() + ms)
    .toLocaleString('sv-SE', { timeZone: 'America/New_York' })
    .slice(0, 16);
const takeDown = (type: ContentType, id: string, version: string, takeDownAt: string | null) =>
  c.act(type, id, 'take-down', version, { takeDownAt });
const due = () =>
  takeDownDue({ db: t.db, clock: t.clock, activityChanging: async () => async () => {} });

describe('a take-down date', () => {
  it('takes it off at its time, once, also with two processes, and it can be published again', async () => {
    const id = await c.firstOf('faq');
    const { version } = await c.get('faq', id);
    const at = wall(10 * minute);
    const { json } = await takeDown('faq', id, version, at);
    expect(json.data).toMatchObject({ state: 'live', takeDownAt: at });
    const shown = async () => {
      t.app.contentCache.clear();
      return (await t.read(getFaqs)).some((one) => one.id === id);
    };
    const row = async () =>
      (
        await t.read(api.listContent, { path: '/staff/content/faq', token: c.who.token })
      ).records.find((one) => one.id === id);
    expect(await row()).toMatchObject({ state: 'live', takeDownAt: at });
    t.clock.pass(8 * minute);
    expect([await due(), await shown()]).toEqual([0, true]);
    t.clock.pass(3 * minute);
    const counts = await Promise.all([due(), due()]);
    expect(counts.reduce((a, b) => a + b)).toBe(1);
    expect(await shown()).toBe(false);
    const off = await c.get('faq', id);
    expect(off).toMatchObject({ state: 'hidden', takeDownAt: null });
    const audits = await auditsOf(t, { subject: `faq ${id}`, action: 'content.unpublish' });
    expect(audits.map(({ details }) => details)).toEqual([{ scheduled: 'yes' }]);
    await c.publish('faq', id, off.version);
    t.clock.pass(60 * minute);
    expect([await due(), await shown()]).toEqual([0, true]);
    await c.who.signIn();
  });

  it('can be withdrawn, and taking it off by hand ends it', async () => {
    const id = await c.firstOf('banner');
    const { version } = await c.get('banner', id);
    const set = await takeDown('banner', id, version, '2099-01-01 09:00');
    const { version: next } = set.json.data as api.ContentItem;
    // The version that was read before is stale.
    expect((await takeDown('banner', id, version, null)).json.code).toBe('changed_meanwhile');
    const cleared = (await takeDown('banner', id, next, null)).json.data as api.ContentItem;
    expect(cleared.takeDownAt).toBeNull();
    const again = await takeDown('banner', id, cleared.version, '2099-01-01 09:00');
    const off = await c.act(
      'banner',
      id,
      'unpublish',
      (again.json.data as api.ContentItem).version,
    );
    expect(off.json.data).toMatchObject({ state: 'hidden', takeDownAt: null });
  });

  it('is after now, after the publishing, and after the end of an activity', async () => {
    const { version, value } = await c.get('article', articleId);
    const early = await takeDown('article', articleId, version, wall(-minute));
    expect(fieldsOf(early.json)).toEqual(['takeDownAt']);
    const planned = await c.save('article', articleId, {
      version,
      value,
      publishAt: '2099-01-01 09:00',
    });
    const before = await takeDown('article', articleId, planned.version, '2098-12-31 09:00');
    expect(fieldsOf(before.json)).toEqual(['takeDownAt']);
    const fine = await takeDown('article', articleId, planned.version, '2099-02-01 09:00');
    const { version: next } = fine.json.data as api.ContentItem;
    const late = await c.trySave('article', articleId, {
      version: next,
      value,
      publishAt: '2099-03-01 09:00',
    });
    expect(fieldsOf(late.json)).toEqual(['publishAt']);

    const id = 'tai-chi-plum-grove';
    const activity = await c.get('activity', id);
    const start = String(activity.value.startTime);
    const refused = await takeDown('activity', id, activity.version, start);
    expect(fieldsOf(refused.json)).toEqual(['takeDownAt']);
  });

  it('is for what can be taken off alone', async () => {
    const { version } = await c.get('legal', 'privacy');
    expect((await takeDown('legal', 'privacy', version, '2099-01-01 09:00')).status).toBe(404);
  });
});
