import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getBanners, getServiceParam } from '#contract/content/content.ts';
import { contentWatch, watchChanges } from '#server/platform/database/watch-changes.ts';
import { endpoints, nameOf } from '#tests/api/support/endpoints.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

const elders = async () => (await t.read(getServiceParam)).elderCount;
const setElders = (count: number) =>
  t.pool.query(
    `update setting set value = jsonb_set(value, '{elderCount}', $1::jsonb) where key = 'numbers'`,
    [String(count)],
  );

describe('kept answers', () => {
  it('are kept until content changes, then made anew', async () => {
    t.app.contentCache.clear();
    const before = await elders();
    await setElders(before + 1);
    expect(await elders()).toBe(before);
    t.app.contentCache.clear();
    expect(await elders()).toBe(before + 1);
  });

  it('differ by language and by query, and nobody’s token is looked at', async () => {
    const { size } = t.app.contentCache;
    const titles = new Set<string>();
    for (const lang of ['en', 'zh-CN', 'zh-TW'] as const)
      for (const token of [undefined, 'garbage'])
        titles.add((await t.read(getBanners, { lang, token }))[0]?.title ?? '');
    expect(titles.size).toBe(3);
    expect(t.app.contentCache.size).toBe(size + 3);
  });

  it('are never refusals', async () => {
    const { size } = t.app.contentCache;
    for (const path of ['activity/absent', 'article/absent', 'banners?x=1', 'faq?pageNum=0'])
      expect((await t.call('GET', `/home/content/${path}`)).status).toBeGreaterThanOrEqual(400);
    expect(t.app.contentCache.size).toBe(size);
  });

  it('go on when the database fails after a change, and come back to date', async () => {
    const before = await elders();
    await setElders(before + 2);
    await t.pool.query('alter table setting rename to setting_gone');
    t.app.contentCache.clear();
    expect(await elders()).toBe(before);
    await t.pool.query('alter table setting_gone rename to setting');
    expect(await elders()).toBe(before + 2);
  });

  it('are only of calls that anyone may make', () => {
    const cached = endpoints.filter((e) => e.cached);
    expect(cached.length).toBeGreaterThan(15);
    expect(
      cached.filter((e) => e.access !== 'readPublic' || e.method !== 'GET').map(nameOf),
    ).toEqual([]);
  });
});

describe('a change made by anyone', () => {
  /** As server/main.ts does it. */
  const watch = () => {
    const onChange = vi.fn(() => t.app.contentCache.clear());
    const watching = watchChanges(t.url, contentWatch(onChange));
    onTestFinished(() => watching.stop());
    return onChange;
  };
  const within5s = { timeout: 5_000, interval: 20 };
  const inTime = { timeout: 120_000, interval: 20 };

  it('shows within five seconds', async () => {
    const onChange = watch();
    await vi.waitUntil(() => onChange.mock.calls.length > 0, inTime);
    const before = await elders();
    await setElders(before + 5);
    await vi.waitFor(async () => expect(await elders()).toBe(before + 5), within5s);
  });

  it('is noticed for every table of content', async () => {
    const onChange = watch();
    await vi.waitUntil(() => onChange.mock.calls.length > 0, inTime);
    const tables = ['setting', 'banner', 'service', 'service_scope', 'city', 'company_address'];
    tables.push('team_event', 'faq', 'legal_page', 'activity_type', 'activity', 'comment');
    tables.push('article_type', 'article');
    for (const table of tables) {
      const heard = onChange.mock.calls.length;
      await t.pool.query(`delete from ${table} where false`);
      await vi.waitUntil(() => onChange.mock.calls.length > heard, inTime);
    }
    expect(onChange.mock.calls.length).toBeGreaterThan(tables.length);
  });

  it('is caught up with after the connection broke', async () => {
    const onChange = watch();
    await vi.waitUntil(() => onChange.mock.calls.length > 0, inTime);
    const before = await elders();
    await t.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'persimmon watch' and datname = current_database()`,
    );
    await setElders(before + 9);
    await vi.waitFor(async () => expect(await elders()).toBe(before + 9), within5s);
  });
});

describe('ETag', () => {
  it('spares the body when nothing changed', async () => {
    const first = await t.call('GET', '/home/content/faq', { lang: 'en' });
    const { etag = '' } = first.headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await t.call('GET', '/home/content/faq', {
        lang: 'en',
        headers: { 'if-none-match': tag },
      });
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
      expect(again.headers.etag).toBe(etag);
      expect(again.headers.vary).toContain('Accept-Language');
    }
  });

  it('does not spare it for another language, or once content changed', async () => {
    const { headers } = await t.call('GET', '/home/content/faq', { lang: 'en' });
    const known = { 'if-none-match': headers.etag ?? '' };
    expect(
      (await t.call('GET', '/home/content/faq', { lang: 'zh-CN', headers: known })).status,
    ).toBe(200);
    await t.pool.query(`update faq set question = '{"en":"Changed?"}' where position = 0`);
    t.app.contentCache.clear();
    const again = await t.call('GET', '/home/content/faq', { lang: 'en', headers: known });
    expect(again.status).toBe(200);
    expect(again.text).toContain('Changed?');
  });
});

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0, br; q=0.0', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding %j gets %s', async (accepted, encoding) => {
    const answer = await t.app.inject({
      url: '/home/content/team',
      headers: { 'accept-encoding': accepted, 'accept-language': 'zh-TW' },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    const body = unpack ? unpack(answer.rawPayload) : answer.rawPayload;
    expect(JSON.parse(String(body))).toMatchObject({ code: '200' });
    if (unpack) expect(answer.rawPayload.length).toBeLessThan(body.length * 0.7);
  });

  it('is not for answers that carry secrets', async () => {
    const { headers } = await t.call('GET', '/home/demo/messages', {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });
});

it('who joins an activity changes its numbers, not the content', async () => {
  const said: string[] = [];
  const watching = watchChanges(
    t.url,
    contentWatch((what) => said.push(what)),
  );
  onTestFinished(() => watching.stop());
  await vi.waitFor(() => expect(said).toEqual(['']), { timeout: 120_000 });
  const id = `(select id from activity order by id limit 1)`;
  await t.pool.query(`update activity set registered_count = registered_count where id = ${id}`);
  await vi.waitFor(() => expect(said).toEqual(['', 'activity-counts']), { timeout: 120_000 });
  await t.pool.query(`update activity set quota = quota where id = ${id}`);
  await vi.waitFor(() => expect(said).toEqual(['', 'activity-counts', '']), { timeout: 120_000 });
  // Every other column is content: one that is added later must be, too.
  const { rows } = await t.pool.query(
    `select a.attname from pg_attribute a where a.attrelid = 'activity'::regclass and a.attnum > 0
       and not a.attisdropped and not exists (select 1 from pg_trigger g
         where g.tgrelid = a.attrelid and a.attnum = any (g.tgattr))`,
  );
  expect(rows).toEqual([]);
});
