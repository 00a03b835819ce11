import { useLocation } from 'react-router';
import { getWaiting, type WaitingPart } from '#contract/staff/desk.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';

/**
 * The number of open cases per queue, loaded on every navigation. Never polled: that would keep an unused
 * session alive.
 */
export const useWaiting = (): Partial<Record<WaitingPart, number>> => {
  const { pathname } = useLocation();
  const { loaded } = useQuery(['getWaiting', pathname], (signal) =>
    call(getWaiting, {}, { signal }),
  );
  return loaded.data ?? {};
};
