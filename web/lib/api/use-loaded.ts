/** A part of a page that loads by itself, and can be asked for again. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Loaded<T> =
  | { state: 'waiting'; data?: undefined }
  | { state: 'failed'; error: unknown; data?: undefined }
  | { state: 'there'; data: T };

/** `key` names what is loaded: another key loads anew. What is there stays until the new is there. */
export const useLoaded = <T>(key: string, load: (signal: AbortSignal) => Promise<T>) => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'waiting' });
  const [round, setRound] = useState(0);
  const start = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and round say when to load again
  useEffect(() => {
    const stop = new AbortController();
    start(stop.signal).then(
      (data) => !stop.signal.aborted && setLoaded({ state: 'there', data }),
      (error: unknown) => !stop.signal.aborted && setLoaded({ state: 'failed', error }),
    );
    return () => stop.abort();
  }, [key, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { loaded, reload };
};
