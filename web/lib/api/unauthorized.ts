/** The 401 rule (spec §4, §8): the token goes, the user goes, and the login page takes the place of this one. */
import { navigateTo } from '#web/lib/page/navigation.ts';
import { withoutBase } from '#web/lib/page/shell.ts';
import { endSession } from './session.ts';
import { endStaffSession, officeDoor } from './staff-session.ts';

export const onUnauthorized = (hadToken: boolean): void => {
  if (typeof window === 'undefined') return;
  endSession();
  const path = withoutBase(window.location.pathname);
  // On the login page itself there is nothing to replace, and its `redirect` must stay.
  if (path === '/login') return;
  const redirect = encodeURIComponent(path + window.location.search + window.location.hash);
  navigateTo(`/login?redirect=${redirect}`, {
    replace: true,
    state: { reason: hadToken ? 'expired' : 'first' },
  });
};

/** The same for the office, whose door is another one. `ended`: the session is over; otherwise its second factor is missing. */
export const onStaffUnauthorized = (ended: boolean): void => {
  if (ended) endStaffSession();
  const { pathname, search } = window.location;
  if (pathname === officeDoor) return;
  const redirect = encodeURIComponent(pathname + search);
  navigateTo(`${officeDoor}?redirect=${redirect}`, { replace: true, state: { ended } });
};
