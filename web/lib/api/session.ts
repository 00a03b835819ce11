/** The session on the client (spec §3, §4): the token under 'token', the user next to it. */
import { useMemo } from 'react';
import type { Role } from '#contract/access.ts';
import type { SessionUser } from '#contract/account/account.ts';
import { actingForHeader } from '#contract/help/words.ts';
import { storageKeys } from '#contract/limits.ts';
import { actingFor, writeActing } from '#web/lib/acting.ts';
import { clearDrafts } from '#web/lib/draft.ts';
import { forgetCardNumber } from '#web/lib/kept-card-number.ts';
import { readStored, useStored, writeStored } from '#web/lib/storage.ts';
import { queryCache } from './query-cache.ts';

const parseUser = (json: string | null): SessionUser | null => {
  if (!json) return null;
  try {
    const user: unknown = JSON.parse(json);
    return user && typeof user === 'object' && 'userType' in user ? (user as SessionUser) : null;
  } catch {
    return null;
  }
};

export const getToken = (): string | null => readStored(storageKeys.token);
/** The person this tab is about: the signed-in user, or the person they act for. */
export const getUser = (): SessionUser | null =>
  getToken() ? (actingFor() ?? parseUser(readStored(storageKeys.user))) : null;

/** The token and the person acted for: on every call about the person of `getUser`. */
export const authHeaders = (token: string | null): Record<string, string> => {
  const person = actingFor();
  return {
    ...(token && { Authorization: token }),
    ...(token && person && { [actingForHeader]: person.userId }),
  };
};

export const startSession = (token: string, user: SessionUser): void => {
  queryCache.clear();
  writeActing(null);
  writeStored(storageKeys.signedOut, null);
  writeStored(storageKeys.user, JSON.stringify(user));
  writeStored(storageKeys.token, token);
};

export const endSession = (): void => {
  queryCache.clear();
  writeActing(null);
  writeStored(storageKeys.token, null);
  writeStored(storageKeys.user, null);
};

/** The person leaves this device: nothing they typed stays here, and other tabs leave their private pages. */
export const signOut = (): void => {
  writeStored(storageKeys.signedOut, 'yes');
  endSession();
  clearDrafts();
  forgetCardNumber();
};
export const hasSignedOut = (): boolean => readStored(storageKeys.signedOut) !== null;

export const useUser = (): SessionUser | null => {
  const token = useStored(storageKeys.token);
  const json = useStored(storageKeys.user);
  return useMemo(() => (token ? (actingFor() ?? parseUser(json)) : null), [token, json]);
};

export const useRole = (): Role => useUser()?.userType ?? 'visitor';
