/** Retries a video that fails to load, automatically and by button, and resumes at the same position. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Options = {
  element: RefObject<HTMLVideoElement | null>;
  /** It should be playing: only then does waiting matter. */
  wanted: RefObject<boolean>;
};

/** 'waiting': buffering. */
type LoadState = 'going' | 'waiting' | 'failed';

const firstWait = 3_000;
const longestWait = 30_000;
/** Connected, but no data arrives. */
const patience = 20_000;

export const useReload = ({ element, wanted }: Options) => {
  const [state, setState] = useState<LoadState>('going');
  const failures = useRef(0);

  const retry = useCallback(() => {
    setState('waiting');
    element.current?.load();
  }, [element]);

  useEffect(() => {
    if (state === 'going' || (state === 'waiting' && !wanted.current)) return;
    const wait =
      state === 'waiting'
        ? patience
        : Math.min(longestWait, firstWait * 2 ** (failures.current - 1));
    const timer = setTimeout(() => {
      if (state === 'failed') return retry();
      failures.current += 1;
      setState('failed');
    }, wait);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [state, wanted, retry]);

  return {
    state,
    retry,
    onWaiting: () => setState((before) => (before === 'failed' ? before : 'waiting')),
    onGoing: () => {
      failures.current = 0;
      setState('going');
    },
    onFailed: () => {
      failures.current += 1;
      setState('failed');
    },
  };
};
