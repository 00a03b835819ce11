import { describe, expect, it, vi } from 'vitest';
import { ApiError, NoAnswer } from './api-error.ts';
import { createQueryCache } from './query-cache.ts';

const signal = () => new AbortController().signal;
const network = () => new NoAnswer('client.network', 'offline');

/** A load that is answered by hand. */
const byHand = () => {
  const settle: ((value: string) => void)[] = [];
  const signals: AbortSignal[] = [];
  const load = vi.fn(
    (aborted: AbortSignal) =>
      new Promise<string>((resolve) => {
        settle.push(resolve);
        signals.push(aborted);
      }),
  );
  return { load, settle, signals };
};

describe('query cache', () => {
  it('shares one request among concurrent loads of a key', async () => {
    const cache = createQueryCache();
    const { load, settle } = byHand();
    const both = Promise.all([
      cache.load('a', load, { signal: signal() }),
      cache.load('a', load, { signal: signal() }),
    ]);
    settle[0]?.('data');
    expect(await both).toEqual(['data', 'data']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again after the first is done, unless the result may be used again', async () => {
    let time = 0;
    const cache = createQueryCache({ now: () => time });
    const load = vi.fn(async () => `${load.mock.calls.length}`);
    const read = (maxAge: number) => cache.load('a', load, { signal: signal(), maxAge });
    expect(await read(0)).toBe('1');
    expect(await read(100)).toBe('2');
    expect(await read(100)).toBe('2');
    expect(cache.peek('a', 100)).toBe('2');
    expect(cache.peek('a')).toBeUndefined();
    time = 100;
    expect(await read(100)).toBe('3');
  });

  it('a refetch neither joins a running load nor is overwritten by it', async () => {
    const cache = createQueryCache();
    const { load, settle } = byHand();
    const before = cache.load('a', load, { signal: signal(), maxAge: 100 });
    const after = cache.load('a', load, { signal: signal(), maxAge: 100, refetch: true });
    settle[1]?.('new');
    expect(await after).toBe('new');
    settle[0]?.('old');
    expect(await before).toBe('old');
    expect(cache.peek('a', 100)).toBe('new');
  });

  it('aborts the request when the last of its callers has gone', () => {
    const cache = createQueryCache();
    const { load, signals } = byHand();
    const [one, two] = [new AbortController(), new AbortController()];
    void cache.load('a', load, { signal: one.signal });
    void cache.load('a', load, { signal: two.signal });
    one.abort();
    expect(signals[0]?.aborted).toBe(false);
    two.abort();
    expect(signals[0]?.aborted).toBe(true);
    void cache.load('a', load, { signal: signal() });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries once more when the network fails, and not when the server refuses', async () => {
    const cache = createQueryCache({ retryDelayMs: 0 });
    const flaky = vi.fn().mockRejectedValueOnce(network()).mockResolvedValue('data');
    expect(await cache.load('a', flaky, { signal: signal() })).toBe('data');
    const offline = vi.fn().mockRejectedValue(network());
    await expect(cache.load('b', offline, { signal: signal() })).rejects.toThrow('offline');
    expect(offline).toHaveBeenCalledTimes(2);
    const refused = vi.fn().mockRejectedValue(new ApiError({ status: 404, statusText: '' }));
    await expect(cache.load('c', refused, { signal: signal() })).rejects.toThrow('404');
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing when cleared, not even what is still on its way', async () => {
    const cache = createQueryCache();
    const { load, settle } = byHand();
    await cache.load('a', async () => 'data', { signal: signal(), maxAge: 100 });
    const late = cache.load('b', load, { signal: signal(), maxAge: 100 });
    cache.clear();
    settle[0]?.('late');
    await late;
    expect(cache.peek('a', 100)).toBeUndefined();
    expect(cache.peek('b', 100)).toBeUndefined();
  });
});
