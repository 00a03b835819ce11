import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';

/**
 * A debounced action (spec §5, §9: 500 ms) that never runs twice at once.
 * `busy` is true from the press until it is done.
 */
export const useDebounced = (action: () => void | Promise<void>) => {
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(false);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = useCallback(() => {
    if (running.current) return;
    clearTimeout(timer.current);
    setBusy(true);
    timer.current = setTimeout(async () => {
      running.current = true;
      try {
        await latest.current();
      } finally {
        running.current = false;
        setBusy(false);
      }
    }, limits.debounceMs);
  }, []);
  return { busy, press };
};
