import { useSyncExternalStore } from 'react';
import { usePreferences } from '#web/lib/page/preferences.ts';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Nothing may move by itself: asked for by the system, or in easy view. True until the browser has said. */
export const useStill = (): boolean => {
  const { elderMode } = usePreferences();
  const reduced = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
  return reduced || elderMode;
};
