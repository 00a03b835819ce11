/**
 * Loads by key: concurrent loads of one key share a request, and who goes back to a page finds its results there for a
 * minute, unless something was changed meanwhile.
 */
import { NoAnswer } from './api-error.ts';

type Load<T> = (signal: AbortSignal) => Promise<T>;
type LoadOptions = {
  signal: AbortSignal;
  /** Neither joins a running load nor uses a cached result. */
  refetch?: boolean;
  /** The entry of the history that the result belongs to, if not the current one. */
  entry?: string;
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

/** How long results stay for who goes back. */
const keptMs = 60_000;
/** How long a page may take to appear after Back; what is opened on it later is loaded again. */
const arrivalMs = 5_000;

/** The entry of the browser's history: going back leads to the same one, a link to a new one. */
const currentEntry = (): string => (history.state as { key?: string } | null)?.key ?? '';

export const createQueryCache = ({
  now = Date.now,
  retryDelayMs = 400,
  entryOf = currentEntry,
} = {}) => {
  const running = new Map<string, Running>();
  const results = new Map<string, { data: unknown; at: number }>();
  let wentBackAt = Number.NEGATIVE_INFINITY;
  let changes = 0;

  /** One page can be in the history twice, and show something else each time. */
  const nameOf = (key: string, entry: string): string => `${entry} ${key}`;

  const keep = (key: string, entry: string, data: unknown): void => {
    for (const [name, { at }] of results) if (now() - at >= keptMs) results.delete(name);
    results.set(nameOf(key, entry), { data, at: now() });
  };

  const start = (key: string, load: Load<unknown>, historyEntry: string): Running => {
    const changesBefore = changes;
    const stop = new AbortController();
    const entry: Running = {
      users: 0,
      abort: () => stop.abort(),
      promise: withRetry(load, stop.signal, retryDelayMs)
        .then((data) => {
          // Not if a newer load replaced this one, the cache was cleared, or something was changed meanwhile.
          if (running.get(key) === entry && changes === changesBefore)
            keep(key, historyEntry, data);
          return data;
        })
        .finally(() => {
          if (running.get(key) === entry) running.delete(key);
        }),
    };
    running.set(key, entry);
    return entry;
  };

  /** The result of the page that one has gone back to. */
  const peek = <T>(key: string, entry?: string): T | undefined => {
    // On the server nobody goes back, and there is no history.
    if (now() - wentBackAt > arrivalMs) return undefined;
    const result = results.get(nameOf(key, entry ?? entryOf()));
    return result && now() - result.at < keptMs ? (result.data as T) : undefined;
  };

  return {
    peek,
    /** Aborts the request once the last caller's signal is aborted. */
    load: <T>(key: string, load: Load<T>, options: LoadOptions): Promise<T> => {
      const { signal, refetch = false, entry = entryOf() } = options;
      if (refetch) results.delete(nameOf(key, entry));
      const cached = peek<T>(key, entry);
      if (cached !== undefined) return Promise.resolve(cached);
      const joined = refetch ? undefined : running.get(key);
      const loading = joined ?? start(key, load, entry);
      loading.users += 1;
      signal.addEventListener('abort', () => {
        loading.users -= 1;
        if (loading.users > 0) return;
        if (running.get(key) === loading) running.delete(key);
        loading.abort();
      });
      return loading.promise as Promise<T>;
    },
    /** Back or forward was pressed. */
    wentBack: () => {
      wentBackAt = now();
    },
    /** Something was changed, here or elsewhere: no result is used again. */
    forgetResults: () => {
      changes += 1;
      results.clear();
    },
    clear: () => {
      running.clear();
      results.clear();
    },
  };
};

export const queryCache = createQueryCache();

/**
 * For a route's loader: asks anew, except on the way back. It runs before the history has the page's own entry, so its
 * result belongs to none.
 */
export const loadPage = <T>(key: string, load: Load<T>, signal: AbortSignal): Promise<T> => {
  const entry = 'loader';
  const refetch = queryCache.peek(key, entry) === undefined;
  return queryCache.load(key, load, { signal, entry, refetch });
};

// Capturing, to know it before the router runs the loaders.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', queryCache.wentBack, { capture: true });
