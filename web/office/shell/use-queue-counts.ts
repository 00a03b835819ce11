import { useLocation } from 'react-router';
import { getWaiting, type WaitingPart } from '#contract/staff/desk.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';

/**
 * How much waits in each queue, asked anew on every page; unknown, it says nothing. Never by a clock: a page that asks by
 * itself would keep a session alive that nobody uses.
 */
export const useWaiting = (): Partial<Record<WaitingPart, number>> => {
  const { pathname } = useLocation();
  const { loaded } = useQuery(['getWaiting', pathname], (signal) =>
    call(getWaiting, {}, { signal }),
  );
  return loaded.data ?? {};
};
