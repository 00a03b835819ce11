import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { getWaiting, type WaitingPart } from '#contract/staff-desk.ts';
import { call } from '#web/lib/api.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';

const everyMs = 60_000;

/** How much waits in each queue: asked anew on every page, and once a minute while one stays. Unknown, it says nothing. */
export const useWaiting = (): Partial<Record<WaitingPart, number>> => {
  const { pathname } = useLocation();
  const { loaded, reload } = useLoaded(pathname, (signal) => call(getWaiting, {}, { signal }));
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), everyMs);
    return () => clearInterval(timer);
  }, [reload]);
  return loaded.data ?? {};
};
