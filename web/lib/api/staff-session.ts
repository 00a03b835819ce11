/** The staff session: its own token, beside a client's. Permissions are loaded with every page. */
import { storageKeys } from '#contract/limits.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { queryCache } from './query-cache.ts';

export const officeDoor = '/office/login';

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
  writeStored(storageKeys.officeToken, begun.token);
  writeStored(deviceKeyName, begun.deviceKey);
};
export const endStaffSession = (): void => {
  queryCache.clear();
  writeStored(storageKeys.officeToken, null);
};
