import { useSyncExternalStore } from 'react';
import { usePreferences } from '#web/lib/page/preferences.ts';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Reduced motion, by system setting or easy view. True until known. */
export const useStill = (): boolean => {
  const { elderMode } = usePreferences();
  const reduced = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
  return reduced || elderMode;
};
