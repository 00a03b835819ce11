/**
 * The session flag `staffMenu` (spec §2, §4). The header's Training button raises it; here it picks the training tab.
 * It stays set while that tab is open, so a reload shows it again, and is cleared when another tab is
 * chosen or the page is left: then the button reloads the page, as the spec has it.
 */
import { storageKeys } from '#contract/limits.ts';
import { withoutBase } from '#web/lib/page/shell.ts';

/** Without session storage there is no flag. */
export const isStaffMenu = (): boolean => {
  try {
    return window.sessionStorage.getItem(storageKeys.staffMenu) === '1';
  } catch {
    return false;
  }
};

/** On unmount, not on a re-render. */
export const lowerStaffMenuOnLeave = (): void => {
  if (withoutBase(window.location.pathname) !== '/user/index') lowerStaffMenu();
};

export const lowerStaffMenu = (): void => {
  try {
    if (isStaffMenu()) window.sessionStorage.setItem(storageKeys.staffMenu, '0');
  } catch {
    // see above
  }
};
