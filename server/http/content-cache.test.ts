import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createContentCache, type Finished, finish } from './content-cache.ts';

afterEach(() => void vi.useRealTimers());

const answer = (text: string, status = 200): Promise<Finished> => finish(text, {}, status);
const textOf = ({ plain }: Finished) => plain.toString();

describe('finish', () => {
  it('has the same text in three encodings', async () => {
    const done = await finish('柿安居家護理'.repeat(50), { Vary: 'x' });
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

  it('never keeps an answer that was begun before the change', async () => {
    const cache = createContentCache();
    const { promise, resolve } = Promise.withResolvers<Finished>();
    const slow = cache.get('k', () => promise);
    cache.clear();
    resolve(await answer('old'));
    expect(textOf(await slow)).toBe('old');
    expect(textOf(await cache.get('k', () => answer('new')))).toBe('new');
    expect(cache.size).toBe(1);
  });

  it('an old failure does not take a newer answer with it', async () => {
    const cache = createContentCache();
    const { promise, reject } = Promise.withResolvers<Finished>();
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

  it('forgets after 30 seconds: activities open and end by the clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = createContentCache();
    await cache.get('k', () => answer('old'));
    vi.setSystemTime(Date.now() + 29_999);
    expect(textOf(await cache.get('k', () => answer('new')))).toBe('old');
    vi.setSystemTime(Date.now() + 1);
    expect(textOf(await cache.get('k', () => answer('new')))).toBe('new');
  });

  it('holds no more than it may, the oldest goes first', async () => {
    const cache = createContentCache(3);
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, () => answer(key));
    expect(cache.size).toBe(3);
    expect(textOf(await cache.get('b', () => answer('made again')))).toBe('b');
    expect(textOf(await cache.get('a', () => answer('made again')))).toBe('made again');
  });
});
