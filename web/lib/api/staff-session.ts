/** The staff session: its own token, beside a client's. Permissions are loaded with every page. */
import { storageKeys } from '#contract/limits.ts';
import { clearDrafts } from '#web/lib/draft.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { queryCache } from './query-cache.ts';

export const officeDoor = '/office/login';
/** Drafts of the office begin with this and the id of who typed. */
export const officeDrafts = 'office ';
/** When the session ends without use, for every tab: milliseconds since 1970. */
export const staffEndKey = 'officeEnd';
export const keepStaffEnd = (secondsLeft: number): void =>
  writeStored(staffEndKey, String(Date.now() + secondsLeft * 1000));
const signedOutKey = 'officeSignedOut';

export const getStaffToken = (): string | null => readStored(storageKeys.officeToken);

/** From an earlier sign-in: lets the owner in while strangers' guesses lock the account. */
const deviceKeyName = 'officeDeviceKey';

/** For the body of a sign-in. */
export const knownStaffDevice = (): { deviceKey?: string } => {
  const deviceKey = readStored(deviceKeyName);
  return deviceKey ? { deviceKey } : {};
};

/** Every staff sign-in returns the same. */
export const startStaffSession = (begun: { token: string; deviceKey: string }): void => {
  queryCache.clear();
  writeStored(signedOutKey, null);
  writeStored(staffEndKey, null);
  writeStored(storageKeys.officeToken, begun.token);
  writeStored(deviceKeyName, begun.deviceKey);
};
export const endStaffSession = (): void => {
  queryCache.clear();
  writeStored(staffEndKey, null);
  writeStored(storageKeys.officeToken, null);
};

/** Somebody leaves this desk: nothing they typed stays here, and other tabs leave for the door. */
export const signOutStaff = (): void => {
  writeStored(signedOutKey, 'yes');
  clearDrafts(officeDrafts);
  endStaffSession();
};
export const hasStaffSignedOut = (): boolean => readStored(signedOutKey) !== null;
