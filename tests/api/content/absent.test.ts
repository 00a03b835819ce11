/** Content that is not there, and postcodes. */
import { describe, expect, it } from 'vitest';
import { getActivity, getActivityPage } from '#contract/activity/activity.ts';
import * as content from '#contract/content/content.ts';
import { getArticle, getArticlePage } from '#contract/news/news.ts';
import { locales } from '#i18n/pick-locale.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

describe('what is not there', () => {
  it.each([
    '/content/activity/absent',
    '/content/article/absent',
    '/content/team-event/absent',
    '/content/nothing',
    '/nothing',
  ])('GET /home%s is 404 in three languages', async (path) => {
    const messages = new Set<string>();
    for (const lang of locales) {
      const { status, json } = await t.call('GET', `/home${path}`, { lang });
      expect(status).toBe(404);
      expect(json.code).toBe('not_found');
      messages.add(json.message);
    }
    expect(messages.size).toBe(3);
  });

  it('an unpublished activity or article is as absent as one that never was', async () => {
    const [activity] = (await t.read(getActivityPage)).records;
    const [article] = (await t.read(getArticlePage)).records;
    await t.pool.query('update activity set published = false where id = $1', [activity?.id]);
    await t.pool.query('update article set published = false where id = $1', [article?.id]);
    t.app.contentCache.clear();
    const paths = [
      getActivity.path.replace('{id}', activity?.id ?? ''),
      getArticle.path.replace('{id}', article?.id ?? ''),
    ];
    for (const path of paths) expect((await t.call('GET', `/home${path}`)).status).toBe(404);
    expect((await t.read(getActivityPage)).records[0]?.id).not.toBe(activity?.id);
  });
});

describe('postcode', () => {
  it('fills in city and state', async () => {
    for (const zip of ['10013', encodeURIComponent('１００１３')]) {
      const path = `/content/postcode/${zip}`;
      const place = await t.read(content.getPostcode, { path });
      expect(place).toEqual({ postcode: '10013', city: 'New York', state: 'NY' });
    }
  });

  it.each([
    ['1001', 400, 'en', 'Invalid postcode number'],
    ['1001', 400, 'zh-CN', '邮编'],
    ['1001', 400, 'zh-TW', '郵'],
    ['abcde', 400, 'en', 'Invalid postcode number'],
    ['10013-1234', 400, 'en', 'Invalid postcode number'],
    ['00000', 404, 'en', 'Non-existent postcode number'],
    ['00000', 404, 'zh-CN', '邮编'],
    ['00000', 404, 'zh-TW', '郵'],
  ] as const)('%s is %d in %s', async (zip, status, lang, message) => {
    const answer = await t.call('GET', `/home/content/postcode/${zip}`, { lang });
    expect(answer.status).toBe(status);
    expect(answer.json.message).toContain(message);
  });
});
