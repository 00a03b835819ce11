/** Logout by spec §4, debounced: the server first; then token, user, message, and home after 500 ms. */
import { useTranslation } from 'react-i18next';
import { logout } from '#contract/account/account.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api/api.ts';
import { endSession } from '#web/lib/api/session.ts';
import { navigateTo } from '#web/lib/page/navigation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useDebounced } from '#web/ui/layout/use-debounced.ts';

export const useLogout = () => {
  const { t } = useTranslation();
  return useDebounced(async () => {
    try {
      await call(logout, {});
    } catch (error) {
      // Spec §8: a failed logout is only logged.
      console.error('Logout failed:', error);
      return;
    }
    endSession();
    notifySuccess(t('client.loggedOut'));
    // Not by a hook of this component: the button is gone as soon as the user is.
    setTimeout(() => navigateTo('/'), limits.afterLogoutMs);
  });
};
