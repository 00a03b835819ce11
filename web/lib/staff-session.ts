/** Who is in the office: its own token, beside a client's. What the person may is asked anew with every load. */
import { storageKeys } from '#contract/limits.ts';
import { readStored, writeStored } from './storage.ts';

export const officeDoor = '/office/login';

export const getStaffToken = (): string | null => readStored(storageKeys.officeToken);
export const startStaffSession = (token: string): void =>
  writeStored(storageKeys.officeToken, token);
export const endStaffSession = (): void => writeStored(storageKeys.officeToken, null);
