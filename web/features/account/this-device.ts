/** What this browser keeps about the person who signs in here, besides the session. */

import type { login } from '#contract/account/account.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { signOut, startSession } from '#web/lib/api/session.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

const keys = {
  /** The user name that "remember" keeps. The password itself is never stored (readings "Accounts"). */
  username: 'username',
  /** From an earlier sign-in: lets the owner in while strangers' guesses lock the account. */
  device: 'deviceKey',
} as const;

/** The own profile as it is being edited: no codes, no passwords, no card number. */
export const profileDraft = 'profile';

export const rememberedName = (): string | null => readStored(keys.username);
export const rememberName = (name: string | null): void => writeStored(keys.username, name);

/** For the body of a sign-in. */
export const knownDevice = (): { deviceKey?: string } => {
  const deviceKey = readStored(keys.device);
  return deviceKey ? { deviceKey } : {};
};

/** Every way into an account answers the same. */
export const enter = ({ token, user, deviceKey }: AnswerOf<typeof login>): void => {
  if (deviceKey) writeStored(keys.device, deviceKey);
  startSession(token, user);
};

/** The account is gone: nothing of it stays here. */
export const forgetPerson = (): void => {
  signOut();
  rememberName(null);
  writeStored(keys.device, null);
};
