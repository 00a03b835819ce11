/** The 401 rule (spec §4, §8): the token goes, the user goes, and the login page takes the place of this one. */
import { navigateTo } from './navigation.ts';
import { endSession } from './session.ts';
import { withoutBase } from './shell.ts';

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
