/** Loads by key: concurrent loads of one key share a request, and results stay as long as the caller allows. */
import { NoAnswer } from './api-error.ts';

type Load<T> = (signal: AbortSignal) => Promise<T>;
type LoadOptions = {
  signal: AbortSignal;
  /** Milliseconds for which a result may be used again. */
  maxAge?: number;
  /** Neither joins a running load nor uses a cached result. */
  refetch?: boolean;
};
type Running = { promise: Promise<unknown>; users: number; abort: () => void };

const isNetworkFailure = (error: unknown): boolean =>
  error instanceof NoAnswer && error.key === 'client.network';

/** GET requests and previews only: anything loaded by key is safe to send twice. */
const withRetry = async <T>(load: Load<T>, signal: AbortSignal, delayMs: number): Promise<T> => {
  try {
    return await load(signal);
  } catch (error) {
    if (signal.aborted || !isNetworkFailure(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    signal.throwIfAborted();
    return load(signal);
  }
};

export const createQueryCache = ({ now = Date.now, retryDelayMs = 400 } = {}) => {
  const running = new Map<string, Running>();
  const results = new Map<string, { data: unknown; at: number }>();

  const start = (key: string, load: Load<unknown>, maxAge: number): Running => {
    const stop = new AbortController();
    const entry: Running = {
      users: 0,
      abort: () => stop.abort(),
      promise: withRetry(load, stop.signal, retryDelayMs)
        .then((data) => {
          // Ignore the result if a newer load replaced this one, or the cache was cleared.
          if (running.get(key) === entry && maxAge) results.set(key, { data, at: now() });
          return data;
        })
        .finally(() => {
          if (running.get(key) === entry) running.delete(key);
        }),
    };
    running.set(key, entry);
    return entry;
  };

  const peek = <T>(key: string, maxAge = 0): T | undefined => {
    const result = results.get(key);
    return result && now() - result.at < maxAge ? (result.data as T) : undefined;
  };

  return {
    peek,
    /** Aborts the request once the last caller's signal is aborted. */
    load: <T>(key: string, load: Load<T>, options: LoadOptions): Promise<T> => {
      const { signal, maxAge = 0, refetch = false } = options;
      if (refetch) results.delete(key);
      const cached = peek<T>(key, maxAge);
      if (cached !== undefined) return Promise.resolve(cached);
      const joined = refetch ? undefined : running.get(key);
      const entry = joined ?? start(key, load, maxAge);
      entry.users += 1;
      signal.addEventListener('abort', () => {
        entry.users -= 1;
        if (entry.users > 0) return;
        if (running.get(key) === entry) running.delete(key);
        entry.abort();
      });
      return entry.promise as Promise<T>;
    },
    clear: () => {
      running.clear();
      results.clear();
    },
  };
};

export const queryCache = createQueryCache();
