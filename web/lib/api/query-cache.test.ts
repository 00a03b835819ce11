import { describe, expect, it, vi } from 'vitest';
import { ApiError, NoAnswer } from './api-error.ts';
import { createQueryCache, loadPage, queryCache } from './query-cache.ts';

const signal = () => new AbortController().signal;
const entryOf = () => 'list';
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
    const cache = createQueryCache({ entryOf });
    const { load, settle } = byHand();
    const both = Promise.all([
      cache.load('a', load, { signal: signal() }),
      cache.load('a', load, { signal: signal() }),
    ]);
    settle[0]?.('data');
    expect(await both).toEqual(['data', 'data']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again after the first is done', async () => {
    const cache = createQueryCache({ entryOf });
    const load = vi.fn(async () => `${load.mock.calls.length}`);
    const read = () => cache.load('a', load, { signal: signal() });
    expect([await read(), await read()]).toEqual(['1', '2']);
    expect(cache.peek('a')).toBeUndefined();
  });

  it('of a loader, which runs before its page has an entry: asks anew, except on the way back', async () => {
    const load = vi.fn(async () => `${load.mock.calls.length}`);
    const read = () => loadPage('a page', load, signal());
    vi.stubGlobal('history', { state: { key: 'left' } });
    expect([await read(), await read()]).toEqual(['1', '2']);
    vi.stubGlobal('history', { state: { key: 'own' } });
    queryCache.wentBack();
    expect([await read(), await read()]).toEqual(['2', '2']);
    queryCache.forgetResults();
    expect(await read()).toBe('3');
    vi.unstubAllGlobals();
  });

  describe('on the way back', () => {
    const start = () => {
      const at = { time: 0, entry: 'list' };
      const cache = createQueryCache({ now: () => at.time, entryOf: () => at.entry });
      const load = vi.fn(async () => `${load.mock.calls.length}`);
      const read = () => cache.load('a', load, { signal: signal() });
      const goBack = (entry: string) => {
        at.entry = entry;
        cache.wentBack();
      };
      return { at, cache, read, goBack };
    };

    it('finds what the page showed, without asking', async () => {
      const { at, cache, read, goBack } = start();
      await read();
      at.entry = 'case';
      at.time = 20_000;
      goBack('list');
      expect(cache.peek('a')).toBe('1');
      expect(await read()).toBe('1');
    });

    it.each([
      ['an hour later', ({ at }) => (at.time = 3_600_000)],
      ['after a change', ({ cache }) => cache.forgetResults()],
      ['after signing out', ({ cache }) => cache.clear()],
    ] satisfies [string, (one: ReturnType<typeof start>) => void][])(
      '%s asks again',
      async (_, then) => {
        const one = start();
        await one.read();
        then(one);
        one.goBack('list');
        expect(await one.read()).toBe('2');
      },
    );

    it('asks for another page, by a link, and for what is opened later', async () => {
      const { at, read, goBack } = start();
      await read();
      goBack('another list');
      expect(await read()).toBe('2');
      goBack('another list');
      at.time = 10_000;
      expect(await read()).toBe('3');
      at.entry = 'by a link';
      expect(await read()).toBe('4');
    });

    it('does not find what was asked for before a change and came after it', async () => {
      const cache = createQueryCache({ entryOf });
      const { load, settle } = byHand();
      const before = cache.load('a', load, { signal: signal() });
      cache.forgetResults();
      settle[0]?.('old');
      await before;
      cache.wentBack();
      expect(cache.peek('a')).toBeUndefined();
    });
  });

  it('a refetch neither joins a running load nor is overwritten by it', async () => {
    const cache = createQueryCache({ entryOf });
    const { load, settle } = byHand();
    const before = cache.load('a', load, { signal: signal() });
    const after = cache.load('a', load, { signal: signal(), refetch: true });
    settle[1]?.('new');
    expect(await after).toBe('new');
    settle[0]?.('old');
    expect(await before).toBe('old');
    cache.wentBack();
    expect(cache.peek('a')).toBe('new');
  });

  it('aborts the request when the last of its callers has gone', () => {
    const cache = createQueryCache({ entryOf });
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
    const cache = createQueryCache({ entryOf, retryDelayMs: 0 });
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
    const cache = createQueryCache({ entryOf });
    const { load, settle } = byHand();
    await cache.load('a', async () => 'data', { signal: signal() });
    const late = cache.load('b', load, { signal: signal() });
    cache.clear();
    settle[0]?.('late');
    await late;
    cache.wentBack();
    expect(cache.peek('a')).toBeUndefined();
    expect(cache.peek('b')).toBeUndefined();
  });
});
