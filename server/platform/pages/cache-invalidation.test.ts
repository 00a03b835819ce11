import { beforeEach, expect, it, vi } from 'vitest';
import { countsChanged, createDropping } from './cache-invalidation.ts';
import { createContentCache, finish } from './response-cache.ts';

const calls = ['en /home/content/activity/page?pageNum=1', 'en /home/content/banners'];
const pages = [
  'desktop en /',
  'mobile zh-TW /h5/',
  'mobile zh-TW /h5/?lang=en',
  'desktop en /_root.data?_routes=home',
  'desktop zh-CN /community/activity/list?city=queens',
  'desktop en /about/faq',
  'mobile en /h5/community/news',
];

const keep = async (keys: string[]) => {
  const cache = createContentCache();
  for (const key of keys) await cache.get(key, () => finish('x', {}));
  return { cache, kept: () => keys.filter((key) => cache.peek(key)) };
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const start = async () => {
  // The compressor's work is real.
  vi.useRealTimers();
  const [content, page] = [await keep(calls), await keep(pages)];
  vi.useFakeTimers();
  return {
    content,
    page,
    drop: createDropping({ contentCache: content.cache, pageCache: page.cache }),
  };
};

it('a change of content drops everything', async () => {
  const { content, page, drop } = await start();
  drop('');
  expect([...content.kept(), ...page.kept()]).toEqual([]);
});

it('somebody who joins drops what shows numbers of activities, and nothing else', async () => {
  const { content, page, drop } = await start();
  drop(countsChanged);
  expect(content.kept()).toEqual(['en /home/content/banners']);
  expect(page.kept()).toEqual(['desktop en /about/faq', 'mobile en /h5/community/news']);
});

it('many who join renew pages once in five seconds; the last one is not forgotten', async () => {
  const { page, drop } = await start();
  const renew = vi.spyOn(page.cache, 'renewSoon');
  for (let n = 0; n < 50; n++) {
    drop(countsChanged);
    vi.advanceTimersByTime(100);
  }
  expect(renew).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(renew.mock.calls.length).toBeLessThanOrEqual(3);
  const before = renew.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(renew).toHaveBeenCalledTimes(before);
});
