/**
 * The session flag `staffMenu` (spec §2, §4). The header's Training button raises it; here it picks the training tab.
 * It stays up while that tab is being looked at, so that a reload shows it again, and is lowered when another tab is
 * chosen or the page is left: then the button reloads the page, as the spec has it.
 */
import { storageKeys } from '#contract/limits.ts';
import { withoutBase } from '#web/lib/page/shell.ts';

/** Where the browser forbids session storage there is no flag. */
export const isStaffMenu = (): boolean => {
  try {
    return window.sessionStorage.getItem(storageKeys.staffMenu) === '1';
  } catch {
    return false;
  }
};

/** When the page goes away: not for a redraw in its place. */
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
