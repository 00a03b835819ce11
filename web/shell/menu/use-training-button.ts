/** The caregiver's Training button (spec §2): sets the session flag `staffMenu`, then reloads or goes to 'user'. */
import { storageKeys } from '#contract/limits.ts';
import { navigateTo } from '#web/lib/page/navigation.ts';
import { withoutBase } from '#web/lib/page/shell.ts';
import { useDebounced } from '#web/ui/layout/use-debounced.ts';

/** Where the browser forbids session storage there is no flag; the button still leads to the personal center. */
const readFlag = (): string | null => {
  try {
    return window.sessionStorage.getItem(storageKeys.staffMenu);
  } catch {
    return null;
  }
};
const raiseFlag = (): void => {
  try {
    window.sessionStorage.setItem(storageKeys.staffMenu, '1');
  } catch {
    // see above
  }
};

export const useTrainingButton = () =>
  useDebounced(() => {
    const reload = withoutBase(window.location.pathname) === '/user/index' && readFlag() === '0';
    raiseFlag();
    if (reload) window.location.reload();
    else navigateTo('/user');
  });
