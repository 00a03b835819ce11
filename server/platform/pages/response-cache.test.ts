import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { type CachedResponse, createContentCache, finish } from './response-cache.ts';
import { bodyFor } from './send-cached.ts';

afterEach(() => void vi.useRealTimers());

const answer = (text: string, status = 200): Promise<CachedResponse> => finish(text, {}, status);
const textOf = ({ plain }: CachedResponse) => plain.toString();

describe('finish', () => {
  it('leaves small texts as they are', async () => {
    const done = await finish('{"data":[]}', {});
    expect([done.br, done.gzip]).toEqual([done.plain, done.plain]);
    expect(bodyFor('br, gzip', done)).toEqual({ encoding: null, body: done.plain });
  });

  it('has the same text in three encodings', async () => {
    const done = await finish('柿安居家護理'.repeat(100), { Vary: 'x' });
    expect(brotliDecompressSync(done.br)).toEqual(done.plain);
    expect(gunzipSync(done.gzip)).toEqual(done.plain);
    expect(done.br.length).toBeLessThan(done.plain.length / 5);
    expect(done).toMatchObject({ status: 200, headers: { Vary: 'x' } });
  });

  it('has a tag that follows the text alone', async () => {
    const [a, again, b] = await Promise.all([answer('a'), finish('a', { Vary: 'x' }), answer('b')]);
    expect(a.etag).toMatch(/^"[\w-]{27}"$/);
    expect(again.etag).toBe(a.etag);
    expect(b.etag).not.toBe(a.etag);
  });
});

describe('the cache', () => {
  it('makes an answer once', async () => {
    const cache = createContentCache();
    const make = vi.fn(() => answer('a'));
    const first = await cache.get('k', make);
    expect(await cache.get('k', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    expect(cache.counts).toEqual({ hits: 1, misses: 1 });
  });

  it('lets those who ask at the same time share one computation', async () => {
    const cache = createContentCache();
    const make = vi.fn(() => answer('a'));
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('k', make)));
    expect(new Set(all).size).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps keys apart', async () => {
    const cache = createContentCache();
    expect(textOf(await cache.get('en', () => answer('a')))).toBe('a');
    expect(textOf(await cache.get('zh', () => answer('b')))).toBe('b');
    expect(cache.size).toBe(2);
  });

  it('is empty after a change of content', async () => {
    const cache = createContentCache();
    await cache.get('k', () => answer('old'));
    cache.clear();
    expect(textOf(await cache.get('k', () => answer('new')))).toBe('new');
  });

  it('shows the older answer when the newer one takes too long (quality 9)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const cache = createContentCache();
    await cache.get('k', () => answer('old'));
    cache.clear();
    const asked = cache.get('k', () => new Promise<CachedResponse>(() => {}));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(textOf(await asked)).toBe('old');
  });

  it('never keeps an answer that was begun before the change', async () => {
    const cache = createContentCache();
    const { promise, resolve } = Promise.withResolvers<CachedResponse>();
    const slow = cache.get('k', () => promise);
    cache.clear();
    resolve(await answer('old'));
    expect(textOf(await slow)).toBe('old');
    expect(textOf(await cache.get('k', () => answer('new')))).toBe('new');
    expect(cache.size).toBe(1);
  });

  it('an old failure does not take a newer answer with it', async () => {
    const cache = createContentCache();
    const { promise, reject } = Promise.withResolvers<CachedResponse>();
    const failing = cache.get('k', () => promise);
    cache.clear();
    await cache.get('k', () => answer('new'));
    reject(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    expect(cache.size).toBe(1);
  });

  it('keeps no failure', async () => {
    const cache = createContentCache();
    await expect(cache.get('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(textOf(await cache.get('k', () => answer('a')))).toBe('a');
  });

  it.each([302, 404, 500])('keeps no answer with status %d', async (status) => {
    const cache = createContentCache();
    await cache.get('k', () => answer('a', status));
    expect(cache.size).toBe(0);
    expect(textOf(await cache.get('k', () => answer('b')))).toBe('b');
  });

  it('renews behind the reader’s back after 30 seconds: activities open and end by the clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = createContentCache();
    const make = vi.fn(() => answer('old'));
    await cache.get('k', make);
    vi.setSystemTime(Date.now() + 30_000);
    await cache.get('k', make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(cache.peek('k')).toBeDefined();
    vi.setSystemTime(Date.now() + 1);
    expect(cache.peek('k')).toBeUndefined();
    make.mockImplementation(() => answer('new'));
    expect(textOf(await cache.get('k', make))).toBe('old');
    await vi.waitUntil(() => cache.peek('k'));
    expect(textOf(await cache.get('k', make))).toBe('new');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('makes the reader wait for a new one after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = createContentCache();
    await cache.get('k', () => answer('old'));
    vi.setSystemTime(Date.now() + 300_001);
    expect(textOf(await cache.get('k', () => answer('new')))).toBe('new');
  });

  describe('what may be shown a little late', () => {
    const all = () => true;
    it('is renewed behind the reader’s back, and once for many', async () => {
      const cache = createContentCache();
      await cache.get('a', () => answer('old'));
      cache.renewSoon(all);
      expect(cache.peek('a')).toBeUndefined();
      const later = Promise.withResolvers<CachedResponse>();
      const make = vi.fn(() => later.promise);
      for (let n = 0; n < 3; n++) expect(textOf(await cache.get('a', make))).toBe('old');
      expect(make).toHaveBeenCalledTimes(1);
      later.resolve(await answer('new'));
      await expect.poll(() => cache.peek('a')?.plain.toString()).toBe('new');
    });

    it('is waited for once twenty seconds have passed', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const cache = createContentCache();
      await cache.get('a', () => answer('old'));
      cache.renewSoon(all);
      vi.setSystemTime(Date.now() + 20_001);
      expect(textOf(await cache.get('a', () => answer('new')))).toBe('new');
    });

    it('stays late when another change came while it was made', async () => {
      const cache = createContentCache();
      await cache.get('a', () => answer('first'));
      cache.renewSoon(all);
      const later = Promise.withResolvers<CachedResponse>();
      await cache.get('a', () => later.promise);
      cache.renewSoon(all);
      later.resolve(await answer('second'));
      const third = () => answer('third');
      await expect.poll(async () => textOf(await cache.get('a', third))).toBe('second');
      await expect.poll(() => cache.peek('a')?.plain.toString()).toBe('third');
    });

    it('a change that counts at once is never shown late', async () => {
      const cache = createContentCache();
      await cache.get('a', () => answer('old'));
      cache.renewSoon(all);
      cache.clear();
      expect(textOf(await cache.get('a', () => answer('new')))).toBe('new');
    });
  });

  it('holds no more than it may; what was not asked for the longest goes first', async () => {
    const cache = createContentCache({ fixed: 3, free: 3 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, () => answer(key));
    expect(textOf(await cache.get('a', () => answer('made again')))).toBe('a');
    await cache.get('d', () => answer('d'));
    expect(cache.size).toBe(3);
    expect(cache.peek('a')).toBeDefined();
    expect(cache.peek('b')).toBeUndefined();
    expect(textOf(await cache.get('b', () => answer('made again')))).toBe('made again');
  });

  it('what is looked at before the router sees it counts as asked for, too', async () => {
    const cache = createContentCache({ fixed: 2, free: 1 });
    for (const key of ['a', 'b']) await cache.get(key, () => answer(key));
    cache.peek('a');
    await cache.get('c', () => answer('c'));
    expect(cache.peek('a')).toBeDefined();
  });

  it('addresses that somebody makes up push out each other, and nothing else', async () => {
    const cache = createContentCache({ fixed: 10, free: 5 });
    const make = vi.fn(() => answer('home'));
    await cache.get('home', make);
    for (let i = 0; i < 100; i++) await cache.get(`junk ${i}`, () => answer('junk'), 'free');
    expect(cache.size).toBe(6);
    expect(cache.peek('home')).toBeDefined();
    await cache.get('home', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('one that was pushed out while it was made takes nothing with it when it fails', async () => {
    const cache = createContentCache({ fixed: 1, free: 1 });
    const { promise, reject } = Promise.withResolvers<CachedResponse>();
    const failing = cache.get('k', () => promise);
    await cache.get('other', () => answer('other'));
    await cache.get('k', () => answer('new'));
    reject(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    expect(cache.peek('k')).toBeDefined();
  });
});

describe('when a new answer cannot be had', () => {
  const away = () => Promise.reject(new Error('the database is away'));

  it('shows the old one, and the new one as soon as there is one', async () => {
    const cache = createContentCache();
    await cache.get('k', () => answer('old'));
    cache.clear();
    expect(textOf(await cache.get('k', away))).toBe('old');
    expect(textOf(await cache.get('k', away))).toBe('old');
    expect(cache.peek('k')).toBeUndefined();
    expect(textOf(await cache.get('k', () => answer('new')))).toBe('new');
  });

  it('shows the whole old one rather than a new one with a part missing', async () => {
    const cache = createContentCache();
    await cache.get('k', () => answer('old'));
    cache.clear();
    const incomplete = async () => ({ ...(await answer('half')), incomplete: true });
    expect(textOf(await cache.get('k', incomplete))).toBe('old');
    expect(textOf(await cache.get('k', () => answer('new')))).toBe('new');
  });

  it('keeps none with a part missing', async () => {
    const cache = createContentCache();
    const incomplete = async () => ({ ...(await answer('half')), incomplete: true });
    expect(textOf(await cache.get('k', incomplete))).toBe('half');
    expect(cache.size).toBe(0);
  });

  it('shows the newest there is, not one that was long in the making', async () => {
    const cache = createContentCache();
    await cache.get('k', () => answer('first'));
    cache.clear();
    const { promise, resolve } = Promise.withResolvers<CachedResponse>();
    const slow = cache.get('k', () => promise);
    cache.clear();
    await cache.get('k', () => answer('third'));
    resolve(await answer('second'));
    await slow;
    expect(textOf(await cache.get('k', away))).toBe('third');
  });
});

describe('what is no longer there', () => {
  it('is refused at once, and what was kept of it is gone', async () => {
    const cache = createContentCache();
    await cache.get('k', () => answer('old'));
    cache.clear();
    const gone = () => Promise.reject(new AppError('not_found'));
    await expect(cache.get('k', gone)).rejects.toThrow('not_found');
    expect(cache.size).toBe(0);
    await expect(cache.get('k', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  it.each([302, 404])('is gone as a page too, with %d', async (status) => {
    const cache = createContentCache();
    await cache.get('k', () => answer('old'));
    cache.clear();
    expect(textOf(await cache.get('k', () => answer('gone', status)))).toBe('gone');
    expect(cache.size).toBe(0);
  });

  it('is not refused because the server is too busy to look', async () => {
    const cache = createContentCache();
    await cache.get('k', () => answer('old'));
    cache.clear();
    const busy = () => Promise.reject(new AppError('unavailable'));
    expect(textOf(await cache.get('k', busy))).toBe('old');
  });
});
