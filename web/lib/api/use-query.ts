import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerOf, Api, RequestOf } from '#contract/endpoint.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { queryCache } from './query-cache.ts';

export type Loaded<T> =
  | { status: 'pending'; data?: undefined; error?: undefined }
  | { status: 'error'; data?: undefined; error: unknown }
  | { status: 'success'; data: T; error?: undefined };

/** Nothing is known of what was asked for: the network or the server is away. */
const isAway = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/**
 * Loads in the browser, and again when `key` changes; a null `load` waits. The key is unique in the whole site and has
 * everything the data depends on: `['getTraining', id, locale]`. The previous data stays until the next has come;
 * `lastGood` stays even when a reload fails. With `keeps`, so does `loaded` while the server is away.
 */
export const useQuery = <T>(
  key: readonly unknown[],
  load: ((signal: AbortSignal) => Promise<T>) | null,
  { keeps = false } = {},
) => {
  const id = JSON.stringify(key);
  const [loaded, setLoaded] = useState<Loaded<T>>(() => {
    const data = queryCache.peek<T>(id);
    return data === undefined ? { status: 'pending' } : { status: 'success', data };
  });
  const [lastGood, setLastGood] = useState<T>();
  if (loaded.status === 'success' && loaded.data !== lastGood) setLastGood(() => loaded.data);

  const [round, setRound] = useState(0);
  const reloads = useRef(0);
  const goodId = useRef<string>(null);
  const [misses, setMisses] = useState(0);
  const latestLoad = useEffectEvent(() => load);
  const enabled = load !== null;
  useEffect(() => {
    const current = latestLoad();
    if (!enabled || !current) return;
    const stop = new AbortController();
    const { signal } = stop;
    const refetch = reloads.current !== round;
    reloads.current = round;
    queryCache.load(id, current, { signal, refetch }).then(
      (data) => {
        if (signal.aborted) return;
        goodId.current = id;
        setLoaded({ status: 'success', data });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (isAway(error)) setMisses((before) => before + 1);
        if (!keeps || goodId.current !== id || !isAway(error))
          setLoaded({ status: 'error', error });
      },
    );
    return () => stop.abort();
  }, [id, enabled, round, keeps]);

  /** Always asks the server: use it after every change. */
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { loaded, lastGood, reload, misses };
};

/** Loads what an endpoint returns, and again when the request or one of `depends` changes. */
export const useCall = <E extends Api>(
  api: E,
  request: RequestOf<E>,
  depends: readonly unknown[] = [],
) =>
  useQuery<AnswerOf<E>>([api.method, api.path, request, ...depends], (signal) =>
    call(api, request, { signal }),
  );
