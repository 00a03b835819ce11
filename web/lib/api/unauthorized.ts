/** The 401 rule (spec §4, §8): end the session and replace this page with the login page. */
import { navigateTo } from '#web/lib/page/navigation.ts';
import { withoutBase } from '#web/lib/page/shell.ts';
import { endSession } from './session.ts';
import { endStaffSession, hasStaffSignedOut, officeDoor } from './staff-session.ts';

export const onUnauthorized = (hadToken: boolean): void => {
  if (typeof window === 'undefined') return;
  endSession();
  const path = withoutBase(window.location.pathname);
  // Already on the login page: keep its `redirect`.
  if (path === '/login') return;
  const redirect = encodeURIComponent(path + window.location.search + window.location.hash);
  navigateTo(`/login?redirect=${redirect}`, {
    replace: true,
    state: { reason: hadToken ? 'expired' : 'first' },
  });
};

/** The same for the office. `ended`: the session is over; otherwise its second factor is missing. */
export const onStaffUnauthorized = (ended: boolean): void => {
  if (ended) endStaffSession();
  goToOfficeDoor(ended);
};

/** The door leads back to this page; not for those who signed out themselves. */
export const goToOfficeDoor = (ended: boolean): void => {
  const { pathname, search, hash } = window.location;
  if (pathname === officeDoor) return;
  const redirect = encodeURIComponent(pathname + search + hash);
  if (hasStaffSignedOut()) navigateTo(officeDoor, { replace: true });
  else navigateTo(`${officeDoor}?redirect=${redirect}`, { replace: true, state: { ended } });
};
